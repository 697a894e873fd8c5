import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import type { Side } from '@door/drawing/scene';
import { memo } from 'react';
import { scheduleOf } from './schedule.ts';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { descriptionMessages } from '../messages.ts';

export interface DoorDescriptionProps {
  /** For the `aria-describedby` of the picture. */
  readonly id: string;
  readonly item: Item;
  readonly side: Side;
  readonly context: RuleContext;
}

/** The picture in words for screen readers. Memoized, because the picture changes a frame before its description. */
export const DoorDescription = memo(({ id, ...door }: DoorDescriptionProps) => (
  <p id={id} hidden>
    {describeDoor(door)}
  </p>
));

export function describeDoor({ item, side, context }: Omit<DoorDescriptionProps, 'id'>): string {
  const { width, height } = item.frame.overall;
  const lines = scheduleOf(describeItem(item, context));
  return [
    descriptionMessages.seenFrom[side],
    ...lines.map(({ term, value }) => descriptionMessages.changed(term, value)),
    descriptionMessages.overall(width, height),
  ].join(' ');
}
