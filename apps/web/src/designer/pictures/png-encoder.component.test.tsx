import { afterEach, expect, test, vi } from 'vitest';
import { startPngEncoder } from './png-encoder.ts';

afterEach(() => vi.unstubAllGlobals());

/** As it is without a network: its file cannot be fetched, which it says before anything was asked of it. */
class UnreachableWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  postMessage() {
    // Nobody answers.
  }
  terminate() {
    // It has never begun.
  }
}

test('a picture is encoded on the page where the worker could not be fetched', async () => {
  vi.stubGlobal('Worker', UnreachableWorker);
  const encoder = startPngEncoder();
  const canvas = document.createElement('canvas');
  await new Promise((painted) => requestAnimationFrame(painted));
  const png = await encoder.encode(canvas);
  expect(png?.type).toBe('image/png');
  encoder.end();
});
