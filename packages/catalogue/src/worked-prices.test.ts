import { exchangeTo, itemPriceOf, type PriceTerms } from '@door/domain/selling/pricing/item-price';
import { lineText } from '@door/domain/selling/pricing/line-text';
import { amountText, percent } from '@door/domain/selling/pricing/money';
import { workingText } from '@door/domain/selling/pricing/explained-price';
import type { Item } from '@door/domain/door/model/item';
import type { Currency } from '@door/domain/door/model/item-record';
import { doubleDoor, singleDoor } from '@door/domain/testing/worked-example-items';
import { pricing } from '@door/domain/messages/english/pricing';
import { describe, expect, test } from 'vitest';
import { prices } from './rows/prices.ts';
import { priced } from './testing/priced-doors.ts';
import { workedSurround } from './testing/worked-surround.ts';

/** `P5-sidelight 490.77`. */
const linesOf = (item: Item, currency: Currency = 'EUR') =>
  priced(item, { currency }).lines.map(({ code, amount }) => `${code} ${amountText(amount)}`);

const tierB: PriceTerms = { tier: 'B', markup: percent(40) };
const trade = (item: Item, currency: Currency = 'EUR') => {
  const { list, discount, netTrade, markup, unit } = itemPriceOf(priced(item, { currency }), tierB, prices);
  return [list, discount, netTrade, markup, unit].map(amountText);
};

const told = (item: Item, currency: Currency = 'EUR') =>
  priced(item, { currency }).lines.map(
    (line) => `${lineText(line, pricing)}: ${workingText(line, exchangeTo(currency, prices))}`,
  );

describe('the handbook’s worked prices', () => {
  test('(a) a single door: 951.60 EUR', () => {
    expect(linesOf(singleDoor)).toEqual([
      'P1-family 790.00',
      'P2-size 35.00',
      'P9-laminated 30.00',
      'P11-hardware 22.00',
      'P11-hardware 22.00',
      'P11-hardware 26.00',
      'P11-hardware 9.00',
      'P12-metre 17.60',
    ]);
    expect(trade(singleDoor)[0]).toBe('951.60');
  });

  test('(a) in pounds, each line rounded once: 818.38 GBP list, 720.17 net, 288.07 markup', () => {
    expect(told(singleDoor, 'GBP')).toEqual([
      'Four Panel Two Light: 790 × 0.86 = 679.40',
      'Size band B, 1000 × 2070 mm: 35 × 0.86 = 30.10',
      'Laminated glass in the door, 2 × 228 × 645 mm: 2 × max(15, 40 × 0.14706) × 0.86 = 25.80',
      'Cylinder, 3 star, key both sides: 22 × 0.86 = 18.92',
      'Letter plate, chrome: 22 × 0.86 = 18.92',
      'Urn knocker, chrome: 26 × 0.86 = 22.36',
      'Door viewer, 180 degrees, chrome: 9 × 0.86 = 7.74',
      'Sill 150 mm: 16 × 1.1 × 0.86 = 15.14',
    ]);
    expect(exchangeTo('GBP', prices)).toEqual({ numerator: 86, denominator: 100 });
    expect(trade(singleDoor, 'GBP')).toEqual(['818.38', '98.21', '720.17', '288.07', '1008.24']);
  });

  test('16. (b) coupled surround, glass of group B in laminated units: 1980.51 list, 1742.85 net', () => {
    expect(linesOf(workedSurround)).toEqual([
      'P1-family 790.00',
      'P2-size 35.00',
      'P5-sidelight 490.77',
      'P5-fanlight 164.15',
      'P6-frame-colour 165.00',
      'P7-coupling 66.00',
      'P8-glass 110.00',
      'P9-laminated 30.00',
      'P9-laminated 53.59',
      'P11-hardware 22.00',
      'P11-hardware 22.00',
      'P12-metre 32.00',
    ]);
    expect(told(workedSurround)).toEqual([
      'Four Panel Two Light: 790 = 790.00',
      'Size band B, 980 × 2050 mm: 35 = 35.00',
      'Sidelights, 2, glass 346 × 1936 mm: 2 × (165 + 120 × 0.669856) = 490.77',
      'Fanlight, glass 1786 × 206 mm: 120 + 120 × 0.367916 = 164.15',
      'Frame colour, Anthracite Grey and Matt White (PVC): 65 + 2 × 35 + 30 = 165.00',
      'Couplings, 3: 3 × 22 = 66.00',
      'Glass of group B: 35 + 2 × 25 + 25 = 110.00',
      'Laminated glass in the door, 2 × 218 × 625 mm: 2 × max(15, 40 × 0.13625) = 30.00',
      'Laminated glass in sidelights, 2 × 346 × 1936 mm: 2 × max(15, 40 × 0.669856) = 53.59',
      'Cylinder, 3 star, key both sides: 22 = 22.00',
      'Letter plate, gold: 22 = 22.00',
      'Sill 150 mm: 16 × 2 = 32.00',
    ]);
    expect(trade(workedSurround)).toEqual(['1980.51', '237.66', '1742.85', '697.14', '2439.99']);
  });

  test('(c) double door on a low threshold: 1739.32 list', () => {
    expect(linesOf(doubleDoor)).toEqual([
      'P1-family 1618.50',
      'P9-laminated 33.82',
      'P11-hardware 27.00',
      'P11-hardware 22.00',
      'P13-threshold 38.00',
    ]);
    expect(told(doubleDoor)).toEqual([
      'Half Glaze Square, double door: 810 × 1.85 + 120 = 1618.50',
      'Laminated glass in the door, 2 × 474 × 892 mm: 2 × max(15, 40 × 0.422808) = 33.82',
      'Cylinder, 3 star, thumb-turn inside: 27 = 27.00',
      'Letter plate, chrome: 22 = 22.00',
      'Low aluminium threshold 15 mm, door opens in: 38 = 38.00',
    ]);
    expect(trade(doubleDoor)[0]).toBe('1739.32');
  });
});
