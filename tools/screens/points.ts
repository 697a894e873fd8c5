import type { openBrowser } from '../../bench/driver/browser.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Size of a picture, px. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

/** The page of a browser knows how to make a picture smaller without losing its lines. */
export async function pointsOf(desk: Page, picture: string, { width, height }: Format): Promise<Uint8Array> {
  const points = await desk.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(picture)}), (letter) => letter.charCodeAt(0));
    const size = { resizeWidth: ${width}, resizeHeight: ${height}, resizeQuality: 'high' };
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), size);
    const pen = new OffscreenCanvas(${width}, ${height}).getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, ${width}, ${height});
    let text = '';
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return btoa(text);
  })()`);
  return Buffer.from(String(points), 'base64');
}
