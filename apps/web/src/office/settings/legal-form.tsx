import type { LegalText } from '@door/domain/catalogue/rows/client-rows';
import { isEqual } from '@door/domain/lib/is-equal';
import { legalTextPath, usualLegalPages } from '@door/domain/settings/legal-text';
import { Field } from '@door/ui/field';
import { useEffect, useState } from 'react';
import { SelectField } from '../layout/select-field.tsx';
import { officeClient } from '../queries/office-client.ts';
import { settingsMessages as t } from '../messages/settings.ts';
import { SavedForm } from './saved-form.tsx';
import { useTypedValues } from './use-typed-values.ts';
import type { WireSettings } from './use-settings.ts';

const texts = [
  { about: 'terms', type: 'TermsAndConditionsType', content: 'TermsAndConditionsContent' },
  { about: 'privacy', type: 'PrivacyPolicyType', content: 'PrivacyPolicyContent' },
] as const;

const choices = [
  { value: 'link', label: t.types.link },
  { value: 'embedded', label: t.types.embedded },
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
  const form = useTypedValues('legal', stored);
  const { values, change } = form;
  return (
    <SavedForm
      className="settings-legal"
      form={form}
      stored={stored}
      labels={t.fields}
      isEditable={isEditable}
      hasProblems={false}
      textOf={(name, of) => excerpt(of[name])}
      save={(typed) => officeClient.settings.updateLegal.mutate({ Version, ...typed })}
    >
      {texts.map(({ about, type, content }) => (
        <section key={content} className="settings-section" aria-label={t.fields[content]}>
          <h2>{t.fields[content]}</h2>
          <fieldset disabled={!isEditable}>
            <SelectField
              label={t.fields[type]}
              value={values[type]}
              choices={choices}
              onChange={(next) => change({ [type]: next })}
            />
            <Field
              label={t.fields[content]}
              optional
              long={values[type] === 'embedded'}
              maxLength={values[type] === 'embedded' ? 60_000 : 500}
              hint={t.hints.legal}
              value={values[content]}
              onChange={(next) => change({ [content]: next })}
            />
          </fieldset>
          <LegalFrame
            name={t.fields[content]}
            text={{ type: values[type], content: values[content] }}
            saved={{ type: stored[type], content: stored[content] }}
            savedAt={legalTextPath(settings.ClientId, about)}
            usual={usualLegalPages[about]}
          />
        </section>
      ))}
    </SavedForm>
  );
}

interface LegalFrameProps {
  readonly name: string;
  readonly text: LegalText;
  readonly saved: LegalText;
  /** Where the server shows what is saved. */
  readonly savedAt: string;
  readonly usual: string;
}

/** As visitors read it: in a frame that can run nothing. Only the server opens a page elsewhere, so a link is there once it is saved. */
function LegalFrame({ name, text, saved, savedAt, usual }: LegalFrameProps) {
  const draft = useDraftAddress(text.type === 'embedded' ? text.content : '');
  if (text.content === '') return <Frame name={name} src={usual} />;
  if (isEqual(text, saved)) return <Frame name={name} src={savedAt} />;
  return text.type === 'embedded' ? <Frame name={name} src={draft} /> : <p className="hint">{t.linkOnceSaved}</p>;
}

const Frame = ({ name, src }: { readonly name: string; readonly src: string | undefined }) => (
  <iframe className="settings-legal-frame" title={t.legalFrame(name)} sandbox="" src={src} />
);

/** An address of HTML that is only in this tab; undefined until it is made. */
function useDraftAddress(html: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html; charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return address;
}
