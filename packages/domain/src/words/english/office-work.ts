/** Texts about tasks and enquiries for the supplier's people. */
export const officeWork = {
  cannotMove: (from: string, to: string) => `This is ${from} and can no longer become ${to}.`,
  dropNeedsReason: 'Say why the task is dropped.',
};
