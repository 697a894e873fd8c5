import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { newItem } from '@door/domain/door/configure/new-item';
import { contextOf } from '@door/domain/testing/a-context';
import { itemId } from '@door/domain/door/model/ids';
import { demoSuppliers } from '@door/catalogue/demo';
import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/arrange/overall-box';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { encode } from 'jpeg-js';
import type { DoorShown } from '../documents/pdf/door-pictures.ts';

const [supplier] = demoSuppliers;
if (!supplier) throw new Error('There is no demo supplier.');
const [template] = supplier.rows.templates;
if (!template) throw new Error('The demo catalogue has no frame template.');
const catalogue = catalogueOf(supplier.rows);
const item = newItem(itemId('a door'), template, contextOf(catalogue));

/** The facts of the first door of the demo catalogue, from outside. */
export const someFacts = factsOf({ item, catalogue, side: 'external' });

/** A grey JPEG of the shape of a door. */
export const aJpeg = encode({ width: 47, height: 100, data: Buffer.alloc(47 * 100 * 4, 0x7f) }, 88).data;

/** The first door of the demo catalogue, with plain pictures. */
export function aShownDoor(): DoorShown {
  const overall = overallBox(item, catalogue);
  const figure = figureHeight(overall, { width: 300, height: 350, figure: 10 });
  return { external: aJpeg, internal: aJpeg, drawing: technicalDrawing(someFacts, { overall, figure }) };
}
