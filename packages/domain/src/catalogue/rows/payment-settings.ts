/** In the order in which a plan may name them. */
export const planKinds = ['deposit', 'stage', 'balance'] as const;

/** What a row of a plan waits for, in the order of an order's life. */
export const planDues = ['acceptance', 'confirmed', 'planned', 'made', 'delivered', 'fitted'] as const;

/** A row of the plan by which an order is paid. */
export interface PlanRow {
  readonly kind: (typeof planKinds)[number];
  /** Of the total, in hundredths of a per cent. */
  readonly share: number;
  /** What nobody fits is asked for on delivery where a row says `fitted`. */
  readonly due: (typeof planDues)[number];
  /** So many days later. */
  readonly days: number;
}

/** Where customers of a supplier may transfer money to. */
export interface BankAccount {
  readonly holder: string;
  /** Without spaces. */
  readonly iban: string;
  /** '' for none: banks of the euro area find it by the IBAN. */
  readonly bic: string;
}
