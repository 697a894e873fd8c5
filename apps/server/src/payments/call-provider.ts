import { ProviderAway, ProviderRefused } from '@door/api/payment/provider';

/** How long an answer is waited for; ms. */
const patience = 10_000;

interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The JSON that a provider answers. Nothing of the request or the answer is in an error: both may hold what nobody may read. */
export async function callProvider({ url, ...call }: ProviderCall): Promise<unknown> {
  const response = await fetch(url, { ...call, redirect: 'error', signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      throw new ProviderAway('The payment provider does not answer.', { cause: error });
    },
  );
  if (response.status >= 500 || response.status === 429)
    throw new ProviderAway(`The payment provider has answered ${String(response.status)}.`);
  if (!response.ok) throw new ProviderRefused(response.status);
  return response.json().catch((error: unknown) => {
    throw new ProviderAway('The payment provider has answered something that is not JSON.', { cause: error });
  });
}

/** Whether an address is a page of the provider, or of its place in a test. */
export function isPageOf(url: string, { host, api }: { readonly host: string; readonly api: string }): boolean {
  const { protocol, hostname, origin } = new URL(url);
  return (
    origin === new URL(api).origin || (protocol === 'https:' && (hostname === host || hostname.endsWith(`.${host}`)))
  );
}
