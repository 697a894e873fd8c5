import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { escapeMarkup } from '@door/drawing/escape-markup';
import { english as words } from './english.ts';
import { field, problemLine, sheet } from './sheet.ts';

export interface LoginPage {
  /** undefined: no supplier was named, or an unknown one. */
  readonly client: ClientRow | undefined;
  readonly action: string;
  readonly email: string;
  /** '' at the first try. */
  readonly problem: string;
}

/** The page that asks for e-mail and password, in the supplier's theme. Works without scripts. */
export const loginPage = ({ client, action, email, problem }: LoginPage): string =>
  sheet(client, {
    title: words.title,
    body: `
    <form method="post" action="${escapeMarkup(action)}">
      ${problemLine(problem)}
      ${field({
        ...{ name: 'email', label: words.email, value: email },
        attributes: `type="email" autocomplete="username" maxlength="254"${email ? '' : ' autofocus'}`,
      })}
      ${field({
        ...{ name: 'password', label: words.password, isAtFault: problem !== '' },
        attributes: `type="password" autocomplete="current-password" maxlength="200"${email ? ' autofocus' : ''}`,
      })}
      <button type="submit">${words.logIn}</button>
    </form>
    <a class="again" href="${forgottenPath}${client ? `?supplier=${String(client.id)}` : ''}">${words.forgotten.link}</a>`,
  });

/** Where whoever has forgotten the password asks for a link. */
export const forgottenPath = '/u/forgotten';

/** Shown when a log-in cannot continue, for example on an expired page. */
export const errorPage = (problem: string): string =>
  sheet(undefined, {
    title: words.title,
    body: `${problemLine(problem)}<a class="again" href="/#/login">${words.again}</a>`,
  });
