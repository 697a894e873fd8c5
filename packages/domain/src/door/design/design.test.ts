import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { designId, templateId } from '../model/ids.ts';
import { mm } from '../../lib/mm.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { designOptions } from './design-options.ts';
import { handOptions } from './hand-options.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const choose = (id: number) => ({ type: 'design.choose', designId: designId(id) }) as const;
const right = { type: 'hand.choose', hand: 'right' } as const;

describe('the hinge side', () => {
  test('moves only where the design demands it [4.17]', () => {
    const rightHung = afterChoosing(aDoor('single-door'), right);
    expect(afterChoosing(rightHung, choose(8))).toMatchObject({ hand: 'right' });
    expect(afterChoosing(rightHung, choose(16))).toMatchObject({ hand: 'left' });
    expect(afterChoosing(aDoor('single-door'), choose(116)).hand).toBe('right');
  });

  test('the fix of a side that the design does not allow is the mirrored design [2.43 4.20]', () => {
    const slot = afterChoosing(aDoor('single-door'), choose(16));
    expect(handOptions(slot, context)).toMatchObject([
      { value: 'left', chosen: true, disabledReason: null },
      {
        value: 'right',
        disabledReason: {
          code: 'design.hand-not-allowed',
          fix: { label: 'Use Long Slot (right hung)', action: choose(116) },
        },
      },
    ]);
    expect(refusalOfChoosing(slot, right)).toBe('design.hand-not-allowed');
  });

  test('the fix of the mirrored design is the first design', () => {
    const [left] = handOptions(afterChoosing(aDoor('single-door'), choose(116)), context);
    expect(left?.disabledReason?.fix?.action).toEqual(choose(16));
  });
});

describe('a design and the size of its leaf', () => {
  const disabledReason = (template: string, id: number) =>
    designOptions(aDoor(template), context).find(({ value }) => value.id === id)?.disabledReason;

  test('a design that does not fit says what it needs', () => {
    expect(disabledReason('double', 10)).toMatchObject({
      code: 'design.leaf-too-small',
      reason: 'Needs a leaf 860 mm wide',
      explanation: 'The leaf is 834 × 2022 mm; Carisbrooke Fan needs one of at least 860 × 1950 mm.',
    });
    expect(refusalOfChoosing(aDoor('double'), choose(10))).toBe('design.leaf-too-small');
  });

  test('a design that fits has no reason', () => {
    expect(disabledReason('single-door', 10)).toBeNull();
  });

  test('golden number 10: Raglan needs a leaf 1925 high', () => {
    const low = afterChoosing(aDoor('single-door'), {
      type: 'size.changeOverall',
      overall: { width: mm(1000), height: mm(2065) },
    });
    expect(refusalOfChoosing(low, choose(7))).toBe('design.leaf-too-small');
    expect(refusalOfChoosing(aDoor('single-door'), choose(7))).toBe('accepted');
  });

  test('lights must fit the narrower leaf of a double door; a solid design does not count its width', () => {
    const uneven = afterChoosing(aDoor('double'), choose(15), { type: 'size.changeMasterWidth', masterWidth: mm(920) });
    const slot = afterChoosing(uneven, choose(18));
    expect(slot.designId).toBe(18);
    expect(refusalOfChoosing(uneven, choose(16))).toBe('design.leaf-too-small');
  });
});

describe('a design under another frame', () => {
  test.each([
    ['a design that came with the frame changes with it', [], 'double', 8],
    ['a chosen one stays', [choose(15)], 'double', 15],
    ['a chosen one that does not fit gives way', [choose(10)], 'double', 8],
  ])('%s', (_, chosen, template, expected) => {
    const item = afterChoosing(aDoor('single-door'), ...chosen, {
      type: 'frame.choose',
      templateId: templateId(template),
    });
    expect(item.designId).toBe(expected);
  });
});

test('an unknown design is refused', () => {
  expect(refusalOfChoosing(aDoor('single-door'), choose(999))).toBe('design.not-offered');
});
