import { newItem } from '@door/domain/configure/new-item';
import { useId, useMemo, useState } from 'react';
import { optionWords as words } from '../../words/options.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { extraOptions } from './extra-options.ts';
import { footOptions } from './foot-options.ts';
import { frameOptions } from './frame-options.ts';
import { leafOptions } from './leaf-options.ts';
import { MullionRows } from './mullion-rows.tsx';
import type { OptionContext, Option } from './option.ts';
import { isShownOption, noFilter, OptionFilter } from './option-filter.tsx';
import { RalRow } from './ral-row.tsx';
import { OptionRow } from './option-row.tsx';
import { aroundOptions, jobOptions, securityOptions } from './security-options.ts';
import './options.css';

/** The options that only the trade sets, by group. */
const groups: readonly (readonly [
  name: keyof typeof words.groups,
  options: (context: OptionContext) => readonly Option[],
])[] = [
  ['frame', frameOptions],
  ['foot', footOptions],
  ['leaf', leafOptions],
  ['extras', extraOptions],
  ['security', securityOptions],
  ['around', aroundOptions],
  ['job', jobOptions],
];

export function ItemOptions() {
  const context = useOptionContext();
  const [open, setOpen] = useState<string | null>(null);
  const [filter, setFilter] = useState(noFilter);
  const toggle = (id: string) => setOpen((present) => (present === id ? null : id));
  const title = useId();
  const shown = groups
    .map(([name, optionsOf]) => ({
      name,
      // The one that is open stays, so that it does not close under the hand that has just changed it.
      options: optionsOf(context).filter((option) => option.id === open || isShownOption(option, filter)),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <section className="options" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <OptionFilter filter={filter} onFilter={setFilter} />
      <RalRow />
      {shown.map(({ name, options }) => (
        <OptionGroup key={name} name={words.groups[name]}>
          {options.map((option) => (
            <OptionRow key={option.id} option={option} isOpen={open === option.id} onToggle={() => toggle(option.id)} />
          ))}
          {name === 'frame' && filter === noFilter ? <MullionRows /> : null}
        </OptionGroup>
      ))}
      {shown.length === 0 ? <p role="status">{words.nothingFound}</p> : null}
    </section>
  );
}

/** The item, and a new one of the same template for the standard values. */
function useOptionContext(): OptionContext {
  const { item, catalogue, context, production } = useOfficeItem();
  const { id, templateId } = item;
  const plain = useMemo(
    () => newItem({ id, template: catalogue.template(templateId), catalogue, partId: () => '' }),
    [id, templateId, catalogue],
  );
  return { item, plain, catalogue, context, production };
}

function OptionGroup({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{name}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}
