import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { htmlText } from '../html-text.ts';
import { english as words } from './english.ts';

const css = readFileSync(new URL('login-page.css', import.meta.url), 'utf8');

export interface LoginPage {
  /** undefined: no supplier was named, or none that there is. */
  readonly client: ClientRow | undefined;
  readonly action: string;
  readonly email: string;
  /** '' at the first try. */
  readonly problem: string;
}

/** The page that asks for e-mail and password, in the supplier's look. Works without scripts. */
export const loginPage = ({ client, action, email, problem }: LoginPage): string =>
  page(client, {
    title: words.title,
    body: `
    <form method="post" action="${htmlText(action)}">
      ${problem ? `<p class="problem" role="alert" id="problem">${htmlText(problem)}</p>` : ''}
      <label for="email">${words.email}</label>
      <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${htmlText(email)}"${email ? '' : ' autofocus'}>
      <label for="password">${words.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${problem ? ' aria-describedby="problem"' : ''}${email ? ' autofocus' : ''}>
      <button type="submit">${words.logIn}</button>
    </form>`,
  });

/** When the log-in itself cannot go on: an old page, a wrong address. */
export const errorPage = (problem: string): string =>
  page(undefined, {
    title: words.title,
    body: `<p class="problem" role="alert">${htmlText(problem)}</p><a class="again" href="/#/login">${words.again}</a>`,
  });

interface Sheet {
  readonly title: string;
  readonly body: string;
}

function page(client: ClientRow | undefined, { title, body }: Sheet): string {
  const name = client?.name ?? words.usualBrand;
  const brand = client?.logoUrl ? `<img src="${htmlText(client.logoUrl)}" alt="${htmlText(name)}">` : htmlText(name);
  return `<!doctype html>
<html lang="${words.language}" data-theme="${htmlText(client?.ui.dataTheme ?? 'day')}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <title>${htmlText(title)} – ${htmlText(name)}</title>
  <style>${styleOf(client)}</style>
</head>
<body>
  <header><span class="brand">${brand}</span><a href="/">${words.back}</a></header>
  <main><h1>${htmlText(title)}</h1>${body}</main>
</body>
</html>
`;
}

/** No script at all; one style sheet by its hash; the form goes only back to us. */
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
  // In a window of its own the page must still reach the one that opened it.
  'cross-origin-opener-policy': 'unsafe-none',
});

const styleOf = (client: ClientRow | undefined): string => `${tenantRules(client)}${css}`;

/** Only what looks like a colour or a length: settings never become other rules. */
const plainValue = /^[#\w(][\w.,%\s()/-]*$/;

function tenantRules(client: ClientRow | undefined): string {
  const values = Object.entries(client?.ui.tenant ?? {}).filter(
    ([name, value]) => /^--tenant-[a-z-]{1,40}$/.test(name) && plainValue.test(value),
  );
  return values.length > 0 ? `:root{${values.map(([name, value]) => `${name}:${value}`).join(';')}}\n` : '';
}
