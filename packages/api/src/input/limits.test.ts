import { expect, test } from 'vitest';
import { callsOf } from '../testing/call-by-path.ts';

/** Where a schema takes text of any length, or a list of any length. */
function withoutLimit(schema: unknown, place: string): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, at) => withoutLimit(each, `${place}[${at}]`));
  if (typeof schema !== 'object' || schema === null) return [];
  const nested = Object.entries(schema).flatMap(([name, each]) => withoutLimit(each, `${place}.${name}`));
  const isText = 'type' in schema && schema.type === 'string';
  const hasFixedLength = 'enum' in schema || 'const' in schema || 'format' in schema || 'pattern' in schema;
  const isEndless =
    (isText && !hasFixedLength && !('maxLength' in schema)) ||
    ('type' in schema && schema.type === 'array' && !('maxItems' in schema));
  return isEndless ? [place, ...nested] : nested;
}

test.each(callsOf('installer'))('every text and every list that $path takes has a limit', ({ input }) => {
  expect(withoutLimit(input, 'input')).toEqual([]);
});
