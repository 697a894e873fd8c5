import { expect, test } from 'vitest';
import {
  countDraftIn,
  countMessage,
  type CountLine,
  draftOf,
  lineFault,
  mostLines,
  noCount,
  withLine,
} from './count-draft.ts';
import { anArticle, aPaint } from './testing/stock-rows.ts';

const line = (changes: Partial<CountLine> = {}): CountLine => ({
  ...{ id: '1', key: 'CY-3K', lot: '', counted: '3' },
  ...changes,
});

const paint = (lot: string, changes: Partial<CountLine> = {}) =>
  line({ id: lot, key: 'PAINT-RAL 3003', lot, counted: '2,5', ...changes });

const articles = new Map([anArticle(), aPaint()].map((article) => [article.Key, article]));
const articleOf = (key: string) => (key === 'CY-9' ? null : articles.get(key));

test.each([
  ['a count in the unit of the article', line(), null],
  ['nothing is a count', line({ counted: '0' }), null],
  ['litres with a comma', paint('A12'), null],
  ['no figure', line({ counted: '' }), 'counted'],
  ['half a piece', line({ counted: '1.5' }), 'counted'],
  ['a key that no article has', line({ key: 'CY-9' }), 'key'],
  ['a key that is not looked up yet', line({ key: 'GSK-DR', counted: '5.960' }), null],
  ['a lot that is missing', paint(''), 'lot'],
] as const)('%s', (_, each, field) => {
  expect(lineFault(each, [each], articleOf)?.field ?? null).toBe(field);
});

test('the same lot twice is said at the second', () => {
  const [first, second] = [paint('A12'), paint(' A12', { id: '2' })];
  expect(lineFault(first, [first, second], articleOf)).toBeNull();
  expect(lineFault(second, [first, second], articleOf)?.field).toBe('lot');
});

test('an article comes in once, and again for another lot', () => {
  const draft = withLine(withLine(noCount, 'CY-3K'), 'CY-3K');
  expect(draft.lines.map(({ key }) => key)).toEqual(['CY-3K']);
  expect(withLine(draft, 'CY-3K', 'another').lines).toHaveLength(2);
});

test('a count takes no more lines than its call does', () => {
  const lines = Array.from({ length: mostLines }, (_, at) => line({ key: String(at) }));
  expect(withLine({ ...noCount, lines }, 'CY-3K').lines).toHaveLength(mostLines);
});

test('what is sent can be corrected, and is another message then', () => {
  const draft = { place: 'main', reason: ' Stocktake ', lines: [paint(' A12 ')] };
  const message = countMessage(draft, '2026-11-21');
  expect(message).toMatchObject({
    ...{ On: '2026-11-21', Place: 'main', Reason: 'Stocktake' },
    Lines: [{ Key: 'PAINT-RAL 3003', Lot: 'A12', Counted: '2.5' }],
  });
  expect(draftOf(message)).toMatchObject({ place: 'main', lines: [{ lot: 'A12', counted: '2.5' }] });
  expect(countMessage(draftOf(message), '2026-11-21').Id).not.toBe(message.Id);
});

test('a draft is read as it was kept, and one of another shape counts as none', () => {
  const draft = { place: 'main', reason: 'Stocktake', lines: [line()] };
  expect(countDraftIn({ ...draft, at: 1 })).toEqual(draft);
  expect(countDraftIn({ ...draft, lines: [line(), { key: 'CY-3K' }, null] })).toEqual(draft);
  expect(countDraftIn({ place: 'main' })).toBeUndefined();
});
