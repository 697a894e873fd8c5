import { describeItem } from '@door/domain/item/describe';
import { useRouterState } from '@tanstack/react-router';
import { useDesigner } from '../designer/use-designer.ts';
import { steps } from '../routes.ts';

/** What the door is, in two lines, told politely as it changes. */
export function NamePlate() {
  const { item, catalogue } = useDesigner();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const present = topics[steps.findIndex((step) => step.path === path)] ?? 'frame';
  const lines = describeItem(item, catalogue);
  const saying = (step: string) =>
    lines
      .filter((line) => line.step === step)
      .map((line) => line.value)
      .join(', ');
  return (
    <p className="plate" role="status" aria-live="polite">
      <b>{saying(present)}</b>
      <span>{saying(present === 'frame' ? 'colours' : 'frame')}</span>
    </p>
  );
}

/** What a step is about, in the order of the steps. */
const topics = ['frame', 'design', 'colours', 'glass', 'hardware'] as const;
