import { fewestCharacters, mostCharacters } from '@door/domain/people/password-rule';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { escapeMarkup } from '@door/drawing/escape-markup';
import { english as words } from './english.ts';
import type { TypedProblem } from './judge-password.ts';
import { forgottenPath } from './login-page.ts';
import { field, problemLine, sheet } from './sheet.ts';

type Client = ClientRow | undefined;

const { forgotten, choose } = words;

/** Asks for the address to which a link shall go. */
export const forgottenPage = (client: Client, action: string, problem = ''): string =>
  sheet(client, {
    title: forgotten.title,
    body: `
    <p>${forgotten.text}</p>
    <form method="post" action="${escapeMarkup(action)}">
      ${problemLine(problem)}
      ${field({ name: 'email', label: words.email, attributes: 'type="email" autocomplete="username" maxlength="254" autofocus' })}
      <button type="submit">${forgotten.send}</button>
    </form>`,
  });

export const linkSentPage = (client: Client): string =>
  sheet(client, { title: forgotten.title, body: `<p role="status">${forgotten.sent}</p>${logInLink(words.logIn)}` });

interface ChoosePage {
  readonly client: Client;
  readonly action: string;
  /** Whose password it is, so that a password manager saves it under that name. */
  readonly email: string;
  readonly problem: TypedProblem | null;
}

export const choosePasswordPage = ({ client, action, email, problem }: ChoosePage): string =>
  sheet(client, {
    title: choose.title,
    body: `
    <p>${choose.rule}</p>
    <form method="post" action="${escapeMarkup(action)}">
      ${problemLine(problem ? choose.problems[problem] : '')}
      <input type="hidden" name="username" autocomplete="username" value="${escapeMarkup(email)}">
      ${field({ name: 'password', label: choose.password, attributes: `${newPassword} autofocus`, isAtFault: problem !== null })}
      ${field({ name: 'again', label: choose.again, attributes: newPassword })}
      <button type="submit">${choose.save}</button>
    </form>`,
  });

const newPassword = `type="password" autocomplete="new-password" minlength="${String(fewestCharacters)}" maxlength="${String(mostCharacters)}"`;

export const passwordSavedPage = (client: Client): string =>
  sheet(client, { title: choose.title, body: `<p role="status">${choose.done}</p>${logInLink(words.logIn)}` });

export const linkGonePage = (): string =>
  sheet(undefined, {
    title: choose.title,
    body: `${problemLine(choose.gone)}<a class="again" href="${forgottenPath}">${choose.askAgain}</a>`,
  });

const logInLink = (label: string): string => `<a class="again" href="/#/installer/home">${label}</a>`;
