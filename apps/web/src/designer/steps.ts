/** One of the six steps of the designer. */
export interface Step {
  readonly path: string;
  readonly title: string;
  /** Its word on the measuring rule. */
  readonly short: string;
  /** Said beside Next. */
  readonly next: string;
}

/** In order: stepper, Previous, Next and the guard read this table. */
export const steps = [
  { path: '/', title: 'Frame Design', short: 'Frame Design', next: 'Then choose the door itself' },
  { path: '/sash-design', title: 'Sash Design', short: 'Sash Design', next: 'Then its colours' },
  { path: '/colours', title: 'Colours', short: 'Colours', next: 'Then the glass' },
  { path: '/glass', title: 'Glass', short: 'Glass', next: 'Then handle and fittings' },
  { path: '/hardware', title: 'Hardware', short: 'Hardware', next: 'Then send it to a supplier' },
  { path: '/submit', title: 'Submit Enquiry', short: 'Submit', next: '' },
] as const satisfies readonly Step[];

export type StepPath = (typeof steps)[number]['path'];
