import { expect, test } from 'vitest';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import { size } from '../../lib/mm.ts';
import { aCatalogue, aCatalogueWith } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor } from '../../testing/a-door.ts';
import { framesForOpening, widerThan } from './frames-for-opening.ts';

const context = contextOf(aCatalogue());
const idsFor = (template: string, shape: number) =>
  framesForOpening(aDoor(template), shape, context).map(({ id }) => id);

test('an opening of 1000 × 2100 beside a frame of 1900 × 2100 is 900 mm narrower', () => {
  expect(widerThan(size(1900, 2100), 1000 / 2100)).toBeCloseTo(-900, 6);
});

test.each([
  ['a door alone in the opening of one with both sidelights and a fanlight', 'surround', 1000 / 2100, ['single-door']],
  ['the frame nearest to the opening is first', 'single-door', 1900 / 2200, ['double', 'surround']],
  ['an opening that is high and narrow has a fanlight', 'single-door', 1000 / 2400, ['fanlight-mullion']],
  ['frames that differ in their joints alone are one', 'double-full', 1900 / 2400, ['surround', 'double', 'left']],
  [
    'the one that is built as the present frame',
    'fanlight-mullion',
    1900 / 2400,
    ['surround-mullion', 'double', 'left'],
  ],
  ['a difference that a frame made to measure takes', 'single-door', 1040 / 2100, []],
  ['an opening for which no frame is made', 'single-door', 3400 / 2100, []],
])('%s', (_, template, shape, fitting) => {
  expect(idsFor(template, shape)).toEqual(fitting);
});

test('a frame that is not sold any more is not named', () => {
  const isDouble = ({ id }: FrameTemplate) => id === 'double';
  const { templates } = aCatalogue().rows;
  const retired = aCatalogueWith({
    templates: templates.filter((template) => !isDouble(template)),
    retired: { templates: templates.filter(isDouble) },
  });
  expect(framesForOpening(aDoor('single-door'), 1900 / 2200, contextOf(retired)).map(({ id }) => id)).toEqual([
    'surround',
  ]);
});
