import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';

interface SecurityFacts {
  readonly publicUrl: string;
  /** The built page, or '' before it is built. */
  readonly indexHtml: string;
  /** Where else pictures are put and shown: the blob store's own origin. */
  readonly pictureOrigins: readonly string[];
  /** The tenant that logs people in; null: we do. */
  readonly loginOrigin: string | null;
}

/** What a browser may do on our pages: our own scripts, no inline ones, no eval. */
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
        // Logos of suppliers stand on their own sites; the preview is exported through blob: and data:.
        imgSrc: [...reachable, 'data:', 'blob:', 'https:'],
        connectSrc: [...reachable, ...(loginOrigin ? [loginOrigin] : [])],
        fontSrc: ["'self'"],
        // A supplier's own legal texts are shown in a frame.
        frameSrc: ["'self'", 'https:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    // The log-in opens a window of its own and hears from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  };
}

/** An inline block that the build put into the page is allowed by its hash, and no other. */
function inlineHashes(html: string, element: 'script' | 'style'): readonly string[] {
  const blocks = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  return [...blocks].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
