import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { defaultDataTheme } from '@door/domain/settings/ui-settings';
import { escapeMarkup } from '@door/drawing/escape-markup';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderSVG } from 'uqr';
import { english } from './english.ts';

/** One page of the log-in, in the supplier's theme. Every text on it is plain text: `renderPage` alone makes markup of it. */
export interface Page {
  /** undefined: no supplier was named, or an unknown one. */
  readonly client: ClientRow | undefined;
  readonly title: string;
  /** From top to bottom. */
  readonly content: readonly Content[];
}

export type Content =
  /** A status is read out by screen readers; a problem too, and what is at fault refers to it. */
  | { readonly kind: 'text' | 'status' | 'problem'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'qr'; readonly text: string; readonly label: string }
  /** What is typed into an app, with the words before it. */
  | { readonly kind: 'secret'; readonly text: string; readonly secret: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | Form;

/** It works without scripts. */
export interface Form {
  readonly kind: 'form';
  /** The address that it is sent to. */
  readonly action: string;
  /** '' at the first try. */
  readonly problem?: string;
  readonly fields: readonly Field[];
  /** At least one; the first is what the page is for. */
  readonly buttons: readonly Button[];
}

/** A field that must be filled in. */
export interface Field {
  readonly name: string;
  /** null: hidden, for password managers. */
  readonly label: string | null;
  readonly value?: string;
  readonly isAtFault?: boolean;
  readonly input: {
    readonly type?: 'email' | 'password';
    readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'one-time-code';
    /** Characters. */
    readonly minlength?: number;
    readonly maxlength?: number;
    readonly autocapitalize?: 'none';
    readonly spellcheck?: 'false';
    readonly autofocus?: boolean;
  };
}

export interface Button {
  readonly text: string;
  /** What is sent as `choice` when it is pressed, without a look at the fields; absent: the fields alone are sent. */
  readonly choice?: string;
}

/** Answers with a page. It has no scripts, one style sheet by its hash, and its form may be sent to us only. */
export const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${createHash('sha256').update(styleOf(page.client)).digest('base64')}'`,
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
    })
    .type('text/html; charset=utf-8')
    .send(renderPage(page));

/** The page as HTML. */
export function renderPage({ client, title, content }: Page): string {
  const name = client?.name ?? english.defaultBrand;
  const brand = client?.logoUrl ? markup`<img src="${client.logoUrl}" alt="${name}">` : escapeMarkup(name);
  return `<!doctype html>
<html lang="${english.language}" data-theme="${escapeMarkup(client?.ui.dataTheme ?? defaultDataTheme)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <title>${escapeMarkup(title)} – ${escapeMarkup(name)}</title>
  <style>${styleOf(client)}</style>
</head>
<body>
  <header><span class="brand">${brand}</span><a href="/">${escapeMarkup(english.back)}</a></header>
  <main><h1>${escapeMarkup(title)}</h1>
    ${content.map(renderContent).join('\n    ')}
  </main>
</body>
</html>
`;
}

/** A template of markup whose values are plain text. */
const markup = (parts: TemplateStringsArray, ...texts: readonly string[]): string =>
  String.raw({ raw: parts }, ...texts.map(escapeMarkup));

function renderContent(content: Content): string {
  switch (content.kind) {
    case 'text':
      return markup`<p>${content.text}</p>`;
    case 'status':
      return markup`<p role="status">${content.text}</p>`;
    case 'problem':
      return markup`<p class="problem" role="alert" id="problem">${content.text}</p>`;
    case 'link':
      return markup`<a class="again" href="${content.to}">${content.text}</a>`;
    case 'qr':
      // Dark on light in every theme, with the four light modules around it that a reader needs.
      return `${markup`<div class="qr" role="img" aria-label="${content.label}">`}${renderSVG(content.text, { ecc: 'M', border: 4 })}</div>`;
    case 'secret':
      return markup`<p>${content.text} <code>${content.secret}</code></p>`;
    case 'codes':
      return `<ol class="recovery">${content.codes.map((code) => markup`<li><code>${code}</code></li>`).join('')}</ol>`;
    case 'form':
      return renderForm(content);
  }
}

function renderForm({ action, problem = '', fields, buttons }: Form): string {
  const parts = [
    ...(problem ? [renderContent({ kind: 'problem', text: problem })] : []),
    ...fields.map(renderField),
    ...buttons.map(renderButton),
  ];
  return `${markup`<form method="post" action="${action}">`}
      ${parts.join('\n      ')}
    </form>`;
}

function renderField({ name, label, value = '', isAtFault = false, input }: Field): string {
  if (label === null) return `<input${attributes({ type: 'hidden', name, ...input, value })}>`;
  const about = isAtFault ? { 'aria-describedby': 'problem' } : {};
  return `${markup`<label for="${name}">${label}</label>`}
      <input${attributes({ id: name, name, ...input, required: true, value, ...about })}>`;
}

const renderButton = ({ text, choice }: Button): string => {
  const chosen = choice === undefined ? {} : { class: 'quiet', name: 'choice', value: choice, formnovalidate: true };
  return `<button${attributes({ type: 'submit', ...chosen })}>${escapeMarkup(text)}</button>`;
};

/** A leading blank and `name="value"` of each; of what is true the name alone, of what is false nothing. */
const attributes = (values: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(String(value))}"`))
    .join('');

const css = readFileSync(new URL('login-page.css', import.meta.url), 'utf8');

const styleOf = (client: ClientRow | undefined): string => `${tenantCss(client)}${css}`;

/** A colour or a length: a setting cannot add other CSS rules. */
const cssValue = /^[#\w(][\w.,%\s()/-]*$/;

function tenantCss(client: ClientRow | undefined): string {
  const values = Object.entries(client?.ui.tenant ?? {}).filter(
    ([name, value]) => /^--tenant-[a-z-]{1,40}$/.test(name) && cssValue.test(value),
  );
  return values.length > 0 ? `:root{${values.map(([name, value]) => `${name}:${value}`).join(';')}}\n` : '';
}
