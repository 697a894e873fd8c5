import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What a reader of others finds on each page of a PDF, printed with the 203 dots an inch of a label printer or others: `QRCode DW1:2647…`. */
export async function codesOfPdf(pdf: Uint8Array, dotsPerInch = 203): Promise<readonly (readonly string[])[]> {
  await haveReader();
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const found: (readonly string[])[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: dotsPerInch / 72, render: 'bitmap' });
      const pixels = { data: Uint8ClampedArray.from(data), width, height, colorSpace: 'srgb' } as const;
      const codes = await readBarcodes(pixels, { formats: ['QRCode', 'Code128'] });
      found.push(codes.map(({ format, text }) => `${format} ${text}`).toSorted());
    }
    document.destroy();
    return found;
  } finally {
    library.destroy();
  }
}

/** Without the file it would ask a host for it. */
async function haveReader(): Promise<void> {
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: file.buffer }, fireImmediately: true });
}
