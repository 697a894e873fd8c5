import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { escapeMarkup } from '@door/drawing/escape-markup';
import { english as words } from './english.ts';

const css = readFileSync(new URL('login-page.css', import.meta.url), 'utf8');

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
  page(client, {
    title: words.title,
    body: `
    <form method="post" action="${escapeMarkup(action)}">
      ${problem ? `<p class="problem" role="alert" id="problem">${escapeMarkup(problem)}</p>` : ''}
      <label for="email">${words.email}</label>
      <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeMarkup(email)}"${email ? '' : ' autofocus'}>
      <label for="password">${words.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${problem ? ' aria-describedby="problem"' : ''}${email ? ' autofocus' : ''}>
      <button type="submit">${words.logIn}</button>
    </form>`,
  });

/** Shown when a log-in cannot continue, for example on an expired page. */
export const errorPage = (problem: string): string =>
  page(undefined, {
    title: words.title,
    body: `<p class="problem" role="alert">${escapeMarkup(problem)}</p><a class="again" href="/#/login">${words.again}</a>`,
  });

interface Sheet {
  readonly title: string;
  readonly body: string;
}

function page(client: ClientRow | undefined, { title, body }: Sheet): string {
  const name = client?.name ?? words.defaultBrand;
  const brand = client?.logoUrl
    ? `<img src="${escapeMarkup(client.logoUrl)}" alt="${escapeMarkup(name)}">`
    : escapeMarkup(name);
  return `<!doctype html>
<html lang="${words.language}" data-theme="${escapeMarkup(client?.ui.dataTheme ?? 'day')}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <title>${escapeMarkup(title)} – ${escapeMarkup(name)}</title>
  <style>${styleOf(client)}</style>
</head>
<body>
  <header><span class="brand">${brand}</span><a href="/">${words.back}</a></header>
  <main><h1>${escapeMarkup(title)}</h1>${body}</main>
</body>
</html>
`;
}

/** Headers of the log-in page: no scripts, one style sheet by its hash, and the form may be sent to us only. */
export const loginSecurity = (client: ClientRow | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(client)).digest('base64')}'`,
    "img-src 'self' https: data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  // In a pop-up, the page must still reach the page that opened it.
  'cross-origin-opener-policy': 'unsafe-none',
});

const styleOf = (client: ClientRow | undefined): string => `${tenantCss(client)}${css}`;

/** A colour or a length: a setting cannot add other CSS rules. */
const cssValue = /^[#\w(][\w.,%\s()/-]*$/;

function tenantCss(client: ClientRow | undefined): string {
  const values = Object.entries(client?.ui.tenant ?? {}).filter(
    ([name, value]) => /^--tenant-[a-z-]{1,40}$/.test(name) && cssValue.test(value),
  );
  return values.length > 0 ? `:root{${values.map(([name, value]) => `${name}:${value}`).join(';')}}\n` : '';
}
