// With `require-trusted-types-for 'script'` in the security policy, a browser puts no plain text onto the page as HTML, and starts no
// worker from a plain address: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API. Browsers that do not know it take the text.

interface TrustedTypes {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

/** What a policy makes is typed as text: the DOM's own types know nothing else. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string;
  readonly createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Also rendered on the server, which has no window. */
const trustedTypes = globalThis.window?.trustedTypes;

/** Keeps pages for phones (`offline/keep-page.ts`). */
export const serviceWorkerPath = '/service-worker.js';

// The bundler starts workers by their addresses: those of our own build, and no others.
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    address === serviceWorkerPath || address.startsWith(`${location.origin}/assets/`) ? address : null,
});

const drawing = trustedTypes?.createPolicy('drawing', { createHTML: (svg) => svg });

/**
 * SVG that is drawn here, for the page. Whoever writes SVG text escapes what people have typed (`escapeMarkup`); nothing that was not drawn
 * by `@door/drawing` may come here.
 */
export const drawnSvg = (svg: string): string => drawing?.createHTML(svg) ?? svg;
