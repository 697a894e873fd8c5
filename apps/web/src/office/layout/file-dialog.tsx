import { FieldError } from '@door/ui/field';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { readTextFile } from './read-text-file.ts';
import './file-dialog.css';

interface FileDialogProps {
  readonly title: string;
  /** CSS px. */
  readonly width: number;
  /** What is done with the file, before it is chosen. */
  readonly what: string;
  readonly t: { readonly file: string; readonly noFile: string; readonly tooLong: string };
  /** As the attribute of a file field. */
  readonly accept: string;
  /** Characters. */
  readonly longest: number;
  readonly doIt: string;
  readonly busy: boolean;
  /** Another file, or none, was chosen: what is known of the one before counts no more. */
  onChoose(): void;
  /** The text of the file, which is not too long. */
  onSubmit(text: string): void;
  onClose(): void;
  readonly children?: ReactNode;
}

interface FileFieldProps {
  readonly label: string;
  /** As the attribute. */
  readonly accept: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  onChoose(file: File | undefined): void;
}

/** A field in which a file is chosen. */
export function FileField({ label, accept, busy, problem, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="file-input"
        type="file"
        accept={accept}
        disabled={busy}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

const nothing: Promise<null> = Promise.resolve(null);

/** A dialog in which a file of text is chosen, with what is known of it below. */
export function FileDialog({
  what,
  t,
  accept,
  longest,
  busy,
  onChoose,
  onSubmit,
  children,
  ...frame
}: FileDialogProps) {
  const reading = useRef<Promise<string | null>>(nothing);
  const isWaiting = useRef(false);
  const [problem, setProblem] = useState<string | undefined>();
  const problemOf = (text: string | null) => (text !== null && text.length > longest ? t.tooLong : undefined);
  const choose = async (file: File | undefined) => {
    onChoose();
    // One that can no longer be read counts as none.
    const chosen = (file && readTextFile(file).catch(() => null)) ?? nothing;
    reading.current = chosen;
    const found = problemOf(await chosen);
    if (chosen === reading.current) setProblem(found);
  };
  /** A file that was just chosen may still be being read. */
  const submit = async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const text = await reading.current;
    isWaiting.current = false;
    const found = problemOf(text);
    if (text === null || found) setProblem(found ?? t.noFile);
    else onSubmit(text);
  };
  return (
    <FormDialog {...frame} busy={busy} onSubmit={submit}>
      <p>{what}</p>
      <FileField label={t.file} accept={accept} busy={busy} problem={problem} onChoose={(file) => void choose(file)} />
      {children}
    </FormDialog>
  );
}
