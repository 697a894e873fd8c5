import { inkedBox } from '@door/drawing/technical/drawn-set';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { useMemo } from 'react';
import { drawingInk } from '../../designer/preview/drawing-ink.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { drawnSvg } from '../../shared/trusted-types.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './regions.tsx';

const { doors: t, next } = myOrderMessages;

type Door = MyOrder['Doors'][number];

/** Each door with its drawing, how it is hung and how large it is; of several, also how far each is. */
export function DoorsRegion({ order: { Doors, Units, IsCancelled } }: Pick<RegionProps, 'order'>) {
  if (Doors.length === 0) return null;
  const isSeveral = Units.length > 1 && !IsCancelled;
  return (
    <section className="order-doors" aria-labelledby="order-doors">
      <h2 id="order-doors">{t.title}</h2>
      {Doors.map((door) => (
        <article key={door.LineId} aria-label={door.Heading}>
          <DoorDrawing door={door} />
          <div>
            <h3>{door.Heading}</h3>
            <p>{door.Hinge}</p>
            <DoorFacts facts={door.Sizes} />
            {isSeveral ? <UnitList units={Units.filter(({ LineId }) => LineId === door.LineId)} /> : null}
            {door.Schedule.length === 0 ? null : (
              <details>
                <summary>{t.everything}</summary>
                <DoorFacts facts={door.Schedule} />
              </details>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}

function DoorDrawing({ door: { Drawing, Heading } }: { readonly door: Door }) {
  const svg = useMemo(() => drawnSvg(technicalSvg({ ...Drawing, view: inkedBox(Drawing) }, drawingInk)), [Drawing]);
  return (
    <div className="order-drawing" role="img" aria-label={t.drawn(Heading)} dangerouslySetInnerHTML={{ __html: svg }} />
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
        {units.length > 1 ? <span>{t.unit(Unit, units.length)}</span> : null}
        <b>{next.stages[Stage]}</b>
        {Since === null ? null : <small className="num">{calendarDayText(Since)}</small>}
      </li>
    ))}
  </ul>
);
