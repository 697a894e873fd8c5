import { configure } from '../door/configure/configure.ts';
import { effective } from '../door/effective/effective.ts';
import { choosing as choosingToo, type NewChoices } from '../door/model/choices.ts';
import type { Action, Configured } from '../door/model/action.ts';
import type { Catalogue } from '../catalogue/rows/catalogue.ts';
import { itemId, templateId } from '../door/model/ids.ts';
import type { Item } from '../door/model/item.ts';
import type { ItemRecord } from '../door/model/item-record.ts';
import { newItem } from '../door/configure/new-item.ts';
import { aCatalogue } from './a-catalogue.ts';
import { aContext, contextOf } from './a-context.ts';

/** A new item of a frame template of `aCatalogue`. */
export const aDoor = (template: string): Item => aDoorOf(template, aCatalogue());

export function aDoorOf(template: string, catalogue: Catalogue): Item {
  const id = itemId('5a1f4c1e-0000-4000-8000-000000000001');
  return newItem(id, catalogue.template(templateId(template)), contextOf(catalogue));
}

/** The door with these choices too, whether or not a tile offers them. */
export const withChoices = (item: Item, changes: NewChoices, context = aContext()): Item =>
  effective({ id: item.id, choices: choosingToo(item.choices, changes) }, context);

/** The door with the facts that are stored beside it. */
export const aRecordOf = (item: Item): ItemRecord => ({ item, currency: 'EUR', job: { address: 'Mill Lane' } });

/** The door after these actions; a refusal fails the test. */
export const afterChoosing = (item: Item, ...actions: readonly Action[]): Item =>
  actions.reduce((now, action) => choosing(now, action).item, item);

export function choosing(item: Item, action: Action): Configured {
  const outcome = configure(item, action, aContext());
  if (!outcome.ok) throw new Error(`${action.type} was refused: ${outcome.refusal.message}`);
  return outcome.value;
}

/** The code with which an action is refused; 'accepted' when it is not. */
export function refusalOfChoosing(item: Item, action: Action): string {
  const outcome = configure(item, action, aContext());
  return outcome.ok ? 'accepted' : outcome.refusal.code;
}
