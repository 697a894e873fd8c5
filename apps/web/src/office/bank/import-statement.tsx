import { bankLimits } from '@door/domain/selling/payment/bank-line';
import { readCsvFile } from '@door/domain/lib/csv';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FileField } from '../layout/file-dialog.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { decodedText } from '../layout/read-text-file.ts';
import { Refusal } from '../layout/refusal.tsx';
import { bankMessages } from '../messages/bank.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { bankMutationMeta } from './bank-line.ts';
import { noProfile, type Profile, ProfileFields } from './profile-fields.tsx';

const { importing: t } = bankMessages;

const accepted = '.xml,.csv,text/xml,application/xml,text/csv';

interface ChosenFile {
  readonly name: string;
  readonly content: string;
  /** Heads of a CSV file; null: a CAMT file says so itself. */
  readonly heads: readonly string[] | null;
}

/** Reads a statement of the bank, says what it would do, and does it only then. */
export function ImportStatement({ onClose }: { onClose(): void }) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [profile, setProfile] = useState<Profile>(noProfile);
  const [problem, setProblem] = useState<string | undefined>();
  const attempts = useAttempts();
  const send = (asked: ChosenFile, DryRun: boolean) => {
    const sent = { FileName: asked.name, Content: asked.content, ...(asked.heads && { Profile: profile }) };
    return officeClient.bank.importStatement.mutate({
      ...sent,
      DryRun,
      Id: attempts.of(JSON.stringify([sent, DryRun])),
    });
  };
  const check = useMutation({
    meta: { invalidates: [], isShownByPage: true },
    mutationFn: (asked: ChosenFile) => send(asked, true),
  });
  const take = useMutation({
    meta: { ...bankMutationMeta, isShownByPage: true },
    mutationFn: (asked: ChosenFile) => send(asked, false),
    onSuccess: ({ New, Booked }) => {
      showToast('success', t.done(New, Booked));
      onClose();
    },
  });
  const forget = () => {
    setProblem(undefined);
    check.reset();
    take.reset();
  };
  const choose = async (chosen: File | undefined) => {
    forget();
    setFile(null);
    if (!chosen) return;
    if (chosen.size > bankLimits.bytes) return setProblem(t.tooLong);
    setFile(await chosenFile(chosen));
  };
  const submit = () => {
    if (!file) return setProblem((before) => before ?? t.noFile);
    const isWhole = [profile.Name, profile.Day, profile.Amount].every((each) => each.trim() !== '');
    if (file.heads && !isWhole) return setProblem(t.incomplete);
    if (check.data) take.mutate(file);
    else check.mutate(file);
  };
  return (
    <FormDialog
      title={t.title}
      width={560}
      doIt={check.data ? t.doIt : t.read}
      busy={check.isPending || take.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.what}</p>
      <FileField
        label={t.file}
        accept={accepted}
        busy={false}
        problem={problem}
        onChoose={(chosen) => void choose(chosen)}
      />
      {file?.heads ? (
        <ProfileFields
          heads={file.heads}
          profile={profile}
          onChange={(next) => {
            forget();
            setProfile(next);
          }}
        />
      ) : null}
      {check.data ? <Told told={check.data} /> : null}
      <Refusal error={take.error ?? check.error} />
    </FormDialog>
  );
}

async function chosenFile(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodedText(bytes);
  const heads = /^\s*</.test(text) ? null : (readCsvFile(text).rows[0] ?? []).map((head) => head.trim());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name, content: btoa(binary), heads: heads?.filter((head) => head !== '') ?? null };
}

const Told = ({ told }: { readonly told: OfficeOutputs['bank']['importStatement'] }) => (
  <div role="status">
    <p>{t.found(told.New, told.Known)}</p>
    {told.Booked > 0 ? <p>{t.certain(told.Booked)}</p> : null}
    {told.Pending + told.Empty > 0 ? <p>{t.leftOut(told.Pending, told.Empty)}</p> : null}
    {told.OtherAccounts.length > 0 ? <p>{t.others(told.OtherAccounts.join(', '))}</p> : null}
  </div>
);
