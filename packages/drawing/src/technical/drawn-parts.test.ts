import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { stockCode } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { workedExampleCatalogue } from '@door/domain/testing/worked-example-catalogue';
import {
  coupledSurround,
  doubleDoor,
  onePieceSurround,
  part,
  singleDoor,
} from '@door/domain/testing/worked-example-items';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { size } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts-of.ts';
import { overallBox } from '../arrange/overall-box.ts';
import { partsOf } from './parts.ts';

const catalogue = workedExampleCatalogue();
const linesOf = (item: Item) => workInstructionsOf(bomOf(item, { catalogue, production: workedExampleProductionRows }));
const drawnIn = (item: Item) =>
  partsOf(factsOf({ item, catalogue, side: 'external' }), overallBox(item, catalogue)).map((each) => each.part);

const lowOnePiece: Item = {
  ...onePieceSurround,
  frame: { ...onePieceSurround.frame, threshold: stockCode('TH-AL15') },
};
const packed: Item = {
  ...singleDoor,
  frame: {
    ...singleDoor.frame,
    overall: size(1020, 2135),
    packers: {
      ...singleDoor.frame.packers,
      left1: stockCode('AO20'),
      top1: stockCode('AO25'),
      thresholdPacker2: stockCode('TP10'),
    },
  },
};
const oneSidelight: Item = {
  ...coupledSurround,
  frame: {
    ...coupledSurround.frame,
    overall: size(1440, 2080),
    parts: [part('single-door', size(980, 2050)), part('left-sidelight', size(460, 2050))],
  },
};

const sets = [
  ['single door', singleDoor],
  ['packed door', packed],
  ['coupled surround', coupledSurround],
  ['one coupled sidelight', oneSidelight],
  ['one-piece surround', onePieceSurround],
  ['one-piece surround on an aluminium threshold', lowOnePiece],
  ['double door', doubleDoor],
] as const;

describe.each(sets)('%s', (_, item) => {
  test('each line of its bill lights a part of its drawing', () => {
    const drawn = drawnIn(item);
    const dark = linesOf(item).filter((line) => !line.parts.some((each) => drawn.includes(each)));
    expect(dark.map(({ code, parts }) => [code, parts])).toEqual([]);
  });

  test('each part of its drawing has a line', () => {
    const lines = linesOf(item);
    expect(drawnIn(item).filter((drawn) => !lines.some(({ parts }) => parts.includes(drawn)))).toEqual([]);
  });
});
