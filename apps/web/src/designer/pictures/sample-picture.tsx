import type { Scene, Textures } from '@door/drawing/scene';
import { useEffect, useState } from 'react';
import { inlineTextures } from './inline-textures.ts';
import { noTextures } from './textures.ts';
import { drawAtHeight, TilePicture } from './tile-picture.tsx';

/** Twice the height of the largest tile, so that pictures stay sharp; CSS px. */
const drawnHeight = 320;

export interface SamplePictureProps {
  readonly depictionKey: string;
  draw(): Scene;
}

/** A piece of the door on a tile: a handle on the skin, a pane in its cassette, a corner of the frame. */
export function SamplePicture({ depictionKey, draw }: SamplePictureProps) {
  const textures = useInlineTextures();
  if (!textures) return null;
  return (
    <TilePicture
      depictionKey={depictionKey}
      draw={() => drawAtHeight(draw(), { id: 's', textures, height: drawnHeight })}
    />
  );
}

/** As last known, so that a step that is opened again shows its pieces at once. */
let known: Textures | undefined;

/** undefined while the textures are loading; without network the pieces are drawn plain. */
function useInlineTextures(): Textures | undefined {
  const [textures, setTextures] = useState(known);
  useEffect(() => {
    if (known && known !== noTextures) return;
    let wanted = true;
    inlineTextures().then(
      (fetched) => {
        known = fetched;
        if (wanted) setTextures(fetched);
      },
      () => {
        known ??= noTextures;
        if (wanted) setTextures(known);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return textures;
}
