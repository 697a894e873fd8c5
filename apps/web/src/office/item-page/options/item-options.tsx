import { refusalOfAction } from '@door/domain/door/configure/configure';
import { type Demand, demandsOf } from '@door/domain/door/configure/origin';
import { newItem } from '@door/domain/door/configure/new-item';
import { mm } from '@door/domain/lib/mm';
import { Search } from '@door/ui/office-icons';
import { type ComponentType, type ReactNode, useId, useMemo, useState } from 'react';
import { useApp } from '../../../designer/app/app-context.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { WhileUnlocked } from '../../open-item/while-unlocked.tsx';
import { optionMessages as messages } from '../../messages/item.ts';
import { OptionSets } from '../option-sets/option-sets.tsx';
import { extraItemOptions } from './extra-options.ts';
import { footItemOptions } from './foot-options.ts';
import { frameItemOptions, packerItemOptions } from './frame-options.ts';
import { glassItemOptions } from './glass-options.ts';
import { leafItemOptions, slaveItemOptions } from './leaf-options.ts';
import { OptionRow } from './option-row.tsx';
import type { ItemOption, OptionContext } from './option.ts';
import { PackerCross } from './packer-cross.tsx';
import { RalRow } from './ral-row.tsx';
import { aroundItemOptions, jobItemOptions, securityItemOptions } from './security-options.ts';
import { TypedField } from './typed-field.tsx';
import { mullionOptions, placeOptions, type TypedOption } from './typed-option.ts';
import '../inspector-row.css';
import './options.css';

interface Group {
  readonly name: keyof typeof messages.groups;
  readonly optionsOf: (context: OptionContext) => readonly ItemOption[];
  /** Shown instead of rows, as long as the search finds one of them. */
  readonly Form?: ComponentType;
  readonly typedOf?: (context: OptionContext) => readonly TypedOption[];
}

/** The options that only the trade sets, by group. */
const groups: readonly Group[] = [
  { name: 'frame', optionsOf: frameItemOptions, typedOf: mullionOptions },
  { name: 'packers', optionsOf: packerItemOptions, Form: PackerCross },
  { name: 'foot', optionsOf: footItemOptions },
  { name: 'leaf', optionsOf: leafItemOptions },
  { name: 'slave', optionsOf: slaveItemOptions },
  { name: 'glass', optionsOf: glassItemOptions },
  { name: 'extras', optionsOf: extraItemOptions, typedOf: placeOptions },
  { name: 'security', optionsOf: securityItemOptions },
  { name: 'around', optionsOf: aroundItemOptions },
  { name: 'job', optionsOf: jobItemOptions },
];

export function ItemOptions() {
  const context = useOptionContext();
  const [open, setOpen] = useState<string | null>(null);
  const [filter, setFilter] = useState(noFilter);
  const toggle = (id: string) => setOpen((present) => (present === id ? null : id));
  const title = useId();
  const demandOf = useDemands(context);
  const shown = groups
    .map(({ name, optionsOf, typedOf = () => [], Form }) => ({
      name,
      Form,
      // The one that is open stays, so that it does not close under the hand that has just changed it.
      options: optionsOf(context).filter((option) => option.id === open || isShownOption(option, filter)),
      typed: typedOf(context).filter((option) => isShownOption(option, filter)),
    }))
    .filter(({ options, typed }) => options.length + typed.length > 0);
  return (
    <section className="options" aria-labelledby={title}>
      <div className="options-head">
        <h2 id={title}>{messages.title}</h2>
        <OptionSets />
      </div>
      <OptionFilter filter={filter} onFilter={setFilter} />
      <WhileUnlocked what="design">
        <RalRow />
        {shown.map(({ name, options, typed, Form }) => (
          <OptionGroup key={name} name={messages.groups[name]} Form={Form}>
            {options.map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                demand={demandOf(option)}
                isOpen={open === option.id}
                onToggle={() => toggle(option.id)}
              />
            ))}
            {typed.map((option) => (
              <TypedRow key={option.id} option={option} />
            ))}
          </OptionGroup>
        ))}
      </WhileUnlocked>
      {shown.length === 0 ? <p role="status">{messages.nothingFound}</p> : null}
    </section>
  );
}

/** The item, and a new one of the same template for the standard values. */
function useOptionContext(): OptionContext {
  const { item, catalogue, context, production } = useOfficeItem();
  const { client } = useApp();
  const { id, templateId } = item;
  const plain = useMemo(() => newItem(id, context.catalogue.template(templateId), context), [id, templateId, context]);
  const { showUnglazed } = client.ui;
  return useMemo(
    () => ({ item, plain, catalogue, context, production, showUnglazed }),
    [item, plain, catalogue, context, production, showUnglazed],
  );
}

/** Says of an option which other choice asks for its value: without that choice the door has another one. */
function useDemands(options: OptionContext): (option: ItemOption) => Demand | undefined {
  const demands = useMemo(
    () =>
      demandsOf(options.item, options.context).map((demand) => ({
        demand,
        values: valuesOf({ ...options, item: demand.without }),
      })),
    [options],
  );
  return ({ id, value }) =>
    demands.find(({ demand, values }) => demand.about !== id && values.get(id) !== value)?.demand;
}

const valuesOf = (context: OptionContext): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ optionsOf }) => optionsOf(context)).map(({ id, value }) => [id, value]));

interface OptionGroupProps {
  readonly Form: ComponentType | undefined;
  readonly name: string;
  readonly children: ReactNode;
}

function OptionGroup({ name, Form, children }: OptionGroupProps) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{name}</h3>
      {Form ? (
        <div role="group" aria-labelledby={id}>
          <Form />
        </div>
      ) : (
        <ul aria-labelledby={id}>{children}</ul>
      )}
    </>
  );
}

interface OptionFilterValue {
  readonly text: string;
  readonly onlyChanged: boolean;
}

const noFilter: OptionFilterValue = { text: '', onlyChanged: false };

interface Searched extends Pick<ItemOption, 'term' | 'isStandard'> {
  readonly value: string | number;
}

/** Whether every typed word is in the term or the value, and the value is not the standard one where only those are wanted. */
function isShownOption({ term, value, isStandard }: Searched, { text, onlyChanged }: OptionFilterValue): boolean {
  const said = `${term} ${String(value)}`.toLocaleLowerCase();
  const typed = text.toLocaleLowerCase().split(/\s+/);
  return (!onlyChanged || !isStandard) && typed.every((word) => said.includes(word));
}

interface OptionFilterProps {
  readonly filter: OptionFilterValue;
  onFilter(filter: OptionFilterValue): void;
}

/** A search over the options, and a switch for those that somebody has changed. */
const OptionFilter = ({ filter, onFilter }: OptionFilterProps) => (
  <div className="option-filter" role="search">
    <Search />
    <input
      type="search"
      className="input"
      aria-label={messages.search}
      placeholder={messages.search}
      autoComplete="off"
      value={filter.text}
      onChange={({ target }) => onFilter({ ...filter, text: target.value })}
    />
    <label>
      <input
        type="checkbox"
        checked={filter.onlyChanged}
        onChange={({ target }) => onFilter({ ...filter, onlyChanged: target.checked })}
      />
      {messages.onlyChanged}
    </label>
  </div>
);

/** A typed option in millimetres; an empty field is the usual value. */
function TypedRow({ option }: { readonly option: TypedOption }) {
  const { item, context, choose } = useOfficeItem();
  const settle = (text: string): string | null => {
    if (text === String(option.value)) return null;
    if (!/^\d*$/.test(text)) return messages.wholeMillimetres;
    const action = option.actionFor(text === '' ? null : mm(Number(text)));
    const refusal = action && refusalOfAction(item, action, context);
    if (refusal) return refusal.message;
    if (action) choose(action);
    return null;
  };
  return (
    <TypedField
      term={option.term}
      value={String(Math.round(option.value))}
      unit={messages.unit}
      inputMode="numeric"
      settle={settle}
    />
  );
}
