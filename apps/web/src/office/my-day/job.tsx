import { codeOfScan } from '@door/domain/making/batch/floor-code';
import { StatusPill } from '@door/ui/status-pill';
import { useState } from 'react';
import { DoorDrawing } from '../../designer/paper/door-drawing.tsx';
import { momentText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { QrDrawing } from '../../shared/page/qr-drawing.tsx';
import { CameraView } from '../batches/scan/camera-view.tsx';
import { TypeCode } from '../batches/scan/type-code.tsx';
import { myDayMessages } from '../messages/my-day.ts';
import { doorKey, Fact, type JobProps } from './job-parts.tsx';
import { JobSteps } from './job-steps.tsx';
import { Measures } from './measure-list.tsx';
import { doorsOf } from './said-visit.ts';
import { TakeCash } from './take-cash.tsx';
import type { VisitDoor, VisitLine } from './my-day-wire.ts';

const { where, facts, doors, scan, visit: ofVisit } = myDayMessages;

/** A visit at the door: what is to be done first, then where it is and what is fitted. */
export const JobView = ({ visit, queue }: JobProps) => (
  <>
    <p className="num">
      {[
        ofVisit.time(visit.From, visit.To),
        ofVisit.doors(doorsOf(visit)),
        ...(visit.Ordinal > 1 ? [ofVisit.again(visit.Ordinal)] : []),
      ].join(', ')}
    </p>
    <JobSteps visit={visit} queue={queue} />
    <Measures visit={visit} />
    <Where visit={visit} />
    <Facts visit={visit} />
    {visit.Doors.length === 0 ? null : <ScanDoors visit={visit} queue={queue} />}
    {visit.Doors.length === 0 ? null : <JobDoors visit={visit} />}
  </>
);

function Where({ visit: { Address, Phone, Note } }: Pick<JobProps, 'visit'>) {
  return (
    <section aria-labelledby="my-day-where">
      <h2 id="my-day-where">{where.title}</h2>
      <p className="my-day-address">{Address === '' ? where.noAddress : Address}</p>
      <div className="row">
        {Address === '' ? null : (
          <a className="btn btn-line" href={`geo:0,0?q=${encodeURIComponent(Address.replaceAll('\n', ', '))}`}>
            {where.map}
          </a>
        )}
        {Phone === '' ? null : (
          <a className="btn btn-line" href={`tel:${Phone.replaceAll(/[^+\d]/g, '')}`}>
            {`${where.phone} ${Phone}`}
          </a>
        )}
      </div>
      {Note === '' ? null : (
        <p className="my-day-address">
          <b>{where.note}</b> {Note}
        </p>
      )}
    </section>
  );
}

function Facts({ visit }: Pick<JobProps, 'visit'>) {
  const { HeaviestPersons, Tools, Open, Currency, PayUrl, Notes } = visit;
  return (
    <section aria-labelledby="my-day-facts">
      <h2 id="my-day-facts">{facts.title}</h2>
      <dl className="my-day-facts num">
        <Fact label={facts.lift} text={facts.persons(HeaviestPersons)} />
        {Tools.length === 0 ? null : <Fact label={facts.tools} text={Tools.join(', ')} />}
        {Open === '' ? null : <Fact label={facts.open} text={moneyText(Open, Currency)} />}
      </dl>
      {Open === '' ? <p>{facts.paid}</p> : PayUrl === '' ? null : <Pay url={PayUrl} />}
      <TakeCash visit={visit} />
      {Notes.length === 0 ? null : (
        <details open>
          <summary>{facts.notes}</summary>
          <ul className="my-day-notes">
            {Notes.map(({ By, Text, At }) => (
              <li key={`${At} ${Text}`}>
                <b>{By === '' ? facts.customer : By}</b> <small className="num">{momentText(At)}</small>
                <p>{Text}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Drawn when it is asked for: the customer's page is theirs. */
function Pay({ url }: { readonly url: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>{facts.pay}</summary>
      {isShown ? (
        <div className="my-day-pay">
          <p>{facts.payHow}</p>
          <QrDrawing text={url} label={facts.payCode} />
        </div>
      ) : null}
    </details>
  );
}

/** What is fitted: each door drawn, how it is hung, how large and heavy it is, and which van brings it. */
const JobDoors = ({ visit }: Pick<JobProps, 'visit'>) => (
  <section className="my-day-doors" aria-labelledby="my-day-doors">
    <h2 id="my-day-doors">{doors.title}</h2>
    {visit.Doors.map((door) => (
      <Door
        key={doorKey(door)}
        door={door}
        line={visit.Lines.find(({ LineId }) => LineId === door.LineId)}
        isScanned={visit.Now.Scanned.some((each) => doorKey(each) === doorKey(door))}
      />
    ))}
  </section>
);

interface DoorProps {
  readonly door: VisitDoor;
  readonly line: VisitLine | undefined;
  readonly isScanned: boolean;
}

function Door({ door, line, isScanned }: DoorProps) {
  const name = doors.item(door.Item, door.Name);
  return (
    <article aria-label={name}>
      {line ? <DoorDrawing drawing={line.Drawing} label={doors.drawn(name)} className="my-day-drawing" /> : null}
      <div>
        <h3>{name}</h3>
        {line ? <p>{line.Hinge}</p> : null}
        <p className="row">
          {isScanned ? <StatusPill tone="info">{doors.scanned}</StatusPill> : null}
          {door.IsHandedOver ? <StatusPill tone="success">{doors.handedOver}</StatusPill> : null}
        </p>
        <dl className="my-day-facts num">
          <Fact label={doors.size} text={door.Size} />
          <Fact label={doors.weight} text={doors.kg(door.Kg)} />
          <Fact label={doors.label} text={door.Code === '' ? doors.noLabel : door.Code} />
          <Fact label={doors.van} text={door.Van === '' ? doors.noVan : door.Van} />
        </dl>
        {line ? (
          <details>
            <summary>{doors.everything}</summary>
            <dl className="my-day-facts num">
              {line.Facts.map(({ Label, Text }) => (
                <Fact key={`${Label} ${Text}`} label={Label} text={Text} />
              ))}
            </dl>
          </details>
        ) : null}
      </div>
    </article>
  );
}

/** Each door by the label on it: the right one is at the right house. */
function ScanDoors({ visit, queue }: JobProps) {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly isWrong: boolean } | null>(null);
  const { Scanned } = visit.Now;
  const add = async (scanned: string) => {
    const code = codeOfScan(scanned);
    const door = visit.Doors.find(({ Code }) => Code !== '' && Code === code);
    if (!door) return setAnswer({ text: scan.noDoor(code), isWrong: true });
    const { LineId, Unit, Item } = door;
    const isKnown = Scanned.some((each) => doorKey(each) === doorKey(door));
    if (!isKnown) await queue.say(visit.Id, { Kind: 'scanned', Door: { LineId, Unit } });
    setAnswer({ text: scan.done(Item), isWrong: false });
  };
  return (
    <section className="my-day-scan" aria-labelledby="my-day-scan">
      <h2 id="my-day-scan">{scan.title}</h2>
      <p className="num">{scan.counts(Scanned.length, visit.Doors.length)}</p>
      <p role="status" data-wrong={answer?.isWrong ?? false}>
        {answer?.text ?? ''}
      </p>
      <CameraView start={scan.camera} onCode={(code) => void add(code)} />
      <TypeCode label={scan.code} doIt={scan.enter} onCode={(code) => void add(code)} />
    </section>
  );
}
