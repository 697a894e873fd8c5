/** Texts about doors that are made again, for the supplier's people. */
export const remaking = {
  tooEarly: (state: string) =>
    `The order is ${state}: nothing of it is made yet, so it is reopened and changed, not made again.`,
  reasons: {
    'measured-wrong': 'Measured wrong.',
    'entered-wrong': 'Entered wrong.',
    'made-wrong': 'Made wrong.',
    damaged: 'Damaged.',
    'supplier-fault': 'A fault of what was supplied.',
  },
  noLines: 'Choose the doors that are made again.',
  noLine: 'The order has no such line.',
  lineTwice: 'A door is chosen twice.',
  tooMany: (ordered: number) => `The order has ${String(ordered)} of this door, so no more are made again.`,
};
