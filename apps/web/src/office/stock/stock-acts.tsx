import { Button } from '@door/ui/button';
import { type ComponentType, useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { MoreMenu } from '../layout/more-menu.tsx';
import { stockMessages } from '../messages/stock.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportOpening } from './import-opening.tsx';
import { MoveDialog, type StockDialogProps } from './move-dialog.tsx';
import { PlacesDialog } from './places-dialog.tsx';
import { useStockRights } from './stock-queries.ts';
import { TransferDialog } from './transfer-dialog.tsx';

const { move, transfer, count, places, import: opening, export: books, more } = stockMessages;

const dialogs = {
  move: MoveDialog,
  transfer: TransferDialog,
  places: PlacesDialog,
  import: ImportOpening,
  export: ExportDialog,
} as const satisfies Readonly<Record<string, ComponentType<StockDialogProps>>>;

interface StockActsProps {
  /** The article whose page it is; absent: the page of all. */
  readonly of?: string;
}

/** What can be done to stock, for whoever may: buttons, and the dialogs that they open. */
export function StockActs({ of }: StockActsProps) {
  const { go } = useRouter();
  const { mayManage, maySeeCost } = useStockRights();
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  if (!mayManage) return null;
  const Dialog = opened === null ? null : dialogs[opened];
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setOpened('move')}>
        {move.open}
      </Button>
      {of === undefined ? <Button onClick={() => void go('/installer/stock-count')}>{count.open}</Button> : null}
      <span className={of === undefined ? 'act-wide' : undefined}>
        <Button aria-haspopup="dialog" onClick={() => setOpened('transfer')}>
          {transfer.open}
        </Button>
      </span>
      {of === undefined && maySeeCost ? (
        <span className="act-wide">
          <Button aria-haspopup="dialog" onClick={() => setOpened('export')}>
            {books.open}
          </Button>
        </span>
      ) : null}
      {of === undefined ? (
        <MoreMenu
          label={more}
          entries={[
            { label: transfer.open, action: () => setOpened('transfer'), onlyWhereNarrow: true },
            ...(maySeeCost
              ? [{ label: books.open, action: () => setOpened('export'), onlyWhereNarrow: true as const }]
              : []),
            { label: places.open, action: () => setOpened('places') },
            { label: opening.open, action: () => setOpened('import') },
          ]}
        />
      ) : null}
      {Dialog ? <Dialog of={of} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

/** The way to the first article; nothing for whoever may only look. */
export function ImportButton() {
  const { mayManage } = useStockRights();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {opening.open}
      </Button>
      {isOpen ? <ImportOpening onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
