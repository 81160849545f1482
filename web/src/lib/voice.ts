/** The browser's own voice, for those who have no screen reader or whose reader drops messages. */

/** Whether this browser can speak at all. */
export const canSpeak = (): boolean => "speechSynthesis" in window;

/** Say a text aloud, after what is being said; an urgent one at once. */
export function speak(text: string, lang: string, urgent = false): void {
  if (!text || !canSpeak()) return;
  if (urgent) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  speechSynthesis.speak(words);
}
