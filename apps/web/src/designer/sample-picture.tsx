import type { Scene, Tiles } from '@door/drawing/scene';
import { useEffect, useState } from 'react';
import { inlineTiles, noTiles } from '../preview/tile-pictures.ts';
import { drawnHigh } from './drawn.ts';
import { TilePicture } from './tile-picture.tsx';

/** Pictures of pieces are drawn at twice the height of the largest tile, so that they stay sharp; CSS px. */
const drawnHeight = 320;

export interface SamplePictureProps {
  readonly depictionKey: string;
  draw(): Scene;
}

/** A piece of the thing itself: a handle on the skin, a pane in its cassette, a corner of the frame. */
export function SamplePicture({ depictionKey, draw }: SamplePictureProps) {
  const tiles = useInlineTiles();
  if (!tiles) return null;
  return (
    <TilePicture depictionKey={depictionKey} draw={() => drawnHigh(draw(), { id: 's', tiles, height: drawnHeight })} />
  );
}

let loaded: Tiles | undefined;

/** undefined while the texture is on its way; without a network the pieces are drawn plain. */
function useInlineTiles(): Tiles | undefined {
  const [tiles, set] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    let wanted = true;
    inlineTiles().then(
      (fetched) => {
        loaded = fetched;
        if (wanted) set(fetched);
      },
      () => wanted && set(noTiles),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return tiles;
}
