import type { RuleContext } from '../choice/rule.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { Effect } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { themeOf } from './glazing.ts';
import { isMadeFor, shapesOf } from './theme-shapes.ts';

/** The notice that a new design removes the chosen theme. */
export function lostGlassEffects(
  { glass }: Item,
  design: Design,
  { catalogue, messages }: RuleContext,
): readonly Effect[] {
  const theme = themeOf(glass.door, catalogue);
  return !theme || isMadeFor(theme, shapesOf(design))
    ? []
    : [{ type: 'notify', message: messages.glass.lost(theme.name, design.name) }];
}
