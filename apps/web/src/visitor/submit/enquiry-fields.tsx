import { enquiryLimits } from '@door/domain/selling/enquiry/enquiry';
import { emailHint } from '@door/domain/selling/enquiry/email-hint';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { type FormEvent, type RefCallback, useState } from 'react';
import { useDesigner } from '../../designer/state/use-designer.ts';
import { Link } from '../../shared/router/link.tsx';
import { ShareDesign } from '../share/share-design.tsx';
import { HouseTick } from '../own-house/house-tick.tsx';
import type { EnquirySubmission } from './use-submit.ts';
import { sendingMessages, submitMessages } from './messages.ts';
import './enquiry-fields.css';

export interface EnquiryFieldsProps {
  readonly submitting: EnquirySubmission;
  focusRef(name: string): RefCallback<HTMLElement>;
  onSubmit(): void;
}

export function EnquiryFields({ submitting, focusRef, onSubmit }: EnquiryFieldsProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const parts = { submitting, focusRef };
  return (
    <form className="enquiry-form" noValidate onSubmit={send}>
      <Person {...parts} />
      <Agreements {...parts} />
      <DataSharing {...parts} />
      <HouseTick isTicked={submitting.form.housePicture} change={submitting.change} />
      <span className="sr-only">
        <Button submits tabIndex={-1} aria-hidden="true">
          {submitMessages.submit.send}
        </Button>
      </span>
    </form>
  );
}

type Parts = Pick<EnquiryFieldsProps, 'submitting' | 'focusRef'>;

function Person({ submitting: { form, errors, change }, focusRef }: Parts) {
  const [remark, setRemark] = useState('');
  return (
    <>
      <Field
        label={submitMessages.submit.name}
        value={form.name}
        error={errors.name}
        autoComplete="name"
        maxLength={enquiryLimits.name}
        focusRef={focusRef('name')}
        onChange={(name) => change({ name })}
      />
      <div className="field-pair">
        <Field
          label={submitMessages.submit.email}
          type="email"
          value={form.email}
          error={errors.email}
          remark={remark}
          autoComplete="email"
          maxLength={enquiryLimits.email}
          focusRef={focusRef('email')}
          onChange={(email) => {
            change({ email });
            if (remark) setRemark(emailHint(email, sendingMessages));
          }}
          onLeave={() => setRemark(emailHint(form.email, sendingMessages))}
        />
        <Field
          label={submitMessages.submit.phone}
          type="tel"
          optional
          value={form.phone}
          error={errors.phone}
          autoComplete="tel"
          maxLength={enquiryLimits.phone}
          focusRef={focusRef('phone')}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <Field
        label={submitMessages.submit.address}
        optional
        value={form.address}
        error={errors.address}
        autoComplete="street-address"
        maxLength={enquiryLimits.address}
        focusRef={focusRef('address')}
        onChange={(address) => change({ address })}
      />
      <Field
        label={submitMessages.submit.notes}
        optional
        long
        value={form.notes}
        error={errors.notes}
        maxLength={enquiryLimits.notes}
        focusRef={focusRef('notes')}
        onChange={(notes) => change({ notes })}
      />
    </>
  );
}

const agreements = [
  { kind: 'terms', to: '/terms' },
  { kind: 'privacy', to: '/privacy' },
] as const;

/** The texts open beside the form, so that nothing of it is lost. */
function Agreements({ submitting: { form, errors, change }, focusRef }: Parts) {
  return (
    <div className="consents">
      {agreements.map(({ kind, to }) => {
        const { before, link, after } = sendingMessages.agreements[kind];
        return (
          <Check
            key={kind}
            kind="checkbox"
            checked={form[kind]}
            error={errors[kind]}
            focusRef={focusRef(kind)}
            onChange={(agreed) => change({ [kind]: agreed })}
          >
            {before}
            <Link to={to} target="_blank" rel="noopener">
              {link}
            </Link>
            {after}
          </Check>
        );
      })}
    </div>
  );
}

/** Who wants no details passed on can still take the door along. */
const InsteadOfSending = () => (
  <div className="instead" role="note" ref={(note) => note?.scrollIntoView({ block: 'nearest' })}>
    <p>{submitMessages.submit.notSent}</p>
    <div className="instead-actions">
      <ShareDesign />
      <Button scale="row" onClick={() => print()}>
        {submitMessages.submit.print}
      </Button>
    </div>
  </div>
);

function DataSharing({ submitting: { form, errors, change }, focusRef }: Parts) {
  const { ui } = useDesigner().client;
  return (
    <fieldset className="consents">
      <legend className="sr-only">{submitMessages.submit.dataSharing}</legend>
      <Check kind="radio" group="consent" checked={form.consent} onChange={() => change({ consent: true })}>
        {ui.consentYesText}
      </Check>
      <Check
        kind="radio"
        group="consent"
        checked={!form.consent}
        error={errors.consent}
        focusRef={focusRef('consent')}
        onChange={() => change({ consent: false })}
      >
        {ui.consentNoText}
      </Check>
      {form.consent ? null : <InsteadOfSending />}
    </fieldset>
  );
}
