import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { escapeMarkup } from '@door/drawing/escape-markup';
import type { TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { english as words } from './english.ts';
import { field, problemLine, sheet } from './sheet.ts';

interface FormFacts {
  readonly client: ClientRow | undefined;
  readonly action: string;
  /** '' at the first try. */
  readonly problem: string;
}

const form = (action: string, content: string): string =>
  `<form method="post" action="${escapeMarkup(action)}">${content}</form>`;

/** Apps fill it in from a message or the clipboard; a recovery code has letters too. */
const codeField = (label: string, isAtFault: boolean): string =>
  field({
    ...{ name: 'code', label, isAtFault },
    attributes: 'autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40" autofocus',
  });

const button = (label: string, choice = ''): string =>
  `<button type="submit"${choice ? ` class="quiet" name="choice" value="${choice}" formnovalidate` : ''}>${escapeMarkup(label)}</button>`;

/** Asks for a code of the app, or for a recovery code. */
export const codePage = ({ client, action, problem }: FormFacts): string =>
  sheet(client, {
    title: words.code.title,
    body: `<p>${words.code.text}</p>${form(action, `${problemLine(problem)}${codeField(words.code.label, problem !== '')}${button(words.code.send)}`)}`,
  });

interface SetUpFacts extends FormFacts {
  readonly totp: TOTP;
  readonly isRequired: boolean;
}

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
export const setUpPage = ({ client, action, problem, totp, isRequired }: SetUpFacts): string => {
  const says = words.setUp;
  const spelled = (totp.secret.base32.match(/.{1,4}/g) ?? []).join(' ');
  return sheet(client, {
    title: says.title,
    body: `
    ${isRequired ? `<p>${escapeMarkup(says.required(client?.name ?? words.defaultBrand))}</p>` : ''}
    <p>${says.scan}</p>
    ${qrPicture(totp.toString())}
    <p>${says.orType} <code>${spelled}</code></p>
    ${form(action, `${problemLine(problem)}${codeField(says.confirm, problem !== '')}${button(says.send)}${isRequired ? '' : button(says.later, 'keep')}`)}`,
  });
};

/** Dark on light in every theme, with the four light modules around it that a reader needs. */
const qrPicture = (text: string): string =>
  `<div class="qr" role="img" aria-label="${words.setUp.picture}">${renderSVG(text, { ecc: 'M', border: 4 })}</div>`;

interface RecoveryFacts extends Omit<FormFacts, 'problem'> {
  readonly codes: readonly string[];
}

export const recoveryPage = ({ client, action, codes }: RecoveryFacts): string =>
  sheet(client, {
    title: words.recovery.title,
    body: `<p>${words.recovery.text}</p>
    <ol class="recovery">${codes.map((code) => `<li><code>${code}</code></li>`).join('')}</ol>
    ${form(action, button(words.recovery.goOn))}`,
  });

/** What may be done about a second factor that is on. */
export const twoFactorPage = ({ client, action, isRequired }: Pick<SetUpFacts, 'client' | 'action' | 'isRequired'>) =>
  sheet(client, {
    title: words.twoFactor.title,
    body: `<p>${words.twoFactor.text}</p>
    ${form(
      action,
      [
        button(words.twoFactor.renew, 'renew'),
        button(words.twoFactor.change, 'change'),
        ...(isRequired ? [] : [button(words.twoFactor.turnOff, 'turn-off')]),
        button(words.twoFactor.keep, 'keep'),
      ].join(''),
    )}`,
  });
