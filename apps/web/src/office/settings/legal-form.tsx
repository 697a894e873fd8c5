import { usualLegalPages } from '@door/domain/settings/legal-text';
import { Field } from '@door/ui/field';
import { useEffect, useState } from 'react';
import { showToast } from '../../platform/toasts/toasts.ts';
import { SelectField } from '../layout/select-field.tsx';
import { settingsWords as says } from '../words/settings.ts';
import { SaveBar } from './save-bar.tsx';
import { useTypedValues } from './use-typed-values.ts';
import { useSaveLegal, type WireSettings } from './use-settings.ts';

const texts = [
  { type: 'TermsAndConditionsType', content: 'TermsAndConditionsContent', usual: usualLegalPages.terms },
  { type: 'PrivacyPolicyType', content: 'PrivacyPolicyContent', usual: usualLegalPages.privacy },
] as const;

const choices = [
  { value: 'link', label: says.types.link },
  { value: 'embedded', label: says.types.embedded },
] as const;

/** Characters of a text that the list of changes shows. */
const shownOfText = 120;

const excerpt = (text: string): string => (text.length > shownOfText ? `${text.slice(0, shownOfText)} …` : text);

interface LegalFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** The legal texts, as a link or as a text, each beside the frame in which visitors read it. */
export function LegalForm({ settings, isEditable }: LegalFormProps) {
  const { TermsAndConditionsType, TermsAndConditionsContent, PrivacyPolicyType, PrivacyPolicyContent, Version } =
    settings;
  const stored = { TermsAndConditionsType, TermsAndConditionsContent, PrivacyPolicyType, PrivacyPolicyContent };
  const save = useSaveLegal();
  const form = useTypedValues('legal', stored);
  const { values, changes, contested, change, settle } = form;
  const onSuccess = () => {
    settle(values);
    showToast('success', says.saved);
  };
  return (
    <form
      className="settings-legal"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const maySave = changes.length > 0 && contested.length === 0 && !save.isPending;
        if (maySave) save.mutate({ Version, ...values }, { onSuccess });
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
              onChange={(next) => change({ [type]: next })}
            />
            <Field
              label={says.fields[content]}
              optional
              long={values[type] === 'embedded'}
              maxLength={values[type] === 'embedded' ? 60_000 : 500}
              hint={says.hints.legal}
              value={values[content]}
              onChange={(next) => change({ [content]: next })}
            />
          </fieldset>
          <LegalFrame name={says.fields[content]} type={values[type]} content={values[content]} usual={usual} />
        </section>
      ))}
      {isEditable ? (
        <SaveBar
          form={form}
          shown={(name) => ({ label: says.fields[name], from: excerpt(stored[name]), to: excerpt(values[name]) })}
          isSaving={save.isPending}
          hasProblems={false}
        />
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
function LegalFrame({ name, type, content, usual }: LegalFrameProps) {
  const [linked, link] = useState(content);
  useEffect(() => {
    const typing = setTimeout(() => link(content), linkDelayMs);
    return () => clearTimeout(typing);
  }, [content]);
  const shown = type === 'embedded' && content !== '' ? { srcDoc: content } : { src: linked === '' ? usual : linked };
  return <iframe className="settings-legal-frame" title={says.legalFrame(name)} sandbox="" {...shown} />;
}

/** Without typing, ms, until a link is opened in its frame: half an address leads nowhere. */
const linkDelayMs = 600;
