import { formulaText, termsOf } from '@door/domain/making/explain/formula-text';
import type { SizeLine, SizeStep } from '@door/domain/making/explain/size-formula';
import type { DerivedSize } from '@door/domain/door/model/size-formula';
import { sizeSteps } from '@door/domain/making/explain/size-steps';
import { useMemo } from 'react';
import { sizesMessages as messages } from '../../messages/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { usePreviousSizes, valueText } from './previous-sizes.ts';
import { Disclosure } from './disclosure.tsx';

type Group = keyof typeof messages.derivedGroups;

const groupOf: Readonly<Partial<Record<DerivedSize, Group>>> = {
  blank: 'slab',
  trim: 'slab',
  lightSight: 'glass',
  lightGlass: 'glass',
  fixedGlass: 'glass',
  fixedSight: 'glass',
};
const groups: readonly Group[] = ['set', 'slab', 'glass'];

/** All calculated sizes, each with its formula to unfold. */
export function DerivedSizes() {
  const { item, catalogue } = useOfficeItem();
  const steps = useMemo(() => sizeSteps(item, catalogue), [item, catalogue]);
  const previous = usePreviousSizes(steps);
  return groups.map((group) => {
    const ofGroup = steps.filter(({ size }) => (groupOf[size] ?? 'set') === group);
    return ofGroup.length === 0 ? null : (
      <section key={group} aria-label={messages.derivedGroups[group]}>
        {group === 'set' ? null : <h3 className="derived-group">{messages.derivedGroups[group]}</h3>}
        {ofGroup.map((step) => (
          <DerivedRow key={step.key} step={step} previous={previous.get(step.key) ?? null} />
        ))}
      </section>
    );
  });
}

interface DerivedRowProps {
  readonly step: SizeStep;
  /** Its value before the last change; null if that did not change it. */
  readonly previous: string | null;
}

function DerivedRow({ step, previous }: DerivedRowProps) {
  const { highlightParts } = useOfficeItem();
  return (
    <Disclosure
      term={messages.explaining.size(step)}
      value={valueText(step)}
      note={previous === null ? '' : messages.was(previous)}
      isChanged={previous !== null}
      onToggle={(isOpen) => highlightParts(isOpen ? step.parts : [])}
    >
      {step.lines.map((line) => (
        <FormulaLine key={line.measure} line={line} />
      ))}
    </Disclosure>
  );
}

/** `H + 6 = 2076`, and below it what each number is. */
function FormulaLine({ line: { measure, value, formula } }: { readonly line: SizeLine }) {
  const terms = termsOf(formula);
  return (
    <div className="formula">
      <p>
        <span>{messages.explaining.measures[measure]}</span>
        <b className="num">{messages.equals(value, formulaText(formula, messages.explaining))}</b>
      </p>
      {terms.length > 1 ? (
        <ul>
          {terms.map(({ name, value: number }, index) => (
            <li key={`${String(index)} ${name}`}>
              <span className="num">{number}</span> {messages.explaining.quantities[name]}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
