import { findings } from '@door/domain/findings/findings';
import { configure } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import { unplain } from '@door/domain/testing/plain-words';
import { finding as words } from '@door/domain/words/english/finding';
import { describe, expect, test } from 'vitest';
import { holds, lawTimeout, seed, type Shop, shops } from './testing/walks.ts';

const walks = 300;

const examine = (item: Item, shop: Shop) => findings(item, { ...shop, words });

/** What the walks came by: a law says little about what was never found. */
const met = new Map<string, number>();

function faultsOf(item: Item, shop: Shop): readonly string[] {
  const found = examine(item, shop);
  return found.flatMap((each) => {
    const { code, part, sentence, cures } = each;
    met.set(code, (met.get(code) ?? 0) + 1);
    const badCures = cures.flatMap(({ label, action }) => {
      const outcome = configure(item, action, shop.catalogue);
      if (!outcome.ok) return [`${label} is refused: ${outcome.refusal.message}`];
      const left = examine(outcome.value.item, shop).some((other) => other.code === code && other.part === part);
      return left ? [`${label} leaves it as it is`] : [];
    });
    return [...unplain(sentence), ...badCures].map(
      (fault) => `${code}: ${sentence}\n${fault}\n${JSON.stringify(item)}`,
    );
  });
}

describe.each(shops)(`at $name (seed ${String(seed)})`, (shop) => {
  test(
    `over ${String(walks)} walks every finding is plainly said, and each cure that it names removes it`,
    () => {
      expect(() => {
        holds(({ start, end }) => [start, end].flatMap((item) => faultsOf(item, shop)), walks, shop);
      }).not.toThrow();
    },
    lawTimeout,
  );
});

test('the walks came by most of what can be found', () => {
  expect([...met.keys()].sort()).toEqual([
    'access.clear-width',
    'access.threshold',
    'colour.dark',
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
  ]);
});
