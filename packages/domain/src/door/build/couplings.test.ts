import { describe, expect, test } from 'vitest';
import { bomOf } from '../../making/bom/bill-of-materials.ts';
import { workInstructionsOf } from '../../making/bom/work-instructions-of.ts';
import { describeItem } from '../configure/describe-item.ts';
import { validateItem } from '../configure/validate-item.ts';
import type { Action, ActionOf } from '../model/action.ts';
import { designId, stockCode, templateId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { cellsOf } from '../sizes/edges.ts';
import { aContext } from '../../testing/a-context.ts';
import { aDoor, afterChoosing, choosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { sizesThatDoNotAddUp } from '../../testing/parts-add-up.ts';
import { tileFor, tilesOf } from '../../testing/tiles.ts';
import { workedExampleProductionRows as production } from '../../testing/worked-example-production-rows.ts';

const context = aContext();
const { catalogue } = context;
/** Sidelights of 460 and a fanlight of 320 round a door of 980 × 2050. */
const surround = aDoor('surround');
type Choosing = ActionOf<'build.chooseCoupling'>;
const join = (joint: Choosing['joint'], code: string): Choosing => ({
  type: 'build.chooseCoupling',
  joint,
  stock: stockCode(code),
});
const left = join('left-sidelight', 'CP20');
const right = join('right-sidelight', 'CP20');
const above = join('fanlight', 'CP20');
const sizesIn = ({ frame }: Item) =>
  cellsOf(frame.parts).map(({ kind, size: { width, height } }) => `${kind} ${String(width)} × ${String(height)}`);

describe('the coupling of 20 mm comes off the door’s cell [9.16]', () => {
  test.each<[string, readonly Action[], readonly string[]]>([
    ['each joint is flat', [], ['460 × 2050', '980 × 2050', '460 × 2050', '1900 × 320']],
    ['at the left', [left], ['460 × 2050', '960 × 2050', '460 × 2050', '1900 × 320']],
    ['at both sides', [left, right], ['460 × 2050', '940 × 2050', '460 × 2050', '1900 × 320']],
    ['under the fanlight', [above], ['460 × 2030', '980 × 2030', '460 × 2030', '1900 × 320']],
    [
      'and a flat one gives it back',
      [left, right, above, join('left-sidelight', 'CP00'), join('fanlight', 'CP00')],
      ['460 × 2050', '960 × 2050', '460 × 2050', '1900 × 320'],
    ],
    [
      'typed widths of the sidelights stay',
      [{ type: 'size.changeSides', left: mm(400), right: mm(500) }, left],
      ['400 × 2050', '980 × 2050', '500 × 2050', '1900 × 320'],
    ],
    [
      'a wider set goes to the sidelights, a higher one to the fanlight',
      [left, above, { type: 'size.changeOverall', overall: size(2000, 2500) }],
      ['510 × 2030', '960 × 2030', '510 × 2030', '2000 × 420'],
    ],
  ])('%s', (_, actions, expected) => {
    const item = afterChoosing(surround, ...actions);
    expect(sizesIn(item).map((text) => text.slice(text.indexOf(' ') + 1))).toEqual(expected);
    expect(sizesThatDoNotAddUp(item, catalogue)).toEqual([]);
    expect(validateItem(item, context)).toEqual([]);
  });

  test('only what is not flat is kept, in each frame that has the joint', () => {
    const joined = afterChoosing(surround, left, above);
    expect(joined.frame.couplings).toEqual({ 'left-sidelight': 'CP20', fanlight: 'CP20' });
    expect(afterChoosing(joined, join('fanlight', 'CP00')).frame.couplings).toEqual({ 'left-sidelight': 'CP20' });
    const other: Action = { type: 'frame.choose', templateId: templateId('left') };
    expect(afterChoosing(joined, other).frame.couplings).toEqual({ 'left-sidelight': 'CP20' });
  });
});

describe('it is refused', () => {
  const sides = (width: number): Action => ({ type: 'size.changeSides', left: mm(width), right: mm(width) });
  /** Its leaf of 705 is as good as the narrowest of its design, 700. */
  const narrow = afterChoosing(surround, sides(540));
  const narrowest = afterChoosing(surround, { type: 'design.choose', designId: designId(15) }, sides(580));

  test.each<[string, Item, Action, string]>([
    ['where nothing is joined', aDoor('left'), right, 'build.no-joint'],
    ['in one welded frame', aDoor('surround-mullion'), left, 'build.no-joint'],
    ['where it is no coupling', surround, join('fanlight', 'SC150'), 'build.not-offered'],
    ['where the design needs a wider leaf', narrow, left, 'design.leaf-too-small'],
    ['where the leaf would be narrower than 605', afterChoosing(narrowest, left), right, 'size.leaf-width'],
  ])('%s', (_, item, action, code) => expect(refusalOfChoosing(item, action)).toBe(code));

  test('with a larger door as its fix, after which it is accepted', () => {
    const fix = tileFor(left, narrow, context)?.disabledReason?.fix;
    if (!fix) throw new Error('There is no fix.');
    expect(fix.action).toEqual({ type: 'size.changeSides', left: 530, right: 530 });
    expect(refusalOfChoosing(choosing(narrow, fix.action).item, left)).toBe('accepted');
  });

  test.each<[string, Item['frame']['couplings'], string]>([
    ['a sill', { fanlight: stockCode('SC150') }, 'item.parts-do-not-add-up'],
    ['nothing that is known', { fanlight: stockCode('CP99') }, 'item.unknown'],
  ])('in a whole item as %s', (_, couplings, code) => {
    const item = { ...surround, frame: { ...surround.frame, couplings } };
    expect(validateItem(item, context).map((refusal) => refusal.code)).toContain(code);
  });

  test('a joint without its part in a whole item', () => {
    const flat = { ...aDoor('single-door').frame, couplings: { fanlight: stockCode('CP00') } };
    expect(validateItem({ ...aDoor('single-door'), frame: flat }, context).map(({ code }) => code)).toEqual([
      'item.not-offered',
    ]);
  });
});

test('a lone door and a welded frame show no choice of couplings', () => {
  for (const item of [aDoor('single-door'), aDoor('surround-mullion')])
    expect(tilesOf(item, context).filter(({ action }) => action.type === 'build.chooseCoupling')).toEqual([]);
});

test('the bar of each joint has the article of its coupling, and its length as a flat one', () => {
  const item = afterChoosing(surround, left, above);
  const bars = workInstructionsOf(bomOf(item, { catalogue, production }))
    .filter(({ code }) => code.startsWith('CP'))
    .map(({ code, quantity, length }) => [code, quantity, length]);
  expect(bars).toEqual([
    ['CP20', 1, 2030],
    ['CP00', 1, 2030],
    ['CP20', 1, 1900],
  ]);
});

test('the description names what is not flat', () => {
  const said = describeItem(afterChoosing(surround, left), context).map(({ term, value }) => `${term}: ${value}`);
  expect(said.filter((line) => line.startsWith('Coupling'))).toEqual([
    'Coupling, left sidelight: Structural coupling 20 mm',
  ]);
  expect(describeItem(surround, context).filter(({ term }) => term.startsWith('Coupling'))).toEqual([]);
});
