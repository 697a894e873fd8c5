import { type FaultKind, faultKinds } from '@door/domain/selling/fault/fault';
import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { TappedDrawing } from '../../designer/paper/door-drawing.tsx';
import { momentText } from '../../shared/text/dates.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { myOrderMessages } from './messages.ts';
import { OrderPhotos, WriteDialog } from './questions.tsx';
import type { RegionProps } from './region.ts';

const { faults: t, questions } = myOrderMessages;

type Faults = NonNullable<MyOrder['Faults']>;
type Reported = Faults['Reported'][number];

/** What is wrong with doors that have arrived, and what becomes of it. */
export function FaultsRegion(props: RegionProps) {
  const [isReporting, setIsReporting] = useState(false);
  const { Faults } = props.order;
  if (Faults === null || (Faults.Tapped.length === 0 && Faults.Reported.length === 0)) return null;
  return (
    <section className="order-faults" aria-labelledby="order-faults">
      <h2 id="order-faults">{t.title}</h2>
      <ul>
        {Faults.Reported.map((fault) => (
          <ReportedFault key={fault.FaultId} fault={fault} {...props} />
        ))}
      </ul>
      {Faults.Tapped.length === 0 ? null : <Button onClick={() => setIsReporting(true)}>{t.report}</Button>}
      {isReporting ? <ReportDialog {...props} faults={Faults} onClose={() => setIsReporting(false)} /> : null}
    </section>
  );
}

interface ReportedFaultProps extends RegionProps {
  readonly fault: Reported;
}

function ReportedFault({ fault, order, calls, readAgain }: ReportedFaultProps) {
  const [isWriting, setIsWriting] = useState(false);
  const { FaultId, LineId, AreaName, Kind, Text, Photos, At, State, MayReopen, Said } = fault;
  // Of a single door it need not be said.
  const door = order.Doors.length > 1 ? order.Doors.find((each) => each.LineId === LineId) : undefined;
  return (
    <li>
      <p>
        <b>{t.states[State]}</b> <small className="num">{momentText(At)}</small>
      </p>
      <p>{t.what(door ? `${door.Heading}, ${AreaName}` : AreaName, t.kinds[Kind])}</p>
      <p className="order-said">{Text}</p>
      <OrderPhotos urls={Photos} />
      {Said.map((said) => (
        <p key={said.At} className="order-said">
          <b>{said.IsCustomer ? questions.you : order.Supplier.Name}</b> {said.Text}
        </p>
      ))}
      {MayReopen ? (
        <Button look="quiet" onClick={() => setIsWriting(true)}>
          {t.stillThere}
        </Button>
      ) : null}
      {isWriting ? (
        <WriteDialog
          title={t.stillThere}
          label={t.text}
          hasPhotos={false}
          send={(text, attempt) => calls.reopenFault(FaultId, text, attempt)}
          readAgain={readAgain}
          onClose={() => setIsWriting(false)}
        />
      ) : null}
    </li>
  );
}

interface ReportDialogProps extends RegionProps {
  readonly faults: Faults;
  onClose(): void;
}

/** The part is tapped on the drawing, or chosen from the list beside it. */
function ReportDialog({ faults, order, calls, readAgain, onClose }: ReportDialogProps) {
  const [lineId, setLineId] = useState(faults.Tapped[0]?.LineId ?? '');
  const [area, setArea] = useState('');
  const [kind, setKind] = useState<FaultKind>('does-not-close');
  const door = order.Doors.find(({ LineId }) => LineId === lineId);
  const areas = faults.Tapped.find(({ LineId }) => LineId === lineId)?.Areas ?? [];
  const names = new Map(areas.map(({ Area, Name }) => [Name, Area]));
  return (
    <WriteDialog
      title={t.report}
      label={t.text}
      missing={area === '' ? t.missing.part : ''}
      send={async (Text, attempt, upload) => {
        const said = { LineId: lineId, Area: area, Kind: kind, Text };
        await calls.reportFault(said, attempt, await upload(calls.uploadPhoto));
      }}
      readAgain={readAgain}
      onClose={onClose}
    >
      {faults.Tapped.length === 1 ? null : (
        <Choice
          label={t.door}
          value={lineId}
          choices={order.Doors.map(({ LineId, Heading }) => ({ value: LineId, label: Heading }))}
          onChoose={(id) => {
            setLineId(id);
            setArea('');
          }}
        />
      )}
      <p>{t.part}</p>
      {door ? (
        <TappedDrawing
          drawing={door.Drawing}
          label={myOrderMessages.doors.drawn(door.Heading)}
          className="order-tapped"
          areas={areas}
          area={area}
          onTap={setArea}
        />
      ) : null}
      <Choice
        label={t.where}
        value={area}
        choices={[
          { value: '', label: t.choose },
          ...[...names].map(([label, value]) => ({ value, label })),
          // Of several areas of one name another one may have been tapped.
          ...areas
            .filter(({ Area, Name }) => Area === area && names.get(Name) !== area)
            .slice(0, 1)
            .map(({ Area, Name }) => ({ value: Area, label: Name })),
        ]}
        onChoose={setArea}
      />
      <Choice
        label={t.kind}
        value={kind}
        choices={faultKinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChoose={(chosen) => setKind(chosen)}
      />
    </WriteDialog>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  onChoose(value: Value): void;
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="order-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
