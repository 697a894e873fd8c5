/** Packs pixels as PNG in a worker; where the browser has none for it, on the page. */
export interface PngPacker {
  pack(canvas: HTMLCanvasElement): Promise<Blob | null>;
  end(): void;
}

/** Begin it early: it starts while the picture is still painted. */
export function startPngPacker(): PngPacker {
  const worker = startWorker();
  return {
    async pack(canvas) {
      if (!worker) return packHere(canvas);
      try {
        return await packBeside(worker, canvas);
      } catch {
        return packHere(canvas);
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

async function packBeside(worker: Worker, canvas: HTMLCanvasElement): Promise<Blob> {
  const pixels = await createImageBitmap(canvas);
  return new Promise((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => done(data);
    worker.onerror = () => fail(new Error('The worker could not be started.'));
    worker.postMessage(pixels, [pixels]);
  });
}

export const packHere = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/png'));
