import type { RuleContext } from '@door/domain/door/choice/rule';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Action } from '@door/domain/door/model/action';
import { configure } from '@door/domain/door/configure/configure';
import type { TemplateId } from '@door/domain/door/model/ids';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import type { Mm, Size } from '@door/domain/lib/mm';
import { openingAround } from '@door/domain/door/sizes/opening';

/** The opening for which this door set has its size. */
export const openingOf = ({ frame: { overall } }: Item, catalogue: Catalogue): Size =>
  openingAroundSize(overall, catalogue);

/** The opening for a set of this size. */
export const openingAroundSize = ({ width, height }: Size, catalogue: Catalogue): Size => {
  const around = openingFor(catalogue);
  return { width: around(width), height: around(height) };
};

/** The opening around an overall length. */
export const openingFor =
  ({ rows: { clearances } }: Catalogue) =>
  (overall: Mm): Mm =>
    openingAround(overall, clearances.fitting);

/** A door, and the size that was typed for it. */
export interface SizedDoor {
  readonly item: Item;
  readonly typedSize: Size | null;
}

/** Whether the size is a person's: another than the template's, or the template's own as somebody typed it. */
export function hasKnownOpening({ item, typedSize }: SizedDoor, catalogue: Catalogue): boolean {
  const { overall } = item.frame;
  return !isEqual(overall, catalogue.template(item.templateId).overall) || isEqual(overall, typedSize);
}

/** The actions that choose another frame for the same opening; null where it cannot be made for it. */
export function actionsForFrame(
  templateId: TemplateId,
  door: SizedDoor,
  context: RuleContext,
): readonly Action[] | null {
  const { item } = door;
  const choice = { type: 'frame.choose', templateId } as const;
  if (!hasKnownOpening(door, context.catalogue)) return [choice];
  const outcome = configure(item, choice, context);
  if (!outcome.ok) return [choice];
  const size = { type: 'size.changeOverall', overall: item.frame.overall } as const;
  return configure(outcome.value.item, size, context).ok ? [choice, size] : null;
}
