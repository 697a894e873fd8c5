import { z } from 'zod';
import type { Referent } from '../input/refers-to.ts';

/** The parts of a JSON schema that are read here. */
const jsonSchema = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  refersTo: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});

export type Samples = Readonly<Record<Referent, unknown>>;

const isReferent = (word: string, samples: Samples): word is Referent => word in samples;

/**
 * An input that a call takes, made from its schema: an id of something that exists for each field that refers to
 * something, the first alternative of each union, and any value elsewhere. Optional fields are left out if they refer to
 * nothing.
 */
export function sampleInput(schema: unknown, samples: Samples): unknown {
  const read = jsonSchema.parse(schema);
  if (read.refersTo && isReferent(read.refersTo, samples)) return samples[read.refersTo];
  const [alternative] = read.anyOf ?? read.oneOf ?? [];
  if (alternative !== undefined) return sampleInput(alternative, samples);
  if (read.const !== undefined) return read.const;
  if (read.enum) return read.enum[0];
  if (read.type === 'object') return sampleObject(read, samples);
  if (read.type === 'array')
    return (read.prefixItems ?? (read.items ? [read.items] : [])).map((item) => sampleInput(item, samples));
  if (read.type === 'null') return null;
  if (read.type === 'string') return textOfFormat[read.format ?? ''] ?? 'Mill Lane';
  if (read.type === 'number' || read.type === 'integer') return Math.max(read.minimum ?? 0, 0);
  return read.type === 'boolean' ? true : undefined;
}

const textOfFormat: Readonly<Record<string, string>> = {
  date: '2026-11-23',
  time: '17:00',
  email: 'ada.new@example.com',
  'date-time': '2026-11-23T08:00:00.000Z',
  uuid: '5a1f4c1e-0000-4000-8000-000000000001',
};

const sampleObject = ({ properties, required }: z.output<typeof jsonSchema>, samples: Samples): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, property]) => required.includes(name) || referentsIn(property).length > 0)
      .map(([name, property]) => [name, sampleInput(property, samples)]),
  );

/** What a schema refers to, in itself or in any field that `sampleInput` fills. */
export const referentsIn = (schema: unknown): readonly string[] =>
  [...JSON.stringify(schema ?? {}).matchAll(/"refersTo":"([^"]+)"/g)].map(([, referent = '']) => referent);
