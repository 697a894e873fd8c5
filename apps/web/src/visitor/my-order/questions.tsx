import { PhotoLinks } from '@door/ui/photo-links';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { type ReactNode, useState } from 'react';
import { momentText } from '../../shared/text/dates.ts';
import { useSending } from '../offer/use-answer.ts';
import { myOrderMessages } from './messages.ts';
import { PhotoPicker, usePhotos } from './photo-picker.tsx';
import type { RegionProps } from './region.ts';

const { questions: t } = myOrderMessages;

/** What the customer and the supplier have written to each other, for the customer alone. */
export function Questions({ order, calls, readAgain }: RegionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { Thread, Supplier } = order;
  if (Thread === null) return null;
  return (
    <section className="order-questions" aria-labelledby="order-questions">
      <h2 id="order-questions">{t.title}</h2>
      {Thread.length === 0 ? <p>{t.none}</p> : null}
      <ol>
        {Thread.map(({ MessageId, By, Text, At, Photos }) => (
          <li key={MessageId} data-by={By === null ? 'customer' : 'supplier'}>
            <p>
              <b>{By === null ? t.you : Supplier.Name}</b> <small className="num">{momentText(At)}</small>
            </p>
            <p className="order-said">{Text}</p>
            <OrderPhotos urls={Photos} />
          </li>
        ))}
      </ol>
      <Button onClick={() => setIsAsking(true)}>{t.ask}</Button>
      {isAsking ? (
        <WriteDialog
          title={t.ask}
          label={t.label}
          send={async (text, attempt, upload) => calls.askAboutOrder(text, attempt, await upload(calls.uploadPhoto))}
          readAgain={readAgain}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  );
}

export const OrderPhotos = ({ urls }: { readonly urls: readonly string[] }) => (
  <PhotoLinks className="order-thumbs" urls={urls} altOf={t.photo} />
);

type Upload = (send: (png: Blob) => Promise<string>) => Promise<readonly string[]>;

interface WriteDialogProps extends Pick<RegionProps, 'readAgain'> {
  readonly title: string;
  readonly label: string;
  /** Absent: no photos go with it. */
  readonly hasPhotos?: boolean;
  /** What is asked before the text. */
  readonly children?: ReactNode;
  /** What is still missing of that; '' for nothing. */
  readonly missing?: string;
  readonly send: (text: string, attempt: string, upload: Upload) => Promise<void>;
  onClose(): void;
}

/** A dialog in which the customer writes, with photos: each is sent once, also where an answer was lost. */
export function WriteDialog({ title, label, hasPhotos = true, children, missing = '', ...acts }: WriteDialogProps) {
  const { send, readAgain, onClose } = acts;
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [attempt] = useState(() => crypto.randomUUID());
  const photos = usePhotos();
  const { isBusy, problem, send: sendOnce } = useSending(readAgain);
  const said = text.trim();
  const submit = () => {
    setIsTried(true);
    if (said === '' || missing !== '') return;
    const done = () => {
      readAgain();
      onClose();
    };
    void sendOnce(() => send(said, attempt, photos.upload), done);
  };
  return (
    <Modal open title={title} width={520} onClose={onClose}>
      <div className="order-write">
        {children}
        <Field
          long
          label={label}
          value={text}
          maxLength={pageLimits.text}
          error={isTried && said === '' ? t.missing : undefined}
          onChange={setText}
        />
        {hasPhotos ? <PhotoPicker photos={photos} /> : null}
      </div>
      <p role="alert">{problem || (isTried ? missing : '')}</p>
      <div className="modal-actions">
        <Button look="primary" busy={isBusy} onClick={submit}>
          {t.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Modal>
  );
}
