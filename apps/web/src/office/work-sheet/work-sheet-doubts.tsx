import { isBomStale } from '@door/domain/making/bom/bom-state';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { toastFailure } from '../../shared/toasts/toasts.ts';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { useItemStatus, useItemStore } from '../open-item/item-provider.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { isErrorLine, type StoredBom } from '../open-item/stored-bom.ts';
import { useFindings } from '../open-item/use-findings.ts';
import { useLock } from '../open-item/while-unlocked.tsx';
import { itemPageMessages } from '../messages/item.ts';
import { workInstructionsMessages } from '../messages/work-instructions.ts';

const { sheet: t } = workInstructionsMessages;

/** Why nothing may be made from this sheet as it stands; none when it may. */
export function useDoubts(bom: StoredBom | undefined): readonly string[] {
  const { saved, pending } = useOfficeItem();
  const found = useFindings();
  if (!bom) return [];
  const bomUpdated = saved.wire.BomUpdated;
  const isStale = pending !== 'saved' || isBomStale({ lastUpdated: saved.version, bomUpdated });
  const errors = bom.calculated.filter(isErrorLine).length;
  return [
    ...(bomUpdated === null ? [t.noBom] : []),
    ...(bomUpdated !== null && isStale ? [t.stale] : []),
    ...(errors > 0 ? [t.inError(errors)] : []),
    ...found.flatMap(({ severity, sentence }) => (severity === 'problem' ? [sentence] : [])),
  ];
}

interface DoubtsProps {
  readonly doubts: readonly string[];
}

/** Each doubt as a sentence, and one line across every printed page. */
export const WorkSheetDoubts = ({ doubts }: DoubtsProps) => (
  <>
    {doubts.map((doubt) => (
      <p key={doubt} className="work-sheet-warning" role="alert">
        {doubt}
      </p>
    ))}
    {doubts.length > 0 ? (
      <p className="work-sheet-across" aria-hidden="true">
        {t.across}
      </p>
    ) : null}
  </>
);

interface AskBeforePrintProps extends DoubtsProps {
  onPrint(): void;
  onClose(): void;
}

/** Asks whether a sheet with doubts is to be printed all the same, and offers the fix. */
export function AskBeforePrint({ doubts, onPrint, onClose }: AskBeforePrintProps) {
  const { saved } = useOfficeItem();
  const store = useItemStore();
  const { isGeneratingBom } = useItemStatus();
  const update = () => {
    store.updateBom().then(onClose, (error: unknown) => toastFailure(error, itemPageMessages.bom.failed));
  };
  const isOpen = useLock('bom') === null;
  const isCurable = isOpen && doubts.some((doubt) => doubt === t.stale || doubt === t.noBom);
  return (
    <Modal open title={t.ask.title} width={400} onClose={onClose}>
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      <DialogActs onCancel={onClose}>
        {isCurable ? (
          <Button look="primary" busy={isGeneratingBom} onClick={() => isGeneratingBom || update()}>
            {itemPageMessages.acts.updateBom}
          </Button>
        ) : null}
        {saved.wire.BomUpdated === null ? null : <Button onClick={onPrint}>{t.ask.print}</Button>}
      </DialogActs>
    </Modal>
  );
}
