import { createContext, useContext, useEffect, useState } from 'react';
import { encodeOnPage, loadSvgImage } from './svg-image.ts';
import { goOnUnheld, whenIdle, whenIdleFirst } from '../../shared/scheduling/scheduling.ts';
import type { Scene } from '@door/drawing/scene';
import { type SvgOptions, toSvg } from '@door/drawing/svg';

export interface TilePictureProps {
  /** All that the drawing depends on: the same key gives the same picture. */
  readonly depictionKey: string;
  /** Somebody waits for it: before all that are only looked at. */
  readonly first?: boolean;
  draw(): TileDrawing;
}

export interface Picture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Enough for every tile of all steps in a few colours; beyond that the oldest are removed. */
const mostPictures = 300;
const pictures = new Map<string, Picture>();

/**
 * A picture on a tile. It is drawn while the page is idle, so that a step opens at once and a click never waits for forty
 * drawings; the older picture stays until the new one is ready.
 */
export function TilePicture({ depictionKey, first, draw }: TilePictureProps) {
  const ahead = useContext(PicturesAhead);
  const [shown, setShown] = useState(() => pictures.get(depictionKey) ?? ahead?.(draw));
  useEffect(() => {
    const known = pictures.get(depictionKey);
    if (known) return setShown(known);
    let wanted = true;
    const cancel = (first ? whenIdleFirst : whenIdle)(async () => {
      const drawing = draw();
      const image = await loadSvgImage(drawing.svg).catch(() => null);
      const goOn = () => void pictureOf(depictionKey, drawing, image).then((picture) => wanted && setShown(picture));
      if (first) goOn();
      else goOnUnheld(goOn);
    });
    return () => {
      wanted = false;
      cancel();
    };
    // `draw` is a new function in every render; the key stands for all that it depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [depictionKey]);
  if (!shown) return null;
  const { address, width, height } = shown;
  const mark = ahead ? { [keyAttribute]: depictionKey, ...afterFirstPaint } : {};
  return <img {...mark} src={address} width={width} height={height} alt="" draggable={false} />;
}

/** On the server: draws a picture at once, or answers undefined for one that is not among the first that are seen. null: the browser draws. */
export const PicturesAhead = createContext<((draw: TilePictureProps['draw']) => Picture | undefined) | null>(null);

const keyAttribute = 'data-picture';

/** Each picture is a document of its own: together they would take as long as all else before the first paint. */
const afterFirstPaint = { loading: 'lazy' } as const;

/** Knows the pictures that the server has drawn into the page, so that their tiles begin with them. */
export function adoptPictures(page: ParentNode): void {
  for (const image of page.querySelectorAll<HTMLImageElement>(`img[${keyAttribute}]`)) {
    // The properties would be the size on the page.
    const sizeIn = (side: 'width' | 'height') => Number(image.getAttribute(side));
    const picture = { address: image.src, width: sizeIn('width'), height: sizeIn('height') };
    pictures.set(image.getAttribute(keyAttribute) ?? '', picture);
  }
}

/** `image`: null where this browser cannot paint the drawing; then it is shown itself. */
async function pictureOf(
  key: string,
  { svg, width, height }: TileDrawing,
  image: HTMLImageElement | null,
): Promise<Picture> {
  const pixels = image && (await encodeOnPage(paint(image)));
  const known = pictures.get(key);
  if (known) return known;
  const shown = {
    address: URL.createObjectURL(pixels ?? new Blob([svg], { type: 'image/svg+xml' })),
    width,
    height,
  };
  pictures.set(key, shown);
  removeOldest();
  return shown;
}

/** As pixels: an SVG image would keep a document with its textures in memory and be drawn again at every repaint. */
function paint(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0);
  return canvas;
}

function removeOldest() {
  for (const [oldest, { address }] of pictures) {
    if (pictures.size <= mostPictures) return;
    URL.revokeObjectURL(address);
    pictures.delete(oldest);
  }
}

/** A drawing for one tile: SVG text and its size on the page, CSS px. */
export interface TileDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a scene at a height, CSS px; the width follows from its proportions. */
export const drawAtHeight = (scene: Scene, painting: SvgOptions & Pick<TileDrawing, 'height'>): TileDrawing => ({
  svg: toSvg(scene, painting),
  height: painting.height,
  width: Math.round((painting.height * scene.view.width) / scene.view.height),
});
