import { HTMLCanvasElementLuminanceSource } from '@zxing/library/esm/browser/HTMLCanvasElementLuminanceSource';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';

/** Wider pictures are read no better, and slower; px. */
const widest = 800;

const reader = new QRCodeReader();
const canvas = document.createElement('canvas');

/** For browsers without a reader of their own: only what reads QR codes is taken from the library. */
export function readQrCode(video: HTMLVideoElement): Promise<string | null> {
  const { videoWidth, videoHeight } = video;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (videoWidth === 0 || !context) return Promise.resolve(null);
  const scale = Math.min(1, widest / videoWidth);
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    const picture = new BinaryBitmap(new HybridBinarizer(new HTMLCanvasElementLuminanceSource(canvas)));
    return Promise.resolve(reader.decode(picture).getText());
  } catch {
    // It throws for every picture without a code.
    return Promise.resolve(null);
  }
}
