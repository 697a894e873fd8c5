import type { UiSettings } from '@door/domain/catalogue/rows/client-rows';
import {
  type EnquiryProblem,
  type EnquiryForm,
  shownEnquiryProblems,
  enquiryProblems,
} from '@door/domain/selling/enquiry/enquiry';
import type { Item } from '@door/domain/door/model/item';
import type { Side } from '@door/drawing/scene';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EnquiryText } from '../../shared/calls/door-api.ts';
import { isCancelled, failureText } from '../../shared/calls/failure.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { doorPng } from '../../designer/pictures/door-png.ts';
import { whenIdle } from '../../shared/scheduling/scheduling.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { withoutLink } from '@door/domain/lib/sentence';
import { sendingMessages, submitMessages } from './messages.ts';
import { removeStoredForm, storeForm, readStoredForm } from './stored-form.ts';
import { type SaveProgress, nothingBusy, isBusy } from './save-item.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { type Doubt, doubtsAbout, newDoubts } from './doubts.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { sendWhenOnline } from './send-when-online.ts';
import { setLastSent } from './sent-enquiry.ts';

export interface EnquirySubmission {
  readonly form: EnquiryForm;
  /** The error beside each field; empty until the visitor has tried to send. */
  readonly errors: Readonly<Partial<Record<EnquiryProblem['field'], string>>>;
  readonly sending: boolean;
  /** What is asked about before the enquiry is sent; empty: nothing is asked now. */
  readonly doubts: readonly Doubt[];
  /** There is no network; the enquiry is sent when it is back. */
  readonly waiting: boolean;
  /** Why sending failed. */
  readonly failure: string | null;
  readonly change: (change: Partial<EnquiryForm>) => void;
  /** Answers what is missing, in the order of the form; empty: the enquiry is being sent, or a doubt is asked about. */
  readonly submit: () => readonly EnquiryProblem[];
  readonly sendAnyway: () => void;
  readonly closeDoubts: () => void;
  /** While it waits for the network. */
  readonly stop: () => void;
  readonly closeFailure: () => void;
}

export function useSubmit(): EnquirySubmission {
  const app = useApp();
  const { go } = useRouter();
  const [form, setForm] = useState(() => readStoredForm());
  const [dirty, setDirty] = useState(false);
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState<SaveProgress>(nothingBusy);
  const [failure, setFailure] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [answered, setAnswered] = useState<readonly Doubt[]>([]);
  const [waiting, setWaiting] = useState(false);
  const [backOff] = useState(() => createBackOff(window));
  const isStopped = useRef(false);

  const change = (part: Partial<EnquiryForm>) => {
    const next = { ...form, ...part };
    storeForm(next);
    setForm(next);
  };
  const shown = () => app.store.current().shown;
  const pictureOf = (side: Side) => doorPng({ item: shown(), catalogue: app.catalogue, side });
  usePicturesAhead(pictureOf, useSubscribed(app.store.subscribe, shown));
  const sendNow = async () => {
    const house = form.housePicture ? (await import('../own-house/house-sending.ts')).houseSending(shown, app) : null;
    return sendEnquiry(
      {
        ...form,
        settingsVersion: app.client.version,
        consents: [...consentsOf(app.client.ui), ...(house ? [house.consent] : [])],
      },
      {
        house,
        calls: app.api.enquiry,
        whenSaved: app.store.whenSaved,
        markSending: app.store.markSending,
        pictureOf,
        alert: (message) => alert(message),
        onProgress: (flag, on) => setBusy((now) => ({ ...now, [flag]: on })),
      },
    );
  };
  const send = async () => {
    setSending(true);
    isStopped.current = false;
    try {
      const sent = await sendWhenOnline(sendNow, {
        isOnline: () => navigator.onLine,
        backOff,
        isStopped: () => isStopped.current,
        onWaiting: setWaiting,
      });
      if (!sent) return;
      setLastSent({ ...sent, form }, app.client.clientId);
      removeStoredForm();
      await go('/confirmation', 'replace');
      app.store.startOver();
    } catch (error) {
      if (!isCancelled(error)) setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };
  const submit = () => {
    setDirty(true);
    const problems = enquiryProblems(form, sendingMessages);
    if (problems.length > 0 || sending) return problems;
    if (!document.querySelector('.door[role="img"]')) alert(submitMessages.submit.notConfigured);
    else askOrSend();
    return problems;
  };
  const askOrSend = () => {
    const open = newDoubts(doubtsAbout(form, app.store.current().shown, app.catalogue), answered);
    if (open.length > 0) setDoubts(open);
    else void send();
  };
  return {
    form,
    errors: Object.fromEntries(
      shownEnquiryProblems(form, { dirty, messages: sendingMessages }).map(({ field, message }) => [field, message]),
    ),
    sending: sending || isBusy(busy),
    doubts,
    waiting,
    failure,
    change,
    submit,
    sendAnyway: () => {
      setAnswered(doubts);
      setDoubts([]);
      void send();
    },
    closeDoubts: () => setDoubts([]),
    stop: () => {
      isStopped.current = true;
      backOff.end();
    },
    closeFailure: () => setFailure(null),
  };
}

/** Makes both pictures while the form is filled in, so that sending waits for none; anew when the door is changed by Undo. */
function usePicturesAhead(pictureOf: (side: Side) => Promise<unknown>, item: Item): void {
  const make = useEffectEvent(() => sides.map((side) => pictureOf(side)));
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => whenIdle(() => void make()), [item]);
}

const sides: readonly Side[] = ['external', 'internal'];

/** What the visitor has agreed to when the form can be sent, as it was shown. */
const consentsOf = ({ consentYesText }: UiSettings): EnquiryText['consents'] => [
  { kind: 'terms', text: withoutLink(sendingMessages.agreements.terms) },
  { kind: 'privacy', text: withoutLink(sendingMessages.agreements.privacy) },
  { kind: 'data-sharing', text: consentYesText },
];
