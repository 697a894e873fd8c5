import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import type { Backdrop } from '@door/drawing/stage/stage';
import { toSvg } from '@door/drawing/svg';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { words } from '../words/words.ts';
import { pageTiles } from './tile-pictures.ts';

export interface RoomPictureProps {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
  readonly backdrop: Exclude<Backdrop, 'none'>;
}

/** The door on a wall that reaches every edge of its place. */
export function RoomPicture({ item, catalogue, side, backdrop }: RoomPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const aspect = useAspect(place);
  const svg = useMemo(() => {
    if (aspect === null) return '';
    const scene = drawScene(factsOf(item, catalogue, side), { backdrop, aspect });
    return toSvg(scene, { id: `room-${side}`, tiles: pageTiles });
  }, [item, catalogue, side, backdrop, aspect]);
  return (
    <div
      ref={place}
      className="room"
      role="img"
      aria-label={words.stage.door[side]}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** Width over height; null until the element has a place on the page. */
function useAspect(place: RefObject<HTMLElement | null>): number | null {
  const [aspect, setAspect] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setAspect(clientWidth / clientHeight);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return aspect;
}
