import type { Finding } from './finding.ts';

/**
 * The sentences of a line that needs a look before it is offered: what has no price, then each problem of the works or of
 * the law. Warnings and notes are for a person to weigh and do not count.
 */
export const lineTroubles = (
  priceFaults: readonly string[],
  found: readonly Pick<Finding, 'severity' | 'sentence'>[],
): readonly string[] => [
  ...priceFaults,
  ...found.filter(({ severity }) => severity === 'problem').map(({ sentence }) => sentence),
];
