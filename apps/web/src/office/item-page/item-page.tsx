import { Modal } from '@door/ui/modal';
import { Printer } from '@door/ui/office-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { itemRoot } from '../items/item-path.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { HistoryList } from '../layout/history-list.tsx';
import { type MenuEntry, MoreMenu } from '../layout/more-menu.tsx';
import { itemPageMessages } from '../messages/item.ts';
import { officeMessages } from '../messages/office.ts';
import { priceMessages } from '../messages/pricing.ts';
import { EnquiryLink, useEnquiryOfItem } from '../open-item/enquiry-of-item.tsx';
import { ItemLoader } from '../open-item/item-loader.tsx';
import { OfficeItemContext, useOfficeItem } from '../open-item/office-item.ts';
import { useLock } from '../open-item/while-unlocked.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { AddToQuote } from '../quotes/add-to-quote.tsx';
import { ItemHeader } from './item-header.tsx';
import { ItemPreview } from './item-preview.tsx';
import { OfficeItemModal } from './office-item-modal.tsx';
import { ItemOptions } from './options/item-options.tsx';
import { PricePanel } from './price/price-panel.tsx';
import { SectionJumps } from './section-jumps.tsx';
import { EditableDrawing } from './sizes/editable-drawing.tsx';
import { ItemFigures, ItemSizes } from './sizes/item-sizes.tsx';
import { UpdateBomButton, useUpdateBom } from './update-bom-button.tsx';
import { useItemMode } from './use-item-mode.ts';
import { useProblems } from './use-problems.ts';
import { WorkInstructionsPanel } from './work-instructions/work-instructions-panel.tsx';
import './item-page.css';

const { acts, drawing } = itemPageMessages;

/** `/door/ID`: preview, dimensioned drawing, sizes and options, and below them the work instructions. */
export const ItemPage = () => (
  <ItemLoader>
    <ItemPageContent />
  </ItemLoader>
);

function ItemPageContent() {
  const { path } = useRouter();
  const officeItem = useOfficeItem();
  const { item } = officeItem;
  const [mode, setMode] = useItemMode();
  const [isPriceShown, setIsPriceShown] = useState(false);
  const [dialog, setDialog] = useState<'history' | 'delete' | 'quote' | null>(null);
  const isDraft = useEnquiryOfItem() === null;
  const problems = useProblems();
  const [isDesignOpen, isBomOpen] = [useLock('design') === null, useLock('bom') === null];
  const updateBom = useUpdateBom(() => setMode('error'));
  const design = `${itemRoot(path, item.id)}/frame-design` as const;
  const survey = `/installer/survey/${item.id}` as const;
  const workSheet = `/installer/work-sheet/${item.id}` as const;
  const where = (isShown: boolean, entry: MenuEntry): readonly MenuEntry[] => (isShown ? [entry] : []);
  const entries: readonly MenuEntry[] = [
    ...where(isDesignOpen, { label: acts.editDesign, action: design, onlyWhereNarrow: true }),
    ...where(isBomOpen, { label: acts.updateBom, action: updateBom, onlyWhereNarrow: true }),
    { label: acts.survey, action: survey, onlyWhereNarrow: true },
    { label: acts.workSheet, action: workSheet, onlyWhereNarrow: true },
    { label: priceMessages.title, action: () => setIsPriceShown(!isPriceShown), onlyWhereNarrow: true },
    { label: officeMessages.quote.addToQuote, action: () => setDialog('quote') },
    { label: acts.overview, action: () => setMode('overview') },
    { label: acts.addOns, action: () => setMode('addOns') },
    { label: acts.problems, action: () => setMode('error') },
    { label: acts.history, action: () => setDialog('history') },
    ...where(isDraft, { label: acts.delete, action: () => setDialog('delete') }),
  ];
  return (
    <>
      <ItemHeader backLink={<EnquiryLink />} problems={problems.count} onProblems={() => setMode('error')}>
        <Link className="btn btn-primary item-act-phone" to={survey}>
          {acts.survey}
        </Link>
        <MoreMenu label={acts.menu} entries={entries} />
        {isDesignOpen ? (
          <Link className="btn btn-quiet act-wide" to={design}>
            {acts.editDesign}
          </Link>
        ) : null}
        <Link className="btn btn-quiet act-wide" to={survey}>
          {acts.survey}
        </Link>
        <button
          type="button"
          className="btn btn-quiet act-wide"
          aria-expanded={isPriceShown}
          onClick={() => setIsPriceShown(!isPriceShown)}
        >
          {priceMessages.title}
        </button>
        <Link className="btn btn-line act-wide" to={workSheet}>
          <Printer />
          {acts.workSheet}
        </Link>
        <span className="item-act-desk">
          <UpdateBomButton onNewError={() => setMode('error')} />
        </span>
      </ItemHeader>
      <SectionJumps />
      {isPriceShown ? <PricePanel /> : null}
      <div className="item-desk">
        <ItemPreview />
        <section className="item-drawing" aria-label={drawing}>
          <EditableDrawing />
        </section>
        <div className="item-inspector">
          <ItemSizes />
          <ItemOptions />
          <ItemFigures />
        </div>
      </div>
      {/* Deferred: the preview shows a change before the sixty lines of the bill are calculated and drawn again. */}
      <OfficeItemContext value={useDeferredValue(officeItem)}>
        <div className="item-works">
          <WorkInstructionsPanel />
        </div>
      </OfficeItemContext>
      <OfficeItemModal mode={mode} problems={problems} onClose={() => setMode(null)} />
      {dialog === 'history' ? <ItemHistory onClose={() => setDialog(null)} /> : null}
      {dialog === 'quote' ? <AddToQuote itemId={item.id} onClose={() => setDialog(null)} /> : null}
      {dialog === 'delete' ? <DeleteItem onClose={() => setDialog(null)} /> : null}
    </>
  );
}

const { remove: t } = itemPageMessages;

/** Asks before it deletes a draft with all that belongs to it. The server refuses it for an item that a visitor has asked about. */
export function DeleteItem({ onClose }: { onClose(): void }) {
  const { go } = useRouter();
  const { item } = useOfficeItem();
  const remove = useMutation(
    trpc.item.removeById.mutationOptions({
      meta: { invalidates: [trpc.item.list.pathKey()] },
      onSuccess: () => go('/installer/items', 'replace'),
    }),
  );
  return (
    <FormDialog
      title={t.title}
      width={400}
      doIt={t.doIt}
      leave={t.cancel}
      busy={remove.isPending}
      onSubmit={() => remove.mutate(item.id)}
      onClose={onClose}
    >
      <p>{t.sentence}</p>
    </FormDialog>
  );
}

/** A dialog with what happened to the open item, its enquiry and its tasks. */
export function ItemHistory({ onClose }: { onClose(): void }) {
  const query = useQuery(trpc.item.getHistory.queryOptions(useOfficeItem().item.id));
  return (
    <Modal open title={itemPageMessages.acts.history} width={480} onClose={onClose}>
      <QueryResult query={query}>
        {(entries) =>
          entries.length === 0 ? <p>{itemPageMessages.noHistory}</p> : <HistoryList entries={entries} next={null} />
        }
      </QueryResult>
    </Modal>
  );
}
