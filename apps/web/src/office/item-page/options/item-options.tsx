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
  const toggle = (id: string) => setOpen((present) => (present === id ? null : id));
  const title = useId();
  return (
    <section className="options" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      {groups.map(([name, optionsOf]) => (
        <OptionGroup key={name} name={words.groups[name]}>
          {optionsOf(context).map((option) => (
            <OptionRow key={option.id} option={option} isOpen={open === option.id} onToggle={() => toggle(option.id)} />
          ))}
          {name === 'frame' ? <MullionRows /> : null}
        </OptionGroup>
      ))}
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
