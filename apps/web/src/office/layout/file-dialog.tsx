import { FieldError } from '@door/ui/field';
import { type ReactNode, useId, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';
import './file-dialog.css';

interface FileDialogProps {
  readonly title: string;
  /** CSS px. */
  readonly width: number;
  /** What is done with the file, before it is chosen. */
  readonly what: string;
  readonly says: { readonly file: string; readonly noFile: string; readonly tooLong: string };
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

/** A dialog in which a file of text is chosen, with what is known of it below. */
export function FileDialog({
  what,
  says,
  accept,
  longest,
  busy,
  onChoose,
  onSubmit,
  children,
  ...frame
}: FileDialogProps) {
  const [text, hold] = useState<string | null>(null);
  const [problem, tell] = useState<string | undefined>();
  const id = useId();
  const choose = async (file: File | undefined) => {
    onChoose();
    const read = (await file?.text()) ?? null;
    const isTooLong = read !== null && read.length > longest;
    hold(isTooLong ? null : read);
    tell(isTooLong ? says.tooLong : undefined);
  };
  return (
    <FormDialog
      {...frame}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (text === null) tell((now) => now ?? says.noFile);
        else onSubmit(text);
      }}
    >
      <p>{what}</p>
      <div className="field">
        <label htmlFor={id}>{says.file}</label>
        <input
          id={id}
          className="file-input"
          type="file"
          accept={accept}
          disabled={busy}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <FieldError id={`${id}-error`} text={problem} />
      </div>
      {children}
    </FormDialog>
  );
}
