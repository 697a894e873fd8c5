import { describe, expect, test } from 'vitest';
import { callsOf } from '../testing/call-by-path.ts';
import { changesPromiseFacts } from './facts-of-promises.ts';

describe('calls that change facts of promised dates', () => {
  test.each([
    ['purchase.confirm', true],
    ['order.recordPayment', true],
    ['quote.accept', true],
    ['acceptOffer', true],
    ['catalogue.publish', true],
    ['catalogue.updateRow', false],
    ['quote.remove', true],
    ['quote.updateDetails', false],
    ['item.updateItem', false],
    ['customer.update', false],
    ['toString', false],
  ])('%s: %s', (path, changes) => {
    expect(changesPromiseFacts(path)).toBe(changes);
  });

  test('are those of the router', () => {
    const mutations = callsOf('installer').filter(({ kind }) => kind === 'mutation');
    const paths = mutations.map(({ path }) => path).filter(changesPromiseFacts);
    for (const path of [
      'catalogue.publish',
      'catalogue.sellVersion',
      'quote.discardRevision',
      'quote.remove',
      'quote.convertToOrder',
      'quote.lose',
      'quote.unaccept',
      'declineOffer',
    ])
      expect(paths).toContain(path);
    for (const group of ['batch', 'inventory', 'order', 'purchase', 'vendor', 'settings'])
      expect(paths.some((path) => path.startsWith(`${group}.`))).toBe(true);
  });
});
