import { describeItem } from '@door/domain/configure/describe-item';
import type { Item } from '@door/domain/model/item';
import type { Side } from '@door/drawing/scene';
import { memo } from 'react';
import { scheduleOf } from './schedule.ts';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { doorWords } from '../words.ts';

interface DescribedDoor extends Omit<DoorDescriptionProps, 'id'> {
  readonly context: PageContext;
}

export interface DoorDescriptionProps {
  /** For the `aria-describedby` of the picture. */
  readonly id: string;
  readonly item: Item;
  readonly side: Side;
}

/** The picture in words for screen readers. Memoized, because the picture changes a frame before its description. */
export const DoorDescription = memo(({ id, item, side }: DoorDescriptionProps) => {
  const { context } = useDesigner();
  return (
    <p id={id} hidden>
      {describeDoor({ item, side, context })}
    </p>
  );
});

export function describeDoor({ item, side, context }: DescribedDoor): string {
  const { width, height } = item.frame.overall;
  const lines = scheduleOf(describeItem(item, context), context.words);
  return [
    doorWords.stage.seenFrom[side],
    ...lines.map(({ term, value }) => doorWords.changed(term, value)),
    doorWords.stage.overall(width, height),
  ].join(' ');
}
