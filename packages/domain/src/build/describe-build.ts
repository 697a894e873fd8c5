import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BuildAbout, Described } from '../configure/describe-item.ts';
import { buildPlaces } from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';
import { build as words } from '../words/english/build.ts';
import { hasSmokeSeals, isSecured, systemOf } from '../system/item-system.ts';
import { plainBuild } from './plain-build.ts';
import { stockAt } from './stock-at.ts';

/** Lists only what differs from a plain door. */
export const describeBuild = (item: Item, catalogue: Catalogue): readonly Omit<Described, 'step'>[] => [
  ...wholeLines(item, catalogue),
  ...buildPlaces.flatMap((place) => {
    const code = stockAt(item, place);
    if (place === 'cylinder' || code === null) return [];
    return [{ about: place, term: words.places[place], value: catalogue.master(catalogue.stock(code).masterId).name }];
  }),
];

function wholeLines(item: Item, catalogue: Catalogue): readonly Omit<Described, 'step'>[] {
  const { build, frame } = item;
  const usual = catalogue.template(item.templateId).profile;
  const lines: readonly (readonly [about: keyof typeof words.terms & BuildAbout, differs: boolean, value: string])[] = [
    ['jobType', build.jobType !== plainBuild.jobType, words.jobTypes[build.jobType]],
    ['system', systemOf(item.systemId, catalogue).tradeOnly === true, systemOf(item.systemId, catalogue).name],
    ['profile', frame.profile !== usual, words.profiles[frame.profile]],
    ['thresholdLayout', frame.thresholdLayout !== 'door', words.layouts[frame.thresholdLayout]],
    ['slab', build.slab !== 44, words.slabOf(build.slab)],
    ['sbd', isSecured(item), words.yes],
    ['smokeControl', hasSmokeSeals(item, catalogue), words.yes],
  ];
  return lines.filter(([, differs]) => differs).map(([about, , value]) => ({ about, term: words.terms[about], value }));
}
