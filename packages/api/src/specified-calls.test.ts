import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CallDefinition, callsOf } from './testing/call-by-path.ts';
import { installers, publicGroup, stockAndSystem } from './testing/specified-calls.ts';

const record = z.object({ properties: z.record(z.string(), z.unknown()).default({}), items: z.unknown().optional() });

/** Names of the fields that a schema takes, those of a record in a record behind its name; a list takes those of its entries. */
function namesIn(schema: unknown, before = ''): readonly string[] {
  const { data } = record.safeParse(schema);
  if (!data) return [];
  const own = Object.entries(data.properties).flatMap(([name, of]) => [
    `${before}${name}`,
    ...namesIn(of, `${before}${name}.`),
  ]);
  return [...own, ...namesIn(data.items, before)];
}

function sentTo({ input }: CallDefinition): readonly string[] {
  if (Object.keys(input).length === 0) return ['nothing'];
  const names = namesIn(input);
  return names.length > 0 ? names : ['one value'];
}

describe.each([
  ['the public endpoint', 'public', [...publicGroup, ...stockAndSystem]],
  ['the installers’ endpoint', 'installer', [...publicGroup, ...stockAndSystem, ...installers]],
] as const)('%s has the specification’s', (_, endpoint, rows) => {
  const calls = callsOf(endpoint);

  test.each(rows)('%s, a %s that takes %s [7.6-7.31 7.33-7.59]', (name, kind, sent) => {
    const call = calls.find(({ path }) => path === name);
    expect(call?.kind).toBe(kind);
    expect(call && sentTo(call)).toEqual(expect.arrayContaining(sent.split(/ (?!value)/)));
  });
});
