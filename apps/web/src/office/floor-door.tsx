import type { Item } from '@door/domain/item/item';
import type { CSSProperties } from 'react';
import { drawDoor, looksOf, type Scale } from '../designer/door-picture.ts';
import { TilePicture } from '../designer/tile-picture.tsx';
import { useShop } from '../shell/shop.ts';

export interface FloorDoorProps {
  readonly item: Item;
  readonly scale: Scale;
  /** Of wall and floor together, CSS px. */
  readonly height: number;
}

/** A door on its piece of floor. */
export function FloorDoor({ item, scale, height }: FloorDoorProps) {
  const { catalogue } = useShop();
  const style: CSSProperties = { height };
  return (
    <span className="tile-picture tile-ground floor-door" style={style} aria-hidden="true">
      <TilePicture
        depictionKey={`floor ${scale.pxPerMm} ${looksOf(item)} ${JSON.stringify(item.extras.chosen)}`}
        draw={() => drawDoor(item, catalogue, scale)}
      />
    </span>
  );
}

/** The room that a picture leaves for the door itself, CSS px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** No door is lower than this, so that a row of low ones does not look like a row of gates, mm. */
const usualHeight = 2100;

/** One scale for all of them, so that sizes are compared by eye. */
export function scaleOf(items: readonly Item[], room: Room): Scale {
  const tallest = Math.max(usualHeight, ...items.map(({ frame }) => frame.overall.height));
  const widest = Math.max(1, ...items.map(({ frame }) => frame.overall.width));
  return { pxPerMm: Math.min(room.height / tallest, room.width / widest) };
}
