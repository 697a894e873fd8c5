import { orderStages } from '@door/domain/selling/order/order-stage';
import { calendarDayText } from '../../shared/text/dates.ts';
import type { Offer } from './offer-calls.ts';
import { offerMessages } from './messages.ts';

const { progress: t } = offerMessages;

type WireOrder = NonNullable<Offer['Order']>;

/** How far the order of an accepted quote is, who does what next, and each of several doors. */
export function OrderProgress({ order }: { readonly order: WireOrder }) {
  const { Stage, Sentence, Overlay, Next, IsFitted, IsCancelled, Doors } = order;
  const stages = orderStages.filter((stage) => IsFitted || stage !== 'fitted');
  const reached = stages.indexOf(Stage);
  return (
    <>
      <section className="order-progress" aria-labelledby="offer-answer">
        <h2 id="offer-answer">{t.title}</h2>
        <p className="order-now">{Sentence}</p>
        {Overlay === '' ? null : <p className="order-overlay">{Overlay}</p>}
        {Next.length === 0 && Overlay === '' && Stage !== 'done' ? <p>{t.nothing}</p> : null}
        {Next.length === 0 ? null : (
          <ul className="order-next">
            {Next.map(({ Text, Who }) => (
              <li key={Text}>
                <b>{t.who[Who]}</b> {Text}
              </li>
            ))}
          </ul>
        )}
        {IsCancelled ? null : (
          <ol className="order-stages" aria-label={t.stagesLabel}>
            {stages.map((stage, at) => (
              <li
                key={stage}
                data-reached={at < reached || undefined}
                aria-current={at === reached ? 'step' : undefined}
              >
                {t.stages[stage]}
              </li>
            ))}
          </ol>
        )}
      </section>
      {Doors.length > 1 && !IsCancelled ? <DoorList doors={Doors} /> : null}
    </>
  );
}

function DoorList({ doors }: { readonly doors: WireOrder['Doors'] }) {
  return (
    <section className="order-doors" aria-label={t.doors}>
      <ul>
        {doors.map(({ LineId, Unit, Name, Stage, Since }) => (
          <li key={`${LineId} ${String(Unit)}`}>
            <span>{Name}</span>
            <b>{t.stages[Stage]}</b>
            {Since === null ? null : <small className="num">{calendarDayText(Since)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
