import type { CatalogueContent } from '../edit/catalogue-content.ts';
import { missingPrices } from '../../selling/pricing/missing-prices.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { Messages } from '../../messages/messages.ts';
import { designFaults } from './design-faults.ts';
import { emptyLists } from './empty-lists.ts';
import { lockFaults, missingArticles, missingUnits } from './production-faults.ts';
import {
  coloursWithoutPair,
  drawingsMissing,
  handlesOutOfReach,
  stockMissing,
  stockOutOfReach,
  themesOutOfReach,
} from './reach-faults.ts';
import { preparationFaults } from './preparation-faults.ts';
import { retiredNames } from './retired-names.ts';
import { overlappingRanges, reversedRanges } from './reversed-ranges.ts';
import { type RowCheck, rowFault, type RowFault } from './row-fault.ts';
import { sampleChecks } from './sample-faults.ts';

const unpriced: RowCheck = ({ catalogue, prices }) =>
  missingPrices(catalogue, prices).map((about) => rowFault('price-missing', 'prices', { about }));

/** In the order in which they are fixed best: what is there at all, then what fits together. */
const checks: readonly RowCheck[] = [
  emptyLists,
  retiredNames,
  reversedRanges,
  overlappingRanges,
  designFaults,
  coloursWithoutPair,
  themesOutOfReach,
  handlesOutOfReach,
  stockOutOfReach,
  drawingsMissing,
  stockMissing,
  missingArticles,
  missingUnits,
  lockFaults,
  preparationFaults,
  unpriced,
];

const isError = ({ severity }: RowFault): boolean => severity === 'error';

/**
 * What is wrong with the rows of a catalogue taken together, of which each is right by itself: what nobody can reach, what has no
 * price or no stock, what cannot be made. A catalogue with an error must not be published. The whole takes up to a second, so it
 * comes in portions of some milliseconds: whoever asks can let others have their turn.
 */
export function* iterateFaults(content: CatalogueContent, messages: Messages): Generator<readonly RowFault[], void> {
  let hasError = false;
  for (const check of checks) {
    const found = check(content);
    hasError ||= found.some(isError);
    yield found;
  }
  if (hasError) return;
  for (const check of sampleChecks(content, messages)) yield check();
}

/** @internal The same at once, for tests. */
export const faultsOfRows = (content: CatalogueContent, messages: Messages): readonly RowFault[] =>
  [...iterateFaults(content, messages)].flat();

/** Errors that what is sold now does not have. An old one does not keep a supplier from publishing what fixes another. */
export const newErrors = (found: readonly RowFault[], sold: readonly RowFault[]): readonly RowFault[] =>
  found.filter((error) => isError(error) && !sold.some((each) => isEqual(each, error)));
