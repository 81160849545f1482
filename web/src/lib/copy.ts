/** Copy a text; where the browser has no clipboard (plain http) by way of the field that shows it. True if it worked. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
