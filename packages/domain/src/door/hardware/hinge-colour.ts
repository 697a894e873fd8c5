import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { HingeColour } from '../../catalogue/rows/stock-rows.ts';
import type { Suite } from '../model/item.ts';

const isInSuite = (hinge: HingeColour, suite: Suite, catalogue: Catalogue): boolean =>
  catalogue.rows.stock.some((stock) => stock.code === hinge.stock && stock.suite === suite);

/** The hinge colour that matches a suite; the first of the list where the supplier has none that matches. */
export function hingeColourFor(suite: Suite, catalogue: Catalogue): HingeColour['name'] {
  const { hinges } = catalogue.sold;
  const [first] = hinges;
  if (!first) throw new Error('The catalogue holds no hinges.');
  return (hinges.find((hinge) => isInSuite(hinge, suite, catalogue)) ?? first).name;
}

/** The hinge colour after a change of suite: one that matched the old suite changes too; any other was chosen by a person and stays. */
export function hingeColourAfter(
  present: HingeColour['name'],
  { from, to }: { readonly from: Suite; readonly to: Suite },
  catalogue: Catalogue,
): HingeColour['name'] {
  return present === hingeColourFor(from, catalogue) ? hingeColourFor(to, catalogue) : present;
}
