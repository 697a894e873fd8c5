import { encodeOnPage } from './svg-image.ts';

/** Encodes PNG in a worker; on the page where the browser does not support that. */
export interface PngEncoder {
  encode(canvas: HTMLCanvasElement): Promise<Blob | null>;
  end(): void;
}

/** Call it early: the worker starts while the picture is still being painted. */
export function startPngEncoder(): PngEncoder {
  const worker = startWorker();
  const failed = worker && failureOf(worker);
  return {
    async encode(canvas) {
      if (!worker || !failed) return encodeOnPage(canvas);
      try {
        return await Promise.race([encodeInWorker(worker, canvas), failed]);
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

/** Rejects when the worker fails: without network it does so before there is a picture to encode, and answers nothing ever after. */
function failureOf(worker: Worker): Promise<never> {
  const failed = new Promise<never>((_, fail) => {
    worker.addEventListener('error', () => fail(new Error('The worker could not be started.')));
  });
  failed.catch(() => undefined);
  return failed;
}

async function encodeInWorker(worker: Worker, canvas: HTMLCanvasElement): Promise<Blob> {
  const pixels = await createImageBitmap(canvas);
  return new Promise((done) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => done(data);
    worker.postMessage(pixels, [pixels]);
  });
}
