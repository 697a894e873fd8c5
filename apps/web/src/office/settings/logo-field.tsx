import { Button } from '@door/ui/button';
import { FieldError } from '@door/ui/field';
import { useId, useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { settingsMessages as t } from '../messages/settings.ts';
import { useSetLogo, type WireSettings } from './use-settings.ts';

/** As many bytes as the call takes. */
const longest = 200_000;

/** The logo: a picture that is cleaned by the server and saved at once. */
export function LogoField({ settings: { LogoUrl, Version, Name } }: { readonly settings: WireSettings }) {
  const [problem, setProblem] = useState<string | undefined>();
  const setLogo = useSetLogo();
  const id = useId();
  const save = (Base64: string) =>
    setLogo.mutate({ Version, Base64 }, { onSuccess: () => showToast('success', t.logoSaved) });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const isLogo = file.size <= longest && ['image/png', 'image/svg+xml'].includes(file.type);
    setProblem(isLogo ? undefined : t.logoWrong);
    if (isLogo) save(base64Of(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <div className="settings-logo" role="group" aria-labelledby={`${id}-name`}>
      <b id={`${id}-name`}>{t.logo}</b>
      <div className="settings-logo-shown">{LogoUrl ? <img src={LogoUrl} alt={Name} /> : <span>{Name}</span>}</div>
      <div className="row settings-logo-acts">
        <label className="btn btn-line" aria-disabled={setLogo.isPending}>
          <input
            type="file"
            className="sr-only"
            accept="image/png,image/svg+xml"
            aria-label={t.logoField}
            disabled={setLogo.isPending}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          {t.logoChange}
        </label>
        {LogoUrl ? (
          <Button look="quiet" busy={setLogo.isPending} onClick={() => save('')}>
            {t.logoRemove}
          </Button>
        ) : null}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {t.logoHint}
      </p>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
