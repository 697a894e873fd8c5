import { describeItem } from '@door/domain/configure/describe-item';
import type { Item } from '@door/domain/model/item';
import { summaryOf } from '../../door/description/door-summary.ts';
import type { RuleContext } from '@door/domain/choice/rule';

/** What a door is called that nobody has named: `Half Glaze Square in Pigeon Blue`. */
export const nameOfDoor = (item: Item, context: RuleContext): string =>
  summaryOf(describeItem(item, context), 'design', item).first;
