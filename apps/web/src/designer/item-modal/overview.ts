import type { RuleContext } from '@door/domain/door/choice/rule';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Described } from '@door/domain/door/model/description';
import { type Origin, originsOf } from '@door/domain/door/configure/origin';
import type { Item } from '@door/domain/door/model/item';
import { newItem } from '@door/domain/door/configure/new-item';

export interface OverviewLine extends Pick<Described, 'step' | 'term' | 'value'> {
  /** As the frame comes: nothing else was chosen. */
  readonly standard: boolean;
  /** Why it is so. */
  readonly origin: Origin;
}

/** All that was chosen, in the order of the steps, and what of it was left as the frame comes. */
export function overviewOf(item: Item, context: RuleContext): readonly OverviewLine[] {
  const plain = describeItem(plainDoor(item, context), context);
  const origins = originsOf(item, context);
  return describeItem(item, context).map((line, index) => ({
    ...line,
    origin: origins.get(line.about) ?? { kind: 'usual' },
    // The first line is the frame itself; glass that nobody has chosen yet is not a standard one.
    standard: index > 0 && !isOpen(line, item) && plain.some(({ term, value }) => is(line, term, value)),
  }));
}

/** The same frame before anything was chosen. */
const plainDoor = ({ id, templateId }: Item, context: RuleContext): Item =>
  newItem(id, context.catalogue.template(templateId), context);

const is = (line: Described, term: string, value: string) => line.term === term && line.value === value;

const isOpen = ({ step }: Described, { glass }: Item) => step === 'glass' && glass.door.kind === 'none-chosen';
