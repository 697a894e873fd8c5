import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import type { PriceLine } from '../pricing/price-line.ts';
import type { VisitorPrice } from '../pricing/visitor-price.ts';
import { describeItem } from '../../door/configure/describe-item.ts';
import { size } from '../../lib/mm.ts';
import { defaultSaleSettings } from '../../settings/new-client.ts';
import { aContext } from '../../testing/a-context.ts';
import { aDoor } from '../../testing/a-door.ts';
import { paper } from '../../messages/english/papers.ts';
import { type DoorPaperSource, doorPaperOf } from './door-paper.ts';

const item = { ...aDoor('surround'), houseNumber: '28a' };

const written = (changes: Partial<DoorPaperSource> = {}) =>
  doorPaperOf(
    {
      item,
      heading: 'Single Door with Surround, Minster, Ruby Red',
      described: describeItem(item, aContext()),
      supplier: { ...defaultSaleSettings, name: 'Alder & Lane', email: 'enquiries@example.com', logoUrl: '' },
      price: { lines: [] },
      shownPrice: { display: 'hidden' },
      promise: null,
      link: 'https://doors.example/#/shared/1',
      day: '2026-11-22',
      ...changes,
    },
    { paper },
  );

const euros = (minor: number) => money(minor, 'EUR');
const scope = 'The price includes VAT, but not fitting.';

test.each<[VisitorPrice, readonly string[]]>([
  [{ display: 'hidden' }, []],
  [{ display: 'from', amount: euros(305_000) }, ['From €3,050', scope]],
  [{ display: 'range', from: euros(300_000), to: euros(310_000) }, ['€3,000 to €3,100', scope]],
  [{ display: 'exact', amount: euros(300_100) }, ['€3,001.00', scope]],
])('of the price %j it says %j', (price, lines) => {
  expect(written({ shownPrice: price }).price).toEqual(lines);
});

test('names the cylinder and where the laminated glass is that the price charges for, as the customer’s quote does', () => {
  const free = { working: null, fault: null, amount: euros(0) };
  const lines: readonly PriceLine[] = [
    {
      ...free,
      code: 'P11-hardware',
      about: { name: 'Cylinder, 3 star', stock: item.build.cylinder ?? '', inPack: false, chosen: false },
    },
    { ...free, code: 'P9-laminated', about: { within: 'leaf', panes: 2, size: size(228, 645) } },
  ];
  const { schedule } = written({ price: { lines } }).door;
  expect(schedule.slice(-2)).toEqual([
    { label: 'Cylinder', text: 'Cylinder, 3 star' },
    { label: 'Laminated glass', text: 'Door' },
  ]);
  expect(written().door.schedule.map(({ label }) => label)).not.toContain('Laminated glass');
});

test('says when it can be there, also where prices are hidden', () => {
  const told = { promise: 'Made in about 3 weeks' };
  expect(written(told).price).toEqual(['Made in about 3 weeks.']);
  expect(written({ ...told, shownPrice: { display: 'exact', amount: euros(100) } }).price).toEqual([
    ...['€1.00', scope, 'Made in about 3 weeks.'],
  ]);
});

test('says the sizes of each part and what was chosen', () => {
  const { door, note } = written();
  expect(door.sizes.map(({ label }) => label)).toEqual([
    'Overall size',
    'Door',
    'Left sidelight',
    'Right sidelight',
    'Fanlight',
  ]);
  expect(door.schedule.length).toBeGreaterThan(5);
  expect(note).toContain('22 November 2026');
});
