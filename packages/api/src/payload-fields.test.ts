import { describe, expect, test } from 'vitest';
import { callByPath } from './testing/call-by-path.ts';
import { aWorld, type PayloadCase, type World } from './testing/payload-cases.ts';
import { publicPayloads } from './testing/payloads-public.ts';
import { tradePayloads } from './testing/payloads-trade.ts';
import { installers, publicGroup, stockAndSystem } from './testing/specified-calls.ts';

const cases: Readonly<Record<string, PayloadCase>> = { ...publicPayloads, ...tradePayloads };

/** `updateSubAssembly (the frame)` is a case of `updateSubAssembly`. */
const callOf = (name: string): string => name.split(' ')[0] ?? name;

/** All that a call answers and stores, as text; of a refused one its sentence. */
async function effectOf(name: string, payload: (world: World) => unknown) {
  const world = await aWorld();
  const answer = await callByPath(world.api.installer(), callOf(name), payload(world)).catch((error: unknown) => ({
    refused: error instanceof Error ? error.message : String(error),
  }));
  const refused = typeof answer === 'object' && answer && 'refused' in answer ? String(answer.refused) : null;
  return { refused, text: JSON.stringify([answer, await world.api.allRows(), await world.api.jobs()]) };
}

/** What a rule of the door or of versions refuses in a sentence for people, which has no names of fields. */
const refusedByRule: ReadonlySet<string> = new Set([
  'LastUpdated',
  'externalFramePremiumColourSelected',
  'internalFramePremiumColourSelected',
]);
const mustBeNamed = (field: string) => field !== '' && !/id$/i.test(field) && !refusedByRule.has(field);

describe.each(Object.entries(cases))('%s', (name, { payload, changes }) => {
  test('is accepted as it stands', async () => expect((await effectOf(name, payload)).refused).toBeNull());

  test.each(Object.entries(changes))(
    'field “%s” acts, or is refused by its name [7.6-7.31 7.33-7.59]',
    async (field, changed) => {
      const [as, other] = [await effectOf(name, payload), await effectOf(name, changed)];
      expect(other.text).not.toBe(as.text);
      if (other.refused !== null && mustBeNamed(field)) expect(other.refused).toContain(field.split('.').at(-1));
    },
  );
});

test.each([...publicGroup, ...stockAndSystem, ...installers].filter(([, , sent]) => sent !== 'nothing'))(
  '%s: every field that it takes has a row here',
  (name, _kind, sent) => {
    const held = Object.entries(cases)
      .filter(([each]) => callOf(each) === name)
      .flatMap(([, { changes }]) => Object.keys(changes));
    expect(held).toEqual(expect.arrayContaining(sent === 'one value' ? [''] : sent.split(' ')));
  },
);
