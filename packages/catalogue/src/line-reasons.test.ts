import { configureAll } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import { systemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { type LineReason, reasonsOfLine } from '@door/domain/making/bom/line-reasons';
import type { CalculatedLine } from '@door/domain/making/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { expect, test } from 'vitest';
import { demoCatalogue, demoProduction as production } from './demo.ts';
import { catalogue, context, doorOf, doorWith } from './testing/demo-doors.ts';

const [single] = demoCatalogue.templates;
const withSidelight = demoCatalogue.templates.find(({ id }) => id === 'single-door-left-sidelight');
const flush = demoCatalogue.designs.find(({ name }) => name === 'Flush');
if (!single || !withSidelight || !flush)
  throw new Error('The demo catalogue holds no flush single door, or none with a sidelight.');

const secured: Action = { type: 'build.secure', on: true };
const newBuild: Action = { type: 'build.chooseJobType', jobType: 'new-build' };
const fire: Action = { type: 'build.chooseSystem', systemId: systemId(2) };
const wider: Action = { type: 'size.changeOverall', overall: size(950, 2080) };

const after = (item: Item, ...actions: readonly Action[]): Item => {
  const outcome = configureAll(item, actions, context);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.item;
};
const billOf = (item: Item) => workInstructionsOf(bomOf(item, { catalogue, production }));
const reasonOf = ({ about, of, undo }: LineReason) => [about, of, undo === null ? 'chosen' : 'demands'].join(' ');

test.each<[string, Item, (line: CalculatedLine) => boolean, readonly string[]]>([
  ['a plate that nobody chose', doorOf(single), isPlate, []],
  ['the plate of Secured by Design', after(doorOf(single), secured), isPlate, ['sbd line demands']],
  ['the plate of a new build', after(doorOf(single), newBuild), isPlate, ['jobType line demands']],
  [
    'the slab of a chosen design',
    doorWith(flush),
    ({ group, piece }) => group === 'door' && piece === 'slab',
    ['design line chosen'],
  ],
  // A fire door is solid, so that it sleeps without its design.
  [
    'the closer of a fire door',
    after(doorWith(flush), fire),
    ({ dropdown }) => dropdown === 'doorCloser',
    ['design line chosen', 'system line demands'],
  ],
  [
    'the glass of a sidelight as of the door, which is one choice',
    after(doorOf(withSidelight), { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } }),
    ({ group, piece }) => group === 'left-sidelight' && piece === 'light 1 glass',
    ['doorGlass line chosen'],
  ],
  [
    'the jambs of a typed size',
    after(doorOf(single), wider),
    ({ piece }) => piece === 'jamb left',
    ['size figures chosen'],
  ],
])('why a line is in the bill: %s', (_, item, isAsked, reasons) => {
  const line = billOf(item).find(isAsked);
  if (!line) throw new Error('There is no such line.');
  expect(reasonsOfLine(line, item, { context, production }).map(reasonOf)).toEqual(reasons);
});

function isPlate({ dropdown }: CalculatedLine): boolean {
  return dropdown === 'letterPlate';
}
