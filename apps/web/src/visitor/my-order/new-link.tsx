import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { useSending } from '../offer/use-answer.ts';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './regions.tsx';

const { link: t } = myOrderMessages;

interface NewLinkProps extends Pick<RegionProps, 'calls' | 'readAgain'> {
  readonly supplier: string;
}

/** For whoever fears that somebody else has the link. */
export function NewLink({ calls, readAgain, supplier }: NewLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [attempt] = useState(() => crypto.randomUUID());
  const { isBusy, problem, send } = useSending(readAgain, '');
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      <Modal open={isOpen} title={t.title} width={440} onClose={() => setIsOpen(false)}>
        <p>{t.sentence(supplier)}</p>
        <p role="alert">{problem}</p>
        <div className="modal-actions">
          <Button look="primary" busy={isBusy} onClick={() => void send(() => calls.renewLink(attempt), readAgain)}>
            {t.send}
          </Button>
          <Button look="quiet" onClick={() => setIsOpen(false)}>
            {t.cancel}
          </Button>
        </div>
      </Modal>
    </>
  );
}
