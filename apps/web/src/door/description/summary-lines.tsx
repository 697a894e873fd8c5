import { describeItem } from '@door/domain/configure/describe-item';
import type { Item } from '@door/domain/model/item';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { stepOfTopic } from '../steps/steps.ts';
import { type DoorSummary, summaryOf, topics } from './door-summary.ts';
import { SummaryText } from './summary-text.tsx';

interface SummarizedDoor {
  readonly item: Item;
  readonly context: PageContext;
}

/** Two lines about a door, of which the first is about the topic of the step at this path. */
export function summaryAt(path: string, { item, context }: SummarizedDoor): DoorSummary {
  const topic = topics.find((each) => stepOfTopic[each].path === path) ?? 'frame';
  return summaryOf(describeItem(item, context), topic, item);
}

export function SummaryLines() {
  const { item, context } = useDesigner();
  const { path } = useRouter();
  return <SummaryText {...summaryAt(path, { item, context })} />;
}
