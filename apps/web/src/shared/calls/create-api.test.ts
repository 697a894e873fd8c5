import { aSavedItem, catalogue } from '../testing/fakes.ts';
import { itemId } from '@door/domain/door/model/ids';
import { afterEach, expect, test, vi } from 'vitest';

import { createApi } from './create-api.ts';

const calls = createApi({ clientId: -1022, mode: 'public' }).items(catalogue);
const addresses: string[] = [];

/** A server that answers every call of a batch with the same item. */
const answering = (wire: unknown) =>
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return Response.json(
      address
        .split('?')[0]
        ?.split(',')
        .map(() => ({ result: { data: wire } })),
    );
  });

afterEach(() => {
  addresses.length = 0;
  vi.unstubAllGlobals();
});

test('a single call that is too long fails before it is sent: Input is too big for a single dispatch [7.5 8.2]', async () => {
  answering({});
  await expect(calls.load(itemId('x'.repeat(8_000)))).rejects.toThrow('Input is too big for a single dispatch');
  expect(addresses).toEqual([]);
});

test('a batch that is too long is sent as several [8.2]', async () => {
  answering(aSavedItem().wire);
  await Promise.all([1, 2, 3].map((number) => calls.load(itemId(String(number).repeat(3_000)))));
  expect(addresses).toHaveLength(2);
});

test('an item without its overall size is loaded with the size that follows from the rest [4.14]', async () => {
  const saved = aSavedItem();
  const { overallWidth, overallHeight, ...props } = JSON.parse(saved.wire.Props);
  const { width, height } = saved.item.frame.overall;
  expect([overallWidth, overallHeight]).toEqual([width, height]);
  answering({ ...saved.wire, Props: JSON.stringify(props) });
  expect(await calls.load(saved.item.id)).toMatchObject({ item: { frame: { overall: { width, height } } } });
});

test('an item without a colour is loaded in the supplier’s first choice', async () => {
  const saved = aSavedItem();
  const { externalColourId, ...props } = JSON.parse(saved.wire.Props);
  const first = catalogue.rows.colours.find(({ customerDefault }) => customerDefault)?.id;
  answering({ ...saved.wire, Props: JSON.stringify({ ...props, externalColourId: null }) });
  expect(externalColourId).toBe(first);
  expect(await calls.load(saved.item.id)).toMatchObject({ item: { colours: { doorExternal: first } } });
});
