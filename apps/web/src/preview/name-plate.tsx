import { describeItem } from '@door/domain/item/describe';
import { useRouterState } from '@tanstack/react-router';
import { plateOf, type Topic } from '../designer/plate.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { steps } from '../designer/steps.ts';

/** What a step is about, in the order of the steps. */
const topics: readonly Topic[] = ['frame', 'design', 'colours', 'glass', 'hardware'];

/** What the door is, in two lines, told politely as it changes. */
export function NamePlate() {
  const { item, catalogue } = useDesigner();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const topic = topics[steps.findIndex((step) => step.path === path)] ?? 'frame';
  const { first, second } = plateOf(describeItem(item, catalogue), topic);
  return (
    <p className="plate" role="status" aria-live="polite">
      <b>{first}</b>
      <span>{second}</span>
    </p>
  );
}
