import { isEqual } from '@door/domain/lib/is-equal';
import { orderedSizeOf, possibleSize } from '@door/domain/making/survey/ordered-size';
import { surveyFromWire } from '@door/wire/survey-wire';
import { Button } from '@door/ui/button';
import { surveyMessages } from '../messages/survey.ts';
import { LockNote } from './lock-note.tsx';
import { isMeasured } from './measure-groups.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyedDoor } from './surveyed-door.ts';
import { useSurveyState } from './use-survey.ts';

const { order: messages } = surveyMessages;

/** The size to order for the measured opening, its calculation, and a button that gives the item this size. */
export function OrderedSizes({ store }: { readonly store: SurveyStore }) {
  const { context } = useSurveyedDoor();
  const { mine } = useSurveyState(store);
  const ordered = orderedSizeOf(
    surveyFromWire(mine),
    context.catalogue.rows.clearances.fitting,
    context.messages.survey,
  );
  const { width, height } = ordered;
  const overall = possibleSize(ordered);
  // 2 mm on the way to 2000 leave no room for anything.
  const figure = (length: typeof width) =>
    length === null || length.ordered <= 0 ? messages.unknown : String(length.ordered);
  return (
    <section className="survey-order" aria-label={messages.name}>
      <output className="survey-order-size num">{messages.size(figure(width), figure(height))}</output>
      <details className="survey-order-how">
        <summary>{messages.how}</summary>
        <p>{width?.rule ?? messages.needsThree.width}</p>
        <p>{height?.rule ?? messages.needsThree.height}</p>
      </details>
      {overall ? <UseSizes store={store} overall={overall} /> : null}
    </section>
  );
}

interface UseSizesProps {
  readonly store: SurveyStore;
  readonly overall: ReturnType<typeof useSurveyedDoor>['item']['frame']['overall'];
}

function UseSizes({ store, overall }: UseSizesProps) {
  const { item, change } = useSurveyedDoor();
  const { mine, stored } = useSurveyState(store);
  const { Order, Locked } = stored;
  if (isEqual(item.frame.overall, overall)) return <p className="survey-order-item">{messages.used}</p>;
  const use = () => {
    // A changed size takes back that the survey is final; the server has done so by then.
    change?.({ type: 'size.changeOverall', overall }).then(store.refresh, () => undefined);
  };
  return (
    <div className="stack survey-order-use">
      <p className="survey-order-item num">{messages.itemHas(item.frame.overall)}</p>
      {Locked.Sizes === null ? (
        <Button look={isMeasured(mine) ? 'primary' : 'line'} onClick={use}>
          {messages.use}
        </Button>
      ) : null}
      {Locked.Sizes !== null && Locked.Survey === null ? (
        <LockNote reason={Locked.Sizes} order={change === null ? null : Order} />
      ) : null}
    </div>
  );
}
