import { notOffered, refusalOf } from '../choice/option.ts';
import { type ChangedDoor, type Check, chooses, type RuleContext, type Rules } from '../choice/rule.ts';
import type { ActionOf } from '../model/action.ts';
import { templateOptions } from './template-options.ts';

export const frameIsOffered: Check<'frame.choose'> = (item, { templateId }, { catalogue, messages }) =>
  refusalOf(
    templateOptions(item, catalogue),
    ({ id }) => id === templateId,
    notOffered('frame', messages.notOffered.template),
  );

/** A design that only came with the old frame changes with it without a word; a chosen one gives way where it does not fit. */
function designChange({ was, now }: ChangedDoor, { catalogue, messages }: RuleContext): readonly string[] {
  if (was.designId === now.designId || was.choices.designId !== was.designId) return [];
  return [messages.designs.changed(catalogue.design(was.designId).name, catalogue.design(now.designId).name)];
}

export const frameRules: Rules<ActionOf<'frame.choose'>> = {
  'frame.choose': {
    check: frameIsOffered,
    apply: chooses(({ templateId }) => ({ templateId })),
    notices: designChange,
  },
};
