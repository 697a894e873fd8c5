import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import { summaryOf } from '../../designer/description/door-summary.ts';
import type { RuleContext } from '@door/domain/door/choice/rule';

/** What a door is called that nobody has named: `Half Glaze Square in Pigeon Blue`. */
export const nameOfDoor = (item: Item, context: RuleContext): string =>
  summaryOf(describeItem(item, context), 'design', item).first;
