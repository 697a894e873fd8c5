/** Texts about tasks, enquiries and customers for the supplier's people. */
export const officeWork = {
  cannotMove: (from: string, to: string) => `This is ${from} and cannot become ${to}.`,
  dropNeedsReason: 'Say why the task is dropped.',
  customer: {
    nameMissing: 'Say who the customer is.',
    siteWithoutAddress: 'Give each site its address.',
    tooManyContacts: (most: number) => `A customer has at most ${most} contacts.`,
    tooManySites: (most: number) => `A customer has at most ${most} sites.`,
    notesTooLong: (most: number) => `The notes have at most ${most} characters.`,
  },
};
