/** 22 random signs of A-Z a-z 0-9 _ -, fit for a command's id and for a salt. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
