import { jobOf } from '../bom/job.ts';
import { configure } from '../item/configure.ts';
import type { Item } from '../item/item.ts';
import type { Cure } from '../item/offer.ts';
import { accessFaults } from './access.ts';
import { colourFaults } from './colour.ts';
import { fireFaults } from './fire.ts';
import { type Check, type Examined, type Examiner, type Fault, type Finding, severities } from './finding.ts';
import { paneFaults } from './panes.ts';
import { safetyGlassFaults } from './safety-glass.ts';
import { securityFaults } from './security.ts';
import { thermalFaults } from './thermal.ts';
import { weightFaults } from './weight.ts';

const checks: readonly Check[] = [
  weightFaults,
  paneFaults,
  securityFaults,
  fireFaults,
  thermalFaults,
  safetyGlassFaults,
  accessFaults,
  colourFaults,
];

/**
 * What regulations, works and fitters have to say about a set that can be made: the gravest first, each with the nearest
 * changes that cure it.
 */
export function findings(item: Item, examiner: Examiner): readonly Finding[] {
  const set = examined(item, examiner);
  return checks
    .flatMap((check) => check(set).map((fault) => findingOf(fault, check, set)))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

const examined = (item: Item, examiner: Examiner): Examined => ({ ...jobOf(item, examiner), words: examiner.words });

const mostCures = 2;

function findingOf({ ways, ...fault }: Fault, check: Check, set: Examined): Finding {
  const isCured = (cure: Cure): boolean => {
    const outcome = configure(set.item, cure.action, set.catalogue);
    return outcome.ok && !check(examined(outcome.value.item, set)).some((left) => isSame(left, fault));
  };
  const nearest = ways.map((way) => way.find(isCured)).filter((cure) => cure !== undefined);
  const cures = nearest.filter(({ label }, index) => nearest.findIndex((each) => each.label === label) === index);
  return { ...fault, cures: cures.slice(0, mostCures) };
}

const isSame = (one: Pick<Fault, 'code' | 'part'>, other: Pick<Fault, 'code' | 'part'>): boolean =>
  one.code === other.code && one.part === other.part;
