import { longestScan } from '@door/domain/making/batch/scan';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { batchesMessages } from '../../messages/batches.ts';

const { scan: t } = batchesMessages;

/** For keyboards, and for scanners that type and press Enter. */
export function TypeCode({ onCode }: { readonly onCode: (code: string) => void }) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    onCode(code.trim());
    setCode('');
  };
  return (
    <form className="scan-type" noValidate onSubmit={submit}>
      <Field label={t.code} value={code} maxLength={longestScan} autoComplete="off" onChange={setCode} />
      <Button look="primary" submits>
        {t.enter}
      </Button>
    </form>
  );
}
