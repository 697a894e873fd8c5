import type { HelpText, HelpTopic } from '../help/help-topics.ts';

const find = ['/', 'Find in the list'] as const;
const walk = ['↓ ↑', 'Next and previous row'] as const;

/** The topics about what is bought and what lies in the store. */
export const goodsTopics = {
  vendors: {
    what: 'Everybody who sells to you, with the days on which they take orders and deliver.',
    steps: [
      'Make a vendor with New vendor, and say on its page when it takes orders and delivers.',
      'A vendor that is retired stands at the end of the list and sells nothing any more.',
    ],
    keys: [walk, ['N', 'New vendor']],
    terms: [],
  },
  vendor: {
    what: 'One vendor: how purchases reach it, its calendar, its closed days, and what it sells at which price.',
    steps: [
      'Choose order days, cut-off and delivery days. The sentence below says when goods ordered now would come.',
      'Name closed days from one day to another, or paste them from a mail.',
      'Add items one by one, or import a price list: every line is tried before anything changes.',
      'A row with * stands for every colour of an article. Of several vendors the one of rank 1 is asked first.',
    ],
    terms: [],
  },
  works: {
    what: 'How the works keep what they promise, what each week holds, and what will be missing.',
    steps: [
      'Choose how many months are looked at, back and ahead.',
      'Each chart is a table as well, with the same figures. A bar or a row leads to what it counts.',
      'As first promised counts from the first date, or from the last one that a customer asked for. As last told counts from the last date that was said in time.',
      'Late orders are those whose day, or week, is over.',
    ],
    terms: [],
  },
  stock: {
    what: 'What is there of each article, where, and what it is worth. All of it is the sum of moves, of which none is ever changed.',
    steps: [
      'Open an article to read its moves and how it is kept.',
      'Short shows the articles of which there is less than the least that is to be there.',
      { may: 'inventory.manage', step: 'Move books what comes, is taken, comes back or is spoiled.' },
      { may: 'inventory.manage', step: 'Transfer brings goods to another place, with their value.' },
      { may: 'inventory.manage', step: 'Count asks for no network: use it on the phone, at the shelf.' },
      { may: 'inventory.manage', step: 'Places and the import of what was there at first are behind the three dots.' },
      {
        may: 'prices.seeCost',
        step: 'Export tells the books, by analysis code, how its value has changed; each file is kept as it is.',
      },
    ],
    keys: [find, walk],
    terms: ['stock', 'bom'],
  },
  'stock-article': {
    what: 'One article: how much is where and of which lot, how it is kept, and every move of it.',
    steps: [
      'The last move stands first. The lines are in the order in which they were written, whatever day they name.',
      { may: 'inventory.manage', step: 'What came back from the floor names the issue that it undoes.' },
      { may: 'inventory.manage', step: 'Say how it is kept for this key alone; others of its code stay as they are.' },
    ],
    terms: ['stock'],
  },
  'stock-count': {
    what: 'For the phone at the shelf: choose the place, scan or type each article, and enter what is there.',
    steps: [
      'What the book says is not shown, so that everybody counts.',
      'An article that is tracked by lots has a line for each lot.',
      'What you enter is kept on this device. Without a network it is sent later, once.',
    ],
    terms: ['stock'],
  },
  dispatch: {
    what: 'What leaves the works: doors go out in loads, stop by stop, and what became of them is recorded here.',
    steps: [
      'Plan a load with its van, its day and the orders that go.',
      'Scan each door at the van. Without a network scans are kept on the phone and sent later, once.',
      'Depart draws a delivery note for each stop. What stays behind needs a reason and goes with the next load.',
      'Record who took the doors. A refused one comes back, and its order with it.',
    ],
    terms: [],
  },
  'to-buy': {
    what: 'What has to be bought so that nothing falls below its floor, of whom, and until when it has to be ordered.',
    steps: [
      'What is late comes first: it is wanting before it can be here.',
      'Tick what is to be bought and say how many packs. A draft is made for each vendor and day.',
      'Drafts count as goods that will come, so that two people buy once.',
      'What nobody sells is named at the end. Say under Vendors who does.',
    ],
    terms: ['stock', 'bom'],
  },
  purchases: {
    what: 'Every purchase with its state and what is still to come, the newest first.',
    steps: [
      'Late shows those of which something should have come before today.',
      'Most are made of what has to be bought. New purchase begins an empty one.',
    ],
    keys: [walk, ['N', 'New purchase']],
    terms: ['stock'],
  },
  purchase: {
    what: 'One purchase: what is ordered, what the vendor has said, and what has come of each line.',
    steps: [
      'The lines of a draft can be changed. What you type is kept on this device until it is saved.',
      'Send orders it: by mail, or by phone or portal, which you do yourself.',
      'Confirm writes down how much comes on which days. What differs needs a tick.',
      { may: 'inventory.manage', step: 'Receive books goods in. Undo takes a receipt back while its goods are there.' },
      'Close line ends what will not come any more. Take back makes a draft of it again, of the next revision.',
    ],
    terms: ['stock'],
  },
  'goods-in': {
    what: 'For the phone at the gate: what is expected, and what has come of it.',
    steps: [
      'Choose a delivery, or scan the number on the purchase.',
      'Enter what has come in order, and what is damaged. Damaged goods are put aside in quarantine, and others are claimed.',
      'What you enter is kept on this device. Without a network it is sent later, once.',
    ],
    terms: ['stock'],
  },
  bills: {
    what: 'What vendors ask money for, compared with what was ordered and what has come.',
    steps: [
      'Enter bill proposes what has come and is not billed, at the price that was agreed. Compare each line with the paper.',
      'A line differs in quantity, where something is billed that never came, or in price, beyond what your settings tolerate.',
      'What matches is done. What differs waits: compare it again once the goods have come, or an admin approves or rejects it.',
    ],
    keys: [['N', 'Enter bill']],
    terms: ['stock'],
  },
  bank: {
    what: 'What your bank says, and whose money it is. A line that says the reference of an order is booked by itself.',
    steps: [
      'Import a statement: CAMT.053 or CSV. A line that was imported before is left out.',
      'Book what is likely by one click, and what nobody is named for by the number of its order.',
      'Ignore what is no payment, such as payouts of a card provider, by words that such lines say.',
    ],
    terms: [],
  },
  diary: {
    what: 'Who fits which doors when, and what still waits for a day. Nobody and nothing is booked twice.',
    steps: [
      'Book what waits, the earliest promise first: the next free times are named, and any half hour can be chosen.',
      'Rebook a visit, or drop it back to be booked again, and say why: the history of its order keeps it.',
      'Where somebody is taken it is said by whom, and which times are free next.',
    ],
    terms: [],
  },
  claims: {
    what: 'What vendors were told about goods that are damaged, wrong, missing or late.',
    steps: [
      'A claim begins on the page of a purchase.',
      'Where other goods are wanted, they count as goods that will come from that moment on.',
      'Open a claim to say what has happened: the vendor agrees or refuses, the goods go back, it is settled.',
    ],
    terms: ['stock'],
  },
} satisfies Partial<Readonly<Record<HelpTopic, HelpText>>>;
