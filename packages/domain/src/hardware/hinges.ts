import type { Catalogue } from '../catalogue/catalogue.ts';
import type { HingeColour } from '../catalogue/stock-rows.ts';
import type { Suite } from '../item/item.ts';

const isInSuite = (hinge: HingeColour, suite: Suite, catalogue: Catalogue): boolean =>
  catalogue.rows.stock.some((stock) => stock.code === hinge.stock && stock.suite === suite);

/** The hinges that go with a suite; a supplier without them hangs the door on the first colour of the list. */
export function hingeColourFor(suite: Suite, catalogue: Catalogue): HingeColour['name'] {
  const [first] = catalogue.rows.hinges;
  if (!first) throw new Error('The catalogue holds no hinges.');
  return (catalogue.rows.hinges.find((hinge) => isInSuite(hinge, suite, catalogue)) ?? first).name;
}

/** Hinges in the finish of the old suite change with it; any other colour was somebody's choice and stays. */
export function hingeColourAfter(
  present: HingeColour['name'],
  { from, to }: { readonly from: Suite; readonly to: Suite },
  catalogue: Catalogue,
): HingeColour['name'] {
  return present === hingeColourFor(from, catalogue) ? hingeColourFor(to, catalogue) : present;
}
