/** Looks for one of our codes in the picture of the camera; null: there is none in it. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, where it has one (Android, macOS). */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): BarcodeDetector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

const format = 'qr_code';

/** The browser's reader, or one that is loaded when it has none for QR codes. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = window;
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => null);
  if (!BarcodeDetector || !formats?.includes(format)) return (await import('./qr-reader.ts')).readQrCode;
  const detector = new BarcodeDetector({ formats: [format] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
