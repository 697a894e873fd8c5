import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { describeItem } from '@door/domain/configure/describe-item';
import type { Item } from '@door/domain/model/item';
import type { Side } from '@door/drawing/scene';
import { memo } from 'react';
import { scheduleOf } from './schedule.ts';
import { words } from '../../platform/words/words.ts';

export interface DoorDescriptionProps {
  /** For the `aria-describedby` of the picture. */
  readonly id: string;
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
}

/** The picture in words for screen readers. Memoized, because the picture changes a frame before its description. */
export const DoorDescription = memo(({ id, ...door }: DoorDescriptionProps) => (
  <p id={id} hidden>
    {describeDoor(door)}
  </p>
));

export function describeDoor({ item, catalogue, side }: Omit<DoorDescriptionProps, 'id'>): string {
  const { width, height } = item.frame.overall;
  const lines = scheduleOf(describeItem(item, catalogue), catalogue.words);
  return [
    words.stage.seenFrom[side],
    ...lines.map(({ term, value }) => words.changed(term, value)),
    words.stage.overall(width, height),
  ].join(' ');
}
