import { useEffect, useState } from 'react';
import type { Scene, Tiles } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import { inlineTiles, noTiles } from '../preview/tile-pictures.ts';
import { TilePicture } from './tile-picture.tsx';

/** Pictures of pieces are drawn at twice the height of the largest tile, so that they stay sharp. */
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
    <TilePicture
      depictionKey={depictionKey}
      draw={() => {
        const scene = draw();
        const width = Math.round((drawnHeight * scene.view.width) / scene.view.height);
        return { svg: toSvg(scene, { id: 's', tiles, height: drawnHeight }), height: drawnHeight, width };
      }}
    />
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
