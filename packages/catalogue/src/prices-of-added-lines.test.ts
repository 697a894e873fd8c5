import { blankLine } from '@door/domain/making/bom/manual-line';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { faultyLines } from '@door/domain/selling/pricing/item-price';
import { lineText } from '@door/domain/selling/pricing/line-text';
import { euros } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { singleDoor } from '@door/domain/testing/worked-example-items';
import { pricing } from '@door/domain/messages/english/pricing';
import { describe, expect, test } from 'vitest';
import { prices } from './rows/prices.ts';
import { ofRule, priced } from './testing/priced-doors.ts';

const without = (code: string, table: PriceList['pieces']): PriceList['pieces'] =>
  Object.fromEntries(Object.entries(table).filter(([each]) => each !== code));

describe('P15 and P16. added lines and what has no price', () => {
  const added = (change: Partial<WorkInstruction>): WorkInstruction => ({
    ...blankLine.instruction,
    description: 'Extra',
    ...change,
  });

  test.each([
    ['by the piece', added({ code: stockCode('KN-URN-CH'), quantity: 2 }), '52.00'],
    ['by the metre with a length', added({ code: stockCode('CP20'), quantity: 2, length: mm(1500) }), '36.00'],
    ['by the metre without one', added({ code: stockCode('CP20'), quantity: 2.5 }), '30.00'],
    ['a handle with its suite', added({ code: stockCode('HA-PB600-BK'), quantity: 1 }), '83.00'],
    ['without stock', added({ quantity: 1 }), '0.00'],
  ])('%s', (_, line, amount) => {
    expect(ofRule('P15', singleDoor, { added: [line] })).toEqual([amount]);
  });

  test('a line that replaces a choice is paid in its place', () => {
    const other = added({ code: stockCode('KN-RING-CH'), quantity: 1, dropdown: 'doorKnocker' });
    expect(ofRule('P11', singleDoor, { added: [other] })).not.toContain('26.00');
    expect(ofRule('P15', singleDoor, { added: [other] })).toEqual(['28.00']);
    const handle = added({ code: stockCode('HA-PB600-BK'), quantity: 1, dropdown: 'handle' });
    expect(ofRule('P10', singleDoor, { added: [handle] })).toEqual([]);
  });

  test('what was chosen and has no price is a line in error', () => {
    const pieces = without('KN-URN', prices.pieces);
    const [line] = faultyLines(priced(singleDoor, { list: { ...prices, pieces } }));
    expect(line && lineText(line, pricing)).toBe('No price for Urn knocker, chrome');
  });

  test('an article of a priced category that follows by itself needs a price too', () => {
    const perMetre = without('SC150', prices.perMetre);
    expect(faultyLines(priced(singleDoor, { list: { ...prices, perMetre } })).map(({ code }) => code)).toEqual([
      'P16-no-price',
    ]);
  });
});

test('a list with dearer knockers is another price', () => {
  const dear: PriceList = { ...prices, pieces: { ...prices.pieces, 'KN-URN': euros(30) } };
  expect(priced(singleDoor, { list: dear }).list.minor - priced(singleDoor).list.minor).toBe(400);
});
