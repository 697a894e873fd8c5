import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { submitWords } from '../submit/words.ts';

/** The link in a field, for browsers in which a page cannot copy. */
export function LinkToCopy({ link, onClose }: { readonly link: string | null; onClose(): void }) {
  return (
    <Modal open={link !== null} title={submitWords.sharing.share} width={400} onClose={onClose}>
      <p>{submitWords.sharing.copyThis}</p>
      <input
        className="input"
        readOnly
        aria-label={submitWords.sharing.link}
        value={link ?? ''}
        onFocus={(event) => event.target.select()}
      />
      <div className="modal-actions">
        <Button look="primary" onClick={onClose}>
          {submitWords.sharing.done}
        </Button>
      </div>
    </Modal>
  );
}
