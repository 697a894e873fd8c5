import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { type MenuEntry, MoreMenu } from '../../layout/more-menu.tsx';
import { batchesWords } from '../../words/batches.ts';
import type { Glass, OpenedBatch } from '../batch-wire.ts';
import { type MoveName, useBatchMove } from './use-batch-move.ts';
import './release.css';

const { page: says } = batchesWords;

/** The moves that lead on, of which a page has one at a time, and the one that leads back. */
const leadsOn: readonly MoveName[] = ['release', 'start', 'assemble', 'check', 'close'];

interface BatchMovesProps {
  readonly batch: OpenedBatch;
  /** Entries of the menu that are no moves. */
  readonly entries: readonly MenuEntry[];
}

/** The next move as the one primary button, and Recall beside it: in a narrow window in the menu. What stands in the way is told on the page. */
export function BatchMoves({ batch, entries }: BatchMovesProps) {
  const move = useBatchMove();
  const [isReleasing, setReleasing] = useState(false);
  const next = batch.Moves.find(({ Move }) => leadsOn.includes(Move));
  const recall = batch.Moves.find(({ Move, May, Blockers }) => Move === 'recall' && May && Blockers.length === 0);
  const isBlocked = !next?.May || next.Blockers.length > 0;
  const make = (name: MoveName) => {
    if (!move.isPending) move.mutate({ batch, move: name, glass: 'ordered' });
  };
  const back = recall
    ? [{ label: says.moves.recall, action: () => make('recall'), onlyWhereNarrow: true as const }]
    : [];
  return (
    <>
      {recall ? (
        <span className="act-wide">
          <Button look="quiet" busy={move.isPending} onClick={() => make('recall')}>
            {says.moves.recall}
          </Button>
        </span>
      ) : null}
      {next ? (
        <Button
          look="primary"
          disabled={isBlocked}
          busy={move.isPending}
          aria-describedby={isBlocked ? 'batch-blockers' : undefined}
          onClick={() => (next.Move === 'release' ? setReleasing(true) : make(next.Move))}
        >
          {says.moves[next.Move]}
        </Button>
      ) : null}
      <MoreMenu label={says.more} entries={[...back, ...entries]} />
      {isReleasing ? <ReleaseDialog batch={batch} onClose={() => setReleasing(false)} /> : null}
    </>
  );
}

interface ReleaseDialogProps {
  readonly batch: OpenedBatch;
  onClose(): void;
}

/** A batch is released once its glass is ordered, or when a person says that it may begin without. */
function ReleaseDialog({ batch, onClose }: ReleaseDialogProps) {
  const [glass, choose] = useState<Glass | null>(batch.Glass === 'open' ? null : batch.Glass);
  const [isMissing, setMissing] = useState(false);
  const release = useBatchMove();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(glass === null);
    if (glass !== null) release.mutate({ batch, move: 'release', glass }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={says.release.title(batch.Number)}
      width={420}
      doIt={says.moves.release}
      busy={release.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{says.release.what}</p>
      <fieldset className="batch-glass">
        <legend>{says.release.glass}</legend>
        <Check
          kind="radio"
          group="glass"
          checked={glass === 'ordered'}
          error={isMissing ? says.release.missing : undefined}
          onChange={() => choose('ordered')}
        >
          {says.release.ordered}
        </Check>
        <Check kind="radio" group="glass" checked={glass === 'waived'} onChange={() => choose('waived')}>
          {says.release.waived}
        </Check>
      </fieldset>
    </FormDialog>
  );
}
