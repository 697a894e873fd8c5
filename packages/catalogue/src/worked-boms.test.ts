import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { bomLine, coupledSurroundBom, doubleDoorBom, singleDoorBom } from '@door/domain/testing/worked-example-boms';
import { coupledSurround, doubleDoor, singleDoor } from '@door/domain/testing/worked-example-items';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';

const supplier = { catalogue: catalogueOf(demoCatalogue), production: demoProduction };

describe('the demo supplier makes the handbook’s worked examples line by line', () => {
  test.each([
    ['(a) single door', singleDoor, singleDoorBom],
    ['(b) coupled surround', coupledSurround, coupledSurroundBom],
    ['(c) double door on a low threshold', doubleDoor, doubleDoorBom],
  ])('%s', (_, item, lines) => {
    expect(workInstructionsOf(bomOf(item, supplier)).map(bomLine)).toEqual(lines);
  });
});
