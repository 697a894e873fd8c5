import { isGlazed } from '@door/domain/catalogue/rows/design-rows';
import { partsDiffer } from '@door/domain/door/glass/glass-of-set';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { glazedFrameParts, type PanePlace } from '@door/domain/door/model/parts';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { configureAll } from '@door/domain/door/configure/configure';

/** How far a glass that is chosen at one pane of the picture goes: the whole set, all panes around the door, or this one alone. */
export type GlassScope = 'everywhere' | 'around' | 'here';

/** The scopes that differ from one another for this pane; one alone needs no choice. */
export function scopesAt(
  pane: PanePlace,
  item: Item,
  { catalogue }: RuleContext,
): readonly [GlassScope, ...GlassScope[]] {
  const around = glazedFrameParts(item.frame.parts).length;
  const isOneOfSeveral = pane !== 'door' && around > 1;
  if (around === 0) return ['everywhere'];
  if (!isGlazed(catalogue.design(item.designId))) return isOneOfSeveral ? ['around', 'here'] : ['around'];
  return isOneOfSeveral ? ['everywhere', 'around', 'here'] : ['everywhere', 'here'];
}

/** The scope in which the glass of this pane was chosen. */
export function presentScope(
  scopes: readonly [GlassScope, ...GlassScope[]],
  { glass }: Pick<Item, 'glass'>,
): GlassScope {
  const [widest, second = widest] = scopes;
  if (partsDiffer(glass) && scopes.includes('here')) return 'here';
  return glass.frame.kind === 'own' && widest === 'everywhere' ? second : widest;
}

const join: Action = { type: 'glass.differentFrame', on: false };
const separate: Action = { type: 'glass.differentFrame', on: true };
const clearDoor: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } };

/**
 * What has to be done before a glass of this scope is chosen: door and frame are joined or separated. A door whose theme is not made
 * for the frame cannot be joined as it is: it becomes clear first, and then what is chosen.
 */
export function actionsBefore(scope: GlassScope, item: Item, context: RuleContext): readonly Action[] {
  const hasAround = glazedFrameParts(item.frame.parts).length > 0;
  if (!hasAround || !isGlazed(context.catalogue.design(item.designId))) return [];
  const isApart = item.glass.frame.kind === 'own';
  if (scope !== 'everywhere') return isApart ? [] : [separate];
  if (!isApart) return [];
  return configureAll(item, [join], context).ok ? [join] : [clearDoor, join];
}
