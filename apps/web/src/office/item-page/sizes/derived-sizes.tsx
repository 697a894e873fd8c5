import type { DerivedSize } from '@door/domain/door/model/size-formula';
import { formulaText, termsOf } from '@door/domain/making/explain/formula-text';
import type { SizeLine, SizeStep } from '@door/domain/making/explain/size-formula';
import { sizeSteps } from '@door/domain/making/explain/size-steps';
import { useMemo, useState } from 'react';
import { sizesMessages as messages } from '../../messages/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
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

type Values = ReadonlyMap<string, string>;

/** The value of a size as text: `885 × 1955`, trims as `8 / 7 / 6 / 19`. */
const valueText = ({ size, lines }: Pick<SizeStep, 'size' | 'lines'>): string =>
  lines.map(({ value }) => String(value)).join(size === 'trim' ? ' / ' : ' × ');

const valuesOf = (steps: readonly SizeStep[]): Values => new Map(steps.map((step) => [step.key, valueText(step)]));

const isSame = (one: Values, other: Values): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** The previous values of the sizes that the last change of any size has changed, by key. */
function usePreviousSizes(steps: readonly SizeStep[]): Values {
  const now = valuesOf(steps);
  const [last, setLast] = useState<{ readonly now: Values; readonly before: Values }>({ now, before: now });
  if (!isSame(last.now, now)) {
    setLast({ now, before: last.now });
    return changedSizes(last.now, now);
  }
  return changedSizes(last.before, now);
}

export const changedSizes = (before: Values, now: Values): Values =>
  new Map([...before].filter(([key, value]) => now.has(key) && now.get(key) !== value));
