import { expect, test } from 'vitest';
import { fakeStorage } from '../shared/testing/fakes.ts';
import { type FirstVisit, showsFirstPage } from './shows-first-page.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const design = (at: number) => JSON.stringify({ at, itemId: 'an-item', beginWith: null, unsent: [] });

/** A visit of the usual supplier's first page by somebody who was never here. */
function visit(stored: Readonly<Record<string, string>> = {}, change: Partial<FirstVisit> = {}): FirstVisit {
  const storage = fakeStorage();
  for (const [key, text] of Object.entries(stored)) storage.setItem(key, text);
  const session = { clientId: -1022, mode: 'public' } as const;
  return { session, address: { search: '', hash: '' }, storage, now, ...change };
}

const at = (hash: string, search = ''): FirstVisit => visit({}, { address: { hash, search } });

test.each<[string, FirstVisit, boolean]>([
  ['a first visit', visit(), true],
  ['with the address of the first step', at('#/'), true],
  ['with the address of the first step and a question', at('#/?from=mail'), true],
  ['of a later step', at('#/colours'), false],
  ['of a page of the office', at('#/installer/home'), false],
  ['back from a log-in', at('', '?code=abc&state=xyz'), false],
  ['with a campaign in the address', at('', '?utm_source=mail'), true],
  [
    'of a tab that shows another supplier since before',
    visit({}, { session: { clientId: -1023, mode: 'public' } }),
    false,
  ],
  ['of a dealer who shows the designer', visit({}, { session: { clientId: -1022, mode: 'installer' } }), true],
  ['with a design in progress', visit({ 'doorwright.item.-1022': design(now - 1000) }), false],
  ['with a design that is too old', visit({ 'doorwright.item.-1022': design(now - 25 * 3_600_000) }), true],
  ['with a design for another supplier', visit({ 'doorwright.item.-1023': design(now - 1000) }), true],
  ['with a stored design that is broken', visit({ 'doorwright.item.-1022': '{' }), true],
  ['with a wall chosen on an earlier visit', visit({ 'doorwright.scenery': 'stone dusk' }), false],
])('the first page of the server is shown or hidden: %s', (_, visited, shown) =>
  expect(showsFirstPage('-1022', visited)).toBe(shown),
);
