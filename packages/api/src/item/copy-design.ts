import type { RuleContext } from '@door/domain/door/choice/rule';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { validateItem } from '@door/domain/door/configure/validate-item';
import { isUnglazedSet } from '@door/domain/door/glass/glazing';
import type { ItemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { type BareDesign, withoutHouseNumber } from '@door/domain/door/model/item-record';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import type { Part } from '@door/domain/door/model/parts';
import type { SharedDesign } from '../visitor/share-store.ts';
import type { Supplier } from '../ports/supplier.ts';
import type { CallScope } from '../procedure.ts';
import { messages } from '../messages.ts';
import { effective } from '@door/domain/door/effective/effective';
import { partIdOf } from '@door/domain/door/frame/cells';

/** The design of an item, to be shared or copied. Part ids belong to the item, so each part is named by its kind. */
export const bareDesign = (item: Item): BareDesign =>
  withPartIds(designOf(withoutHouseNumber(item)), ({ kind }) => kind);

const designOf = ({ id: _id, houseNumber: _houseNumber, ...design }: Item): BareDesign => design;

/** A new item of that design. */
export const itemOf = (id: ItemId, design: BareDesign): Item => ({ ...underId(id, design), houseNumber: '' });

/** The same door under another id, from which those of its parts follow. */
export const underId = <Design extends Pick<Item, 'frame'>>(id: ItemId, design: Design) => ({
  ...withPartIds(design, ({ kind }) => partIdOf(id, kind)),
  id,
});

const withPartIds = <Design extends Pick<Item, 'frame'>>(design: Design, idOf: (part: Part) => string): Design => ({
  ...design,
  frame: { ...design.frame, parts: design.frame.parts.map((part) => ({ ...part, id: idOf(part) })) },
});

/** A shared design of this supplier; one of another supplier is not found. */
export async function loadShare({ stores }: CallScope, id: string): Promise<Result<SharedDesign>> {
  const shared = await stores.shares.load(id);
  return shared ? accepted(shared) : refused('share.none', messages.share.none);
}

/** A door without glass is passed on only by a supplier who sells such doors: whoever opens the link could order it. */
export const mayBePassedOn = (
  { glass }: Pick<Item, 'glass'>,
  { client, context: { messages: t } }: Pick<Supplier, 'client' | 'context'>,
): Result<'allowed'> =>
  isUnglazedSet(glass) && !client.ui.showUnglazed
    ? refused('glass.not-offered', t.notOffered.glass.door)
    : accepted('allowed');

/** The catalogue has changed since the design was shared, so that it can no longer be made. */
export const noLongerOffered = refused('share.no-longer-offered', messages.share.noLongerOffered);

/** The copy, worked out by today's catalogue; refused where the catalogue no longer offers something in it. */
export function copyAsSold(copied: Item, context: RuleContext): Result<Item> {
  if (unknownRows(copied, context).length > 0) return noLongerOffered;
  const item = effective(copied, context);
  return validateItem(item, context).length > 0 ? noLongerOffered : accepted(item);
}
