import { type OrderWay, orderWays } from '@door/domain/making/purchasing/vendor';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { SwitchRow } from '@door/ui/switch-row';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PagePath } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { saveFile } from '../../shared/download/save-file.ts';
import { PaperLink } from '../batches/paper-link.tsx';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { MoreMenu } from '../layout/more-menu.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import { clientsWithDraft, idOfOwnDraft } from '../queries/draft-storage.ts';
import { officeClient } from '../queries/office-client.ts';
import { useMe } from '../queries/use-me.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MoveReason } from './move-reason.tsx';
import { type OpenedPurchase, purchaseMutationMeta } from './purchasing-wire.ts';

const { moves: t, draft, ways } = purchasingMessages;
const { sending } = t;

const segments = orderWays.map((value) => ({ value, label: ways[value] }));

type Act = Extract<
  OpenedPurchase['Moves'][number],
  'send' | 'confirm' | 'receive' | 'bill' | 'claim' | 'takeBack' | 'cancel' | 'discard' | 'close' | 'reopen'
>;

/** In the order of work: the first that can be made now is the next one. */
const mainActs: readonly Act[] = ['send', 'confirm', 'receive', 'bill', 'close', 'reopen'];
/** Those that are not the next one are on a phone in the menu. */
const acts: readonly Act[] = [...mainActs, 'claim', 'takeBack', 'cancel', 'discard'];

/** Those that have a page of their own; all others ask in a dialog. */
const pages: Partial<Readonly<Record<Act, (purchase: OpenedPurchase) => PagePath>>> = {
  receive: ({ Id }) => `/installer/purchasing/goods-in?purchase=${Id}`,
  bill: ({ Id, Vendor }) => `/installer/purchasing/new-bill?vendor=${Vendor.Id}&purchase=${Id}`,
};

const popupOf = (act: Act) => (pages[act] ? undefined : 'dialog');

/** What can be done to a purchase now, as its state and the person's rights allow; what is against it is said when it is tried. */
export function PurchaseActs({ purchase }: { readonly purchase: OpenedPurchase }) {
  const { go } = useRouter();
  const [opened, setOpened] = useState<Act | null>(null);
  const { Id, Moves, Revision, Confirmations, Receipts, SentOn } = purchase;
  const possible = acts.filter((act) => Moves.includes(act));
  // Once the vendor has said when it comes, it comes; the vendor may still say something else.
  const isSaid = Receipts.length > 0 || Confirmations.some((each) => each.Revision === Revision);
  const next = mainActs.find((act) => Moves.includes(act) && !(act === 'confirm' && isSaid));
  const others = possible.filter((act) => act !== next);
  const open = (act: Act) => {
    const page = pages[act]?.(purchase);
    if (page === undefined) setOpened(act);
    else void go(page);
  };
  const close = () => setOpened(null);
  const csv = useMutation({
    meta: { invalidates: [] },
    mutationFn: () => officeClient.purchase.csv.query(Id),
    onSuccess: ({ FileName, Bytes }) => saveFile(FileName, new Blob([bytesIn(Bytes)], { type: 'text/csv' })),
  });
  return (
    <>
      {/* One list, so that an act which becomes the next one while somebody is at it keeps the focus. */}
      {[...(next ? [next] : []), ...others].map((act) => (
        <span key={act} className={act === next ? undefined : 'act-wide'}>
          <Button look={act === next ? 'primary' : 'line'} aria-haspopup={popupOf(act)} onClick={() => open(act)}>
            {t[act]}
          </Button>
        </span>
      ))}
      {SentOn === null ? null : <PaperLink kind="purchase" about={Id} />}
      <span className="act-wide">
        <Button busy={csv.isPending} onClick={() => csv.mutate()}>
          {t.csv}
        </Button>
      </span>
      <MoreMenu
        label={t.more}
        entries={[
          ...others.map((act) => ({ label: t[act], action: () => open(act), onlyWhereNarrow: true }) as const),
          { label: t.csv, action: () => csv.mutate(), onlyWhereNarrow: true },
        ]}
      />
      {opened === null || opened === 'receive' || opened === 'bill' ? null : (
        <ActDialog act={opened} purchase={purchase} onClose={close} />
      )}
    </>
  );
}

/** The bytes that Base64 means: a file may be in an encoding that no text of a page is in. */
const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

interface ActDialogProps {
  readonly act: Exclude<Act, 'receive' | 'bill'>;
  readonly purchase: OpenedPurchase;
  onClose(): void;
}

function ActDialog({ act, purchase, onClose }: ActDialogProps) {
  if (act === 'send') return <SendDialog purchase={purchase} onClose={onClose} />;
  if (act === 'confirm') return <ConfirmDialog purchase={purchase} onClose={onClose} />;
  if (act === 'claim') return <ClaimDialog purchase={purchase} onClose={onClose} />;
  if (act === 'discard') return <DiscardDialog purchase={purchase} onClose={onClose} />;
  return <MoveReason asked={{ move: act, purchase }} onClose={onClose} />;
}

/** A draft that nobody has seen ends without a reason. */
function DiscardDialog({ purchase: { Id, Number: number, LastUpdated }, onClose }: Omit<ActDialogProps, 'act'>) {
  const cancel = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () => officeClient.purchase.cancel.mutate({ Id, LastUpdated }),
    onSuccess: onClose,
  });
  return (
    <Modal open title={t.discardTitle(number)} width={420} onClose={onClose}>
      <p>{t.discardWhat}</p>
      <Refusal error={cancel.error} />
      <DialogActs cancel={t.keep} onCancel={onClose}>
        <Button look="primary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t.doIts.cancel}
        </Button>
      </DialogActs>
    </Modal>
  );
}

/** Orders what is in the draft, in the way in which the vendor is ordered from as a rule. */
function SendDialog({ purchase, onClose }: Omit<ActDialogProps, 'act'>) {
  const { Id, Number: number, LastUpdated, How: usual, Mail, Lines } = purchase;
  const [how, setHow] = useState<OrderWay>(usual);
  const [isPriceOpen, setIsPriceOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { UserId } = useMe();
  const [hasUnsaved] = useState(() => clientsWithDraft('purchase-lines', idOfOwnDraft(Id, UserId)).length > 0);
  const send = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () =>
      officeClient.purchase.send.mutate({ Id, LastUpdated, How: how, PriceOpen: isPriceOpen, Reason: reason.trim() }),
    onSuccess: onClose,
  });
  const open = Lines.filter(({ Price }) => Price === null).length;
  const mailText = Mail === '' ? sending.noMail : sending.mailTo(Mail);
  return (
    <FormDialog
      title={sending.title(number)}
      width={440}
      doIt={t.send}
      busy={send.isPending}
      onSubmit={() => (hasUnsaved ? undefined : send.mutate())}
      onClose={onClose}
    >
      <Segmented label={sending.how} segments={segments} chosen={how} onChoose={(next) => setHow(next)} />
      <p>{how === 'mail' ? mailText : sending.byHand}</p>
      {open > 0 ? (
        <SwitchRow
          name={sending.openPrices}
          meaning={sending.openCount(open)}
          on={isPriceOpen}
          onChange={setIsPriceOpen}
        />
      ) : null}
      <Field
        label={sending.reason}
        optional
        maxLength={500}
        hint={sending.reasonHint}
        value={reason}
        onChange={setReason}
      />
      {hasUnsaved ? <p role="alert">{draft.saveFirst}</p> : null}
      <Refusal error={send.error} />
    </FormDialog>
  );
}
