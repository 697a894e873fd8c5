import type { RuleContext } from '../choice/rule.ts';
import { defaultCylinder } from '../hardware/default-cylinder.ts';
import type { BuildAbout } from '../model/description.ts';
import { type PackerPosition, packerPositions } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { wholeFacts } from './describe-build.ts';

/** What the trade reads besides: cylinder and packers always, and system, profile and slab where they are the usual ones. */
export function describeUsualBuild(item: Item, context: RuleContext): readonly UsualTradePart[] {
  const { catalogue, messages } = context;
  const { packers } = item.frame;
  const usual = wholeFacts(item, context)
    .filter(({ about, differs }) => !differs && usualTerms.some((term) => term === about))
    .map(({ about, value }) => ({ about, term: messages.build.terms[about], value, isUsual: true }));
  const { cylinder: code } = item.build;
  const cylinder = {
    about: 'cylinder' as const,
    term: messages.build.places.cylinder,
    value: catalogue.master(catalogue.stock(code).masterId).name,
    isUsual: code === defaultCylinder(catalogue),
  };
  const packed = packerPositions.flatMap((position) => {
    const stock = packers[position];
    return stock === null
      ? []
      : [
          {
            about: position,
            term: messages.build.packers[position],
            value: catalogue.sizeStock(stock).name,
            isUsual: false,
          },
        ];
  });
  const none = { about: 'packers' as const, term: messages.build.noPackers, value: messages.build.none, isUsual: true };
  return [...usual, cylinder, ...(packed.length === 0 ? [none] : packed)];
}

const usualTerms = ['system', 'profile', 'slab'] as const;

export interface UsualTradePart {
  readonly about: BuildAbout | PackerPosition | 'packers';
  readonly term: string;
  readonly value: string;
  /** As every such door comes: nobody chose otherwise. */
  readonly isUsual: boolean;
}
