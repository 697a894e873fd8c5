import { itemId } from '@door/domain/door/model/ids';
import type { Paper } from '@door/domain/selling/quote/paper';
import type { PaperPosition } from '@door/domain/selling/quote/paper-position';

const aPosition = (number: number, changed: Partial<PaperPosition> = {}): PaperPosition => ({
  lineId: `line-${String(number)}`,
  itemId: itemId(`item-${String(number)}`),
  number,
  heading: 'Single Door with Left Sidelight, Minster, Ruby Red',
  hinge: 'Hinged on the left, seen from outside. Opens inwards.',
  sizes: [{ label: 'Overall size', text: '1440 × 2370 mm' }],
  schedule: [
    { label: 'Door outside', text: 'Ruby Red, RAL 3003' },
    { label: 'Door glass', text: 'Bevel Cluster on Minster, toughened' },
    { label: 'Handle', text: 'Lever both sides' },
    { label: 'Letter plate', text: 'Slim, at the middle rail' },
  ],
  prices: [],
  quantity: 1,
  unit: '€2,439.99',
  amount: '€2,439.99',
  ...changed,
});

/** A quote with two doors, the second of them twice and with the lines of its price. */
export const aPaper = (changed: Partial<Paper> = {}): Paper => ({
  title: 'Quote Q-1001-2',
  letterhead: { name: 'Alder & Lane', lines: ['12 Mill Lane', 'Cork', '021 555 0142'], logoUrl: null },
  customer: ['Mary Byrne', '3 Shore Road', 'Galway'],
  facts: [
    { label: 'Date', text: '22 November 2026' },
    { label: 'Valid until', text: '22 December 2026' },
    { label: 'Your contact', text: 'Joe' },
  ],
  positions: [
    aPosition(1),
    aPosition(2, {
      heading: 'Single Door, Arch Top, Pigeon Blue',
      hinge: 'Hinged on the right, seen from outside. Opens outwards.',
      quantity: 2,
      unit: '€1,000.00',
      amount: '€2,000.00',
      prices: [
        { text: 'Door, four panels', quantity: 1, unit: '€700.00', amount: '€700.00' },
        { text: 'Frame, by the metre', quantity: 6, unit: '€50.00', amount: '€300.00' },
      ],
    }),
  ],
  charges: [
    { text: 'Survey', quantity: 1, unit: '€40.00', amount: '€40.00' },
    { text: 'Fitting', quantity: 3, unit: '€280.00', amount: '€840.00' },
  ],
  sums: [
    { label: 'Doors', amount: '€4,439.99', isTotal: false },
    { label: 'Services', amount: '€880.00', isTotal: false },
    { label: 'Total without VAT', amount: '€5,319.99', isTotal: false },
    { label: 'VAT 13.5 %', amount: '€718.20', isTotal: false },
    { label: 'Total', amount: '€6,038.19', isTotal: true },
    { label: 'Deposit with the order, 30 %', amount: '€1,811.46', isTotal: false },
  ],
  notes: ['VAT at 13.5 % on the doors and their fitting together.', 'The step is made good first.\nThen we fit.'],
  terms: 'We measure the opening before anything is made.',
  ...changed,
});
