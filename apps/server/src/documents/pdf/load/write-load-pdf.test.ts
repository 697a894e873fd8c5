import { blankLine } from '@door/domain/making/bom/manual-line';
import { batching } from '@door/domain/messages/english/batching';
import { delivering } from '@door/domain/messages/english/delivering';
import { paper } from '@door/domain/messages/english/papers';
import { deliveryNoteOf, packingListOf, type PackedDoor } from '@door/domain/selling/delivery/load-paper';
import { expect, test } from 'vitest';
import { textsOfPdf } from '../../../testing/pdf-text.ts';
import { writeLoadPdf } from './write-load-pdf.ts';

const messages = { delivering, batching, paper };
const supplier = {
  ...{ name: 'Alder Doors', email: 'office@alder.example', logoUrl: '', saleTerms: '', showPriceLines: true },
  letterhead: { address: '1 Mill Lane\nDublin', phone: '+353 1 555 0100', registration: 'IE1234567T' },
};
const handle = { ...blankLine.instruction, description: 'Lever handle', quantity: 2 };
const door = (orderId: string, place: number): PackedDoor => ({
  ...{ orderId, item: String(place), name: 'Single Door, Flush', code: `2651-B001-D0${String(place)}` },
  ...{ boxCode: `2651-B001-X0${String(place)}`, box: [{ line: handle, unit: 'piece' }] },
});
const stop = (orderId: string) => ({ orderId, note: null, isOfVisit: false });
const load = {
  ...{ carriesKg: null, places: null },
  ...{ van: 'Van A', driver: 'Nolan', day: '2026-12-10', departedOn: '2026-12-11', leftBehind: '', over: '' },
  ...{ isCancelled: false, revision: 1, stops: [stop('a'), stop('b')] },
};
const to = (orderId: string, number: string) => ({
  orderId,
  number,
  name: `Mary ${orderId}`,
  address: '1 Mill Lane\nCork',
});
const at = '2026-12-10T08:00:00.000Z';

const read = async (of: Parameters<typeof writeLoadPdf>[0]['paper']) =>
  textsOfPdf(await writeLoadPdf({ paper: of, logo: null, at }))
    .flat()
    .join('\n');

test('a packing list has the doors in the order in which they are loaded, each with its box', async () => {
  const consignees = [to('a', '10001'), to('b', '10002')];
  const source = { number: 1012, load, supplier, consignees, doors: [door('a', 1), door('b', 2)] };
  const text = await read(packingListOf(source, messages));
  for (const said of ['Packing list L-1012', 'Van: Van A', 'Load: 2 doors', '2651-B001-D01, Box 2651-B001-X01'])
    expect(text).toContain(said);
  expect(text).toContain('Lever handle');
  expect(text.indexOf('Stop 2: order 10002')).toBeLessThan(text.indexOf('Stop 1: order 10001'));
});

test('a delivery note names what comes and what is still to come, and is signed', async () => {
  const source = { number: 1012, note: 1007, load, supplier, consignee: to('a', '10001'), doors: [door('a', 1)] };
  const text = await read(deliveryNoteOf({ ...source, stillToCome: ['2'] }, messages));
  for (const said of ['Delivery note DN-1007', 'Mary a', 'Still to come: item 2', 'Order: 10001', 'Signature and day'])
    expect(text).toContain(said);
});
