export const statementFormats = ['camt.053', 'csv'] as const;

/** New → Booked or Ignored; a booking may be taken back. */
export const bankLineStates = ['New', 'Booked', 'Ignored'] as const;
