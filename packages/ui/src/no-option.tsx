import type { TilePicture } from './tile.tsx';
import { useControlMessages } from './messages.ts';

/** Shown instead of tiles when there is nothing to choose. */
export function NoOption({ kind }: { readonly kind: TilePicture }) {
  return <p className={`no-option tile-${kind}`}>{useControlMessages().noOption}</p>;
}
