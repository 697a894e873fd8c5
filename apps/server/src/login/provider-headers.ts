import type { ServerResponse } from 'node:http';

/** For answers of oidc-provider: a minimal content security policy, and a pop-up can still reach its opener. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; script-src; base-uri 'none'");
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
}
