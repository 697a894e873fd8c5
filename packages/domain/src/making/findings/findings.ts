import { resolveItem } from '../bom/resolved-item.ts';
import type { Item } from '../../door/model/item.ts';
import type { Cure } from '../../door/model/outcome.ts';
import { accessFaults } from './access-faults.ts';
import { choiceFaults } from './choice-faults.ts';
import { colourFaults } from './colour-faults.ts';
import { fireFaults } from './fire-faults.ts';
import {
  type Check,
  type CheckedSet,
  type CheckContext,
  type Fault,
  type Finding,
  isSameFinding,
  severities,
} from './finding.ts';
import { paneFaults } from './pane-faults.ts';
import { retiredFaults } from './retired-faults.ts';
import { safetyGlassFaults } from './safety-glass-faults.ts';
import { securityFaults } from './security-faults.ts';
import { thermalFaults } from './thermal-faults.ts';
import { weightFaults } from './weight-faults.ts';

const checks: readonly Check[] = [
  choiceFaults,
  weightFaults,
  paneFaults,
  securityFaults,
  fireFaults,
  thermalFaults,
  safetyGlassFaults,
  accessFaults,
  colourFaults,
  retiredFaults,
];

/**
 * Checks a set that can be made against regulations, production limits and what fitters need. Most severe first, each
 * finding with at most two changes that cure it.
 */
export function findings(item: Item, context: CheckContext): readonly Finding[] {
  const set = checkedSet(item, context);
  return checks
    .flatMap((check) => check(set).map((fault) => findingOf(fault, check, { set, context })))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** What the checks find, without the changes that would cure it: as cheap as asking whether a set can be made. */
export function faultsOf(
  item: Item,
  context: Omit<CheckContext, 'tryAction'>,
): readonly Omit<Fault, 'cureCandidates'>[] {
  const set = checkedSet(item, context);
  return checks.flatMap((check) => check(set));
}

const checkedSet = (item: Item, context: Omit<CheckContext, 'tryAction'>): CheckedSet => ({
  ...resolveItem(item, context),
  messages: context.messages,
});

const mostCures = 2;

function findingOf(
  { cureCandidates, ...fault }: Fault,
  check: Check,
  { set, context }: { readonly set: CheckedSet; readonly context: CheckContext },
): Finding {
  const isCured = (cure: Cure): boolean => {
    const cured = context.tryAction(set.item, cure.action);
    return cured !== null && !check(checkedSet(cured, context)).some((left) => isSameFinding(left, fault));
  };
  const nearest = cureCandidates.map((way) => way.find(isCured)).filter((cure) => cure !== undefined);
  const cures = nearest.filter(({ label }, index) => nearest.findIndex((each) => each.label === label) === index);
  return { ...fault, cures: cures.slice(0, mostCures) };
}
