import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PagePath } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/use-router.ts';
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

/** The moves that lead on, of which a page has one at a time, and those that lead back. */
const leadsOn: readonly MoveName[] = ['release', 'close'];
const leadsBack: readonly MoveName[] = ['recall', 'reopen'];

/** Where the floor works on a batch: no button moves it on, what is scanned and ticked there does. */
const floorPages: Partial<Readonly<Record<OpenedBatch['State'], FloorPage>>> = {
  Released: { label: t.startCutting, path: (id) => `/installer/batches/${id}?tab=progress` },
  Cutting: { label: t.startCutting, path: (id) => `/installer/batches/${id}?tab=progress` },
  Assembly: { label: t.check, path: (id) => `/installer/batches/${id}/scan?at=quality%20check` },
};

interface FloorPage {
  readonly label: string;
  readonly path: (id: string) => PagePath;
}

interface BatchMovesProps {
  readonly batch: OpenedBatch;
  /** Entries of the menu that are no moves. */
  readonly entries: readonly MenuEntry[];
}

/** The next move, or the way to the floor, as the one primary button, and what leads back beside it: in a narrow window in the menu. What stands in the way is told on the page. */
export function BatchMoves({ batch, entries }: BatchMovesProps) {
  const move = useBatchMove();
  const [isReleasing, setIsReleasing] = useState(false);
  const [isOrdering, setIsOrdering] = useState(false);
  const { Role } = useMe();
  const mayOrder = batch.GlassUnits.Open > 0 && may(Role, 'purchasing.manage');
  const { go } = useRouter();
  const next = batch.Moves.find(({ Move }) => leadsOn.includes(Move));
  const floor = floorPages[batch.State];
  const isBlocked = !next?.May || next.Blockers.length > 0;
  const make = (name: MoveName) => {
    if (!move.isPending) move.mutate({ batch, move: name });
  };
  const returns = batch.Moves.filter(
    ({ Move, May, Blockers }) => leadsBack.includes(Move) && May && Blockers.length === 0,
  ).map(({ Move }) => ({ label: t.moves[Move], action: () => make(Move) }));
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
          onClick={() => (next.Move === 'release' ? setIsReleasing(true) : make(next.Move))}
        >
          {t.moves[next.Move]}
        </Button>
      ) : null}
      {floor ? (
        <Button look="primary" onClick={() => void go(floor.path(batch.Id))}>
          {floor.label}
        </Button>
      ) : null}
      <MoreMenu label={t.more} entries={[...back, ...entries]} />
      {isReleasing ? <ReleaseDialog batch={batch} onClose={() => setIsReleasing(false)} /> : null}
    </>
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

interface MoveInput {
  readonly batch: Pick<OpenedBatch, 'Id' | 'LastUpdated'>;
  readonly move: MoveName;
  /** What is said of the glass at release. */
  readonly glass?: Glass;
}

/** Makes a move of the batch as the page shows it; somebody else's change is told, and loaded. */
const useBatchMove = () =>
  useMutation({
    meta: batchMutationMeta,
    mutationFn: ({ batch: { Id, LastUpdated }, move, glass }: MoveInput): Promise<unknown> =>
      move === 'release'
        ? officeClient.batch.release.mutate({ Id, LastUpdated, Glass: glass })
        : officeClient.batch[move].mutate({ Id, LastUpdated }),
  });
