import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import type { AnswerParts } from './accept-form.tsx';
import type { Offer } from './offer-calls.ts';
import { useSending } from './use-answer.ts';
import { offerMessages as t } from './messages.ts';

interface DialogProps extends AnswerParts {
  readonly open: boolean;
  onClose(): void;
  onDone(): void;
}

/** Longest text that the server takes. */
const longest = 2000;

interface DeclineDialogProps extends DialogProps {
  readonly offer: Pick<Offer, 'Version'>;
}

export function DeclineDialog({ offer, open, typed, calls, type, readAgain, onClose, onDone }: DeclineDialogProps) {
  const { isBusy, problem, send } = useSending(readAgain);
  return (
    <Modal open={open} title={t.decline.title} width={440} onClose={onClose}>
      <Field
        long
        optional
        label={t.decline.reason}
        value={typed.reason}
        maxLength={longest}
        onChange={(reason) => type({ reason })}
      />
      <Foot
        doIt={t.decline.send}
        problem={problem}
        isBusy={isBusy}
        onSend={() => void send(() => calls.decline(offer, typed.reason.trim()), onDone)}
        onClose={onClose}
      />
    </Modal>
  );
}

interface AskDialogProps extends DialogProps {
  /** About anything, or for a later day than the one that was promised. */
  readonly about?: 'ask' | 'later';
}

export function AskDialog({ about = 'ask', open, typed, calls, type, readAgain, onClose, onDone }: AskDialogProps) {
  const { title, question: label, missing, send: sendLabel, written } = t[about];
  const { isBusy, problem, send } = useSending(readAgain);
  const [isMissing, setIsMissing] = useState(false);
  // The same at each try, so that a question whose answer was lost is asked once.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const question = typed.question.trim();
  const ask = () => {
    setIsMissing(question === '');
    if (question === '') return;
    void send(
      () => calls.ask(written(question), attempt),
      () => {
        setAttempt(crypto.randomUUID());
        onDone();
      },
    );
  };
  return (
    <Modal open={open} title={title} width={440} onClose={onClose}>
      <Field
        long
        label={label}
        value={typed.question}
        maxLength={longest}
        error={isMissing && question === '' ? missing : undefined}
        onChange={(next) => type({ question: next })}
      />
      <Foot doIt={sendLabel} problem={problem} isBusy={isBusy} onSend={ask} onClose={onClose} />
    </Modal>
  );
}

interface FootProps {
  readonly doIt: string;
  readonly problem: string;
  readonly isBusy: boolean;
  onSend(): void;
  onClose(): void;
}

const Foot = ({ doIt, problem, isBusy, onSend, onClose }: FootProps) => (
  <>
    <p role="alert">{problem}</p>
    <div className="modal-actions">
      <Button look="primary" icon={<span />} busy={isBusy} onClick={onSend}>
        {doIt}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
    </div>
  </>
);
