import type { CatalogueContent } from '../edit/catalogue-content.ts';
import type { ListKind } from '../edit/row-kind.ts';
import { clearBacking } from '../../door/glass/backing.ts';
import { rowFault, type RowCheck } from './row-fault.ts';

interface Needed {
  readonly kind: ListKind;
  readonly what: string;
  readonly isThere: (content: CatalogueContent) => boolean;
}

/** What every door has, so at least one of it must be sold. */
const needed: readonly Needed[] = [
  { kind: 'systems', what: '', isThere: ({ catalogue }) => catalogue.systems.length > 0 },
  { kind: 'templates', what: '', isThere: ({ catalogue }) => catalogue.templates.length > 0 },
  { kind: 'designs', what: '', isThere: ({ catalogue }) => catalogue.designs.length > 0 },
  {
    kind: 'profiles',
    what: '',
    isThere: ({ catalogue }) => catalogue.profiles.some(({ steelCode }) => steelCode !== null),
  },
  {
    kind: 'thresholds',
    what: 'In',
    isThere: ({ catalogue }) => catalogue.thresholds.some(({ opens }) => opens !== 'Out'),
  },
  { kind: 'handles', what: '', isThere: ({ catalogue }) => catalogue.handles.length > 0 },
  { kind: 'hinges', what: '', isThere: ({ catalogue }) => catalogue.hinges.length > 0 },
  {
    kind: 'backings',
    what: clearBacking,
    isThere: ({ catalogue }) => catalogue.backings.some(({ name }) => name === clearBacking),
  },
  { kind: 'colours', what: 'door', isThere: ({ catalogue }) => catalogue.colours.some(({ use }) => use === 'door') },
  {
    kind: 'colours',
    what: 'external',
    isThere: ({ catalogue }) => catalogue.colours.some((row) => row.use === 'frame' && row.externalStandard),
  },
  {
    kind: 'colours',
    what: 'internal',
    isThere: ({ catalogue }) => catalogue.colours.some((row) => row.use === 'frame' && row.internalStandard),
  },
  { kind: 'stock', what: 'cylinder', isThere: hasCylinder },
  {
    kind: 'slabs',
    what: '44',
    isThere: ({ production }) => production.slabs.some(({ thickness }) => thickness === 44),
  },
];

function hasCylinder({ catalogue: { masters, stock } }: CatalogueContent): boolean {
  const cylinders = masters.filter(({ dropdown }) => dropdown === 'cylinder').map(({ id }) => id);
  return stock.some(({ masterId }) => cylinders.includes(masterId));
}

/** Lists of which a new door takes a row and which have none. */
export const emptyLists: RowCheck = (content) =>
  needed
    .filter(({ isThere }) => !isThere(content))
    .map(({ kind, what }) => rowFault('nothing-to-sell', kind, { about: what }));
