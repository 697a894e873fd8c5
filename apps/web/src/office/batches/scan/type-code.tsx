import { longestScan } from '@door/domain/making/batch/scan';
import { Button, type ButtonProps } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import './scan.css';

interface TypeCodeProps extends Pick<ButtonProps, 'look'> {
  readonly label: string;
  /** What its button says. */
  readonly doIt: string;
  onCode(code: string): void;
}

/** For keyboards, and for scanners that type and press Enter. */
export function TypeCode({ label, doIt, look = 'line', onCode }: TypeCodeProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    onCode(code.trim());
    setCode('');
  };
  return (
    <form className="scan-type" noValidate onSubmit={submit}>
      <Field label={label} value={code} maxLength={longestScan} autoComplete="off" onChange={setCode} />
      <Button look={look} submits>
        {doIt}
      </Button>
    </form>
  );
}
