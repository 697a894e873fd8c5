import { describeItem } from '@door/domain/door/configure/describe-item';
import { useRouter } from '../../shared/router/use-router.ts';
import { useDesigner } from '../state/use-designer.ts';
import { stepOfTopic } from '../steps/steps.ts';
import { summaryOf, topics } from './door-summary.ts';

/** Two lines about the door on the stage, of which the first is about the topic of the present step. */
export function SummaryLines() {
  const { item, context } = useDesigner();
  const { path } = useRouter();
  const topic = topics.find((each) => stepOfTopic[each].path === path) ?? 'frame';
  const { first, second } = summaryOf(describeItem(item, context), topic, item);
  return (
    <>
      <b>{first} </b>
      <span>{second} </span>
    </>
  );
}
