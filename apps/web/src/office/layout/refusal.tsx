import { FieldError } from '@door/ui/field';
import { useId } from 'react';
import { failureText } from '../../shared/calls/failure.ts';
import { officeMessages } from '../messages/office.ts';

/** Why the server has not done it, in the dialog in which it was asked for. */
export function Refusal({ error }: { readonly error: unknown }) {
  const id = useId();
  const text = error === null ? undefined : failureText(error) || officeMessages.asking.notDone;
  return (
    <div role="alert">
      <FieldError id={id} text={text} />
    </div>
  );
}
