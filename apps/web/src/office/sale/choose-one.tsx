import { Modal } from '@door/ui/modal';
import type { ReactNode } from 'react';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListQuery } from '../queries/use-list-query.ts';
import './sale-form.css';

interface Choice {
  readonly id: string;
  readonly name: ReactNode;
  /** Below its name. */
  readonly detail: string;
}

interface ChooseOneProps<Row> {
  readonly title: string;
  readonly text: string;
  onText(text: string): void;
  readonly query: ListQuery<Row>;
  readonly choiceOf: (row: Row) => Choice;
  /** One was chosen, and what follows is not done yet. */
  readonly busy: boolean;
  /** Said where nothing is found. */
  readonly none: string;
  /** The button that makes a new one. */
  readonly act: ReactNode;
  onChoose(row: Row): void;
  onClose(): void;
}

/** The dialog that finds one of many by a search, or makes a new one. */
export function ChooseOne<Row>(props: ChooseOneProps<Row>) {
  const { title, text, onText, query, choiceOf, busy, none, act, onChoose, onClose } = props;
  return (
    <Modal open title={title} width={480} onClose={onClose}>
      <div className="sale-search">
        <SearchField text={text} onText={onText} />
      </div>
      <QueryResult query={query}>
        {(found) => (
          <ul className="sale-choices" aria-busy={busy}>
            {found.map((row) => {
              const { id, name, detail } = choiceOf(row);
              return (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => {
                      if (!busy) onChoose(row);
                    }}
                  >
                    <b>{name}</b>
                    <small>{detail}</small>
                  </button>
                </li>
              );
            })}
            {found.length === 0 ? <li role="status">{none}</li> : null}
          </ul>
        )}
      </QueryResult>
      <ShowMore list={query} />
      <DialogActs onCancel={onClose}>{act}</DialogActs>
    </Modal>
  );
}
