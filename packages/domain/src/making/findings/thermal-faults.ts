import { fireRatingOf } from '../../door/system/item-system.ts';
import { type RatedArea, thermalRatingOf } from '../thermal/thermal-rating.ts';
import type { Country } from '../../lib/country.ts';
import type { Check, CheckedSet, Fault } from './finding.ts';
import { otherDesigns, otherSlabs, plainGlass, type FixCandidates } from './fix-candidates.ts';

/** The declared U-value against each country's limit, and the share of glass. */
export const thermalFaults: Check = (set) => [...lossFaults(set), ...glassShareFaults(set)];

function lossFaults(set: CheckedSet): readonly Fault[] {
  const { declared, areas } = thermalRatingOf(set.item, set);
  const broken = limitsFor(set).filter(({ most }) => declared > most);
  const most = Math.min(...broken.map((limit) => limit.most));
  const culprit = culpritAmong(areas, most);
  if (broken.length === 0 || !culprit) return [];
  const { sentence, fixCandidates } = blame(culprit, set);
  return [
    {
      code: 'thermal.too-much',
      severity: 'warning',
      sentence: set.messages.letsThrough({
        declared,
        most,
        countries: broken.map(({ country }) => country),
        because: sentence,
      }),
      parts: [],
      fixCandidates,
    },
  ];
}

interface CountryLimit {
  readonly country: Country;
  readonly most: number;
}

/** The U-value limit of each country for this set, W/m²K. */
export const limitsFor = ({ item, catalogue }: Pick<CheckedSet, 'item' | 'catalogue'>): readonly CountryLimit[] =>
  uLimits.map(({ country, door, fireDoor }) => ({
    country,
    most: fireRatingOf(item, catalogue) === undefined ? door : fireDoor,
  }));

/** An area that another choice would change; frame and threshold come with the system. */
type ChosenArea = RatedArea & { readonly what: Exclude<RatedArea['what'], 'frame' | 'threshold'> };

const isChosen = (area: RatedArea): area is ChosenArea => area.what !== 'frame' && area.what !== 'threshold';

/** The chosen area that exceeds the limit most, weighted by its size. */
function culpritAmong(areas: readonly RatedArea[], most: number): ChosenArea | undefined {
  const excess = ({ m2, u }: RatedArea) => m2 * (u - most);
  return areas.filter(isChosen).toSorted((a, b) => excess(b) - excess(a))[0];
}

interface Blame {
  readonly sentence: string;
  readonly fixCandidates: readonly FixCandidates[];
}

function blame({ what, u }: ChosenArea, set: CheckedSet): Blame {
  const { messages, item, catalogue } = set;
  const others = [otherSlabs(set), plainGlass('door', set), plainGlass('frame', set), otherDesigns(set)];
  if (what === 'slab') return { sentence: messages.because.slab(item.build.slab, u), fixCandidates: others };
  return what === 'doorGlass'
    ? {
        sentence: messages.because.doorGlass(catalogue.design(item.designId).name, u),
        fixCandidates: [plainGlass('door', set), ...others],
      }
    : { sentence: messages.because.fixedGlass(what, u), fixCandidates: [plainGlass('frame', set), ...others] };
}

function glassShareFaults(set: CheckedSet): readonly Fault[] {
  const { glassShare } = thermalRatingOf(set.item, set);
  if (glassShare <= set.production.checkLimits.mostlyGlass) return [];
  const sentence = set.messages.mostlyGlass(Math.round(glassShare * 100));
  return [{ code: 'thermal.mostly-glass', severity: 'note', sentence, parts: [], fixCandidates: [] }];
}

/** Highest U-value that a country allows for a door set, W/m²K. */
interface ULimit {
  readonly country: Country;
  readonly door: number;
  /** For a fire door. */
  readonly fireDoor: number;
}

/** Approved Document L (England) and TGD L (Ireland). */
export const uLimits: readonly ULimit[] = [
  { country: 'england', door: 1.4, fireDoor: 1.8 },
  { country: 'ireland', door: 1.4, fireDoor: 1.4 },
];
