import type { Page } from '@playwright/test';

/** Size of a picture, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pixels of a PNG (base64) scaled to the size: red, green, blue, alpha of one after another. A browser's page does the scaling. */
export async function scaledPixels(page: Page, png: string, { width, height }: Size): Promise<Uint8Array> {
  const pixels = await page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(png)}), (letter) => letter.charCodeAt(0));
    const size = { resizeWidth: ${width}, resizeHeight: ${height}, resizeQuality: 'high' };
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), size);
    const context = new OffscreenCanvas(${width}, ${height}).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, ${width}, ${height});
    let text = '';
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return btoa(text);
  })()`);
  return Buffer.from(String(pixels), 'base64');
}
