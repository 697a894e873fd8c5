import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/toasts.ts';
import { SelectField } from '../layout/select-field.tsx';
import { settingsWords as says } from '../words/settings.ts';
import { useSaveLegal, type WireSettings } from './use-settings.ts';

const texts = [
  { type: 'TermsAndConditionsType', content: 'TermsAndConditionsContent', usual: '/terms-and-conditions.html' },
  { type: 'PrivacyPolicyType', content: 'PrivacyPolicyContent', usual: '/privacy-policy.html' },
] as const;

const choices = [
  { value: 'link', label: says.types.link },
  { value: 'embedded', label: says.types.embedded },
] as const;

interface LegalFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** The legal texts, as a link or as a text, each beside the frame in which visitors read it. */
export function LegalForm({ settings, isEditable }: LegalFormProps) {
  const { TermsAndConditionsType, TermsAndConditionsContent, PrivacyPolicyType, PrivacyPolicyContent, Version } =
    settings;
  const stored = { TermsAndConditionsType, TermsAndConditionsContent, PrivacyPolicyType, PrivacyPolicyContent };
  const [changed, change] = useState<Partial<typeof stored>>({});
  const save = useSaveLegal();
  const values = { ...stored, ...changed };
  const isChanged = texts.some(
    ({ type, content }) => values[type] !== stored[type] || values[content] !== stored[content],
  );
  const onSuccess = () => {
    change({});
    showToast('success', says.saved);
  };
  return (
    <form
      className="settings-legal"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !save.isPending) save.mutate({ Version, ...values }, { onSuccess });
      }}
    >
      {texts.map(({ type, content, usual }) => (
        <section key={content} className="settings-section" aria-label={says.fields[content]}>
          <h2>{says.fields[content]}</h2>
          <fieldset disabled={!isEditable}>
            <SelectField
              label={says.fields[type]}
              value={values[type]}
              choices={choices}
              hint=""
              onChange={(next) => change((now) => ({ ...now, [type]: next }))}
            />
            <Field
              label={says.fields[content]}
              optional
              long={values[type] === 'embedded'}
              maxLength={values[type] === 'embedded' ? 60_000 : 500}
              hint={says.hints.legal}
              value={values[content]}
              onChange={(next) => change((now) => ({ ...now, [content]: next }))}
            />
          </fieldset>
          <LegalFrame name={says.fields[content]} type={values[type]} content={values[content]} usual={usual} />
        </section>
      ))}
      {isEditable ? (
        <footer className="settings-save">
          <Button disabled={!isChanged} onClick={() => change({})}>
            {says.undo}
          </Button>
          <Button look="primary" submits busy={save.isPending} disabled={!isChanged}>
            {says.save}
          </Button>
        </footer>
      ) : null}
    </form>
  );
}

interface LegalFrameProps {
  readonly name: string;
  readonly type: 'link' | 'embedded';
  readonly content: string;
  readonly usual: string;
}

/** As visitors read it: in a frame that can run nothing. */
const LegalFrame = ({ name, type, content, usual }: LegalFrameProps) => (
  <iframe
    className="settings-legal-frame"
    title={says.legalFrame(name)}
    sandbox=""
    {...(type === 'embedded' && content !== '' ? { srcDoc: content } : { src: content === '' ? usual : content })}
  />
);
