/** Calls that change facts of promised dates: all mutations of a group, or those that are named. */
const callsThatChangeFacts: Readonly<Record<string, 'all' | readonly string[]>> = {
  // An order that is paid may be closed, or opened again.
  bank: ['book', 'bookLikely', 'importStatement', 'unbook'],
  batch: 'all',
  diary: 'all',
  // How far an order is stands beside its date on the customer's page.
  dispatch: ['depart', 'record', 'scan', 'undo'],
  // When fitters are there, and what they hand over.
  fitting: ['handOver', 'record', 'saveSurvey', 'takeCash'],
  inventory: 'all',
  order: 'all',
  promise: 'all',
  purchase: 'all',
  vendor: 'all',
  settings: 'all',
  // Articles, the saw and what a week takes are rows of it.
  catalogue: ['publish', 'sellVersion'],
  // A hold ends with its quote, and an order begins.
  quote: ['accept', 'convertToOrder', 'discardRevision', 'lose', 'remove', 'unaccept'],
  // Measurements become final.
  item: ['saveSurvey'],
  acceptOffer: 'all',
  declineOffer: 'all',
  // The works may plan an order whose drawing is confirmed.
  confirmOrder: 'all',
  // What is handed over is due from then on.
  answerHandover: 'all',
  // Whom a customer takes nobody else is promised.
  holdSlot: 'all',
  bookSlot: 'all',
  rebook: 'all',
  // The customer's page shows what was chosen.
  setReminders: 'all',
};

/**
 * Whether a call may change a date that somebody was promised or is told.
 * @param path of the mutation, `purchase.receive`
 */
export function changesPromiseFacts(path: string): boolean {
  const [group = '', name = ''] = path.split('.');
  const calls = Object.hasOwn(callsThatChangeFacts, group) ? callsThatChangeFacts[group] : undefined;
  return calls === 'all' || calls?.includes(name) === true;
}
