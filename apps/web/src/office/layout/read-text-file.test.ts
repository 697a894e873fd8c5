import { expect, test } from 'vitest';
import { decodedText, readTextFile } from './read-text-file.ts';

const text = 'Code,Name\r\nT1,Caffè Ó Dónaill – 12 €\r\n';
const windows = Uint8Array.from(text, (sign) => ({ '–': 0x96, '€': 0x80 })[sign] ?? sign.charCodeAt(0));
const utf16 = (isBig: boolean) => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  Array.from(`\uFEFF${text}`).forEach((sign, at) => view.setUint16(2 * at, sign.charCodeAt(0), !isBig));
  return bytes;
};

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 of spreadsheets', utf16(false)],
  ['UTF-16 the other way round', utf16(true)],
  ['Windows-1252', windows],
])('%s keeps its letters', async (_, bytes) => {
  expect(decodedText(bytes)).toBe(text);
  expect(await readTextFile(new Blob([bytes]))).toBe(text);
});
