/** A call that was refused, or that was not answered at all: then its code is `no answer`. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Envelope<Data> {
  readonly result?: { readonly data: Data };
  readonly error?: { readonly message: string; readonly data: { readonly code: string } };
}

function noAnswer(error: unknown): never {
  throw new RefusedCall('no answer', String(error));
}

/**
 * Makes calls as a page does: with a token as one of the supplier’s people, without one as a visitor. A refusal is thrown.
 * `extra` are headers beside those of every call.
 */
export function callsAt(url: string, token?: string, extra: Readonly<Record<string, string>> = {}) {
  const endpoint = `${url}/trpc/${token ? 'installer' : 'public'}`;
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const headers = { 'content-type': 'application/json', ...authorization, ...extra };
  const ask = async <Data>(address: string, init: RequestInit): Promise<Data> => {
    const response = await fetch(address, { headers, ...init }).catch(noAnswer);
    // A server that dies while it answers has not answered.
    const text = await response.text().catch(noAnswer);
    const { result, error }: Envelope<Data> = JSON.parse(text);
    if (result) return result.data;
    throw new RefusedCall(error?.data.code ?? String(response.status), error?.message ?? text);
  };
  return {
    query: <Data>(path: string, input: unknown) =>
      ask<Data>(`${endpoint}/${path}?input=${encodeURIComponent(JSON.stringify(input) ?? '')}`, {}),
    mutate: <Data>(path: string, input: unknown) =>
      ask<Data>(`${endpoint}/${path}`, { method: 'POST', body: JSON.stringify(input) }),
  };
}

export type Calls = ReturnType<typeof callsAt>;
