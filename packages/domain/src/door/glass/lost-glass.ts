import type { ChangedDoor, RuleContext } from '../choice/rule.ts';
import { themeOf } from './glazing.ts';

/** The notice that the glass of the door is not made for its new design; it comes back with a design that takes it. */
export function lostGlass({ was, now }: ChangedDoor, { catalogue, messages }: RuleContext): readonly string[] {
  const theme = themeOf(was.glass.door, catalogue);
  return theme && was.designId !== now.designId && now.glass.door.kind === 'none-chosen'
    ? [messages.glass.lost(theme.name, catalogue.design(now.designId).name)]
    : [];
}
