const APPS = /FBAN|FBAV|Instagram|\bLine\/|WhatsApp|MicroMessenger|Twitter|TikTok|musical_ly|Snapchat|Pinterest|LinkedInApp|GSA\/|; wv\)/;

/** Whether this looks like the browser inside another app: one's usual browser has another cookie, so it would be somebody else. */
export const inApp = (agent: string): boolean => APPS.test(agent);
