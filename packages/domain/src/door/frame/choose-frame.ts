import { notOffered, refusalOf } from '../choice/option.ts';
import type { Apply, Check, RuleContext, Rules } from '../choice/rule.ts';
import { handOn } from '../design-fit/hand-of-design.ts';
import { fitsLeaves } from '../design-fit/leaf-fit.ts';
import { lostGlassEffects } from '../glass/lost-glass.ts';
import type { ActionOf, Effect } from '../model/action.ts';
import type { DesignId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { frameFromTemplate, leavesFromTemplate, opensOn } from './from-template.ts';
import { templateOptions } from './template-options.ts';
import { keepPartIds } from './resize.ts';

/**
 * Another frame, in its own sizes; every other choice that still holds is kept. A design that only came with the old
 * frame changes with it.
 */
export const chooseFrame: Apply<'frame.choose'> = (item, { templateId }, context) => {
  const { catalogue } = context;
  const template = catalogue.template(templateId);
  const framed: Item = {
    ...item,
    templateId,
    frame: frameFromTemplate(template, keepPartIds(item), catalogue),
    leaves: leavesFromTemplate(template),
    opens: opensOn(template, catalogue),
  };
  const isDefault = item.designId === catalogue.template(item.templateId).designId;
  const keepsDesign = !isDefault && fitsLeaves(catalogue.design(item.designId), framed, catalogue);
  const designId = keepsDesign ? item.designId : template.designId;
  const design = catalogue.design(designId);
  return {
    item: { ...framed, ...handOn(design, item), designId },
    effects: [
      ...(isDefault || keepsDesign ? [] : [designChange(item.designId, designId, context)]),
      ...lostGlassEffects(item, design, context),
    ],
  };
};

export const frameIsOffered: Check<'frame.choose'> = (item, { templateId }, { catalogue, messages }) =>
  refusalOf(
    templateOptions(item, catalogue),
    ({ id }) => id === templateId,
    notOffered('frame', messages.notOffered.template),
  );

const designChange = (from: DesignId, to: DesignId, { catalogue, messages }: RuleContext): Effect => ({
  type: 'notify',
  message: messages.designs.changed(catalogue.design(from).name, catalogue.design(to).name),
});

export const frameRules: Rules<ActionOf<'frame.choose'>> = {
  'frame.choose': { check: frameIsOffered, apply: chooseFrame },
};
