import { fireRatingOf } from '../build/of-system.ts';
import { type RatedArea, setHeat } from '../thermal/set-heat.ts';
import { type Country, uLimits } from '../thermal/u-limits.ts';
import type { Check, Examined, Fault } from './finding.ts';
import { otherDesigns, otherSlabs, plainGlass, type Way } from './ways.ts';

/** Above so much glass England rates a door by the sun that comes in, too. */
const mostlyGlass = 0.6;

/** Whether the set keeps the warmth in as each country asks. */
export const thermalFaults: Check = (set) => [...lossFaults(set), ...glassShareFaults(set)];

function lossFaults(set: Examined): readonly Fault[] {
  const { declared, areas } = setHeat(set.item, set);
  const broken = limitsFor(set).filter(({ most }) => declared > most);
  const most = Math.min(...broken.map((limit) => limit.most));
  const culprit = culpritAmong(areas, most);
  if (broken.length === 0 || !culprit) return [];
  const { sentence, ways } = blame(culprit, set);
  return [
    {
      code: 'thermal.too-much',
      severity: 'warning',
      sentence: set.words.letsThrough({
        declared,
        most,
        countries: broken.map(({ country }) => country),
        because: sentence,
      }),
      part: null,
      ways,
    },
  ];
}

export interface CountryLimit {
  readonly country: Country;
  readonly most: number;
}

/** What each country allows a set of this kind. */
export const limitsFor = ({ item, catalogue }: Pick<Examined, 'item' | 'catalogue'>): readonly CountryLimit[] =>
  uLimits.map(({ country, door, fireDoor }) => ({
    country,
    most: fireRatingOf(item, catalogue) === undefined ? door : fireDoor,
  }));

/** What somebody chose and could choose otherwise; frame and threshold are as the system has them. */
type ChosenArea = RatedArea & { readonly what: Exclude<RatedArea['what'], 'frame' | 'threshold'> };

const isChosen = (area: RatedArea): area is ChosenArea => area.what !== 'frame' && area.what !== 'threshold';

/** Where most is lost beyond what is allowed; where no choice is beyond it, where most is lost. */
function culpritAmong(areas: readonly RatedArea[], most: number): ChosenArea | undefined {
  const excess = ({ m2, u }: RatedArea) => m2 * (u - most);
  return areas.filter(isChosen).toSorted((a, b) => excess(b) - excess(a))[0];
}

interface Blame {
  readonly sentence: string;
  readonly ways: readonly Way[];
}

function blame({ what, u }: ChosenArea, set: Examined): Blame {
  const { words, item, catalogue } = set;
  const others = [otherSlabs(set), plainGlass('door', set), plainGlass('frame', set), otherDesigns(set)];
  if (what === 'slab') return { sentence: words.because.slab(item.build.slab, u), ways: others };
  return what === 'doorGlass'
    ? {
        sentence: words.because.doorGlass(catalogue.design(item.designId).name, u),
        ways: [plainGlass('door', set), ...others],
      }
    : { sentence: words.because.fixedGlass(what, u), ways: [plainGlass('frame', set), ...others] };
}

function glassShareFaults(set: Examined): readonly Fault[] {
  const { glassShare } = setHeat(set.item, set);
  if (glassShare <= mostlyGlass) return [];
  const sentence = set.words.mostlyGlass(Math.round(glassShare * 100));
  return [{ code: 'thermal.mostly-glass', severity: 'note', sentence, part: null, ways: [] }];
}
