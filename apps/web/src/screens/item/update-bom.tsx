import { Button } from '@door/ui/button';
import { say } from '../../shell/toast-store.ts';
import { sayFailure } from '../../shell/say-failure.ts';
import { officeItemWords } from '../../words/office-item.ts';
import { useDesk, useItemStore } from '../../office/item/item-store-context.ts';

const { acts, bom } = officeItemWords;

interface UpdateBomProps {
  /** Something could not be resolved that the last bill could. */
  onNewError(): void;
}

/** Has the server reckon the bill of materials of the door as it stands. */
export function UpdateBom({ onNewError }: UpdateBomProps) {
  const store = useItemStore();
  const { reckoning } = useDesk();
  const update = async () => {
    try {
      const { inError, hasNewError } = await store.updateBom();
      if (hasNewError) onNewError();
      if (inError.length === 0) say('success', bom.done);
    } catch (error) {
      sayFailure(error, bom.failed);
    }
  };
  return (
    <Button look="primary" busy={reckoning} onClick={() => void (reckoning || update())}>
      {acts.updateBom}
    </Button>
  );
}
