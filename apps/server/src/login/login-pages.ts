import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { fewestCharacters, mostCharacters } from '@door/domain/people/password-rule';
import type { TOTP } from 'otpauth';
import { english } from './english.ts';
import type { Button, Content, Field, Form, Page } from './page-template.ts';
import type { TypedProblem } from './validate-password.ts';

type Client = ClientRow | undefined;

/** A page with a form. */
interface FormPage extends Pick<Form, 'action'> {
  readonly client: Client;
  /** '' at the first try. */
  readonly problem: string;
}

/** Where whoever has forgotten the password asks for a link. */
export const forgottenPath = '/u/forgotten';

const page = (client: Client, title: string, ...content: readonly Content[]): Page => ({ client, title, content });
const say = (kind: 'text' | 'status' | 'problem', text: string): Content => ({ kind, text });
const link = (text: string, to: string): Content => ({ kind: 'link', text, to });
const form = (
  sent: Pick<Form, 'action' | 'problem'>,
  fields: readonly Field[],
  ...buttons: readonly Button[]
): Form => ({
  kind: 'form',
  fields,
  buttons,
  ...sent,
});

const logInLink = link(english.logIn, '/#/installer/home');

/** Asks for e-mail and password. */
export function loginPage({ client, email, ...sent }: FormPage & { readonly email: string }): Page {
  const password: Field = {
    name: 'password',
    label: english.password,
    isAtFault: sent.problem !== '',
    input: { type: 'password', autocomplete: 'current-password', maxlength: 200, autofocus: email !== '' },
  };
  return page(
    client,
    english.title,
    form(sent, [emailField(email), password], { text: english.logIn }),
    link(english.forgotten.link, `${forgottenPath}${client ? `?supplier=${String(client.id)}` : ''}`),
  );
}

const emailField = (value: string): Field => ({
  name: 'email',
  label: english.email,
  value,
  input: { type: 'email', autocomplete: 'username', maxlength: 254, autofocus: value === '' },
});

/** Shown when a log-in cannot continue, for example on an expired page. */
export const errorPage = (problem: string): Page =>
  page(undefined, english.title, say('problem', problem), link(english.again, '/#/login'));

/** Asks for the address to which a link shall go. */
export function forgottenPage({ client, ...sent }: FormPage): Page {
  const { title, text, send } = english.forgotten;
  return page(client, title, say('text', text), form(sent, [emailField('')], { text: send }));
}

export const linkSentPage = (client: Client): Page =>
  page(client, english.forgotten.title, say('status', english.forgotten.sent), logInLink);

interface ChoosePage extends Omit<FormPage, 'problem'> {
  /** Whose password it is, so that a password manager saves it under that name. */
  readonly email: string;
  /** null: nothing was typed yet. */
  readonly problem: TypedProblem | null;
}

/** Asks twice for a new password. */
export function choosePasswordPage({ client, action, email, problem }: ChoosePage): Page {
  const { title, rule, problems, password, again, save } = english.choose;
  const fields: readonly Field[] = [
    { name: 'username', label: null, value: email, input: { autocomplete: 'username' } },
    {
      name: 'password',
      label: password,
      isAtFault: problem !== null,
      input: { ...newPassword, autofocus: true },
    },
    { name: 'again', label: again, input: newPassword },
  ];
  const sent = { action, problem: problem ? problems[problem] : '' };
  return page(client, title, say('text', rule), form(sent, fields, { text: save }));
}

const newPassword: Field['input'] = {
  type: 'password',
  autocomplete: 'new-password',
  minlength: fewestCharacters,
  maxlength: mostCharacters,
};

export const passwordSavedPage = (client: Client): Page =>
  page(client, english.choose.title, say('status', english.choose.done), logInLink);

export const linkGonePage = (): Page =>
  page(
    undefined,
    english.choose.title,
    say('problem', english.choose.gone),
    link(english.choose.askAgain, forgottenPath),
  );

/** Asks for a code of the app, or for a recovery code. */
export function codePage({ client, ...sent }: FormPage): Page {
  const { title, text, label, send } = english.code;
  return page(client, title, say('text', text), form(sent, [codeField(label, sent.problem)], { text: send }));
}

/** Apps fill it in from a message or the clipboard; a recovery code has letters too. */
const codeField = (label: string, problem: string): Field => ({
  name: 'code',
  label,
  isAtFault: problem !== '',
  input: { autocomplete: 'one-time-code', autocapitalize: 'none', spellcheck: 'false', maxlength: 40, autofocus: true },
});

interface SetUpPage extends FormPage {
  readonly totp: TOTP;
  /** By the supplier's rule: without it there is no log-in. */
  readonly isRequired: boolean;
}

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
export function setUpPage({ client, totp, isRequired, ...sent }: SetUpPage): Page {
  const { title, required, scan, picture, orType, confirm, send, later } = english.setUp;
  const secret = (totp.secret.base32.match(/.{1,4}/g) ?? []).join(' ');
  return page(
    client,
    title,
    ...(isRequired ? [say('text', required(client?.name ?? english.defaultBrand))] : []),
    say('text', scan),
    { kind: 'qr', text: totp.toString(), label: picture },
    { kind: 'secret', text: orType, secret },
    form(
      sent,
      [codeField(confirm, sent.problem)],
      { text: send },
      ...(isRequired ? [] : [{ text: later, choice: 'keep' }]),
    ),
  );
}

interface RecoveryPage extends Omit<FormPage, 'problem'> {
  readonly codes: readonly string[];
}

/** Shows recovery codes, this once. */
export function recoveryPage({ client, action, codes }: RecoveryPage): Page {
  const { title, text, goOn } = english.recovery;
  return page(client, title, say('text', text), { kind: 'codes', codes }, form({ action }, [], { text: goOn }));
}

/** What may be done about a second factor that is on. */
export function twoFactorPage({ client, action, isRequired }: Omit<SetUpPage, 'problem' | 'totp'>): Page {
  const { title, text, renew, change, turnOff, keep } = english.twoFactor;
  const buttons: readonly Button[] = [
    { text: renew, choice: 'renew' },
    { text: change, choice: 'change' },
    ...(isRequired ? [] : [{ text: turnOff, choice: 'turn-off' }]),
    { text: keep, choice: 'keep' },
  ];
  return page(client, title, say('text', text), form({ action }, [], ...buttons));
}
