import { useEffect, useState } from 'react';
import { idly } from './idly.ts';

/** A drawing made for one tile: SVG text and its size on the page, CSS px. */
export interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface TilePictureProps {
  /** Same key, same picture: what the drawing depends on. */
  readonly depictionKey: string;
  draw(): Drawn;
}

interface Shown {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Enough for every tile of all steps in a few colours; the oldest pictures give way. */
const mostPictures = 400;
const pictures = new Map<string, Shown>();

/**
 * A picture on a tile. It is drawn when the page has nothing better to do, so that a step opens at once and a click
 * never waits for forty drawings; an older picture stays until the new one is there.
 */
export function TilePicture({ depictionKey, draw }: TilePictureProps) {
  const [shown, show] = useState(pictures.get(depictionKey));
  useEffect(() => {
    const known = pictures.get(depictionKey);
    if (known) return show(known);
    return idly(() => show(keep(depictionKey, draw())));
    // The key says all that the drawing depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [depictionKey]);
  return shown ? <img src={shown.address} width={shown.width} height={shown.height} alt="" draggable={false} /> : null;
}

function keep(key: string, { svg, width, height }: Drawn): Shown {
  const shown = { address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), width, height };
  pictures.set(key, shown);
  for (const [oldest, { address }] of pictures) {
    if (pictures.size <= mostPictures) break;
    URL.revokeObjectURL(address);
    pictures.delete(oldest);
  }
  return shown;
}
