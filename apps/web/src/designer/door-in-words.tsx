import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { describeItem } from '@door/domain/item/describe';
import type { Item } from '@door/domain/item/item';
import type { Side } from '@door/drawing/scene';
import { memo } from 'react';
import { scheduleOf } from '../submit/schedule.ts';
import { words } from '../words/words.ts';

export interface DoorInWordsProps {
  /** For the `aria-describedby` of the picture. */
  readonly id: string;
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
}

/**
 * What the picture shows, for those who do not see it; read out with the picture and nowhere else. The picture itself is
 * ahead of its words by a frame: as long as they say the same, nothing is worked out again.
 */
export const DoorInWords = memo(({ id, ...door }: DoorInWordsProps) => (
  <p id={id} hidden>
    {doorInWords(door)}
  </p>
));

export function doorInWords({ item, catalogue, side }: Omit<DoorInWordsProps, 'id'>): string {
  const { width, height } = item.frame.overall;
  const lines = scheduleOf(describeItem(item, catalogue), catalogue.words);
  return [
    words.stage.seenFrom[side],
    ...lines.map(({ term, value }) => words.changed(term, value)),
    words.stage.overall(width, height),
  ].join(' ');
}
