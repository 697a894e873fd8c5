import { criteriaValues } from '@door/domain/catalogue/edit/criteria-values';
import { criteriaQuestions, doorPropsOf } from '@door/domain/door/stock/door-props';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';
import { checkLaw, lawTimeout, seed, testSuppliers } from './testing/walks.ts';

const walks = 100;

/** Compared by a text that a person types. */
const openQuestions = new Set(['numerals']);

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  const rows = demoSuppliers.find(({ client }) => client.name === supplier.name)?.rows;
  if (!rows) throw new Error(`There are no rows of ${supplier.name}.`);
  const content = { catalogue: rows };
  const offered = new Map(criteriaQuestions.map((question) => [question, criteriaValues(question, content)]));

  test(
    'whatever a door answers can be chosen as a criterion of stock',
    () => {
      checkLaw(
        ({ end }) =>
          Object.entries(doorPropsOf(end, supplier.catalogue))
            .filter(([question]) => !openQuestions.has(question))
            .filter(([question, answer]) => !offered.get(question)?.some(({ value }) => value === answer))
            .map(([question, answer]) => `${question} cannot be ${answer}`),
        walks,
        supplier,
      );
    },
    lawTimeout,
  );

  test('no value is offered twice', () => {
    for (const [question, values] of offered)
      expect(new Set(values.map(({ value }) => value)).size, question).toBe(values.length);
  });
});

test('a threshold is offered by its name, and what is only typed by nobody', () => {
  const [first] = demoSuppliers;
  if (!first) throw new Error('The demo has no supplier.');
  const content = { catalogue: first.rows };
  const [threshold] = first.rows.thresholds;
  expect(criteriaValues('threshold', content)[0]).toEqual({ value: threshold?.code, name: threshold?.name });
  expect(criteriaValues('numerals', content)).toEqual([]);
});
