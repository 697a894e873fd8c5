import type { Item } from '@door/domain/door/model/item';
import type { CSSProperties } from 'react';
import { drawDoor, pictureKeyOf, type Scale } from '../../designer/pictures/door-picture.ts';
import { TilePicture } from '../../designer/pictures/tile-picture.tsx';
import { useApp } from '../../designer/app/app-context.ts';

export interface ItemThumbnailProps {
  readonly item: Item;
  readonly scale: Scale;
  /** Height of the whole picture, wall and floor, CSS px. */
  readonly height: number;
}

/** A small picture of an item standing on a floor. Decorative: the item's name stands beside it. */
export function ItemThumbnail({ item, scale, height }: ItemThumbnailProps) {
  const { catalogue } = useApp();
  const style: CSSProperties = { height };
  return (
    <span className="tile-picture tile-ground floor-door" style={style} aria-hidden="true">
      <TilePicture
        depictionKey={`floor ${scale.pxPerMm} ${pictureKeyOf(item)} ${JSON.stringify(item.extras.chosen)}`}
        draw={() => drawDoor(item, { catalogue }, scale)}
      />
    </span>
  );
}

/** The space inside a picture that the door may fill, CSS px. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** mm. The scale is chosen as if one item were at least this high, so that a list of low ones is not blown up. */
const minTallestHeight = 2100;

/** The scale at which the tallest and the widest of the items still fit the space, so that pictures can be compared. */
export function sharedScale(items: readonly Item[], space: Space): Scale {
  const tallest = Math.max(minTallestHeight, ...items.map(({ frame }) => frame.overall.height));
  const widest = Math.max(1, ...items.map(({ frame }) => frame.overall.width));
  return { pxPerMm: Math.min(space.height / tallest, space.width / widest) };
}
