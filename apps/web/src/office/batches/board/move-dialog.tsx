import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { batchesMessages } from '../../messages/batches.ts';
import { orderPageMessages } from '../../messages/orders.ts';
import { DateChanges } from '../../promise/date-changes.tsx';
import { EarlyWeekCheck, useEarlyWeek } from '../early-week.tsx';
import { LateWeekCheck, useLateWeek } from '../late-week.tsx';
import type { BoardRow } from './board-rows.ts';
import { needsReason } from './capacity.ts';
import { lateAt, movesTo, ordersMovedTo, type Place, type PlacedLine, type Placing } from './place-lines.ts';

const { board: t } = batchesMessages;

interface MoveDialogProps {
  readonly lines: readonly PlacedLine[];
  /** Where they were dropped; null: nothing is chosen yet. */
  readonly place: Place | null;
  readonly rows: readonly BoardRow[];
  readonly busy: boolean;
  onMove(placing: Pick<Placing, 'place' | 'reason' | 'isEarlyAccepted' | 'tells'>): void;
  onClose(): void;
}

/** Asks where lines are to go, why a week is to take more than it has room for, and whether customers are told of a later one. */
export function MoveDialog({ lines, place: dropped, rows, busy, onMove, onClose }: MoveDialogProps) {
  const choices = placesOf(rows, lines);
  const [chosen, setChosen] = useState(
    () => (choices.find(({ place }) => isSame(place, dropped)) ?? choices[0])?.value ?? '',
  );
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const place = choices.find(({ value }) => value === chosen)?.place ?? null;
  const week = place !== null && place.kind !== 'out' ? rows.find((row) => row.week === place.week)?.load : null;
  const asksReason = week ? needsReason(week, lines) : false;
  const to = place === null || place.kind === 'out' ? '' : place.week;
  const moved = ordersMovedTo(place, lines);
  const early = useEarlyWeek(to, moved);
  const late = useLateWeek(to, moved, reason);
  const submit = () => {
    const isWithout = asksReason && reason.trim() === '';
    setIsMissing(isWithout);
    const isSettled = [early, late].map((asked) => asked.isSettled()).every(Boolean);
    if (isSettled && place !== null && !isWithout)
      onMove({
        place,
        reason: asksReason || late.isLate ? reason.trim() : '',
        isEarlyAccepted: early.isAccepted,
        tells: late.isTold,
      });
  };
  return (
    <FormDialog title={t.moveTitle(lines)} width={420} doIt={t.moveDo} busy={busy} onSubmit={submit} onClose={onClose}>
      <SelectField label={t.place} value={chosen} choices={choices} hint={lateAt(place, lines)} onChange={setChosen} />
      <EarlyWeekCheck early={early} />
      <LateWeekCheck late={late} />
      <DateChanges moves={movesTo(place, lines)} />
      {asksReason || late.isLate ? (
        <Field
          label={late.isLate ? orderPageMessages.whyLater : t.reason}
          value={reason}
          maxLength={500}
          hint={asksReason && week ? t.noRoom(week) : ''}
          error={late.reasonError ?? (isMissing ? t.reasonMissing : undefined)}
          onChange={setReason}
        />
      ) : null}
    </FormDialog>
  );
}

interface PlaceChoice {
  readonly value: string;
  readonly label: string;
  readonly place: Place;
}

/** The planned batches of each week and a new one there; out, for lines that stand in a batch. */
function placesOf(rows: readonly BoardRow[], lines: readonly PlacedLine[]): readonly PlaceChoice[] {
  const isWaiting = lines.every(({ batch }) => batch === null);
  const places = rows.flatMap(({ week, load, batches }): PlaceChoice[] => [
    ...batches
      .filter(({ State }) => State === batchMoves.plan.to && load?.Open !== 0)
      .map((batch) => ({
        value: batch.Id,
        label: t.placeBatch(batch),
        place: { kind: 'batch', batch, week } as const,
      })),
    ...(load && load.Open > 0 ? [{ value: week, label: t.placeNew(week), place: { kind: 'new', week } as const }] : []),
  ]);
  return isWaiting ? places : [...places, { value: 'out', label: t.placeOut, place: { kind: 'out' } }];
}

function isSame(one: Place, other: Place | null): boolean {
  if (other === null || one.kind !== other.kind) return false;
  if (one.kind === 'batch') return other.kind === 'batch' && one.batch.Id === other.batch.Id;
  return one.kind === 'out' || (other.kind === 'new' && one.week === other.week);
}
