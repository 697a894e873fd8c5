import { useEffect, useState } from 'react';
import { packHere } from '../preview/png-packer.ts';
import { imageOf } from '../preview/svg-image.ts';
import type { Drawn } from './drawn.ts';
import { idly } from './idly.ts';

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
const mostPictures = 300;
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
    let wanted = true;
    const withdraw = idly(() => void made(depictionKey, draw()).then((picture) => wanted && show(picture)));
    return () => {
      wanted = false;
      withdraw();
    };
    // The key says all that the drawing depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [depictionKey]);
  return shown ? <img src={shown.address} width={shown.width} height={shown.height} alt="" draggable={false} /> : null;
}

async function made(key: string, { svg, width, height }: Drawn): Promise<Shown> {
  const picture = await pixelsOf(svg).catch(() => null);
  const known = pictures.get(key);
  if (known) return known;
  const shown = {
    address: URL.createObjectURL(picture ?? new Blob([svg], { type: 'image/svg+xml' })),
    width,
    height,
  };
  pictures.set(key, shown);
  forgetOldest();
  return shown;
}

/** A drawing keeps a document with all its textures in memory, and is drawn again with every repaint; its pixels do not. */
async function pixelsOf(svg: string): Promise<Blob | null> {
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0);
  return packHere(canvas);
}

function forgetOldest() {
  for (const [oldest, { address }] of pictures) {
    if (pictures.size <= mostPictures) return;
    URL.revokeObjectURL(address);
    pictures.delete(oldest);
  }
}
