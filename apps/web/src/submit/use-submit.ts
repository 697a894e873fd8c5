import type { UiSettings } from '@door/domain/catalogue/client-rows';
import { type EnquiryFinding, type EnquiryForm, enquiryFindings, enquiryProblems } from '@door/domain/enquiry/enquiry';
import { useState } from 'react';
import type { EnquiryText } from '../api/door-api.ts';
import { isCancelled, sentenceOf } from '../api/failure.ts';
import { usePlace } from '../navigation/navigation.ts';
import { pictureOf } from '../preview/png.ts';
import { useShop } from '../shell/shop.ts';
import { wholeSentence } from '@door/domain/words/linked-sentence';
import { words } from '../words/words.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';
import { type Busy, idle, isBusy } from './save-item.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { rememberSent } from './sent.ts';

export interface Submitting {
  readonly form: EnquiryForm;
  /** What to say beside each control; empty until somebody tried to send. */
  readonly errors: Readonly<Partial<Record<EnquiryFinding['field'], string>>>;
  readonly sending: boolean;
  /** Why sending failed; the design is kept. */
  readonly failure: string | null;
  readonly change: (change: Partial<EnquiryForm>) => void;
  /** What stands in the way, in the order of the page; nothing: it is sent, or `failure` says why not. */
  readonly submit: () => readonly EnquiryFinding[];
  readonly closeFailure: () => void;
}

export function useSubmit(): Submitting {
  const shop = useShop();
  const { go } = usePlace();
  const [form, setForm] = useState(() => keptForm());
  const [dirty, setDirty] = useState(false);
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState<Busy>(idle);
  const [failure, setFailure] = useState<string | null>(null);

  const change = (part: Partial<EnquiryForm>) => {
    const next = { ...form, ...part };
    keepForm(next);
    setForm(next);
  };
  const send = async () => {
    setSending(true);
    try {
      const { saved, problems } = await sendEnquiry(
        { ...form, consents: consentsOf(shop.client.ui) },
        {
          calls: shop.api.enquiry,
          whenSaved: shop.store.whenSaved,
          beginSending: shop.store.beginSending,
          pictureOf: (side) => pictureOf(shop.store.current().shown, shop.catalogue, side),
          alert: (message) => alert(message),
          onBusy: (flag, on) => setBusy((now) => ({ ...now, [flag]: on })),
        },
      );
      rememberSent({ item: saved.item, email: form.email, problems });
      forgetForm();
      await go('/confirmation', 'replace');
      shop.store.startOver();
    } catch (error) {
      if (!isCancelled(error)) setFailure(sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  const submit = () => {
    setDirty(true);
    const problems = enquiryProblems(form, words.rules);
    if (problems.length > 0 || sending) return problems;
    if (!document.querySelector('.door[role="img"]')) alert(words.submit.notConfigured);
    else void send();
    return problems;
  };
  return {
    form,
    errors: Object.fromEntries(
      enquiryFindings(form, { dirty, words: words.rules }).map(({ field, message }) => [field, message]),
    ),
    sending: sending || isBusy(busy),
    failure,
    change,
    submit,
    closeFailure: () => setFailure(null),
  };
}

/** What the visitor has agreed to whenever the form may be sent, in the words of the page. */
const consentsOf = ({ consentYesText }: UiSettings): EnquiryText['consents'] => [
  { kind: 'terms', text: wholeSentence(words.rules.agreements.terms) },
  { kind: 'privacy', text: wholeSentence(words.rules.agreements.privacy) },
  { kind: 'data-sharing', text: consentYesText },
];
