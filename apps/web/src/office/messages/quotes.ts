import { onOneLine } from '@door/domain/door/model/job-of-enquiry';
import type { DocumentState } from '@door/domain/lib/document';
import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the list of quotes. */
export const quotes = {
  quotes: {
    add: 'New quote',
    make: 'Make a quote',
    filter: 'Show quotes that are',
    all: 'All',
    list: 'Quotes, the last changed first',
    columns: {
      number: 'Number',
      customer: 'Customer',
      items: 'Items',
      total: 'Total',
      state: 'State',
      valid: 'Valid until',
      who: 'Made by',
      changed: 'Changed',
    },
    sorts: {
      changed: 'Changed',
      number: 'Number',
      customer: 'Customer',
      state: 'State',
      valid: 'Valid until',
      total: 'Total',
    },
    mine: 'Made by',
    mineOnly: 'Me',
    wait: 'Waiting',
    waits: { chase: 'To be chased' },
    noCustomer: 'No customer yet',
    noItems: 'No items yet',
    more: (count: number) => `and ${count} more`,
    none: 'No quotes yet. Start one from an enquiry or an item.',
    seeEnquiries: 'Show enquiries',
    noneFound: (text: string) => `No quote has “${text}” in its number, its customer or the address of a door.`,
    noneHere: 'No quote fits these filters.',
    clear: 'Clear the filters',
    showAll: 'Show all quotes',
    export: 'Export CSV',
    fileName: 'quotes.csv',
    currency: 'Currency',
  },
};

/** The texts of the pages of a quote. */
export const quote = {
  quote: {
    title: (number: string) => `Quote ${number}`,
    version: (version: number) => `Version ${version}`,
    none: 'There is no such quote.',
    tabsLabel: 'Parts of the quote',
    tabs: { items: 'Items', 'quote-details': 'Details', 'quote-charges': 'Charges', 'quote-review': 'Review' },
    fixed: 'This quote has been sent, so it stays as it is. Revise it to make the next version.',
    details: { ValidUntil: 'Valid until', Tier: 'Tier of the price list', Markup: 'Markup, %' },
    noDay: 'Choose a day.',
    noMarkup: 'A rate from 0 to 1000 with at most two decimals.',
    usualAddress: 'While this is empty, the doors go to the customer’s own address.',
    usualTerms: 'While this is empty, the company’s own terms stand on the paper.',
    tiers: { A: 'Tier A', B: 'Tier B', C: 'Tier C', none: 'No tier' },
    noCharges: 'No charges. Survey, fitting, removal and delivery are proposed from the items.',
    proposed: 'Follows the items',
    changedByHand: 'Changed by hand',
    chargeParts: { Kind: 'kind', Text: 'text', Quantity: 'number', Unit: 'price', Cost: 'cost' },
    partlyByHand: (parts: string) => `By hand: ${parts}. The rest follows the items`,
    proposeAgain: 'Propose again',
    nothingChanges: 'Nothing would change: the charges are as the items ask for.',
    totalThen: (total: string) => `The total would be ${total}.`,
    discount: 'Discount on the items',
    discountAs: 'The discount is',
    discountKinds: { percent: 'Per cent', amount: 'A sum' },
    discountOf: { percent: 'Per cent', amount: 'Sum' },
    giveDiscount: 'Give discount',
    discountNotGiven: 'The discount that was typed is not given yet.',
    discountAnew:
      'This discount is over your limit, or was agreed on more doors than there are now. Give it again to ask an admin.',
    discountReason: 'Reason',
    discountReasonHint: 'An admin reads it where the discount is over your limit.',
    takeDiscount: 'Take it away',
    noDiscount: {
      percent: 'A rate from 0 to 100 with at most two decimals.',
      amount: 'An amount with at most two decimals, such as 85.50.',
    },
    twoThirds: 'Two-thirds rule',
    goodsOf: (share: number) => `Goods ${share} % of 66.7 %`,
    underTwoThirds: (rate: number) =>
      `The goods cost no more than two thirds of the job, so all of it is taxed at ${rate} %.`,
    overTwoThirds: (rate: number) =>
      `The goods cost more than two thirds of the job, so all of it is taxed at ${rate} %.`,
    discountTips: 'The discount takes the whole job to the standard rate.',
    discountTipsBy: (total: string, largest: string, totalThen: string) =>
      `The customer pays ${total} now; with a discount of ${largest} it would be ${totalThen}.`,
    addToQuote: 'Add to quote',
    noDrafts: 'No draft is found. Begin a new quote with this item.',
    history: 'History',
    blockers: 'Blockers',
    standBetween: (count: number) =>
      count === 1
        ? 'One thing stands between this quote and its customer'
        : `${count} things stand between this quote and its customer`,
    warnings: 'Worth a look',
    lookFirst: 'It can be sent as it is; this is worth a look first',
    fixes: { items: 'Show the items', 'quote-details': 'Open the details', 'quote-charges': 'Change the discount' },
    shownVersion: 'Version shown',
    sentVersion: (version: number, when: string) => `Version ${version}, sent ${when}`,
    draftVersion: (version: number) => `Version ${version}, not sent yet`,
    superseded: 'There is a newer version of this quote.',
    beingRevised:
      'The customer has this version until the next one is sent. Meanwhile their link says that a new one is being made.',
    differences: (before: number) => `What is new since version ${before}`,
    noDifferences: 'Every line is as it was.',
    added: 'New:',
    removed: 'Gone:',
    changed: 'Changed:',
    send: 'Send',
    savedJustNow: 'What was typed is saved now. Look at the paper again, then send it.',
    sent: (number: string) => `Quote ${number} is sent.`,
    mailTo: (email: string) => `Mail it to ${email}`,
    acceptFor: 'Accept for customer',
    howAccepted: (version: number) => `How was version ${version} accepted?`,
    ways: { phone: 'By phone', paper: 'On paper', mail: 'By mail' },
    accept: 'Accept',
    convert: 'Convert To Order',
    ordered: (number: string) => `Order ${number} is made.`,
    openOrder: (number: string) => `Open order ${number}`,
    revise: 'Revise',
    discard: 'Throw this version away',
    discardTitle: (version: number) => `Throw version ${version} away?`,
    discardMeans: (sent: number) =>
      `Doors, charges, discount and details are again as version ${sent} was sent, and its link works again. What was changed since is lost.`,
    lose: 'Lose',
    whyLost: 'Why will the customer not buy?',
    reason: 'Reason',
    loseReasons: {
      'too dear': 'Too dear',
      'too late': 'Too late',
      'another supplier': 'Another supplier',
      'no longer wanted': 'No longer wanted',
      'no answer': 'No answer',
      'entered by mistake': 'Entered by mistake',
      other: 'Something else',
    },
    inOwnWords: 'In your own words',
    unaccept: 'Take the acceptance back',
    sayWhy: 'Say why.',
    complete: 'Complete',
    completeTitle: 'Nothing is left to do?',
    dropTasks: 'Drop its open tasks',
    pdf: 'PDF',
    print: 'Print',
    copyLink: 'Copy link',
    linkCopied: 'The link is copied.',
    offerLink: 'The customer’s link',
    revokeLink: 'Withdraw the link',
    linkRevoked: 'The link is withdrawn. Whoever opens it is told whom to ask.',
    more: 'More',
    noLines: 'No items yet. Add the doors that are to be offered.',
    addItems: 'Add items',
    addTitle: 'Which items shall be offered?',
    addThese: (count: number) => (count === 0 ? 'Add' : count === 1 ? 'Add 1 item' : `Add ${count} items`),
    allItems: 'Items of every customer',
    noItemsFound: 'No item is found. Begin a new door among the items.',
    sideBySide: 'Side by side',
    close: 'Close',
    position: (position: number) => `Position ${position}`,
    times: (quantity: number) => `${quantity} ×`,
    quantityOf: (position: number) => `Quantity of position ${position}`,
    wholeQuantity: (most: number) => `A whole number from 1 to ${most}.`,
    explain: (position: number, amount: string) => `Position ${position}, ${amount}: how it is priced`,
    lineMenu: (position: number) => `Position ${position}`,
    copyLine: 'Copy and change',
    moveUp: 'Move up',
    moveDown: 'Move down',
    removeLine: 'Remove',
    undo: 'Undo',
    removedLine: (position: number, door: string) => `Position ${position}, ${door}, is removed.`,
    undoThis: (door: string) => `Undo: ${door} stays`,
    troubled: 'Doors that need a look',
    needLook: (count: number) => (count === 1 ? '1 door needs a look' : `${count} doors need a look`),
    positionOf: (position: number, door: string) => `Position ${position}, ${door}`,
    openItemOf: (position: number) => `Open the item of position ${position}`,
    openItem: 'Open the item',
    fixOf: (position: number, fix: string) => `${fix}: position ${position}`,
    findings: {
      problem: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
      warning: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    },
    deposit: 'Deposit with the order',
  },
};

/** The texts of what a quote and an order have alike: whose it is, how it is taxed, its charges and sums, and forms that save by themselves. */
export const sale = {
  saving: {
    states: {
      saved: 'All changes are saved.',
      saving: 'Saving',
      incomplete: 'Not saved yet: a field is not filled in as it should be. It stays on this device.',
      waiting: 'No connection. What you typed stays on this device and is saved as soon as there is one.',
      conflict: 'Not saved yet: somebody else has changed the same.',
    },
    tryNow: 'Try now',
    conflict: (who: string, when: string) => `${who} changed this too, ${when}`,
    somebody: 'Somebody',
    theirs: 'Theirs:',
    yours: 'Yours:',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    nothing: 'nothing',
    takenOut: 'taken out',
  },
  sale: {
    details: {
      CustomerId: 'Customer',
      DeliveryAddress: 'Delivery address',
      VatTreatment: 'VAT treatment',
      Note: 'Note to the customer',
      Terms: 'Terms',
    },
    noCustomer: 'Nobody has been chosen yet. A quote without a customer cannot be sent.',
    asked: (name: string) => `${name} has asked for it.`,
    chooseCustomer: 'Choose a customer',
    otherCustomer: 'Choose another customer',
    takeAddress: (address: string) => `Use ${onOneLine(address)}`,
    sayWhyNoVat: 'Say here why no VAT is charged.',
    treatments: {
      'IE fit': 'Ireland, supplied and fitted',
      'IE supply': 'Ireland, supply only',
      UK: 'United Kingdom',
      'IE reverse charge': 'Ireland, reverse charge',
      none: 'No VAT',
    },
    treatmentHints: {
      'IE fit':
        'The reduced rate, unless the goods cost more than two thirds of the job. A fitting that can be taken out again without damage is goods, not work.',
      'IE supply': 'The standard rate. Nothing is fitted.',
      UK: 'The standard rate of the United Kingdom.',
      'IE reverse charge': 'A principal contractor accounts for the VAT. The paper says so.',
      none: 'The note has to say why.',
    },
    charges: 'Charges',
    charge: 'Charge',
    noCharges: 'No charges beside the items.',
    addCharge: 'Add a charge',
    chargeColumns: { text: 'Charge', quantity: 'Qty', unit: 'Price of one', goods: 'Goods', cost: 'Cost of one' },
    chargeWrong: {
      text: 'Charge: say what it is for.',
      quantity: 'Qty: a whole number from 1 to 999.',
      unit: 'Price of one: an amount from 0, with at most two decimals, such as 85.50.',
      cost: 'Cost of one: an amount from 0, with at most two decimals, such as 85.50.',
    },
    chargeField: (column: string, position: number) => `${column}, charge ${String(position)}`,
    removeCharge: (what: string) => `Remove ${what}`,
    remove: 'Remove',
    times: (quantity: number) => `${String(quantity)} ×`,
    sums: {
      title: 'Sums',
      items: 'Items',
      charges: 'Charges',
      discount: 'Discount',
      net: 'Net',
      vat: (rate: number) => `VAT ${String(rate)} %`,
      total: (currency: string) => `Total, ${currency}`,
    },
  },
};

/** The texts around a quote on paper. */
const quoteReviewEnglish = {
  title: 'Quote',
  none: 'There is no such quote.',
  draft: 'A draft by the prices of today. Nothing of it is sent yet.',
  earlier: 'A newer version was sent since.',
};

type QuoteReviewMessages = typeof quoteReviewEnglish;

export const quoteReviewMessages: QuoteReviewMessages = inLanguage(language, { en: quoteReviewEnglish });

const pdfState: Readonly<Record<DocumentState, (before: number) => string>> = {
  'being made': (before) =>
    before === 0
      ? 'The PDF is being made.'
      : `The PDF is being made, ${before} before it. You can leave this page meanwhile.`,
  failed: () => 'The PDF could not be made. It is tried again by itself.',
  ready: () => '',
};

/** The texts around any paper that is printed. */
const paperReviewEnglish = {
  pdf: 'PDF',
  /** How far a PDF is, with how many are made before it; '' where there is nothing to say. */
  pdfText: (state: DocumentState | null, before: number) => (state === null ? '' : pdfState[state](before)),
  print: 'Print',
};

type PaperReviewMessages = typeof paperReviewEnglish;

export const paperReviewMessages: PaperReviewMessages = inLanguage(language, { en: paperReviewEnglish });
