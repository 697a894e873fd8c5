import { listed } from '../../lib/sentence.ts';

const doors = (count: number): string => `${String(count)} ${count === 1 ? 'door' : 'doors'}`;

/** Texts about loads and deliveries for the supplier's people. */
export const delivering = {
  guards: {
    'load.empty': 'Nothing is loaded yet. Scan the doors that go with it.',
    'load.left-behind': ({ missing }: { readonly missing: readonly string[] }) =>
      `${doors(missing.length)} would stay behind: ${listed(missing, 'and')}. Say why.`,
    'load.of-visit': ({ ofVisits }: { readonly ofVisits: readonly string[] }) =>
      ofVisits.length === 1
        ? `${listed(ofVisits, 'and')} goes with its fitting. Move the visit, or plan another load with it.`
        : `${listed(ofVisits, 'and')} go with their fittings. Move the visits, or plan another load with them.`,
    'load.over': ({ over }: { readonly over: readonly string[] }) => `${over.join(' ')} Say why it goes all the same.`,
  },
  over: {
    kg: (kg: number, most: number) => `The doors weigh ${String(kg)} kg, the van carries ${String(most)} kg.`,
    places: (count: number, most: number) =>
      `There are ${doors(count)}, the van has ${String(most)} ${most === 1 ? 'place' : 'places'}.`,
  },
  scans: {
    loaded: 'Loaded',
    returned: 'Back in the works',
    known: 'This is said of it already.',
    'no-door': (code: string) => `No door has the code ${code}.`,
    'not-checked': 'It has not passed its check yet.',
    'not-today': 'No load goes to its customer. Add a stop first.',
    'other-load': (load: string) => `It goes with ${load}.`,
    'handed-over': 'It is handed over. What is wrong with it is made again.',
  },
  /** `10234, item 2.3` */
  door: (order: string, item: string) => `${order}, item ${item}`,
  records: {
    onTheWay: 'It is not on its way with this load.',
    inWorks: 'It is not in the works.',
    noReason: 'Say why it was refused.',
    departed: 'Its van has left. Scan it in when it is back.',
    notLast: 'Something else was said of it since. Take that back first.',
    undoReason: 'Say why it is taken back.',
  },
  calls: {
    none: 'There is no such load.',
    noVan: 'There is no such van.',
    unnamedVan: 'Name the van.',
    noDoor: 'The order has no such door.',
    noEvent: 'Nothing of that EventId was said.',
    idTaken: 'A load of that id was planned by another message.',
    changedElsewhere:
      'Somebody else has changed this load in the meantime. Look at it as it is now, then repeat your change.',
    orderTaken: (order: string, load: string) => `Order ${order} goes with ${load}.`,
    nothingToBring: (order: string) => `Order ${order} has no door in the works that could go.`,
    tooMany: (most: number) => `A load has at most ${String(most)} stops.`,
    stopLoaded: 'Doors of this stop are loaded. Take them off first.',
  },
  paper: {
    packingList: (load: string) => `Packing list ${load}`,
    deliveryNote: (note: string) => `Delivery note ${note}`,
    van: 'Van',
    driver: 'Driver',
    day: 'Day',
    order: 'Order',
    load: 'Load',
    doors,
    stop: (position: number, order: string) => `Stop ${String(position)}: order ${order}`,
    item: (item: string, name: string) => `Item ${item}: ${name}`,
    box: (code: string) => `Box ${code}`,
    amount: (quantity: string, unit: string) => `${quantity} ${unit}`,
    itemOf: (item: string) => `item ${item}`,
    stillToCome: 'Still to come',
    received: 'Received in good order, with everything that is listed',
    name: 'Name',
    signature: 'Signature and day',
  },
};
