import { createHash } from 'node:crypto';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { ClientId } from '@door/domain/door/model/ids';
import { type ShownLegalText, shownLegalText } from '@door/domain/settings/legal-text';
import { escapeMarkup } from '@door/drawing/escape-markup';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { supplierNumbered } from '../lib/supplier-number.ts';

export interface LegalTextFacts {
  readonly suppliers: {
    find(id: ClientId): Promise<{ readonly client: Pick<ClientRow, 'terms' | 'privacy' | 'embedOrigins'> } | undefined>;
  };
}

interface Asked {
  Params: { client: string; about: string };
}

/**
 * The legal texts of a supplier as pages for a frame: the text itself, or its page elsewhere in a frame again. So the policy of our own pages
 * names no other host, and that of these names those of this one text.
 */
export function mountLegalTexts(app: FastifyInstance, { suppliers }: LegalTextFacts): void {
  app.get<Asked>('/legal/:client/:about', async ({ params: { client, about } }, reply) => {
    const id = supplierNumbered(client);
    const found = id === undefined || !isLegalText(about) ? undefined : await suppliers.find(id);
    if (!found || !isLegalText(about)) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such text.' });
    const shown = shownLegalText(about, found.client[about]);
    const { allowed, body } = shown.kind === 'text' ? asText(shown) : asFrame(shown);
    return (
      reply
        .header('content-security-policy', [...allowed, ...policy(found.client.embedOrigins)].join('; '))
        .header('cache-control', 'no-cache')
        .removeHeader('x-frame-options')
        // In a sandbox there is no origin to be keyed by: the browser would warn.
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><meta charset="utf-8"><style>${css}</style>${body}`)
    );
  });
}

const isLegalText = (about: string): about is 'terms' | 'privacy' => about === 'terms' || about === 'privacy';

const css =
  'html,body{margin:0;height:100%}body{font:1rem/1.5 system-ui,sans-serif}main{padding:1rem}iframe{width:100%;height:100%;border:0;display:block}';
const cssHash = createHash('sha256').update(css).digest('base64');

/** Nothing runs here, also where the page is opened by itself. */
const policy = (websites: readonly string[]): readonly string[] => [
  "default-src 'none'",
  `style-src 'sha256-${cssHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  `frame-ancestors ${["'self'", ...websites].join(' ')}`,
  'sandbox',
];

interface LegalPage {
  /** Directives that are only its own. */
  readonly allowed: readonly string[];
  readonly body: string;
}

/** The text was cleaned when it was saved: of pictures it holds addresses that begin with https://. */
function asText({ text }: ShownLegalText & { readonly kind: 'text' }): LegalPage {
  const pictures = [...text.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gi)].flatMap(([, src]) => originOf(src));
  const allowed = pictures.length === 0 ? [] : [`img-src ${[...new Set(pictures)].join(' ')}`];
  return { allowed, body: `<main>${text}</main>` };
}

function asFrame({ address }: ShownLegalText & { readonly kind: 'page' }): LegalPage {
  const frames = originOf(address)[0] ?? "'self'";
  const page = escapeMarkup(address);
  return { allowed: [`frame-src ${frames}`], body: `<iframe sandbox title="${page}" src="${page}"></iframe>` };
}

const originOf = (address = ''): readonly string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
