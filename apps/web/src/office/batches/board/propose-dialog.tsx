import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { Proposal, WaitingLine, WireWeek } from '../batch-wire.ts';
import { lateAt } from './place-lines.ts';
import './propose-dialog.css';

const { propose: t } = batchesMessages;

interface ProposeDialogProps {
  readonly weeks: readonly WireWeek[];
  /** What waits now, so that each line has its name. */
  readonly waiting: readonly WaitingLine[];
  /** The week that is asked for first. */
  readonly first: string;
  onClose(): void;
}

/** Puts what waits into batches of a week, and says of each line why it is where it is. What people placed stays. */
export function ProposeDialog({ weeks, waiting, first, onClose }: ProposeDialogProps) {
  const [week, setWeek] = useState(first);
  const propose = useMutation({
    meta: batchMutationMeta,
    mutationFn: (_: readonly WaitingLine[]) => officeClient.batch.propose.mutate({ Week: week }),
  });
  if (propose.data) return <Proposed proposal={propose.data} waiting={propose.variables} onClose={onClose} />;
  const submit = () => {
    propose.mutate(waiting);
  };
  return (
    <FormDialog title={t.title} width={420} doIt={t.doIt} busy={propose.isPending} onSubmit={submit} onClose={onClose}>
      <SelectField
        label={t.week}
        value={week}
        choices={weeks.map((each) => ({ value: each.Week, label: t.weekChoice(each) }))}
        hint={t.hint}
        onChange={setWeek}
      />
    </FormDialog>
  );
}

interface ProposedProps {
  readonly proposal: Proposal;
  /** As it was before the proposal. */
  readonly waiting: readonly WaitingLine[];
  onClose(): void;
}

function Proposed({ proposal: { Batches, Lines, LeftOver }, waiting, onClose }: ProposedProps) {
  const namedIn = (some: Proposal['Lines']) =>
    waiting.filter(({ LineId }) => some.some((each) => each.LineId === LineId));
  const linesOf = (batch: string) => Lines.filter(({ BatchId }) => BatchId === batch);
  return (
    <Modal open title={t.done} width={560} onClose={onClose}>
      <div className="proposed">
        {Batches.length === 0 ? <p>{t.nothing}</p> : null}
        {Batches.map(({ Id, Number, Week, Doors, Points }) => (
          <section key={Id} aria-label={Number}>
            <h3 className="num">{t.batch(Number, Doors, Points)}</h3>
            <LateNote week={Week} lines={namedIn(linesOf(Id))} />
            <ul>
              {linesOf(Id).map(({ LineId, Reason }) => {
                const line = waiting.find((each) => each.LineId === LineId);
                return (
                  <li key={LineId}>
                    {line ? t.line(line) : t.stays} <small>{t.reasons[Reason]}</small>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        {LeftOver.length === 0 ? null : (
          <section aria-label={t.leftOver}>
            <h3>{t.leftOver}</h3>
            <ul>
              {LeftOver.map((line) => (
                <li key={line.LineId}>
                  {t.line(line)} <small>{line.Waits ? waitsText(line.Waits) : t.reasons['week full']}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="modal-actions">
        <Button look="primary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Modal>
  );
}

const waitsText = ({ Key, Text, Day }: NonNullable<Proposal['LeftOver'][number]['Waits']>): string =>
  t.waits(Text === '' ? Key : Text, Day === null ? null : calendarDayText(Day));

/** Which orders of a proposed batch are made after the week that was promised; nothing where none is. */
function LateNote({ week, lines }: { readonly week: string; readonly lines: readonly WaitingLine[] }) {
  const late = lateAt({ kind: 'new', week }, lines);
  return late === '' ? null : <p className="board-late num">{late}</p>;
}
