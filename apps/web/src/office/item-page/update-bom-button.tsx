import { Button } from '@door/ui/button';
import { showToast, toastFailure } from '../../platform/toasts/toasts.ts';
import { itemPageWords } from '../words/item.ts';
import { useItemStatus, useItemStore } from '../open-item/item-provider.tsx';

const { acts, bom } = itemPageWords;

interface UpdateBomButtonProps {
  /** Called when the new bill has a line without stock that the last one did not have. */
  onNewError(): void;
}

/** The button that has the server make the bill of materials of the item as it is now. */
export function UpdateBomButton({ onNewError }: UpdateBomButtonProps) {
  const store = useItemStore();
  const { isGeneratingBom } = useItemStatus();
  const update = async () => {
    try {
      const { inError, hasNewError } = await store.updateBom();
      if (hasNewError) onNewError();
      if (inError.length === 0) showToast('success', bom.done);
    } catch (error) {
      toastFailure(error, bom.failed);
    }
  };
  return (
    <Button look="primary" busy={isGeneratingBom} onClick={() => void (isGeneratingBom || update())}>
      {acts.updateBom}
    </Button>
  );
}
