import { expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { coupledSurround, onePieceSurround, part, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import { workInstructionsOf } from './work-instructions-of.ts';

const supplier = { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows };
const descriptionsOf = (item: Item) => workInstructionsOf(bomOf(item, supplier)).map(({ description }) => description);

const packed: Item = {
  ...singleDoor,
  frame: {
    ...singleDoor.frame,
    packers: { ...singleDoor.frame.packers, left1: stockCode('AO20'), thresholdPacker2: stockCode('TP10') },
  },
};

/** A set whose fanlight has a mullion of its own. */
const divided = (set: Item): Item => ({
  ...set,
  frame: {
    ...set.frame,
    parts: set.frame.parts.map((each) =>
      each.kind === 'fanlight'
        ? { ...part('fanlight', size(each.size.width, each.size.height)), bars: { mullions: [mm(950)], transoms: [] } }
        : each,
    ),
  },
});

test('a packer says where it goes in words', () => {
  const packers = descriptionsOf(packed).join('\n');
  expect(packers).toMatch(/, left, first/);
  expect(packers).toMatch(/, under the threshold/);
});

test('a mullion inside a fanlight names the fanlight once', () => {
  expect(descriptionsOf(divided(coupledSurround)).join('\n')).toMatch(/, fanlight mullion/);
  expect(descriptionsOf(divided(onePieceSurround)).join('\n')).toMatch(/, frame fanlight mullion/);
});

test.each([
  ['packed', packed],
  ['coupled', divided(coupledSurround)],
  ['one-piece', divided(onePieceSurround)],
])('no line of a set, %s, repeats a word or has the software’s spelling', (_, item) => {
  const odd = descriptionsOf(item).filter((text) =>
    /\b(\w{4,}) \1\b|[a-z][A-Z]|\b(?:left|right|top)\d|-sidelight/.test(text),
  );
  expect(odd).toEqual([]);
});
