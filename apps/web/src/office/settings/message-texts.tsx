import { filledMessage, messageTextLimits, unknownPlaceholders } from '@door/domain/selling/message/message-text';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { SelectField } from '../layout/select-field.tsx';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { customerMessages as t } from '../messages/customer-messages.ts';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';

type WireTexts = OfficeOutputs['message']['texts'];
type WireMessage = WireTexts['Messages'][number];
type Language = OfficeInputs['message']['updateText']['Language'];

interface MessageTextsProps {
  /** In which customers are written to. */
  readonly language: Language;
  readonly isEditable: boolean;
}

/** The texts of the messages to customers: one is looked at, or written, at a time. */
export function MessageTexts({ language: usual, isEditable }: MessageTextsProps) {
  const query = useQuery(trpc.message.texts.queryOptions());
  const [code, setCode] = useState<WireMessage['Code']>('order-thanks');
  const [language, setLanguage] = useState<Language>(usual);
  return (
    <QueryResult query={query}>
      {({ Messages, Demo }) => {
        const message = Messages.find(({ Code }) => Code === code) ?? Messages[0];
        if (!message) return null;
        const own = message.Own.find(({ Language }) => Language === language);
        return (
          <>
            <SelectField
              label={t.message}
              value={code}
              choices={Messages.map(({ Code }) => ({ value: Code, label: t.codes[Code] }))}
              hint={t.times[code]}
              onChange={(chosen) => setCode(chosen)}
            />
            <SelectField
              label={t.language}
              value={language}
              choices={t.languages}
              onChange={(chosen) => setLanguage(chosen)}
            />
            <TextForm
              key={`${code} ${language} ${String(own?.Version ?? 0)}`}
              {...{ message, language, isEditable, demo: Demo }}
            />
          </>
        );
      }}
    </QueryResult>
  );
}

interface TextFormProps {
  readonly message: WireMessage;
  readonly language: Language;
  readonly demo: WireTexts['Demo'];
  readonly isEditable: boolean;
}

function TextForm({ message: { Code, Placeholders, Usual, Own }, language, demo, isEditable }: TextFormProps) {
  const own = Own.find((each) => each.Language === language);
  const stored = own && own.Body !== '' ? own : Usual;
  const [subject, setSubject] = useState(stored.Subject);
  const [body, setBody] = useState(stored.Body);
  const [id] = useState(() => crypto.randomUUID());
  const isChanged = subject !== stored.Subject || body !== stored.Body;
  useUnsaved(isChanged);
  const save = useSaveText();
  const unknown = unknownPlaceholders({ subject, body }, Placeholders);
  const problem = unknown.length > 0 ? t.unknown(unknown.join(', ')) : undefined;
  const isFilled = subject.trim() !== '' && body.trim() !== '';
  const about = { Id: id, Code, Language: language, Version: own?.Version ?? 0 };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && isChanged && problem === undefined && !save.isPending)
      save.mutate({ ...about, Subject: subject, Body: body });
  };
  return (
    <form className="settings-part" noValidate aria-label={t.codes[Code]} onSubmit={submit}>
      {isEditable ? (
        <>
          <Field label={t.subject} maxLength={messageTextLimits.subject} value={subject} onChange={setSubject} />
          <Field
            label={t.body}
            long
            maxLength={messageTextLimits.body}
            value={body}
            error={isFilled ? problem : t.empty}
            onChange={setBody}
          />
          <div className="row" role="group" aria-label={t.placeholders}>
            {Placeholders.map((name) => (
              <Button key={name} scale="row" onClick={() => setBody(`${body}{{${name}}}`)}>
                {t.insert(name)}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      <Preview {...filledMessage({ subject, body }, demo)} />
      {isEditable ? (
        <div className="row">
          <Button
            submits
            look="primary"
            busy={save.isPending}
            disabled={!isChanged || !isFilled || problem !== undefined}
          >
            {t.save}
          </Button>
          {own && own.Body !== '' ? (
            <Button busy={save.isPending} onClick={() => save.mutate({ ...about, Subject: '', Body: '' })}>
              {t.usual}
            </Button>
          ) : null}
        </div>
      ) : null}
    </form>
  );
}

/** As a customer reads it, with an order that is made up. */
const Preview = ({ subject, body }: { readonly subject: string; readonly body: string }) => (
  <section className="settings-mail" aria-label={t.preview}>
    <h3>{subject}</h3>
    <p>{body}</p>
  </section>
);

const useSaveText = () =>
  useMutation({
    mutationFn: (text: OfficeInputs['message']['updateText']) => officeClient.message.updateText.mutate(text),
    onSuccess: (texts) => {
      queryClient.setQueryData(trpc.message.texts.queryKey(), texts);
      showToast('success', t.saved);
    },
  });
