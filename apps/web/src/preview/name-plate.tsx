import { describeItem } from '@door/domain/item/describe';
import { List } from '@door/ui/icons';
import { useId } from 'react';
import { plateOf, topics } from '../designer/plate.ts';
import { steps } from '../designer/steps.ts';
import { usePlace } from '../navigation/navigation.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { words } from '../words/words.ts';
import { YourChoices } from './your-choices.tsx';

/** What the door is, in two lines; opens the list of all that was chosen. Beside the drawing sheet the list is enough. */
export function NamePlate({ short = false }: { readonly short?: boolean }) {
  const { item, catalogue } = useDesigner();
  const list = useId();
  const { path } = usePlace();
  const topic = topics[steps.findIndex((step) => step.path === path)] ?? 'frame';
  const lines = describeItem(item, catalogue);
  const { first, second } = plateOf(lines, topic);
  return (
    <>
      <button type="button" className={short ? 'plate plate-short' : 'plate'} popoverTarget={list}>
        <b>{first} </b>
        <span>{second} </span>
        <span className="plate-open">
          <List />
          <span>{words.choices.title}</span>
        </span>
      </button>
      <YourChoices id={list} lines={lines} />
    </>
  );
}
