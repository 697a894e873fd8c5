import type { RuleContext } from '../choice/rule.ts';
import type { BuildAbout, DescribedTradePart } from '../model/description.ts';
import { buildPlaces } from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';
import { glazedFramePartKinds } from '../model/parts.ts';
import { hasSmokeSeals, isSecured, systemOf } from '../system/item-system.ts';
import { plainBuild } from '../model/plain-item.ts';
import { stockAt } from './stock-at.ts';

/** Lists only what differs from a plain door. */
export const describeBuild = (item: Item, context: RuleContext): readonly DescribedTradePart[] => [
  ...wholeLines(item, context),
  ...glazedFramePartKinds.flatMap((joint) => {
    const code = item.frame.couplings[joint];
    if (code === undefined) return [];
    const { couplings } = context.messages.build;
    return [
      { about: `coupling-${joint}` as const, term: couplings[joint], value: context.catalogue.sizeStock(code).name },
    ];
  }),
  ...buildPlaces.flatMap((place) => {
    const code = stockAt(item, place);
    if (place === 'cylinder' || code === null) return [];
    return [
      {
        about: place,
        term: context.messages.build.places[place],
        value: context.catalogue.master(context.catalogue.stock(code).masterId).name,
      },
    ];
  }),
];

const wholeLines = (item: Item, context: RuleContext): readonly DescribedTradePart[] =>
  wholeFacts(item, context)
    .filter(({ differs }) => differs)
    .map(({ about, value }) => ({ about, term: context.messages.build.terms[about], value }));

interface WholeFact {
  readonly about: keyof RuleContext['messages']['build']['terms'] & BuildAbout;
  /** From a plain door. */
  readonly differs: boolean;
  readonly value: string;
}

/** Facts about the whole set, each with whether a plain door has another. */
export function wholeFacts(item: Item, { catalogue, messages }: RuleContext): readonly WholeFact[] {
  const { build, frame } = item;
  const usual = catalogue.template(item.templateId).profile;
  const facts: readonly (readonly [about: WholeFact['about'], differs: boolean, value: string])[] = [
    ['jobType', build.jobType !== plainBuild.jobType, messages.build.jobTypes[build.jobType]],
    ['system', systemOf(item.systemId, catalogue).tradeOnly === true, systemOf(item.systemId, catalogue).name],
    ['profile', frame.profile !== usual, messages.build.profiles[frame.profile]],
    ['thresholdLayout', frame.thresholdLayout !== 'door', messages.build.layouts[frame.thresholdLayout]],
    ['slab', build.slab !== 44, messages.build.slabOf(build.slab)],
    ['sbd', isSecured(item), messages.build.yes],
    ['smokeControl', hasSmokeSeals(item, catalogue), messages.build.yes],
  ];
  return facts.map(([about, differs, value]) => ({ about, differs, value }));
}
