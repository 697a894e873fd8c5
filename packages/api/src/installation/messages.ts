import type { InstallationPlace } from '@door/domain/catalogue/rows/installation-profile';
import { dayText } from '@door/domain/messages/english/day';

/** What calls about registers of installations say. */
export const installationMessages = {
  idTaken: 'Another message has made a batch under this Id.',
  noBatch: 'There is no such batch.',
  backwards: 'The last day must not be before the first.',
  none: (from: string, to: string) =>
    `There is nothing to tell: no fitting from ${dayText(from)} to ${dayText(to)} is new to the register, and nothing that was told has changed.`,
  tooMany: (most: number) => `That is more than ${String(most)} jobs. Choose fewer days.`,
  leftOut: {
    'england and wales': 'The register takes no jobs of England and Wales.',
    scotland: 'The house is in Scotland.',
    'northern ireland': 'The house is in Northern Ireland.',
    islands: 'The house is on the Channel Islands or the Isle of Man.',
    elsewhere: 'The address has no postcode of the United Kingdom.',
    erased: 'The customer is erased.',
  } satisfies Readonly<Record<InstallationPlace | 'erased', string>>,
} as const;
