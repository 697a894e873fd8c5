import type { LoadState } from '@door/domain/selling/delivery/load';
import { inLanguage, language } from '../../shared/text/language.ts';
import type { LoadDoor } from '../delivery/delivery-wire.ts';

const doors = (count: number): string => (count === 1 ? '1 door' : `${count} doors`);

const states: Readonly<Record<LoadState, string>> = {
  Planned: 'Planned',
  Loading: 'Loading',
  Departed: 'On the road',
  Done: 'Done',
  Cancelled: 'Cancelled',
};

const places: Readonly<Record<LoadDoor['Place'], string>> = {
  works: 'In the works',
  loaded: 'Loaded',
  'on the way': 'On the way',
  refused: 'Refused, on its way back',
  delivered: 'Delivered',
  collected: 'Collected',
};

const english = {
  title: 'Dispatch',
  one: 'Load',
  states,
  list: {
    caption: 'Loads, the latest first',
    columns: { number: 'Load', day: 'Day', van: 'Van', stops: 'Stops', doors: 'Doors', state: 'State' },
    stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
    loadedOf: (loaded: number, all: number) => `${loaded} of ${doors(all)}`,
    none: 'Nothing is ready to leave.',
    noLoads: 'No load is planned.',
  },
  ready: {
    title: 'Ready to leave',
    row: (checked: number, all: number) => (checked === all ? doors(all) : `${checked} of ${doors(all)}`),
  },
  next: { title: 'Checked next', row: (order: string, item: string) => `Order ${order}, ${item}` },
  plan: {
    open: 'New load',
    doIt: 'Plan load',
    van: 'Van',
    carries: 'The van carries, kg',
    places: 'Doors that it takes',
    driver: 'Driver',
    day: 'Day',
    orders: 'Orders, in the order in which they are driven',
    order: (order: string, customer: string, load: string | null) =>
      [order, customer, ...(load === null ? [] : [`now with ${load}`])].join(', '),
    other: 'Another van',
    otherName: 'Its name',
    noVan: 'Name the van.',
    noNumber: 'Enter a whole number, or nothing.',
    noDay: 'Say on which day it goes.',
  },
  page: {
    gone: 'There is no such load.',
    showAll: 'Show all loads',
    load: 'Load',
    depart: 'Depart',
    packingList: 'Packing list',
    notes: 'Delivery notes',
    being: (name: string) => `${name} is being made`,
    cancel: 'Cancel load',
    addStop: 'Add a stop',
    add: 'Add',
    ofVisit: 'It goes with its fitting.',
    removeStop: (order: string) => `Take out order ${order}`,
    remove: 'Take out',
    facts: (van: string, driver: string, day: string) => [van, driver, day].filter((text) => text !== '').join(', '),
    counts: (loaded: number, all: number, kg: number) => `${loaded} of ${doors(all)} loaded, ${kg} kg`,
    stop: (order: string, customer: string) => `${order}, ${customer}`,
    item: (item: string, name: string) => `Item ${item}: ${name}`,
    places,
    notChecked: 'Not checked yet',
    takenBy: (name: string) => `taken by ${name}`,
    noStops: 'No stop yet. Add the orders that go with it.',
    left: (reason: string) => `Left behind: ${reason}`,
    over: (reason: string) => `More than the van is for: ${reason}`,
  },
  departing: {
    title: 'Depart',
    ask: (loaded: number, all: number) => `${loaded} of ${doors(all)} go. Delivery notes are drawn for what is loaded.`,
    reason: 'Why doors stay behind',
    over: 'Why it carries more than the van is for',
    doIt: 'Depart',
  },
  record: {
    open: 'Record delivery',
    title: (order: string) => `Delivery of order ${order}`,
    takenBy: 'Taken by',
    noteOf: (item: string) => `Damage or note, item ${item}`,
    of: (item: string) => `Item ${item}`,
    kinds: { delivered: 'Delivered', refused: 'Refused', returned: 'Brought back' },
    doIt: 'Record',
    noName: 'Say who took it.',
    noReason: 'Say why.',
    noteMeans: 'With a note it is taken, and a fault is open.',
    notSent: (count: number) => (count === 1 ? '1 delivery not sent' : `${count} deliveries not sent`),
    refused: (order: string, reason: string) => `Order ${order} was not recorded: ${reason}`,
    forget: 'Forget',
    signed: 'signed',
  },
  scan: {
    title: (load: string) => `Load ${load}`,
    camera: 'Scan',
    code: 'Code of the label',
    enter: 'Enter',
    kind: 'What is done',
    kinds: { loaded: 'Load', returned: 'Bring back' },
    counts: (loaded: number, all: number) => `${loaded} of ${doors(all)} loaded`,
    undo: 'Undo',
  },
};

/** The texts of loads: their list, one load, and loading by scan. */
export const deliveryMessages: typeof english = inLanguage(language, { en: english });
