import { encodeOnPage } from './svg-image.ts';

/** Encodes PNG in a worker; on the page where the browser does not support that. */
export interface PngEncoder {
  encode(canvas: HTMLCanvasElement): Promise<Blob | null>;
  end(): void;
}

/** Call it early: the worker starts while the picture is still being painted. */
export function startPngEncoder(): PngEncoder {
  const worker = startWorker();
  return {
    async encode(canvas) {
      if (!worker) return encodeOnPage(canvas);
      try {
        return await encodeInWorker(worker, canvas);
      } catch {
        return encodeOnPage(canvas);
      }
    },
    end: () => worker?.terminate(),
  };
}

function startWorker(): Worker | null {
  if (!('OffscreenCanvas' in window)) return null;
  try {
    return new Worker(new URL('./png-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

async function encodeInWorker(worker: Worker, canvas: HTMLCanvasElement): Promise<Blob> {
  const pixels = await createImageBitmap(canvas);
  return new Promise((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => done(data);
    worker.onerror = () => fail(new Error('The worker could not be started.'));
    worker.postMessage(pixels, [pixels]);
  });
}
