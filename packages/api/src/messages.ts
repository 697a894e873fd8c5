import type { RowFault } from '@door/domain/catalogue/check/row-fault';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { RuleContext } from '@door/domain/door/choice/rule';
import type { PaperTexts } from '@door/domain/selling/quote/paper-rows';
import { batching } from '@door/domain/messages/english/batching';
import { buying } from '@door/domain/messages/english/buying';
import { dayOrWeekText, dayText } from '@door/domain/messages/english/day';
import { delivering } from '@door/domain/messages/english/delivering';
import { crediting, ordering, paying, remaking } from '@door/domain/messages/english/ordering';
import { finding } from '@door/domain/messages/english/finding';
import { invoicing } from '@door/domain/messages/english/invoicing';
import { officeWork, orderTasks, quoteTasks, quoting } from '@door/domain/messages/english/quoting';
import { paper } from '@door/domain/messages/english/papers';
import { promising } from '@door/domain/messages/english/promising';
import { pricing } from '@door/domain/messages/english/pricing';
import { staging } from '@door/domain/messages/english/staging';
import { stocking, stockRecords } from '@door/domain/messages/english/stocking';
import { vendors } from '@door/domain/messages/english/vendors';
import { english } from '@door/domain/messages/english';

/**
 * What calls say to people, in the server's language. Messages about a field are for programs and stand beside the field's
 * schema; refusals by the domain's rules come with the supplier's catalogue.
 */
export const messages = {
  fault: 'We encountered an error while processing your request. Please try again later.',
  outage: 'We cannot reach our data for a moment. Please try again.',
  tooMany: 'Too many requests. Please try again in a few minutes.',
  logIn: 'Please log in.',
  notAllowed: 'Your account may not do this.',
  noSupplier: 'There is no such supplier.',
  noSystem: 'This supplier has no such system.',
  item: {
    none: 'There is no such item.',
    askedAbout: 'An enquiry is about this item, so it stays.',
    ordered: 'This item is a line of an order. Take it out of the order.',
    quoted: 'This item is a line of a quote. Take it out of the quote.',
    sent: 'The enquiry for this door has been sent, so the door can no longer be changed.',
    changedElsewhere:
      'This door was changed elsewhere in the meantime. Look at it as it is now, then repeat your change.',
    tradeOnly: 'How the door is built is settled by the installer.',
  },
  share: {
    none: 'There is no such shared design, or no longer.',
    noLongerOffered: 'This design can no longer be had as it was shared. Please begin a new one.',
  },
  family: {
    none: 'This page has ended. Whoever sent you the link can send you a new one.',
    full: 'Very many devices have given hearts here already. No more are counted.',
  },
  instruction: {
    noItem: 'Must provide an ItemId',
    none: 'There is no such work instruction.',
    calculated: 'This line is calculated. Change the door, or add a line by hand.',
    noStock: 'There is no such stock option.',
  },
  job: {
    none: 'There is no such mail, document or zip, or no longer.',
    done: 'This is done already, or was discarded.',
    running: 'This is being done at the moment. Look again in a few seconds.',
    wanted: 'What was sent, confirmed or asked for needs this, so it is done in the end. Only mails can be discarded.',
    discarded: 'discarded',
  },
  zip: {
    none: 'There is no such zip, or no longer. Make it again.',
    notReady: 'This zip is not ready yet.',
    idTaken: 'Another zip has this Id.',
  },
  optionSet: {
    none: 'There is no such option set.',
    empty: 'This door has no option beyond the standard, so there is nothing to save.',
    nameTaken: (name: string) => `Another option set is called ${name} already.`,
    tooMany: (most: number) => `There are ${String(most)} option sets already. Delete one first.`,
  },
  hold: {
    none: 'There is no such hold.',
    taken: 'Another place is held under this Id.',
  },
  task: {
    none: 'There is no such task.',
    ended: 'This task has ended.',
    takenBy: (name: string) => `${name} has taken this task.`,
  },
  enquiry: {
    none: 'There is no such enquiry.',
    consentsUnknown:
      'The terms, the privacy policy or the sentence about your details are not as this page shows them. Load the page again, read them as they are now, then send your enquiry.',
    ended: 'This enquiry is closed.',
    /** What the task is called that an enquiry makes. */
    answer: (name: string) => `Answer enquiry of ${name}`,
    takenBy: (name: string) => `${name} has taken this enquiry.`,
    closedAs: (outcome: string) => `The enquiry was closed: ${outcome}.`,
  },
  customer: {
    none: 'There is no such customer.',
    changedElsewhere: 'Somebody else has changed this customer in the meantime. Look at theirs, then save yours again.',
    erased: 'Erased person',
    erasedTask: 'A task about somebody whose data were erased',
    erasedReason: 'The person’s data were erased.',
    kept: {
      sent: (quotes: string) =>
        `What was sent stays as it was sent, with the name on it: ${quotes}. Business records must be kept for six years.`,
      ordered: (orders: string) =>
        `Orders stay with their doors and where these go, so that they can be made and answered for: ${orders}.`,
      comments: 'What colleagues wrote as the reason of a change stays in the histories, which are never changed.',
      elsewhere: 'E-mails that were sent, and backups, lie outside this database.',
    },
    same: 'These are one customer already.',
  },
  survey: {
    changedElsewhere: 'Somebody else has changed this survey in the meantime. Look at theirs, then save yours again.',
    designChanged: 'A size of the door was changed.',
    measured: 'Something was measured again.',
    tooManyPhotos: (most: number) => `There are ${most} photos, the most there can be. Take one away first.`,
  },
  list: {
    tooManyViews: 'You have as many saved views as a list can have. Remove one first.',
  },
  catalogue: {
    again: (version: number) => `Version ${String(version)} is sold again.`,
    draftChanged: 'The draft has changed since you saw it. Look at its changes again, then publish it.',
    draftOpen: 'A draft is being prepared. Publish it or throw it away first.',
    faulty: (field: string, code: string) => `The row cannot be saved: ${field || 'it'} is at fault (${code}).`,
    faultyRow: (row: string, field: string) => `The catalogue cannot be sold: ${row} is at fault in ${field}.`,
    brokenRow: ({ kind, key, code, about }: RowFault) =>
      `The catalogue cannot be sold: ${[kind, key].filter((part) => part !== '').join(' ')} is at fault (${code}${about && `: ${about}`}).`,
    importStopped: 'The import was stopped before it was done: the draft is as it was.',
    lost: (row: string) => `The catalogue cannot be sold: ${row} was sold and is missing. Retire it instead.`,
    noBundle: 'The file is no catalogue, or one of another release. Releases read catalogues from 0.2.0 on.',
    noDraft: 'There is no such draft.',
    noPrice: 'A price is an amount such as 12.00, and belongs to a product.',
    noVersion: 'The catalogue has no such version.',
    published: 'This draft was published in the meantime. Look at the catalogue as it is now, then repeat your change.',
    changedElsewhere: (name: string) =>
      `${name} has changed the catalogue in the meantime. Read the file again, look at what it would change, then take it over.`,
    rowChanged: (name: string) =>
      `${name} has changed this row in the meantime. Look at it as it is now, then repeat your change.`,
    tooLong: (most: number) => `The file has more than ${String(most)} lines.`,
  },
  settings: {
    changedElsewhere: (name: string) =>
      `${name} has changed the settings in the meantime. Look at them again, then repeat your change.`,
    noLogo: 'A logo is a PNG or SVG picture of at most 200,000 bytes and 2,000 pixels a side.',
    noVersion: 'The settings have no such version.',
    numberTaken: (next: number) => `Numbers up to ${String(next - 1)} are taken. Begin with ${String(next)} or later.`,
    wrong: (field: string) => `The settings cannot be saved: ${field} is at fault.`,
  },
  priceList: {
    none: 'There is no such price list.',
    changedElsewhere:
      'Somebody else has changed this price list in the meantime. Look at it as it is now, then repeat your change.',
    importStopped: 'The import was stopped before it was done: the draft is as it was.',
    past: (today: string) => `A price list holds from today on at the earliest: ${dayText(today)}.`,
    unknownRow: (code: string) => `The price list has no row ${code}.`,
    wrongValue: (code: string) => `The value of ${code} is no such number.`,
    faults: {
      'no-code': 'The line names no row.',
      'unknown-code': 'The price list has no such row.',
      twice: 'The row stands in the file twice.',
      'no-number': 'The price is no such number.',
    },
  },
  inventory: {
    /** The place that every supplier begins with. */
    firstPlace: 'Main',
    idTaken: 'Another message about stock has this Id already.',
    noKey: (key: string) => `The catalogue has no article ${key}, and none was ever moved.`,
    noLine: (key: string, line: number) => `Line ${String(line)} of ${key} is no issue.`,
    noPlace: 'There is no such place.',
    noPlaceNamed: (name: string) => `There is no place ${name}. Make it first, or leave the place empty.`,
    /** Where damaged goods are put aside. */
    quarantine: 'Quarantine',
    changedElsewhere:
      'Somebody else has changed this in the meantime. What you typed is still here: look at it, then save again.',
    noExport: 'There is no such export.',
    ...stockRecords,
  },
  promise: {
    none: 'Nothing is promised of this order, or it is made already.',
    noDate: 'Nobody knows yet when it can be: say where its goods come from, or plan it by hand.',
    notLater: (day: string) =>
      `By what is known now it is there by ${dayText(day)}, no later than promised. Nothing has to be moved.`,
    cause: 'This is a cause of the customer’s. Nothing that is known of the order says so: name the works’ own.',
    changed: (date: string) => `Facts have changed meanwhile. By now it is: ${dayText(date)}.`,
    past: 'This day is over. Name today or a later day, or this week or a later one.',
    wished: (wish: string) => `Not before ${dayOrWeekText(wish)}.`,
  },
  purchase: {
    none: 'There is no such purchase.',
    idTaken: 'Another message has made a purchase of this Id already.',
    changedElsewhere:
      'Somebody else has changed this purchase in the meantime. What you typed is still here: look at theirs, then do it again.',
    noCsv: 'The vendor has no columns for a file. Say at the vendor what it reads.',
    noReceipt: 'There is no such receipt.',
    receiptTaken: 'Another message has booked a receipt of this Id already.',
    receiptUndone: 'This receipt was taken back already, or takes one back.',
    noPaper: { claim: 'There is no such claim.', bill: 'There is no such bill.' },
    claimTaken: 'Another message has made a claim of this Id already.',
    billTaken: 'Another message has entered a bill of this Id already.',
    noPlace: 'Place: say from where the goods go back.',
    billNumber: (number: string) =>
      `The vendor has billed under the number ${number} before. Look among its bills, or compare the number.`,
    billCurrency: (own: string) => `Currency: this vendor bills in ${own}.`,
    billVendor: 'PurchaseId: this was bought of another vendor. Bill it by itself.',
    /** What the task is called that asks an admin, and with what it ends. */
    approveIt: (number: string) => `Approve bill ${number}: it differs from what was ordered and received`,
    billEnded: 'The bill was decided.',
    /** What the task is called that asks about a claim, and with what it ends. */
    chaseClaim: (goods: string) => `Claim of ${goods} has been open for a week`,
    claimEnded: 'The claim has ended.',
    pieceTaken: (piece: string) => `${piece} is on another purchase, which is to bring it. Take it out there first.`,
    piecesApart: (key: string) =>
      `Pieces: a line of ${key} has pieces that are made alike, each for a door that the works make. Load them again.`,
    piecesOrdered: 'All glass of this batch is on its way, or there.',
    /** What the task is called that asks about pieces whose door is not made. */
    cancelOrKeep: (pieces: readonly string[], purchase: string) =>
      `Cancel or keep ${pieces[0] ?? ''}${pieces.length > 1 ? ` and ${String(pieces.length - 1)} more` : ''} on ${purchase}`,
    /** What the task is called that asks an admin. */
    sendIt: (purchase: string, value: string) => `Send purchase ${purchase} for ${value}: it is over a limit`,
    sent: 'The purchase was sent.',
    sentBy: { mail: 'By mail', portal: 'In the portal', phone: 'By phone' },
  },
  vendor: {
    none: 'There is no such vendor.',
    idTaken: 'Another message has made a vendor of this Id already.',
    changedElsewhere:
      'Somebody else has changed this vendor in the meantime. What you typed is still here: look at theirs, then do it again.',
    /** For the history. */
    itemsChanged: (count: number) => (count === 1 ? '1 item changed' : `${String(count)} items changed`),
    states: { active: 'Active', retired: 'Retired' },
  },
  document: { none: 'There is no such document.' },
  quote: {
    none: 'There is no such quote.',
    changedElsewhere:
      'Somebody else has changed this quote in the meantime. Look at it as it is now, then repeat your change.',
    wrongAmount: (text: string) => `${text} is no amount: write it as 1980.51.`,
    noCost: 'Say what the goods cost.',
    /** What the task is called that a discount over somebody's limit makes. */
    agreeToDiscount: (discount: string, quote: string) => `Agree to ${discount} off ${quote}`,
    discountGiven: 'The discount was given.',
    completed: 'The quote was completed.',
    noEmail: 'The customer has no complete e-mail address. Write it into their details, or send the link another way.',
    noVersion: 'The quote has no such version.',
    notSent: 'This version has not been sent.',
    wasSent: 'A version of this quote has been sent, so it stays. Throw the new version away, or lose the quote.',
    /** How the customer said yes, for the history. */
    acceptedBy: {
      link: 'By the customer, with the link.',
      phone: 'On the phone.',
      paper: 'On paper.',
      mail: 'By mail.',
    },
    answerQuestion: (quote: string) => `Answer the question about ${quote}`,
    declined: (quote: string) => `${quote} was declined: lose it, or revise it`,
    /** Why a quote expires by itself. */
    validUntil: (day: string) => `It was valid until ${dayText(day)}.`,
    /** Why a task about a quote ended by itself. */
    isNow: (state: string) => `The quote is ${state}.`,
  },
  vatRate: {
    twice: (rate: string) => `The list says twice what holds for ${rate}.`,
  },
  batch: {
    none: 'There is no such batch.',
    taken: 'A batch of that id was begun for another week.',
    changedElsewhere:
      'Somebody else has changed this batch in the meantime. Look at it as it is now, then repeat your change.',
    fixed: (batch: string, state: string) => `Batch ${batch} is ${state}, so its doors stay as they are.`,
    recallFirst: (batch: string) => `Batch ${batch} is released, so its doors stay as they are. Recall it first.`,
    notEmpty: 'The batch still has doors. Take them out first.',
    notReady: (order: string) =>
      `Order ${order} is not ready for production. Its readiness list says what it waits for.`,
    elsewhere: (order: string, batch: string) =>
      `A door of order ${order} stands in batch ${batch}. Move it from there.`,
    noLine: 'There is no such line of an order.',
  },
  order: {
    none: 'There is no such order.',
    taken: 'An order of that id was made of something else.',
    /** Why a task about an order ended by itself. */
    isNow: (state: string) => `The order is ${state}.`,
    measured: 'Every door is measured.',
    noVersion: 'The order has no such confirmation.',
    notConfirmed: 'There is no such confirmation to send. Confirm the order first.',
    noEmail: 'The customer has no complete e-mail address. Write it into their details, or send the PDF another way.',
    changedElsewhere:
      'Somebody else has changed this order in the meantime. Look at it as it is now, then repeat your change.',
  },
  offer: {
    none: 'There is no such offer.',
    /** For a customer who answers an offer that is no longer open. */
    closed: {
      accepted: 'This offer has been accepted already.',
      declined: 'This offer has been declined.',
      'being revised': 'A change of this offer is being prepared. It can be answered again once that is sent.',
      expired: 'This offer is no longer valid.',
      withdrawn: 'This offer has been withdrawn.',
    },
  },
  page: {
    codeNeeded: 'Enter the code that we send you first.',
    wrongCode: 'This code is not right, or no longer valid. Look at the newest mail, or have another one sent.',
    noAddress: 'There is no email address of the customer to send it to.',
    tooManyCodes: 'Five codes were sent today. Try again tomorrow, or ring us.',
    tooManyLinks: 'Three new links were made today. Try again tomorrow, or ring us.',
    noDrawing: 'There is no drawing to confirm at present.',
    otherDrawing: 'The drawing has changed meanwhile. Look at it again, and tick both sentences.',
    /** How a person of the supplier heard it. */
    drawingWaived: { phone: 'By phone', paper: 'On paper', mail: 'By mail' },
    notOrdered: 'This quote has not been accepted yet.',
    /** The task where a new link was asked for and there is no address. */
    renewLink: 'Give the customer a new link: they asked for one, and there is no email address',
  },
  person: {
    none: 'There is no such colleague.',
    changedElsewhere: 'Somebody else has changed this account in the meantime. Look at theirs, then save yours again.',
    taken: 'This email address has an account already.',
    lastAdmin: 'Nobody else can log in as admin. Make somebody else an admin first.',
    self: 'You cannot disable your own account. Ask another admin.',
    disabled: 'This account is disabled. Enable it first.',
    notOurs: 'Passwords, second factors and sessions are kept by the identity provider.',
    notProved: 'Log in once more first: whoever finds this device open shall end no session elsewhere.',
    gone: 'Somebody who has left',
    noAccount:
      'There is no account here for the address that you have logged in with. Ask an admin of your company to invite it.',
    isDisabled: 'Your account is disabled. Ask an admin of your company to enable it.',
  },
  handleNotInFinish: 'This handle is not made in that finish.',
};

/** A supplier's catalogue with the texts of the rules in the server's language. */
export const contextInEnglish = (catalogue: Catalogue): RuleContext => ({ catalogue, messages: english });

/** The texts of the lines of a price. */
export const pricingMessages = pricing;

/** The texts of a quote on paper. */
export const paperTexts: PaperTexts = { paper, pricing };

/** The texts of the rules about quotes. */
export const quotingMessages = quoting;

/** The texts of the rules about orders. */
export const orderingMessages = ordering;

/** Texts of batches: their lists, labels, moves and offcuts. */
export const batchingMessages = batching;
/** The texts of the rules about purchases. */
export const buyingMessages = buying;
/** The texts of the rules about stock. */
export const stockMessages = stocking;
/** The texts of the rules about vendors and what they sell. */
export const vendorMessages = vendors;
/** The texts of the rules about payments, credit notes and remakes. */
export const payingMessages = paying;
export const deliveringMessages = delivering;
export const invoicingMessages = invoicing;
export const creditingMessages = crediting;
export const remakingMessages = remaking;

/** Why a door was made again, for histories. */
export const remakeReasonMessages = remaking.reasons;

/** The texts of a change of an order. */
export const orderChangeMessages = { ordering, quoting };

/** What the tasks are called that rules make about orders. */
export const orderTaskMessages = orderTasks;

/** The texts of promised dates. */
export const promisingMessages = promising;
export const stagingMessages = staging;

/** The texts of findings. */
export const findingMessages = finding;

/** What the tasks are called that rules make about quotes. */
export const quoteTaskMessages = quoteTasks;

/** The texts of the rules about tasks, enquiries and customers. */
export const officeMessages = officeWork;
