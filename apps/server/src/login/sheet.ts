import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { defaultDataTheme } from '@door/domain/settings/ui-settings';
import { escapeMarkup } from '@door/drawing/escape-markup';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { english as words } from './english.ts';

const css = readFileSync(new URL('login-page.css', import.meta.url), 'utf8');

/** One page of the log-in. */
interface Sheet {
  readonly title: string;
  /** Markup. */
  readonly body: string;
}

/** A page in the supplier's theme; undefined: no supplier was named, or an unknown one. */
export function sheet(client: ClientRow | undefined, { title, body }: Sheet): string {
  const name = client?.name ?? words.defaultBrand;
  const brand = client?.logoUrl
    ? `<img src="${escapeMarkup(client.logoUrl)}" alt="${escapeMarkup(name)}">`
    : escapeMarkup(name);
  return `<!doctype html>
<html lang="${words.language}" data-theme="${escapeMarkup(client?.ui.dataTheme ?? defaultDataTheme)}">
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

/** Headers of these pages: no scripts, one style sheet by its hash, and the form may be sent to us only. */
const sheetSecurity = (client: ClientRow | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(client)).digest('base64')}'`,
    "img-src 'self' data:",
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

interface Answer {
  readonly client: ClientRow | undefined;
  readonly status: number;
  readonly html: string;
}

export const sendSheet = (reply: FastifyReply, { client, status, html }: Answer): FastifyReply =>
  reply.code(status).headers(sheetSecurity(client)).type('text/html; charset=utf-8').send(html);

/** What went wrong, at the head of a form, named by the fields that it is about; '' for nothing. */
export const problemLine = (problem: string): string =>
  problem ? `<p class="problem" role="alert" id="problem">${escapeMarkup(problem)}</p>` : '';

interface Field {
  readonly name: string;
  readonly label: string;
  /** Such as `type="email" autocomplete="username"`. */
  readonly attributes: string;
  readonly value?: string;
  readonly isAtFault?: boolean;
}

/** A field that must be filled in, with its label. */
export const field = ({ name, label, attributes, value = '', isAtFault = false }: Field): string => `
      <label for="${name}">${escapeMarkup(label)}</label>
      <input id="${name}" name="${name}" ${attributes} required value="${escapeMarkup(value)}"${isAtFault ? ' aria-describedby="problem"' : ''}>`;
