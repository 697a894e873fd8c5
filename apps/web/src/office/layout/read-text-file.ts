/** The text of a file that a person has chosen, whichever program has saved it. */
export const readTextFile = async (file: Blob): Promise<string> =>
  decodedText(new Uint8Array(await file.arrayBuffer()));

/**
 * UTF-8, or UTF-16 where its mark says so; what is neither is what spreadsheets save as plain CSV on Windows in Western Europe. No
 * letter is lost in any of them, and a mark is left out.
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}
