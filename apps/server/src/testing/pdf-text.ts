import { inflateSync } from 'node:zlib';

/** What is drawn on each page, in the operators of PDF. */
export function contentsOfPdf(pdf: Uint8Array): readonly string[] {
  const objects = objectsOf(Buffer.from(pdf));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => streamOf(objects, /\/Contents (\d+) 0 R/.exec(head)?.[1]));
}

/** The texts of each page of a PDF that pdfkit wrote, in the order in which they were written. */
export function textsOfPdf(pdf: Uint8Array): readonly (readonly string[])[] {
  const objects = objectsOf(Buffer.from(pdf));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const content = streamOf(objects, /\/Contents (\d+) 0 R/.exec(head)?.[1]);
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(head)?.[1] ?? '')?.head ?? '';
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        lettersOf(streamOf(objects, /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1])),
      ]),
    );
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].reduce(
      ({ font, texts }, [, name, shown]) =>
        name === undefined ? { font, texts: [...texts, decoded(shown ?? '', fonts.get(font))] } : { font: name, texts },
      { font: '', texts: [] as readonly string[] },
    ).texts;
  });
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer;
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n/gm)].map(({ 0: mark, 1: id = '', index }) => {
      const start = index + mark.length;
      const end = text.indexOf('\nendobj', start);
      const opens = text.indexOf('stream\n', start);
      const head = text.slice(start, opens > 0 && opens < end ? opens : end);
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
      return [id, { head, stream: pdf.subarray(opens + 7, opens + 7 + length) }] as const;
    }),
  );
}

function streamOf(objects: ReadonlyMap<string, PdfObject>, id = ''): string {
  const found = objects.get(id);
  if (!found) return '';
  return (/FlateDecode/.test(found.head) ? inflateSync(found.stream) : found.stream).toString('latin1');
}

/** Letters by number, from ranges such as `<0000> <0002> [<0000> <0051> <0075>]`. */
function lettersOf(map: string): readonly string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const read = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    );
    letters.splice(Number.parseInt(first, 16), read.length, ...read);
  }
  return letters;
}

const decoded = (shown: string, letters: readonly string[] = []): string =>
  [...shown.matchAll(/<(\w+)>/g)]
    .flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
    .join('');
