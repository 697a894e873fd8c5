import { orderStages } from '@door/domain/selling/order/order-stage';
import { DoorDrawing } from '../../designer/paper/door-drawing.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './region.ts';

const { next, doors } = myOrderMessages;

/** How far the order is, and who does what next. */
export function WhatNext({ order }: Pick<RegionProps, 'order'>) {
  const { Stage, Sentence, Overlay, Next, IsFitted, IsCancelled } = order;
  const stages = orderStages.filter((stage) => IsFitted || stage !== 'fitted');
  const reached = stages.indexOf(Stage);
  return (
    <section className="order-progress" aria-labelledby="order-next">
      <h2 id="order-next">{next.title}</h2>
      <p className="order-now">{Sentence}</p>
      {Overlay === '' ? null : <p className="order-overlay">{Overlay}</p>}
      {Next.length === 0 && Overlay === '' && Stage !== 'done' ? <p>{next.nothing}</p> : null}
      {Next.length === 0 ? null : (
        <ul className="order-next">
          {Next.map(({ Text, Who, Action }) => (
            <li key={Text}>
              <b>{next.who[Who]}</b>{' '}
              {Action === null ? (
                Text
              ) : (
                <button type="button" onClick={goToVisits}>
                  {Text}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {IsCancelled ? null : (
        <ol className="order-stages" aria-label={next.stagesLabel}>
          {stages.map((stage, at) => (
            <li key={stage} data-reached={at < reached || undefined} aria-current={at === reached ? 'step' : undefined}>
              {next.stages[stage]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Whoever has the link alone gets to where the code is asked for. */
function goToVisits(): void {
  const region = document.getElementById('order-visits') ?? document.getElementById('order-papers');
  region?.scrollIntoView({ block: 'start' });
  region?.focus({ preventScroll: true });
}

type Door = MyOrder['Doors'][number];

/** Each door with its drawing, how it is hung and how large it is; of several, also how far each is. */
export function DoorsRegion({ order: { Doors, Units, IsCancelled } }: Pick<RegionProps, 'order'>) {
  if (Doors.length === 0) return null;
  const isSeveral = Units.length > 1 && !IsCancelled;
  return (
    <section className="order-doors" aria-labelledby="order-doors">
      <h2 id="order-doors">{doors.title}</h2>
      {Doors.map((door) => (
        <article key={door.LineId} aria-label={door.Heading}>
          <DoorDrawing drawing={door.Drawing} label={doors.drawn(door.Heading)} className="order-drawing" />
          <div>
            <h3>{door.Heading}</h3>
            <p>{door.Hinge}</p>
            <DoorFacts facts={door.Sizes} />
            {isSeveral ? <UnitList units={Units.filter(({ LineId }) => LineId === door.LineId)} /> : null}
            {door.Schedule.length === 0 ? null : (
              <details>
                <summary>{doors.everything}</summary>
                <DoorFacts facts={door.Schedule} />
              </details>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}

const DoorFacts = ({ facts }: { readonly facts: Door['Sizes'] }) => (
  <dl className="order-facts num">
    {facts.map(({ Label, Text }) => (
      <div key={`${Label} ${Text}`}>
        <dt>{Label}</dt>
        <dd>{Text}</dd>
      </div>
    ))}
  </dl>
);

const UnitList = ({ units }: { readonly units: MyOrder['Units'] }) => (
  <ul className="order-units">
    {units.map(({ Unit, Stage, Since }) => (
      <li key={Unit}>
        {units.length > 1 ? <span>{doors.unit(Unit, units.length)}</span> : null}
        <b>{next.stages[Stage]}</b>
        {Since === null ? null : <small className="num">{calendarDayText(Since)}</small>}
      </li>
    ))}
  </ul>
);
