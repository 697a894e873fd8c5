import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { submitMessages } from '../submit/messages.ts';

/** The link in a field, for browsers in which a page cannot copy. */
export function LinkToCopy({ link, onClose }: { readonly link: string | null; onClose(): void }) {
  return (
    <Modal open={link !== null} title={submitMessages.sharing.share} width={400} onClose={onClose}>
      <p>{submitMessages.sharing.copyThis}</p>
      <input
        className="input"
        readOnly
        aria-label={submitMessages.sharing.link}
        value={link ?? ''}
        onFocus={(event) => event.target.select()}
      />
      <div className="modal-actions">
        <Button look="primary" onClick={onClose}>
          {submitMessages.sharing.done}
        </Button>
      </div>
    </Modal>
  );
}
