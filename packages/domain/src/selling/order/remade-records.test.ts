import { describe, expect, test } from 'vitest';
import { aBatchLine } from '../../testing/a-batch.ts';
import { coupledSurround, doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { remadeRecords } from './remade-records.ts';
import { type RemadePart, remadeParts } from './remake.ts';

const codesOf = (parts: readonly RemadePart[], item = singleDoor) => [
  ...new Set(
    remadeRecords(aBatchLine(item).bill, parts).map((record) => (record.kind === 'missing' ? '' : record.article.code)),
  ),
];

describe('of a door that is made again in part', () => {
  test.each([
    [['glass'], ['CASS', 'GU-D24L', 'TAPE-BT']],
    [['leaf'], ['SLAB-900x1980', 'EDGE-22', 'CASS', 'TAPE-BT', 'SCR-HG']],
    [['hardware'], ['HG-F3', 'SCR-HG', 'ML-A', 'KP-SET', 'CY-3K', 'HA-LL-CH', 'LP-310-CH', 'KN-URN-CH', 'SP-180-CH']],
    [
      ['frame'],
      [...['OF72', 'ST72', 'SCR-ST', 'GSK-DR', 'DRN-CAP', 'SC150', 'SC150-EC', 'SCR-CL', 'FIX-100', 'PK-FLAT']],
    ],
  ] as const)('%j needs its own', (parts, codes) => expect(codesOf(parts).toSorted()).toEqual(codes.toSorted()));

  test('glass in a frame comes with its beads and blocks, and no bar of the frame', () => {
    expect(codesOf(['glass'], coupledSurround).toSorted()).toEqual([
      ...['BD28', 'CASS', 'GU-D24L', 'GU-D28L', 'GU-D28S', 'PK-GL', 'TAPE-BT'],
    ]);
  });
});

test.each([singleDoor, doubleDoor, coupledSurround])(
  'all parts together, and none said, are the whole door',
  (item) => {
    const { bill } = aBatchLine(item);
    expect(remadeRecords(bill, remadeParts)).toEqual(bill);
    expect(remadeRecords(bill, [])).toEqual(bill);
  },
);
