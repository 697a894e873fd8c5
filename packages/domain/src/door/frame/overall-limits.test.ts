import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { configure } from '../configure/configure.ts';
import type { Item } from '../model/item.ts';
import { type Size, mm } from '../../lib/mm.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import { overallLimits } from './overall-limits.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);

const canBe = (item: Item, changed: Partial<Size>) =>
  configure(item, { type: 'size.changeOverall', overall: { ...item.frame.overall, ...changed } }, context).ok;

test('the limits of a single door follow from its design and its leaf', () => {
  expect(overallLimits(aDoor('single-door'), context).width).toEqual({ min: 815, max: 1065 });
});

describe.each(catalogue.rows.templates.map(({ id }) => id))('%s', (id) => {
  const item = aDoor(id);
  const { width, height } = overallLimits(item, context);

  test('can be made at either limit', () => {
    const limits = [{ width: width.min }, { width: width.max }, { height: height.min }, { height: height.max }];
    expect(limits.filter((limit) => !canBe(item, limit))).toEqual([]);
  });

  test('cannot be made a millimetre beyond', () => {
    const beyond = [
      { width: mm(width.min - 1) },
      { width: mm(width.max + 1) },
      { height: mm(height.min - 1) },
      { height: mm(height.max + 1) },
    ];
    expect(beyond.filter((each) => canBe(item, each))).toEqual([]);
  });

  test('can be made at every tenth of the way between', () => {
    const tenths = Array.from({ length: 11 }, (_, tenth) => tenth / 10);
    const between = tenths.flatMap((part) => [
      { width: mm(Math.round(width.min + part * (width.max - width.min))) },
      { height: mm(Math.round(height.min + part * (height.max - height.min))) },
    ]);
    expect(between.filter((each) => !canBe(item, each))).toEqual([]);
  });
});
