import type { ReactNode } from 'react';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListQuery } from '../queries/use-list-query.ts';
import './linked-list.css';

interface LinkedListProps<Row> {
  readonly id: string;
  readonly title: string;
  readonly query: ListQuery<Row>;
  /** What is said where there are none. */
  readonly none: string;
  readonly keyOf: (row: Row) => string;
  /** One row: its link, and what is said beside it. */
  readonly children: (row: Row) => ReactNode;
}

/** A part of a page that names what belongs to it, each with its link. */
export const LinkedList = <Row,>({ id, title, query, none, keyOf, children }: LinkedListProps<Row>) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <QueryResult query={query}>
      {(rows) => (
        <>
          {rows.length === 0 ? <p>{none}</p> : null}
          <ul className="linked-list">
            {rows.map((row) => (
              <li key={keyOf(row)}>{children(row)}</li>
            ))}
          </ul>
        </>
      )}
    </QueryResult>
    <ShowMore list={query} />
  </section>
);
