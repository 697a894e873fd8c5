import { itemId } from '@door/domain/door/model/ids';
import type { Paper } from '@door/domain/selling/quote/paper';
import type { PaperPosition } from '@door/domain/selling/quote/paper-position';

const position = (number: number): PaperPosition => ({
  lineId: `line ${String(number)}`,
  itemId: itemId(`item ${String(number)}`),
  number,
  heading: `Single Door ${String(number)}, Minster, Ruby Red`,
  hinge: 'Hinged on the left, seen from outside. Opens inwards.',
  sizes: [{ label: 'Overall size', text: '1010 × 2076 mm' }],
  schedule: [
    { label: 'Design', text: 'Four Panel Sunburst' },
    { label: 'Door glass', text: 'Bevel Cluster, on Minster' },
    { label: 'Finish', text: 'Chrome' },
  ],
  prices: [],
  quantity: 2,
  unit: '€1,219.99',
  amount: '€2,439.98',
});

/** A paper of so many doors, with everything that a paper may say. */
export const aPaper = (doors: number, changes: Partial<Paper> = {}): Paper => ({
  title: 'Quote Q-1001-2',
  letterhead: { name: 'Alder & Lane Doors', lines: ['12 Mill Quay, Dublin 8', '01 555 0100'], logoUrl: null },
  customer: ['Aoife Brennan', '14 Rathmines Road', 'Dublin 6'],
  facts: [
    { label: 'Date', text: '22 November 2026' },
    { label: 'Valid until', text: '22 December 2026' },
  ],
  positions: Array.from({ length: doors }, (_, at) => position(at + 1)),
  charges: [{ text: 'Fitting, door and two sidelights', quantity: 3, unit: '€420.00', amount: '€1,260.00' }],
  sums: [
    { label: 'Total without VAT', amount: '€3,699.98', isTotal: false },
    { label: 'VAT 13.5 %', amount: '€499.50', isTotal: false },
    { label: 'Total', amount: '€4,199.48', isTotal: true },
  ],
  notes: ['VAT at 13.5 % on the doors and their fitting together.'],
  terms: 'We measure the opening before anything is made.',
  ...changes,
});
