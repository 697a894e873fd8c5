import type { Size } from '@door/domain/lib/mm';
import type { Box } from '@door/drawing/facts';
import type { Appearance } from '@door/photo/compose';
import type { Quad } from '@door/photo/homography';
import type { Light } from '@door/photo/light-beside';
import type { Placement } from '@door/photo/placement';
import type { RevealShadow } from '@door/photo/reveal-shadow';
import type { BrushStroke } from './house-photo.ts';

/** What the worker is asked to do with the pixels of a photo. */
export type PhotoTask =
  /** Encodes it anew, so that nothing but pixels is left, and looks for the opening of a set of this size. */
  | {
      readonly type: 'read';
      readonly photo: ImageBitmap;
      /** Focal length of the camera, px of the photo. */
      readonly focal: number;
      readonly set: Size;
    }
  /** How the light is around these corners. */
  | { readonly type: 'measure'; readonly jpeg: Blob; readonly corners: Quad }
  /** Draws the set into the photo. */
  | {
      readonly type: 'compose';
      readonly jpeg: Blob;
      readonly set: ImageBitmap;
      /** The set's own box in its picture, px. */
      readonly box: Box;
      readonly placement: Placement;
      readonly as: Appearance;
      readonly inFront: readonly BrushStroke[];
      /** Longest side of the picture that is made, px. */
      readonly longest: number;
    };

export interface PhotoAnswers {
  readonly read: {
    readonly jpeg: Blob;
    /** null: nothing looks like an opening. */
    readonly corners: Quad | null;
    /** Mean brightness as the eye sees it, 0…1. */
    readonly brightness: number;
  };
  readonly measure: { readonly light: Light; readonly shadow: RevealShadow };
  readonly compose: Blob;
}

/** Does it in a worker, which ends with its answer. Rejects where the browser cannot. */
export function inPhotoWorker<Type extends PhotoTask['type']>(
  task: Extract<PhotoTask, { readonly type: Type }>,
  transfer: readonly Transferable[] = [],
): Promise<PhotoAnswers[Type]> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({
      data,
    }: MessageEvent<{ readonly answer: PhotoAnswers[Type] } | { readonly failed: string }>) => {
      worker.terminate();
      if ('answer' in data) done(data.answer);
      else fail(new Error(data.failed));
    };
    worker.onerror = () => {
      worker.terminate();
      fail(new Error('The worker could not be started.'));
    };
    worker.postMessage(task, [...transfer]);
  });
}
