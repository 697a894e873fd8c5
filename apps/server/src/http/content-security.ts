import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify } from 'fastify';

interface SecurityFacts {
  readonly publicUrl: string;
  /** The built page, or '' before it is built. */
  readonly indexHtml: string;
  /** Origin of the blob store, when pictures are in Azure. */
  readonly pictureOrigins: readonly string[];
  /** Origin of an external identity provider; null: the built-in log-in. */
  readonly loginOrigin: string | null;
}

export type Header = readonly [name: string, value: string];

/**
 * The security headers of every answer. They are the same for all, so that helmet makes them once, for the answer of an app of
 * its own: made anew they took a third of a short call.
 */
export async function securityHeaders(facts: SecurityFacts): Promise<readonly Header[]> {
  const app = fastify();
  await app.register(helmet, contentSecurity(facts));
  app.get('/', (_, reply) => reply.send());
  const { headers } = await app.inject('/');
  const made = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name));
  return [...made.map(([name, value]): Header => [name, String(value)]), ['permissions-policy', camera]];
}

/** The same for an answer that no page is made of: the answers of calls, and of requests that are no HTTP. */
export const headersOfData = (publicUrl: string): readonly Header[] => [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['permissions-policy', camera],
  ['cross-origin-resource-policy', 'same-origin'],
  ...(publicUrl.startsWith('https:') ? [['strict-transport-security', strictTransport] as const] : []),
];

/** Labels are scanned by the camera; no other page, and no frame in ours, has it. */
const camera = 'camera=(self)';

const twoYears = 63_072_000;
const strictTransport = `max-age=${String(twoYears)}; includeSubDomains`;

/** Headers of any answer, which are not about security. */
const ofTheAnswer: ReadonlySet<string> = new Set(['content-length', 'date', 'connection']);

/** Our own scripts only, no eval, inline blocks by their hash. */
export function contentSecurity({
  publicUrl,
  indexHtml,
  pictureOrigins,
  loginOrigin,
}: SecurityFacts): FastifyHelmetOptions {
  const isHttps = publicUrl.startsWith('https:');
  const reachable = ["'self'", new URL(publicUrl).origin, ...pictureOrigins];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes(indexHtml, 'script')],
        styleSrc: ["'self'", ...inlineHashes(indexHtml, 'style')],
        // blob: and data: to export the preview as a picture.
        imgSrc: [...reachable, 'data:', 'blob:'],
        connectSrc: [...reachable, ...(loginOrigin ? [loginOrigin] : [])],
        fontSrc: ["'self'"],
        // blob: for a legal text that is not saved yet. A supplier's page elsewhere is in a page of ours (`mountLegalTexts`).
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        // Of these two policies the one makes HTML of what is drawn, the other lets the build's own workers start (`trusted-types.ts`).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'drawing'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: twoYears, includeSubDomains: true } : false,
    // The log-in opens a pop-up that sends a message back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  };
}

/** Hashes of the inline blocks in the built page. */
function inlineHashes(html: string, element: 'script' | 'style'): readonly string[] {
  const blocks = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  return [...blocks].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
