import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useEffect, useSyncExternalStore } from 'react';
import { leaving } from './unsaved-fields.ts';
import { officeMessages } from '../messages/office.ts';
import { DialogActs } from './dialog-acts.tsx';

const { leaving: t } = officeMessages;

/** The question before a page is left on which something typed would be lost; nothing while nobody leaves such a page. */
export function LeaveQuestion() {
  const { to } = useSyncExternalStore(leaving.subscribe, leaving.current);
  // Whoever logs out while the question stands is not asked it after the next log-in.
  useEffect(() => {
    const forget = () => leaving.set({ to: null });
    forget();
    return forget;
  }, []);
  if (to === null) return null;
  const leave = () => {
    leaving.set({ fields: [], to: null });
    location.hash = to;
  };
  const stay = () => leaving.set({ to: null });
  return (
    <Modal open title={t.title} width={420} onClose={stay}>
      <p>{t.lost}</p>
      <DialogActs cancel={t.leave} onCancel={leave}>
        <Button look="primary" onClick={stay}>
          {t.stay}
        </Button>
      </DialogActs>
    </Modal>
  );
}
