/** Websites of one supplier that may show its designer. */
export const mostEmbedOrigins = 20;

/**
 * Whether a website is named as a security policy takes it: protocol, host and port alone. Without https the page around the
 * designer could be exchanged on its way; only the supplier's own machine is trusted without. Source: CSP 3, frame-ancestors.
 */
export const isEmbedOrigin = (text: string): boolean =>
  /^(?:https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/.test(
    text,
  );
