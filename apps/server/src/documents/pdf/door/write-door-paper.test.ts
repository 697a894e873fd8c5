import { demoSuppliers } from '@door/catalogue/demo';
import { drawingOf } from '@door/api/quote/technical-drawing';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { newItem } from '@door/domain/door/configure/new-item';
import { contextOf } from '@door/domain/testing/a-context';
import { itemId } from '@door/domain/door/model/ids';
import type { DoorPaper } from '@door/domain/selling/quote/door-paper';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { encode } from 'jpeg-js';
import { expect, test } from 'vitest';
import { codesOfPdf } from '../../../testing/codes-of-pdf.ts';
import { contentsOfPdf, textsOfPdf } from '../../../testing/pdf-text.ts';
import { writeDoorPaper } from './write-door-paper.ts';

const rows = demoSuppliers[0]?.rows;
if (!rows) throw new Error('There is no demo supplier.');
const catalogue = catalogueOf(rows);
const at = '2026-11-22T08:00:00.000Z';

const paper = (changes: Partial<DoorPaper> = {}): DoorPaper => ({
  title: 'Your door',
  letterhead: { name: 'Alder & Lane', lines: ['12 Mill Lane', 'Cork', '021 555 0142', 'VAT no. IE1'], logoUrl: null },
  door: {
    heading: 'Single Door with Left and Right Sidelight and Fanlight, Carisbrooke Fan, Pigeon Blue',
    hinge: 'Hinged on the left, seen from outside. Opens inwards.',
    sizes: ['Overall size', 'Door', 'Left sidelight', 'Right sidelight', 'Fanlight'].map((label) => ({
      label,
      text: '1010 × 2076 mm',
    })),
    schedule: Array.from({ length: 18 }, (_, row) => ({ label: `Choice ${row}`, text: `What was chosen ${row}` })),
  },
  price: ['€2,000 to €2,100', 'The price includes VAT, but not fitting.', 'Made in about 3 weeks.'],
  link: 'https://doors.example/?client=-1023#/shared/0b1f4b52-6d9e-4d0e-9d6f-0c8a4a1f7a11',
  open: 'Open this door, and change it',
  note: 'As designed on 22 November 2026.',
  ...changes,
});

/** A grey picture of the shape of the set. */
function pictureOf(template: FrameTemplate) {
  const item = newItem(itemId('a door'), template, contextOf(catalogue));
  const { view } = drawScene(factsOf({ item, catalogue, side: 'external' }));
  const [width, height] = [Math.round((view.width / view.height) * 300), 300];
  const jpeg = encode({ width, height, data: Buffer.alloc(width * height * 4, 0x7f) }, 80).data;
  return { external: jpeg, internal: jpeg, drawing: drawingOf(item, catalogue) };
}

/** The narrowest and the widest, with and without a fanlight. */
const shapes = ['Single Door', 'Single Door with Both Sidelights & Fanlight', 'Double Door with Both Sidelights'];
const templates = rows.templates.flatMap((template) =>
  shapes.includes(template.displayName) ? [[template.displayName, template] as const] : [],
);

test.each(templates)(
  'the page of a %s says everything on one page, with pictures that are worth it',
  async (_, template) => {
    const shown = pictureOf(template);
    const pdf = await writeDoorPaper({ paper: paper(), shown, logo: null, at });
    const pages = textsOfPdf(pdf);
    expect(pages).toHaveLength(1);
    const said = pages.flat().join(' ');
    for (const { label, text } of [...paper().door.sizes, ...paper().door.schedule]) {
      expect(said).toContain(label);
      expect(said).toContain(text);
    }
    expect(await codesOfPdf(pdf)).toEqual([[`QRCode ${paper().link}`]]);
    for (const text of [...paper().price, 'Open this door, and change it']) expect(said).toContain(text);
    expect(highestPicture(pdf)).toBeGreaterThan(110);
  },
);

test('without a price it says the rest, and a long link can be read from its code too', async () => {
  const [first] = rows.templates;
  if (!first) throw new Error('The demo catalogue has no frame template.');
  const link = `https://${'doors.'.repeat(30)}example/#/shared/1`;
  const pdf = await writeDoorPaper({ paper: paper({ price: [], link }), shown: pictureOf(first), logo: null, at });
  const said = textsOfPdf(pdf).flat().join('').replaceAll(' ', '');
  expect(said).toContain(link);
  expect(said).not.toContain('€');
  expect(await codesOfPdf(pdf)).toEqual([[`QRCode ${link}`]]);
});

/** Points, of the pictures that the page draws. */
function highestPicture(pdf: Uint8Array): number {
  const heights = contentsOfPdf(pdf)
    .join('')
    .matchAll(/[\d.]+ 0 0 (-?[\d.]+) [\d.]+ [\d.]+ cm\s+\/I\d+ Do/g);
  return Math.max(...[...heights].map(([, height]) => Math.abs(Number(height))));
}
