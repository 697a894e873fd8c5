import type { OffcutPreference, Problem } from './problem.ts';

export type Read = { readonly problem: Problem } | { readonly fault: string };

/** Limits that keep a problem within memory and whole numbers exact: a bar of a kilometre, 100,000 pieces. */
const limits = { length: 1_000_000, count: 100_000, kinds: 5_000, kerf: 1_000 } as const;

class Fault extends Error {}

/** A problem from JSON of an unknown writer; the fault is one sentence that says which field and why. */
export function readProblem(json: unknown): Read {
  try {
    return { problem: problemOf(json) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}

function problemOf(json: unknown): Problem {
  const fields = record(json, 'the problem');
  const problem: Problem = {
    kerf: whole(fields['kerf'], 'kerf', { from: 0, to: limits.kerf }),
    trim: whole(fields['trim'], 'trim', { from: 0, to: limits.length }),
    stock: list(fields['stock'], 'stock').map((value, at) => {
      const { length, count } = record(value, `stock[${at}]`);
      return {
        length: lengthOf(length, `stock[${at}].length`),
        count: count === undefined || count === null ? null : countOf(count, `stock[${at}].count`),
      };
    }),
    offcuts: list(fields['offcuts'] ?? [], 'offcuts').map((value, at) => {
      const { length, count } = record(value, `offcuts[${at}]`);
      return {
        length: lengthOf(length, `offcuts[${at}].length`),
        count: count === undefined ? 1 : countOf(count, `offcuts[${at}].count`),
      };
    }),
    pieces: list(fields['pieces'], 'pieces').map((value, at) => {
      const { length, quantity } = record(value, `pieces[${at}]`);
      return {
        length: lengthOf(length, `pieces[${at}].length`),
        quantity: countOf(quantity, `pieces[${at}].quantity`),
      };
    }),
    preference: preferenceOf(fields['preference'] ?? 'offcuts first'),
  };
  const pieces = problem.pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > limits.count) throw new Fault(`pieces: ${pieces} pieces are more than ${limits.count}.`);
  return problem;
}

function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Fault(`${name} must be an object.`);
  return { ...value };
}

function list(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Fault(`${name} must be a list.`);
  if (value.length > limits.kinds) throw new Fault(`${name} has ${value.length} entries, more than ${limits.kinds}.`);
  return value;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function whole(value: unknown, name: string, { from, to }: Range): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value;
  throw new Fault(`${name} must be a whole number from ${from} to ${to}, not ${JSON.stringify(value)}.`);
}

const lengthOf = (value: unknown, name: string): number => whole(value, name, { from: 1, to: limits.length });
const countOf = (value: unknown, name: string): number => whole(value, name, { from: 0, to: limits.count });

function preferenceOf(value: unknown): OffcutPreference {
  if (value === 'offcuts first' || value === 'least waste') return value;
  throw new Fault(`preference must be 'offcuts first' or 'least waste', not ${JSON.stringify(value)}.`);
}
