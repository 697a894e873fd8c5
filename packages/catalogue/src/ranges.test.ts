import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

const { limits, standardDimensions, themes, sizeStock, templates } = demoSuppliers[0]?.rows ?? never();

function never(): never {
  throw new Error('The demo has no supplier.');
}

describe('ranges begin where they should and end after that', () => {
  test.each(standardDimensions)('$description for $doors doors', ({ dimension, doors, from, to, value }) => {
    expect(from).toBeLessThan(to);
    const { min, max } = doors === 'double' ? limits.double : limits.single;
    expect(value).toBeGreaterThanOrEqual(min[dimension]);
    expect(value).toBeLessThanOrEqual(max[dimension]);
  });

  test('the slot is 1 to 299 wide, the large light 300 to 1200', () => {
    expect(themes[0]?.sizes.map((range) => Object.values(range))).toEqual([
      [1, 299, 1, 800],
      [1, 299, 801, 6000],
      [300, 1200, 1, 800],
      [300, 1200, 801, 6000],
    ]);
  });
});

test.each([
  ['AO10', 10],
  ['AO20', 20],
  ['AO25', 25],
  ['AO38', 38],
  ['TP10', 10],
  ['TP20', 20],
  ['TP28', 28],
  ['SC85', 30],
  ['SC150', 30],
  ['SC180', 30],
  ['CP00', 0],
  ['CP20', 20],
  ['TV22', 22],
])('%s changes the set by %i mm', (code, adjustment) => {
  const found = sizeStock.find((row) => row.code === code);
  expect(found && found.thickness1 - found.rebate).toBe(adjustment);
});

describe('templates', () => {
  test.each(templates)('$displayName: its slug, its configuration and its layout say the same [1.1]', (template) => {
    expect(template.frameConfig).toBe(configurationOf(template));
    expect(template.displayName.startsWith(template.doors === 'single' ? 'Single Door' : 'Double Door')).toBe(true);
    expect(template.leftSideWidth).toBe(template.sides === 'left' || template.sides === 'both' ? 460 : null);
    expect(template.rightSideWidth).toBe(template.sides === 'right' || template.sides === 'both' ? 460 : null);
    expect(template.doorHeight).toBe(template.fanlight ? 2050 : null);
  });

  test.each(templates)('$displayName leaves a door cell that can be made', (template) => {
    const width = template.overall.width - (template.leftSideWidth ?? 0) - (template.rightSideWidth ?? 0);
    expect(width).toBe(doorWidth(template));
    const { min, max } = limits[template.doors];
    expect(width).toBeGreaterThanOrEqual(min.width);
    expect(width).toBeLessThanOrEqual(max.width);
  });
});

const doorWidth = ({ doors, sides }: FrameTemplate) => (doors === 'double' ? 1800 : sides === 'none' ? 1000 : 980);

/** The specification's word for the layout; `full` is both sidelights and a fanlight. */
function configurationOf({ frameConfig, sides, fanlight, construction }: FrameTemplate): string {
  if (frameConfig === 'full') return sides === 'both' && fanlight && construction === 'coupled' ? 'full' : 'not full';
  const mullion = construction === 'one-piece' ? ' with mullion' : '';
  if (sides === 'none') return fanlight ? `fanlight${mullion}` : 'door-only';
  const side = sides === 'both' ? 'both-sides' : `${sides}-side`;
  return `${side}${mullion}${fanlight ? ' & fanlight' : ''}`;
}
