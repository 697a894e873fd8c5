import { describeItem } from '@door/domain/item/describe';
import { List } from '@door/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { plateOf, topics } from '../designer/plate.ts';
import { stepAbout } from '../designer/steps.ts';
import { usePlace } from '../navigation/navigation.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { words } from '../words/words.ts';

/** Nobody asks for it at once: it comes while the browser has nothing else to fetch. */
export const fetchOverview = () => import('../shell/item-modal/item-overview.tsx');

const ItemOverview = lazy(async () => ({ default: (await fetchOverview()).ItemOverview }));

/** What the door is, in two lines; opens the list of all that was chosen. Beside the drawing sheet the list is enough. */
export function NamePlate({ short = false }: { readonly short?: boolean }) {
  const { item, catalogue } = useDesigner();
  const [overview, show] = useState<'never seen' | 'open' | 'closed'>('never seen');
  const { path } = usePlace();
  const topic = topics.find((each) => stepAbout[each].path === path) ?? 'frame';
  const lines = describeItem(item, catalogue);
  const { first, second } = plateOf(lines, topic, item);
  return (
    <>
      <button
        type="button"
        className={short ? 'plate plate-short' : 'plate'}
        aria-haspopup="dialog"
        onClick={() => show('open')}
      >
        <b>{first} </b>
        <span>{second} </span>
        <span className="plate-open">
          <List />
          <span>{words.stage.choices}</span>
        </span>
      </button>
      {overview === 'never seen' ? null : (
        <Suspense>
          <ItemOverview open={overview === 'open'} onClose={() => show('closed')} />
        </Suspense>
      )}
    </>
  );
}
