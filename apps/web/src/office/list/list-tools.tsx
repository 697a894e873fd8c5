import { sortText } from '@door/domain/lib/search/list-sorts';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { SwitchRow } from '@door/ui/switch-row';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { queryClient, trpc } from '../queries/query-client.ts';
import { officeMessages } from '../messages/office.ts';
import type { Choice, ListFilter } from './list-definition.ts';
import { SavedViews } from './saved-views.tsx';
import { type List, paramOf } from './use-list.ts';
import './list-tools.css';

const { tools: t } = officeMessages;

interface ListToolsProps<By extends string> {
  readonly list: List<By>;
  readonly filters: readonly ListFilter[];
  /** Further buttons, such as the one to select rows. */
  readonly children?: ReactNode;
}

/** Filters, saved views and columns of a list; on a phone behind one button, with the order, which has no heads there. */
export function ListTools<By extends string>({ list, filters, children }: ListToolsProps<By>) {
  const { params, change } = list;
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<'views' | 'columns' | null>(null);
  const id = useId();
  const asked = filters.filter(({ param }) => (params[param] ?? '') !== '').length;
  const close = () => setDialog(null);
  return (
    <div className="list-tools" role="group" aria-label={t.title}>
      <span className="list-tools-opener">
        <Button scale="row" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {t.narrow(asked)}
        </Button>
      </span>
      <div id={id} className="list-tools-fields" data-open={isOpen}>
        {filters.map(({ param, label, choices }) => (
          <ToolSelect
            key={param}
            label={label}
            choices={[{ value: '', label: t.any }, ...choices]}
            value={params[param] ?? ''}
            onChange={(value) => change({ [param]: value })}
          />
        ))}
        <span className="list-tools-order">
          <SortSelect list={list} />
        </span>
        <Button scale="row" aria-haspopup="dialog" onClick={() => setDialog('views')}>
          {t.views}
        </Button>
        <Button scale="row" aria-haspopup="dialog" onClick={() => setDialog('columns')}>
          {t.columns}
        </Button>
      </div>
      {children}
      {dialog === 'views' ? <SavedViews list={list} onClose={close} /> : null}
      {dialog === 'columns' ? <ChooseColumns list={list} onClose={close} /> : null}
    </div>
  );
}

function SortSelect<By extends string>({ list }: { readonly list: List<By> }) {
  const { definition, sort, change } = list;
  const { sortLabels, usualSort } = definition;
  const choices = Object.entries<string>(sortLabels).flatMap(([by, label]) => [
    { value: by, label: t.ascending(label) },
    { value: `-${by}`, label: t.descending(label) },
  ]);
  return (
    <ToolSelect
      label={t.order}
      choices={choices}
      value={sortText(sort)}
      onChange={(value) => change({ sort: value === paramOf(usualSort, { by: '', descending: false }) ? '' : value })}
    />
  );
}

interface ToolSelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  onChange(value: string): void;
}

/** A question above a list, with its answers. */
export function ToolSelect({ label, choices, value, onChange }: ToolSelectProps) {
  const id = useId();
  return (
    <span className="list-tool">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}

interface ChooseColumnsProps<By extends string> {
  readonly list: List<By>;
  onClose(): void;
}

/** Which columns the person wants to see of a list, on every device. */
function ChooseColumns<By extends string>({ list, onClose }: ChooseColumnsProps<By>) {
  const { definition, columns } = list;
  const List = definition.list;
  const save = useMutation(
    trpc.user.chooseColumns.mutationOptions({
      onSuccess: (settings) => queryClient.setQueryData(trpc.user.listSettings.queryKey({ List }), settings),
    }),
  );
  const turn = (value: string, on: boolean) => {
    const shown = definition.columns.map((column) => column.value).filter((each) => columns.has(each));
    save.mutate({ List, Columns: on ? [...shown, value] : shown.filter((each) => each !== value) });
  };
  return (
    <Modal open title={t.columnsTitle} width={360} onClose={onClose}>
      {definition.columns.map(({ value, label }) => (
        <SwitchRow key={value} name={label} on={columns.has(value)} onChange={(on) => turn(value, on)} />
      ))}
      <div className="modal-actions">
        <Button onClick={onClose}>{t.done}</Button>
      </div>
    </Modal>
  );
}
