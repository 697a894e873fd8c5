import { may, type Role } from '@door/domain/people/roles';
import { describe, expect, test } from 'vitest';
import { itemNamedBy } from './call-budget.ts';
import { codeOf } from './testing/a-test-api.ts';
import { type CallDefinition, callByPath, callsOf, type Endpoint, routers } from './testing/call-by-path.ts';
import { referentsIn, sampleInput } from './testing/sample-input.ts';
import { apiWithSamples } from './testing/samples-of.ts';
import { installerId } from './testing/people.ts';

// From the routers: a new call has its budgets without a line here.

const calls = (['public', 'installer'] as const).flatMap((endpoint) =>
  callsOf(endpoint).map((call) => ({ endpoint, call, path: call.path })),
);

async function askWith(spent: readonly string[], { endpoint, call, role }: Asked) {
  const { api, samples } = await apiWithSamples('a visitor’s');
  const input = sampleInput(call.input, samples);
  api.controls.spent = spent;
  const caller = role === 'public' ? { role } : { role, userId: installerId };
  return codeOf(callByPath(routers[endpoint].createCaller(api.context(-1022, caller)), call.path, input));
}

interface Asked {
  readonly endpoint: Endpoint;
  readonly call: CallDefinition;
  readonly role: Role;
}

describe('the budgets of every call', () => {
  test.each(calls)('$endpoint: $path is refused to who has spent theirs', async ({ endpoint, call }) => {
    const role = endpoint === 'public' ? 'public' : 'admin';
    if (!may(role, call.right)) return;
    const mine = endpoint === 'public' ? 'address' : 'account';
    const others = endpoint === 'public' ? 'account' : 'address';
    const kind = call.kind === 'query' ? 'query' : 'mutation';
    expect(await askWith([`${mine} ${kind}`], { endpoint, call, role })).toBe('TOO_MANY_REQUESTS');
    expect(await askWith([others], { endpoint, call, role })).not.toBe('TOO_MANY_REQUESTS');
  });

  const aboutOneItem = calls.filter(({ call }) => referentsIn(call.input).includes('item'));

  test.each(aboutOneItem)('$endpoint: $path is refused where the item’s is spent', async ({ endpoint, call }) => {
    const role = endpoint === 'public' ? 'public' : 'admin';
    expect(await askWith(['item'], { endpoint, call, role })).toBe('TOO_MANY_REQUESTS');
  });
});

const id = '5a1f4c1e-0000-4000-8000-00000000000a';

test.each([
  ['an id alone', id, id],
  ['in capitals', { ItemId: id.toUpperCase() }, id],
  ['a field of an input', { itemId: id, side: 'external' }, id],
  ['a whole item', { Id: id, Numerals: '17' }, id],
  ['the first of a list', [{ ItemId: id }, { ItemId: 'other' }], id],
  ['the first of several ids', { ItemIds: [id, 'other'] }, id],
  ['a list of nothing', [], undefined],
  ['the id of a template', 'double-door', undefined],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
])('the item that an input names: %s', (_, input, named) => {
  expect(itemNamedBy(input)).toBe(named);
});
