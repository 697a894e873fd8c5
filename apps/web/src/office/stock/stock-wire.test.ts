import { expect, test } from 'vitest';
import { matchPath } from '../../shared/router/match-path.ts';
import { keyInPath, quantityIn, stockPath } from './stock-wire.ts';

test.each(['CY-3K', 'OF72-AGWH@6000', 'OF72*', 'PAINT-RAL 3003', 'A/B', '50%', 'Matt White (PVC)', 'Größe#1?', '%2F'])(
  'the page of %s is found again by its address',
  (key) => {
    const params = matchPath('/installer/stock/$key', stockPath(key));
    expect(keyInPath(params?.['key'] ?? '')).toBe(key);
  },
);

test('an address that nobody has encoded is taken as it is', () => expect(keyInPath('50%')).toBe('50%'));

test.each([
  ['24', '24'],
  [' 5,96 ', '5.96'],
  ['5.960', '5.960'],
  ['1,234.5', '1.234.5'],
])('%j is sent as %j', (typed, sent) => expect(quantityIn(typed)).toBe(sent));
