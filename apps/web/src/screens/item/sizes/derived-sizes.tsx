import { formulaText, termsOf } from '@door/domain/explain/formula-text';
import type { DerivedSize, SizeLine, SizeStep } from '@door/domain/explain/size-step';
import { sizeSteps } from '@door/domain/explain/size-steps';
import { useMemo } from 'react';
import { officeSizesWords as words } from '../../../words/office-sizes.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { useMovedSizes, valueText } from './moved-sizes.ts';
import { Unfolding } from './unfolding.tsx';

type Group = keyof typeof words.derivedGroups;

const groupOf: Readonly<Partial<Record<DerivedSize, Group>>> = {
  blank: 'slab',
  trim: 'slab',
  lightSight: 'glass',
  lightGlass: 'glass',
  fixedGlass: 'glass',
  fixedSight: 'glass',
};
const groups: readonly Group[] = ['set', 'slab', 'glass'];

/** Every size that follows, each unfolding into how it comes about. */
export function DerivedSizes() {
  const { item, catalogue } = useOfficeItem();
  const steps = useMemo(() => sizeSteps(item, catalogue), [item, catalogue]);
  const moved = useMovedSizes(steps);
  return groups.map((group) => {
    const ofGroup = steps.filter(({ size }) => (groupOf[size] ?? 'set') === group);
    return ofGroup.length === 0 ? null : (
      <section key={group} aria-label={words.derivedGroups[group]}>
        {group === 'set' ? null : <h3 className="derived-group">{words.derivedGroups[group]}</h3>}
        {ofGroup.map((step) => (
          <DerivedRow key={step.key} step={step} was={moved.get(step.key) ?? null} />
        ))}
      </section>
    );
  });
}

interface DerivedRowProps {
  readonly step: SizeStep;
  /** What it was before the last change moved it. */
  readonly was: string | null;
}

function DerivedRow({ step, was }: DerivedRowProps) {
  const { light } = useOfficeItem();
  return (
    <Unfolding
      term={words.explaining.size(step)}
      value={valueText(step)}
      note={was === null ? '' : words.was(was)}
      moved={was !== null}
      onToggle={(isOpen) => light(isOpen ? step.part : null)}
    >
      {step.lines.map((line) => (
        <FormulaLine key={line.measure} line={line} />
      ))}
    </Unfolding>
  );
}

/** The sum in figures, and under it what each of them is. */
function FormulaLine({ line: { measure, value, formula } }: { readonly line: SizeLine }) {
  const terms = termsOf(formula);
  return (
    <div className="formula">
      <p>
        <span>{words.explaining.measures[measure]}</span>
        <b className="num">{words.equals(value, formulaText(formula, words.explaining))}</b>
      </p>
      {terms.length > 1 ? (
        <ul>
          {terms.map(({ quantity, value: number }, index) => (
            <li key={`${String(index)} ${quantity}`}>
              <span className="num">{number}</span> {words.explaining.quantities[quantity]}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
