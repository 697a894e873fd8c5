import { describe, expect, test } from 'vitest';
import type { Caller } from './ports/context.ts';
import { procedure, router } from './procedure.ts';
import { aTestApi, codeOf } from './testing/a-test-api.ts';
import { fabricatorId, installerId } from './testing/people.ts';

const calls = router({
  design: procedure.allow('ownItem.design').query(({ ctx }) => ctx.caller.role),
  release: procedure.allow('production.run').query(({ ctx }) => ctx.caller.userId),
});

const as = async (caller: Caller | null) => calls.createCaller((await aTestApi()).context(-1022, caller));
const installer = { role: 'installer', userId: installerId } as const;
const fabricator = { role: 'fabricator', userId: fabricatorId } as const;

describe('procedure.allow', () => {
  test.each([
    ['nobody', null, 'UNAUTHORIZED', 'UNAUTHORIZED'],
    ['a visitor', { role: 'public' }, 'accepted', 'UNAUTHORIZED'],
    ['an installer', installer, 'accepted', 'FORBIDDEN'],
    ['a fabricator', fabricator, 'accepted', 'accepted'],
  ] as const)('%s', async (_, caller, design, release) => {
    const calling = await as(caller);
    expect([await codeOf(calling.design()), await codeOf(calling.release())]).toEqual([design, release]);
  });

  test('is the only way to a call: without a right there is none', () => {
    // @ts-expect-error A call names its right.
    expect(procedure.query).toBeUndefined();
    // @ts-expect-error A right that is not in the table is none.
    expect(() => procedure.allow('everything')).not.toThrow();
  });
});
