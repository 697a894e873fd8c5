/** How days are written in a file of a bank. */
export const csvDateForms = ['YYYY-MM-DD', 'DD/MM/YYYY', 'DD.MM.YYYY', 'MM/DD/YYYY'] as const;

/** How the statements of a bank are read that come as CSV. */
export interface CsvProfile {
  /** Heads of its columns; '' for one that it does not have. */
  readonly columns: {
    readonly date: string;
    readonly amount: string;
    readonly text: string;
    readonly reference: string;
    readonly party: string;
    /** The bank's own number of a line. */
    readonly bankReference: string;
  };
  readonly decimalMark: '.' | ',';
  readonly dateForm: (typeof csvDateForms)[number];
  /** What left the account has a minus, or what came has. */
  readonly minusIs: 'out' | 'in';
  /** Of the account. */
  readonly iban: string;
}
