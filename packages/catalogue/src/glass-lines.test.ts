import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { lineSize } from '@door/domain/making/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { configure } from '@door/domain/door/configure/configure';
import { designId, themeId } from '@door/domain/door/model/ids';
import type { Action } from '@door/domain/door/model/action';
import { size } from '@door/domain/lib/mm';
import { contextOf } from '@door/domain/testing/a-context';
import { aDoorOf } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';

const catalogue = catalogueOf(demoCatalogue);

const catalogueDoor = (template: string) => {
  const outcome = configure(
    aDoorOf(template, catalogue),
    { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } },
    contextOf(catalogue),
  );
  return outcome.ok ? outcome.value.item : expect.fail(outcome.refusal.message);
};

function glassLinesOf(design: number, theme: number | null) {
  const actions: readonly Action[] = [
    { type: 'size.changeOverall', overall: size(1030, 2200) },
    { type: 'design.choose', designId: designId(design) },
    {
      type: 'glass.chooseForDoor',
      glazing: theme === null ? { kind: 'clear' } : { kind: 'theme', themeId: themeId(theme) },
    },
  ];
  const item = actions.reduce(
    (now, action) => {
      const outcome = configure(now, action, contextOf(catalogue));
      return outcome.ok ? outcome.value.item : expect.fail(outcome.refusal.message);
    },
    aDoorOf('single-door', catalogue),
  );
  return workInstructionsOf(bomOf(item, { catalogue, production: demoProduction }))
    .filter(({ code }) => code.startsWith('GU-'))
    .map(({ description, calculation }) => `${description.split(', leaf, ')[1] ?? ''}; ${calculation}`);
}

test.each([
  [4, null, ['light 1, Clear', 'light 2, Clear']],
  [
    9,
    7,
    [
      'light 1, quarter round, turned 0, Starburst Bevel on Stippolyte',
      'light 2, quarter round, turned 90, Starburst Bevel on Stippolyte',
      'light 3, quarter round, turned 180, Starburst Bevel on Stippolyte',
      'light 4, quarter round, turned 270, Starburst Bevel on Stippolyte',
    ],
  ],
  [5, null, ['light 1, arch, Clear', 'light 2, arch, Clear']],
  [7, 1, ['light 1, raglan, Diamond Lead on Clear']],
  [12, 15, ['light 1, diamond, turned 45, Etched Lines on Clear']],
])(
  'the glass lines of design %i name shape, turn, theme, backing and the side of the stamp',
  (design, theme, lines) => {
    const printed = glassLinesOf(design, theme);
    expect(printed.map((line) => line.split(';')[0])).toEqual(lines);
    for (const line of printed) expect(line).toContain('stamp read from inside');
  },
);

test('every unit of a set is written width × height: in its columns, in its remark and on a paper', () => {
  const item = catalogueDoor('single-door-both-sidelights-fanlight');
  const bill = bomOf(item, { catalogue, production: demoProduction });
  const lines = workInstructionsOf(bill).filter(({ code }) => code.startsWith('GU-'));
  const units = bill.flatMap((record) => (record.kind === 'glass' ? [record] : []));
  expect(lines.length).toBe(units.length);
  for (const [at, { width, height }] of units.entries()) {
    const line = lines[at];
    expect([line?.width, line?.length]).toEqual([width.value, height.value]);
    expect(line?.calculation).toContain(`${String(width.value)} wide × ${String(height.value)} high`);
    expect(line && lineSize(line)).toBe(`${String(width.value)} × ${String(height.value)}`);
  }
  // The fanlight is wider than high, a sidelight higher than wide: neither is turned.
  expect(units.some(({ width, height }) => width.value > height.value)).toBe(true);
  expect(units.some(({ width, height }) => width.value < height.value)).toBe(true);
});
