import { afterEach, describe, expect, test, vi } from 'vitest';
import { askCustomerStart, askStart, NoSuchSupplier } from './ask-start.ts';

afterEach(() => vi.unstubAllGlobals());

const start = ['getTheme', 'getCatalogue', 'getCompanyDetails', 'getClientEmail'];

/** A server that answers each call of the start with its own name, but for what is gone. */
function answering(status = 200, gone = '') {
  const asked: { address: URL; client: string | null; device: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const sent = new Headers(headers);
    const parsed = new URL(address, 'http://doors.example');
    asked.push({ address: parsed, client: sent.get('x-client-id'), device: sent.get('x-device') });
    const names = parsed.pathname.replace('/trpc/public/', '').split(',');
    const refused = { error: { message: 'No.' } };
    const answers = status === 200 ? names.map((data) => (data === gone ? refused : { result: { data } })) : [refused];
    return Response.json(answers, { status });
  });
  return asked;
}

describe('the start', () => {
  test('asks for the settings first, then the catalogue with its glass themes and stock, and uses every answer [7.69]', async () => {
    const asked = answering();
    const data = await askStart({ clientId: -1023, mode: 'public' });
    expect(asked.map(({ address }) => address.pathname)).toEqual([`/trpc/public/${start.join(',')}`]);
    expect(asked.map(({ client }) => client)).toEqual(['-1023']);
    expect(Object.values(data)).toEqual(start);
  });

  test('at a supplier that does not exist is an error of its own', async () => {
    answering(404);
    await expect(askStart({ clientId: -9, mode: 'public' })).rejects.toBeInstanceOf(NoSuchSupplier);
  });

  test.each([400, 500])('that is answered with %i is an error', async (status) => {
    answering(status);
    await expect(askStart({ clientId: -1022, mode: 'public' })).rejects.toThrow('The supplier could not be loaded.');
  });
});

describe('the start of a customer’s page', () => {
  const visitor = { clientId: -1022, mode: 'public' } as const;

  test('asks for the supplier and for what is offered, with what this browser keeps, and for nothing that is sold', async () => {
    const asked = answering();
    expect(await askCustomerStart(visitor, 'token-1', 'device-1')).toEqual({
      ...{ theme: 'getTheme', company: 'getCompanyDetails', email: 'getClientEmail', offer: 'getOffer' },
    });
    const [{ address, device } = { address: new URL('http://doors.example'), device: null }] = asked;
    expect(address.pathname).not.toContain('getCatalogue');
    expect(JSON.parse(address.searchParams.get('input') ?? '')).toEqual({ 2: -1022, 3: 'token-1' });
    expect(device).toBe('device-1');
  });

  test('under a link that is gone the supplier is known all the same', async () => {
    answering(200, 'getOffer');
    expect(await askCustomerStart(visitor, 'token-1', '')).toMatchObject({ theme: 'getTheme', offer: null });
  });

  test('is an error where the supplier is not answered for', async () => {
    answering(200, 'getTheme');
    await expect(askCustomerStart(visitor, 'token-1', '')).rejects.toThrow('The supplier could not be loaded.');
  });
});
