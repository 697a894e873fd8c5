import type { RuleContext } from '../choice/rule.ts';
import type { UiSettings } from '../../catalogue/rows/client-rows.ts';
import type { Option } from '../choice/option.ts';
import type { FrameSide } from '../colours/colour-of-part.ts';
import { doorColourOptions, frameColourOptions } from '../colours/colour-options.ts';
import { templateOptions } from '../frame/template-options.ts';
import { designOptions } from '../design/design-options.ts';
import type { GlassPlace } from '../glass/glazing.ts';
import { mayChooseFrameGlass } from '../glass/glass-of-set.ts';
import { backingOptions, glazingOptions } from '../glass/glass-options.ts';
import { handleTypeOptions, hardwareOptions, suiteOptions } from '../hardware/hardware-options.ts';
import type { VisitorAction } from '../model/action.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';

/** What the tiles of a step follow from. */
export interface StepQuestion {
  readonly item: Item;
  readonly context: RuleContext;
  readonly ui: Pick<UiSettings, 'showUnglazed' | 'showExtraInternalColour'>;
}

/** The steps on which a choice can have a price of its own. */
export const pricedSteps = ['frame', 'design', 'colours', 'glass', 'hardware'] as const;

export type PricedStep = (typeof pricedSteps)[number];

/** What could be chosen on this step instead of what is: the actions of its tiles, without those that are chosen or refused. */
export const choicesOfStep = (step: PricedStep, question: StepQuestion): readonly VisitorAction[] =>
  choices[step](question);

const choices: Readonly<Record<PricedStep, (question: StepQuestion) => readonly VisitorAction[]>> = {
  frame: ({ item, context: { catalogue } }) =>
    actions(templateOptions(item, catalogue), ({ id }) => ({ type: 'frame.choose', templateId: id })),
  design: ({ item, context }) =>
    actions(designOptions(item, context), ({ id }) => ({ type: 'design.choose', designId: id })),
  colours: (question) => [
    ...actions(doorColourOptions(question.item, question.context.catalogue), ({ id }) => ({
      type: 'colour.chooseDoor',
      colourId: id,
    })),
    ...frameColours('external', 'colour.chooseFrameExternal', question),
    ...frameColours('internal', 'colour.chooseFrameInternal', question),
  ],
  glass: (question) => [
    ...glazings('door', 'glass.chooseForDoor', question),
    ...(mayChooseFrameGlass(question.item, question.context.catalogue)
      ? glazings('frame', 'glass.chooseForFrame', question)
      : []),
    ...actions(backingOptions(question.item, question.context), ({ name }) => ({
      type: 'glass.chooseBacking',
      backing: name,
    })),
  ],
  hardware: ({ item, context }) => [
    ...actions(handleTypeOptions(item, context), ({ handleType }) => ({
      type: 'hardware.chooseHandleType',
      handleType,
    })),
    ...actions(suiteOptions(item, context), (suite) => ({ type: 'hardware.chooseSuite', suite })),
    ...hardwareKinds.flatMap((kind) =>
      actions(hardwareOptions(item, kind, context), (piece) => ({
        type: 'hardware.choose',
        kind,
        stock: piece?.code ?? null,
      })),
    ),
  ],
};

const actions = <Value>(
  options: readonly Option<Value>[],
  actionOf: (value: Value) => VisitorAction,
): readonly VisitorAction[] =>
  options
    .filter(({ chosen, disabledReason }) => !chosen && disabledReason === null)
    .map(({ value }) => actionOf(value));

function frameColours(
  side: FrameSide,
  type: 'colour.chooseFrameExternal' | 'colour.chooseFrameInternal',
  { item, context, ui: { showExtraInternalColour } }: StepQuestion,
): readonly VisitorAction[] {
  const { standard, premium } = frameColourOptions(item, { context, side, showExtraInternalColour });
  return [
    ...actions(standard, ({ id }) => ({ type, finish: { kind: 'frame-colour', colourId: id } })),
    ...actions(premium ? [premium] : [], (finish) => ({ type, finish })),
  ];
}

const glazings = (
  place: GlassPlace,
  type: 'glass.chooseForDoor' | 'glass.chooseForFrame',
  { item, context, ui: { showUnglazed } }: StepQuestion,
): readonly VisitorAction[] =>
  actions(glazingOptions(item, { context, place, showUnglazed }), (glazing) => ({ type, glazing }));
