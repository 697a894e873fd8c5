import { afterEach, describe, expect, test, vi } from 'vitest';
import { askStart, NoSuchSupplier } from './ask-start.ts';

afterEach(() => vi.unstubAllGlobals());

const start = ['getTheme', 'getCatalogue', 'getCompanyDetails', 'getClientEmail'];

/** A server that answers each call of the start with its own name. */
function answering(status = 200) {
  const asked: { address: URL; client: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push({ address: new URL(address, 'http://doors.example'), client: new Headers(headers).get('x-client-id') });
    const answers = status === 200 ? start.map((data) => ({ result: { data } })) : [{ error: { message: 'No.' } }];
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
