import { Button } from '@door/ui/button';
import { showToast, toastFailure } from '../../shared/toasts/toasts.ts';
import { useItemStatus, useItemStore } from '../open-item/item-provider.tsx';
import { WhileUnlocked } from '../open-item/while-unlocked.tsx';
import { itemPageMessages } from '../messages/item.ts';

const { acts, bom } = itemPageMessages;

interface UpdateBomButtonProps {
  /** Called when the new bill has a line without stock that the last one did not have. */
  onNewError(): void;
}

/** Has the server make the bill of materials of the item as it is now, and says how it went. */
export function useUpdateBom(onNewError: () => void): () => void {
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
  return () => void (isGeneratingBom || update());
}

export function UpdateBomButton({ onNewError }: UpdateBomButtonProps) {
  const { isGeneratingBom } = useItemStatus();
  return (
    <WhileUnlocked what="bom">
      <Button look="primary" busy={isGeneratingBom} onClick={useUpdateBom(onNewError)}>
        {acts.updateBom}
      </Button>
    </WhileUnlocked>
  );
}
