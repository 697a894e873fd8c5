import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { type MenuEntry, MoreMenu } from '../../layout/more-menu.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { BatchMove, Glass, OpenedBatch } from '../batch-wire.ts';
import { OrderGlass } from './order-glass.tsx';
import './release.css';

const { page: t } = batchesMessages;

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
  const [isReleasing, setIsReleasing] = useState(false);
  const [isOrdering, setIsOrdering] = useState(false);
  const { Role } = useMe();
  const mayOrder = batch.GlassUnits.Open > 0 && may(Role, 'purchasing.manage');
  const [asked, setAsked] = useState<BatchMove | null>(null);
  const next = batch.Moves.find(({ Move }) => leadsOn.includes(Move));
  const recall = batch.Moves.find(({ Move, May, Blockers }) => Move === 'recall' && May && Blockers.length === 0);
  const isBlocked = !next?.May || next.Blockers.length > 0;
  const make = (name: MoveName | 'back') => {
    if (!move.isPending) move.mutate({ batch, move: name });
  };
  const begin = (wanted: BatchMove) => {
    if (wanted.Move === 'release') setIsReleasing(true);
    else if (isAsked(wanted)) setAsked(wanted);
    else make(wanted.Move);
  };
  const returns = [
    ...(recall ? [{ label: t.moves.recall, action: () => make('recall') }] : []),
    ...(batch.Before === null ? [] : [{ label: t.backTo(batch.Before), action: () => make('back') }]),
  ];
  const order = mayOrder ? [{ label: t.orderGlass.open, action: () => setIsOrdering(true) }] : [];
  const back = [...order, ...returns].map((entry) => ({ ...entry, onlyWhereNarrow: true as const }));
  return (
    <>
      {returns.map(({ label, action }) => (
        <span key={label} className="act-wide">
          <Button look="quiet" busy={move.isPending} onClick={action}>
            {label}
          </Button>
        </span>
      ))}
      {mayOrder ? (
        <span className="act-wide">
          <Button aria-haspopup="dialog" onClick={() => setIsOrdering(true)}>
            {t.orderGlass.open}
          </Button>
        </span>
      ) : null}
      {isOrdering ? <OrderGlass batch={batch} onClose={() => setIsOrdering(false)} /> : null}
      {next ? (
        <Button
          look="primary"
          disabled={isBlocked}
          busy={move.isPending}
          aria-describedby={isBlocked ? 'batch-blockers' : undefined}
          onClick={() => begin(next)}
        >
          {t.moves[next.Move]}
        </Button>
      ) : null}
      <MoreMenu label={t.more} entries={[...back, ...entries]} />
      {isReleasing ? <ReleaseDialog batch={batch} onClose={() => setIsReleasing(false)} /> : null}
      {asked ? <AheadDialog batch={batch} wanted={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

/** Stations follow from ticks: a move that no tick has asked for is never one tap. */
const isAsked = ({ Move, Ahead }: BatchMove): boolean => Ahead !== null || Move === 'assemble' || Move === 'check';

interface AheadDialogProps {
  readonly batch: OpenedBatch;
  readonly wanted: BatchMove;
  onClose(): void;
}

/** Says how many pieces the move leaves behind without a tick, and goes on only with that number. */
function AheadDialog({ batch, wanted: { Move, Ahead }, onClose }: AheadDialogProps) {
  const move = useBatchMove();
  const submit = () => {
    const open = Ahead === null ? {} : { open: Ahead.Open };
    move.mutate({ batch, move: Move, ...open }, { onSettled: onClose });
  };
  return (
    <FormDialog
      title={t.aheadTitle(t.moves[Move], batch.Number)}
      width={420}
      doIt={t.goOn}
      busy={move.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{Ahead?.Text ?? t.nothingOpen}</p>
    </FormDialog>
  );
}

interface ReleaseDialogProps {
  readonly batch: OpenedBatch;
  onClose(): void;
}

/** A batch is released once its glass is ordered, or when a person says that it may begin without. */
function ReleaseDialog({ batch, onClose }: ReleaseDialogProps) {
  const { Of, Settled } = batch.GlassUnits;
  const isBought = Of > 0 && Settled === Of;
  const [glass, setGlass] = useState<Glass | null>(isBought ? 'ordered' : batch.Glass === 'open' ? null : batch.Glass);
  const [isMissing, setIsMissing] = useState(false);
  const release = useBatchMove();
  const submit = () => {
    setIsMissing(glass === null);
    if (glass !== null) release.mutate({ batch, move: 'release', glass }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t.release.title(batch.Number)}
      width={420}
      doIt={t.moves.release}
      busy={release.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.release.what}</p>
      {Of > 0 ? <p className="num">{t.glassStands(Settled, Of)}</p> : null}
      <fieldset className="batch-glass">
        <legend>{t.release.glass}</legend>
        <Check
          kind="radio"
          group="glass"
          checked={glass === 'ordered'}
          error={isMissing ? t.release.missing : undefined}
          onChange={() => setGlass('ordered')}
        >
          {t.release.ordered}
        </Check>
        <Check kind="radio" group="glass" checked={glass === 'waived'} onChange={() => setGlass('waived')}>
          {t.release.waived}
        </Check>
      </fieldset>
    </FormDialog>
  );
}

type MoveName = BatchMove['Move'];

/** A move, or the last one taken back. */
type Step = MoveName | 'back';

interface MoveInput {
  readonly batch: Pick<OpenedBatch, 'Id' | 'LastUpdated'>;
  readonly move: Step;
  /** What is said of the glass at release. */
  readonly glass?: Glass;
  /** How many open pieces were shown, with which the move goes on. */
  readonly open?: number;
}

/** Makes a move of the batch as the page shows it; somebody else's change is told, and loaded. */
const useBatchMove = () =>
  useMutation({
    meta: batchMutationMeta,
    mutationFn: async ({ batch: { Id, LastUpdated }, move, glass, open }: MoveInput): Promise<unknown> => {
      const { batch } = officeClient;
      if (move === 'release') return batch.release.mutate({ Id, LastUpdated, Glass: glass });
      return move === 'back'
        ? batch.back.mutate({ Id, LastUpdated })
        : batch[move].mutate({ Id, LastUpdated, ...(open !== undefined && { Open: open }) });
    },
  });
