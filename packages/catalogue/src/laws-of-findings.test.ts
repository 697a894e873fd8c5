import { isSameFinding } from '@door/domain/making/findings/finding';
import { findings } from '@door/domain/making/findings/findings';
import { configure, tryAction } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import { unfitForVisitors } from '@door/domain/testing/plain-words';
import { finding as messages } from '@door/domain/messages/english/finding';
import { describe, expect, test } from 'vitest';
import { occurredOf } from '@door/domain/testing/law-share';
import { checkLaw, lawTimeout, seed, type TestSupplier, testSuppliers } from './testing/walks.ts';

const walks = 900;

const examine = (item: Item, supplier: TestSupplier) =>
  findings(item, { ...supplier, messages, tryAction: tryAction(supplier.context) });

/** How often each finding occurred: the law proves little about findings that never did. */
const met = new Map<string, number>();

function faultsOf(item: Item, supplier: TestSupplier): readonly string[] {
  const found = examine(item, supplier);
  return found.flatMap((each) => {
    const { code, sentence, fixes } = each;
    met.set(code, (met.get(code) ?? 0) + 1);
    const badFixes = fixes.flatMap(({ label, action }) => {
      const outcome = configure(item, action, supplier.context);
      if (!outcome.ok) return [`${label} is refused: ${outcome.refusal.message}`];
      const left = examine(outcome.value.item, supplier).some((other) => isSameFinding(other, each));
      return left ? [`${label} leaves it as it is`] : [];
    });
    return [...unfitForVisitors(sentence), ...badFixes].map(
      (fault) => `${code}: ${sentence}\n${fault}\n${JSON.stringify(item)}`,
    );
  });
}

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  test(
    'on every walk each finding is plainly said, and each fix that it names removes it',
    () => {
      expect(() => {
        checkLaw(({ start, end }) => [start, end].flatMap((item) => faultsOf(item, supplier)), walks, supplier);
      }).not.toThrow();
    },
    lawTimeout,
  );
});

test('most findings occurred on the walks', () => {
  expect(occurredOf(met.keys(), expected)).toEqual(expected);
});

const expected = [
  'access.clear-width',
  'access.threshold',
  'colour.dark',
  'colour.no-ral',
  'colour.special-order',
  'glass.no-house-number',
  'glass.not-chosen',
  'glass.too-slim',
  'safety.unglazed',
  'security.no-chain',
  'security.no-viewer',
  'security.not-laminated',
  'thermal.mostly-glass',
  'thermal.too-much',
  'weight.four-hinges',
  'weight.trolley',
  'weight.two-people',
];
