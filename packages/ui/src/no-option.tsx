import type { TilePicture } from './tile.tsx';
import { useControlWords } from './words.ts';

/** Shown instead of tiles when there is nothing to choose. */
export function NoOption({ kind }: { readonly kind: TilePicture }) {
  return <p className={`no-option tile-${kind}`}>{useControlWords().noOption}</p>;
}
