import { stageNames } from '@door/domain/messages/english/staging';
import { inLanguage, language } from '../../shared/text/language.ts';

const orders = {
  orders: {
    title: 'Orders',
    add: 'New order',
    filter: 'Show orders that are',
    all: 'All',
    list: 'Orders, the last changed first',
    columns: {
      number: 'Number',
      customer: 'Customer',
      items: 'Items',
      state: 'State',
      stage: 'Stage',
      week: 'Week',
      blockers: 'Blockers',
      who: 'Made by',
      changed: 'Changed',
      total: 'Total',
    },
    stages: stageNames,
    sorts: { changed: 'Changed', number: 'Number', state: 'State', week: 'Week' },
    mine: 'Made by',
    mineOnly: 'Me',
    wait: 'Waiting',
    waits: { late: 'Late', measurements: 'To be measured', confirmation: 'To be confirmed' },
    noWeek: 'No week',
    promised: (week: string) => `Promised ${week}`,
    free: 'No blockers',
    things: (count: number) => (count === 1 ? '1 blocker' : `${String(count)} blockers`),
    none: 'No orders yet. An accepted quote becomes one.',
    seeQuotes: 'Show quotes',
    noneFound: (text: string) => `No order has “${text}” in its number, its customer or the address of a door.`,
    noneHere: 'No order fits these filters.',
    clear: 'Clear the filters',
    showAll: 'Show all orders',
    export: 'Export CSV',
    fileName: 'orders.csv',
    currency: 'Currency',
    generateBoms: 'Generate BOMs',
    acceptTitle: 'Accept these orders',
    creditsChecked: 'The credit of each of these customers is checked',
    setWeek: 'Set week',
    setWeekTitle: 'Production week of these orders',
    hold: 'Hold',
    holdTitle: 'Put these orders on hold',
  },
};

/** The texts of the list of orders. */
export const ordersMessages: typeof orders.orders = inLanguage(language, { en: orders.orders });

const ways = { phone: 'By phone', paper: 'On paper', mail: 'By mail' };

const orderPage = {
  title: (number: string) => `Order ${number}`,
  anyTitle: 'Order',
  orders: 'Orders',
  none: 'There is no such order, or it is not yours to see.',
  showAll: 'Show all orders',
  tabsLabel: 'Parts of the order',
  tabs: {
    items: 'Items',
    'order-charges': 'Charges',
    visits: 'Visits',
    money: 'Money',
    batches: 'Batches',
    messages: 'Messages',
    'order-review': 'Review',
  },
  more: 'More for this order',
  warnings: 'Worth a look',
  lookFirst: 'Worth a look before it is confirmed',
  moves: {
    confirm: 'Confirm',
    reopen: 'Reopen',
    accept: 'Accept',
    readyForProduction: 'Ready For Production',
    dispatch: 'Dispatch',
    deliver: 'Deliver',
    install: 'Install',
    hold: 'Hold',
    resume: 'Resume',
    cancel: 'Cancel',
  },
  /** Titles of the dialogs that ask before a move. */
  asks: {
    confirm: 'Confirm this order',
    accept: 'Accept this order',
    reopen: 'Reopen this order',
    hold: 'Put this order on hold',
    cancel: 'Cancel this order',
    dispatch: 'The order leaves the works',
    deliver: 'The order has arrived',
    install: 'The order is fitted',
  },
  measurementsFinal: 'The measurements are final: what is made stays as it is',
  creditChecked: 'The credit of this customer is checked',
  differenceAccepted: (now: string, quoted: string) =>
    `${now} instead of the ${quoted} that the customer accepted is right`,
  reason: 'Reason',
  reasonMissing: 'Say why.',
  day: 'Day',
  dayMissing: 'Choose the day.',
  longAgo: (day: string) => `${day} is right, although it is more than a month ago`,
  beforePromise: (week: string, orders: readonly string[]) =>
    `Week ${week} is right, although a later one was promised: ${orders.length === 1 ? 'order' : 'orders'} ${orders.join(', ')}`,
  beforePromiseMissing: 'The doors may not be ready to be made so soon. Tick it, or choose another week.',
  tellLater: 'Tell the customer: a later date is promised',
  tellMissing: 'A later date than was promised is told. Tick it, or choose an earlier week.',
  whyLater: 'Why it is later',
  whyLaterMissing: 'Say why it is later. It is kept in the history.',
  back: 'Do not cancel',
  blockers: 'Blockers',
  standBetween: (count: number, next: string) =>
    count === 1
      ? `One thing stands between this order and ${next}`
      : `${String(count)} things stand between this order and ${next}`,
  nothingBetween: (next: string) => `Nothing stands between this order and ${next}.`,
  beforeReady: (count: number) =>
    count === 1
      ? 'One thing more will be asked for before Ready For Production'
      : `${String(count)} things more will be asked for before Ready For Production`,
  waits: {
    batch: 'It waits for a batch.',
    make: 'It is being made: its batches say how far it is.',
    close: 'It is closed once it is paid.',
    none: 'Nothing is left to do.',
  },
  toBatches: 'Batches of the week',
  toPayments: 'To the payments',
  list: 'Items of the order',
  columns: { item: 'Item', state: 'State', quantity: 'Qty', unit: 'Each', amount: 'Amount' },
  boms: { missing: 'No BOM yet', stale: 'BOM out of date', fresh: 'BOM fresh' },
  measured: 'Measured',
  notMeasured: 'Not measured',
  lineMenu: (position: number) => `More for item ${String(position)}`,
  openItem: 'Open the item',
  openSurvey: 'Open the survey',
  openSheet: 'Work sheet',
  makeAgain: 'Make again',
  removeLine: 'Remove',
  removed: (position: number) => `Item ${String(position)} is removed from the order.`,
  quantityOf: (position: number) => `Quantity of item ${String(position)}`,
  noLines: 'This order has no item.',
  updateBoms: 'Update BOMs',
  bomProgress: (done: number, of: number) => `BOM ${String(done)} of ${String(of)}`,
  bomsStart: 'BOMs are made …',
  stop: 'Stop',
  stopped: 'Stopped. What is made stays; the rest can be made later.',
  bomsMade: (count: number) => (count === 1 ? 'One BOM is fresh.' : `${String(count)} BOMs are fresh.`),
  bomsInError: (count: number) =>
    count === 1
      ? 'One line of the BOMs is in error: see what stands in the way.'
      : `${String(count)} lines of the BOMs are in error: see what stands in the way.`,
  history: 'History',
  customer: 'Customer',
  production: 'Production',
  week: 'Production week',
  noWeek: 'Not set',
  promised: (week: string) => `Promised for week ${week}`,
  afterPromise: (week: string, promised: string) => `Week ${week} is after week ${promised}, which was promised.`,
  ordersAfterPromise: (week: string, promised: string, orders: readonly string[]) =>
    `Week ${week} is after week ${promised}, which was promised: ${orders.length === 1 ? 'order' : 'orders'} ${orders.join(', ')}.`,
  setWeek: 'Set the week',
  weekTitle: 'Production week of this order',
  weekChoice: ({
    Week,
    StartsOn,
    Points,
    Capacity,
    Open,
  }: Readonly<Record<'Week' | 'StartsOn' | 'Points' | 'Capacity', string>> & { readonly Open: number }) =>
    Open === 0
      ? `${Week}, from ${StartsOn}: the works are closed`
      : `${Week}, from ${StartsOn}: ${Points} of ${Capacity} points`,
  noWeekChoice: 'No week yet',
  overReason: 'Why the week may hold more than it takes',
  overHint: (week: string) => `Week ${week} would be over its capacity.`,
  points: (points: string) => `Takes ${points} points of a week`,
  leads: 'Lead times',
  lead: (text: string, days: number) => `${text}: ${String(days)} working days`,
  delivery: 'Delivery',
  noAddress: 'No delivery address yet',
  details: 'Change the details',
  detailsTitle: 'Details of this order',
  done: 'Done',
  pricesFixed: 'The works have accepted this order, so its prices stay as they are.',
  days: {
    dispatched: (day: string) => `Left the works on ${day}`,
    delivered: (day: string) => `Arrived on ${day}`,
    installed: (day: string) => `Fitted on ${day}`,
  },
  fromQuote: 'The quote of this order',
  remakeOf: (number: string) => `Made again for order ${number}`,
  remade: (number: string) => `Made again as order ${number}`,
  urgent: 'Urgent',
  differs: (now: string, quoted: string) => `The customer accepted ${quoted}; the order comes to ${now}.`,
  customerPage: {
    title: 'Customer’s page',
    stages: stageNames,
    waits: (since: string) => `Drawing: waiting for the customer since ${since}`,
    confirmed: (day: string, who: string) => `Drawing: confirmed on ${day} by ${who}`,
    waived: (day: string, who: string, how: 'phone' | 'paper' | 'mail') =>
      `Drawing: confirmed ${ways[how].toLowerCase()} on ${day}, written down by ${who}`,
    see: 'See as customer',
    seeTitle: (number: string) => `Order ${number} as its customer sees it`,
    seeNote: 'As with the code on their device. Nothing is recorded, and nothing can be done here.',
    newLink: 'New link',
    newLinkTitle: 'Give the customer a new link',
    newLinkDone: 'The old link leads nowhere. The new one is mailed to the address on file.',
    revoke: 'Revoke',
    revokeTitle: 'Revoke the customer’s link',
    revoked: 'No link leads to this order any longer.',
    noLink: 'No link leads here.',
    waive: 'Write it down',
    waiveTitle: 'The customer has confirmed the drawing',
    how: 'How they said it',
    why: 'Why their page was not used',
  },
  batches: {
    list: 'Items and their batches',
    item: (position: number, door: string) => `${String(position)}. ${door}`,
    part: (first: number, doors: number) =>
      doors === 1 ? `door ${String(first)}` : `doors ${String(first)} to ${String(first + doors - 1)}`,
    waits: 'Waits for a batch',
    notYet: 'Goes into a batch once the order is ready for production.',
    toBatches: 'All batches',
  },
};

const orderTalk = {
  thread: 'Messages',
  faults: 'Faults',
  none: 'Nothing has been written yet. What you write here stands on the customer’s page, and is mailed to them.',
  customer: 'Customer',
  photo: (number: number) => `Photo ${String(number)}`,
  answer: 'Write to the customer',
  mailed: 'It is mailed at once, and further messages within ten minutes together.',
  missing: 'Write something.',
  send: 'Send',
  told: 'What the customer is told',
  kinds: {
    'does-not-close': 'Does not close',
    'draught-or-water': 'Draught or water',
    damaged: 'Damaged',
    noise: 'Noise',
    other: 'Something else',
  },
  state: (state: string) => `Now: ${state}`,
  moves: { visit: 'Visit', remake: 'Remake', solve: 'Solve', close: 'Close', reopen: 'Reopen', plan: 'Visit' },
  moved: {
    visit: 'Visit booked',
    remake: 'Made again',
    solve: 'Solved',
    close: 'Closed',
    reopen: 'Still there',
    plan: 'Somebody shall come',
  },
  waitsForVisit: 'Waits for a day in the diary, under To book.',
  guarantee: (part: string, until: string) => `${part} is guaranteed until ${until}.`,
  asks: {
    visit: 'Somebody looks at it',
    remake: 'A part is made again',
    solve: 'It is solved',
    close: 'Close this fault',
    reopen: 'It is still there',
    plan: 'Somebody looks at it',
  },
};

/** The texts of what is written between the customer and the supplier's people. */
export const orderTalkMessages: typeof orderTalk = inLanguage(language, { en: orderTalk });

/** The texts of one order's pages. */
export const orderPageMessages: typeof orderPage = inLanguage(language, { en: orderPage });

/** The texts around an order on paper. */
const orderReviewEnglish = {
  title: 'Order confirmation',
  none: 'There is no such order.',
  draft: 'A draft: nothing is confirmed with this paper yet.',
  earlier: 'This confirmation is no longer the latest.',
  open: 'Not yet as it must be',
  copies: { customer: 'Confirmation', trade: 'Works copy' },
  showAll: 'Show all orders',
  send: 'Send confirmation',
  sent: (title: string) => `${title} is on its way to the customer.`,
};

type OrderReviewMessages = typeof orderReviewEnglish;

export const orderReviewMessages: OrderReviewMessages = inLanguage(language, { en: orderReviewEnglish });
