import { type Money, sumText } from '@door/domain/selling/pricing/money';

/** What is said about payments, in the server's language. */
export const paymentMessages = {
  none: 'The order has no such payment.',
  taken: 'Another payment has that id already.',
  nothingDue: 'Nothing is due now.',
  noAccount: 'It cannot be paid online here.',
  noKey: 'Give a key of this provider, such as sk_live_… of Stripe or live_… of Mollie.',
  tryAgain: 'The payment page does not answer. Try again in a minute.',
  refused: 'It cannot be paid online just now. The supplier knows.',
  byHand: 'This money did not come by a provider, so it is paid back by hand.',
  ofProvider: 'The payment provider has said so. Pay it back instead.',
  ofBank: 'The bank has said so. Take the line of the statement back instead.',
  disputeOver: 'The bank has decided.',
  unknown: (driver: string) => `Look at a payment with ${driver} that belongs to no order`,
  works: (mode: 'test' | 'live') =>
    mode === 'live' ? 'The key works.' : 'The key works. It is a test key: nobody pays with it.',
  worksNot: 'The provider does not take this key, or does not answer.',
  /** What a customer reads on the provider's page: `Deposit, order 10234`. */
  pays: (kind: 'deposit' | 'stage' | 'balance', order: string) =>
    `${{ deposit: 'Deposit', stage: 'Stage payment', balance: 'Balance' }[kind]}, order ${order}`,
  /** Why a task about money ended by itself. */
  recorded: 'It was paid.',
};

/** The same about credit notes. */
export const creditMessages = {
  none: 'There is no such credit note.',
  taken: 'A credit note of that id was issued for another order.',
};

interface Booked {
  readonly on: string;
  readonly kind: string;
  readonly method: string;
  readonly amount: Money;
  /** Of the provider; '' for none. */
  readonly entry: string;
}

/** Texts of the files with which a bank is answered whose customer disputes a payment. Times are in UTC. */
export const evidenceMessages = {
  said: {
    link: (name: string, at: string) =>
      `${name} accepted on the page of the link that was mailed to them, ${at} (UTC).`,
    phone: (name: string, at: string) => `${name} accepted by phone, ${at} (UTC).`,
    paper: (name: string, at: string) => `${name} accepted on paper, ${at} (UTC).`,
    mail: (name: string, at: string) => `${name} accepted by mail, ${at} (UTC).`,
  },
  version: (version: string, hash: string) => `Version ${version}, SHA-256 ${hash}. They ticked:`,
  browser: (agent: string) => `Browser: ${agent}`,
  address: (mark: string) => `Mark of the network address, the same for the same address: ${mark}`,
  delivery: {
    delivered: (day: string, by: string) =>
      by === '' ? `Delivered on ${day}.` : `Delivered on ${day}, taken by ${by}.`,
    collected: (day: string, by: string) => (by === '' ? `Collected on ${day}.` : `Collected on ${day} by ${by}.`),
    refused: (day: string, by: string) => (by === '' ? `Refused on ${day}.` : `Refused on ${day} by ${by}.`),
    returned: (day: string, _: string) => `Came back on ${day}.`,
  },
  door: (line: string, unit: string) => `Door ${unit} of line ${line}.`,
  signedFor: (file: string) => `Signed for: ${file}.`,
  signed: (name: string, at: string) => `${name} signed on ${at} (UTC) what follows.`,
  hash: (hash: string) => `SHA-256 of the text: ${hash}`,
  payment: ({ on, kind, method, amount, entry }: Booked) =>
    [`${on}  ${sumText(amount)}  ${kind}, ${method}`, entry].filter((part) => part !== '').join('  '),
};
