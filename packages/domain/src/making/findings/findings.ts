import { resolveItem } from '../bom/resolved-item.ts';
import type { Item } from '../../door/model/item.ts';
import type { Fix } from '../../door/model/result.ts';
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
 * finding with at most two changes that fix it.
 */
export function findings(item: Item, context: CheckContext): readonly Finding[] {
  const set = checkedSet(item, context);
  return checks
    .flatMap((check) => check(set).map((fault) => findingOf(fault, check, { set, context })))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** What the checks find, without the changes that would fix it: as cheap as asking whether a set can be made. */
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

const mostFixes = 2;

function findingOf(
  { fixCandidates, ...fault }: Fault,
  check: Check,
  { set, context }: { readonly set: CheckedSet; readonly context: CheckContext },
): Finding {
  const isFixed = (fix: Fix): boolean => {
    const fixed = context.tryAction(set.item, fix.action);
    return fixed !== null && !check(checkedSet(fixed, context)).some((left) => isSameFinding(left, fault));
  };
  const nearest = fixCandidates.map((way) => way.find(isFixed)).filter((fix) => fix !== undefined);
  const fixes = nearest.filter(({ label }, index) => nearest.findIndex((each) => each.label === label) === index);
  return { ...fault, fixes: fixes.slice(0, mostFixes) };
}
