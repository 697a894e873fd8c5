/** What calls of fitters say. */
export const fittingMessages = {
  none: 'There is no such visit of yours.',
  sizes: 'The office gives the door its size.',
  noDoor: 'That door is not of this order.',
  noPhoto: 'The photo has not arrived. It is sent again.',
  notUndone: 'That cannot be taken back here. Tell the office.',
  incomplete: (gaps: readonly string[]) => `Still to be done before the handover: ${gaps.join(', ')}.`,
  noSignature: 'Please sign.',
  noDoors: 'Say which doors are handed over.',
  otherText: 'What was signed is not what was sent. Sign again.',
  noCash: 'You may not take cash. The customer pays on their page, or by transfer.',
  cashTaken: 'Another message has booked a payment under this Id.',
  noReason: 'Say why nobody has signed.',
  photoOf: { before: 'a photo before', after: 'a photo after', other: 'a photo' },
  checked: (row: string) => `the row “${row}”`,
  solved: (snag: string) => `what blocks: ${snag}`,
} as const;
