import type { DocumentKind } from '@door/domain/lib/document';
import { may } from '@door/domain/people/roles';
import { useId } from 'react';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import { momentText } from '../../shared/text/dates.ts';
import { CapacityRule } from '../batches/board/capacity-rule.tsx';
import { subjectPath } from '../layout/subject-path.ts';
import { workListMessages } from '../messages/home.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useWeeks } from '../queries/use-batches.ts';
import { type HomeSummary, useHomeSummary } from '../queries/use-home.ts';
import { useMe } from '../queries/use-me.ts';
import { BarChart } from './bar-chart.tsx';
import { pathOfState, pathOfWeek } from './work-paths.ts';
import { WorkSection } from './work-section.tsx';
import './home-work.css';

const { charts } = workListMessages;

/** What waits for people of this role, and how quotes and orders stand. */
export function HomeWork() {
  const { Role } = useMe();
  const summary = useHomeSummary();
  return (
    <QueryResult query={summary}>
      {({ Work, Quotes, Orders, Weeks, Failed }) => (
        <>
          <div className="home-work">
            {Work.map((work) => (
              <WorkSection key={work.List} work={work} />
            ))}
            {may(Role, 'production.run') ? <WeekLoad /> : null}
            {Failed === null ? null : <FailedWork failed={Failed} />}
          </div>
          <div className="home-charts">
            <BarChart
              title={charts.quotes}
              head={charts.state}
              none={charts.noQuotes}
              bars={Quotes.map(({ State, Count }) => ({
                label: State,
                count: Count,
                sums: undefined,
                to: pathOfState('quote', State),
              }))}
            />
            <BarChart
              title={charts.orders}
              head={charts.state}
              none={charts.noOrders}
              bars={Orders.map(({ State, Count, Sums }) => ({
                label: State,
                count: Count,
                sums: Sums,
                to: pathOfState('order', State),
              }))}
            />
            <BarChart
              title={charts.weeks}
              head={charts.week}
              none={charts.noWeeks}
              bars={Weeks.map(({ Week, Count, Sums }) => ({
                label: workListMessages.week(Week),
                count: Count,
                sums: Sums,
                to: pathOfWeek(Week),
              }))}
            />
          </div>
        </>
      )}
    </QueryResult>
  );
}

const { failed: failedMessages } = workListMessages;

type Failed = NonNullable<HomeSummary['Failed']>;

const batchPage = (id: string): PagePath => `/installer/batches/${id}`;

/** Where a document of each kind is shown; null: it is found on the page of its order, which the document does not name. */
const pages: Readonly<Record<DocumentKind, ((id: string) => PagePath) | null>> = {
  quote: (id) => `/installer/quote/${id}/quote-review`,
  order: (id) => `/order-review/${id}`,
  'trade-order': (id) => `/order-review/${id}?copy=trade`,
  'credit-note': null,
  'batch-book': batchPage,
  'batch-labels': batchPage,
  'batch-labels-a4': batchPage,
  'packing-list': (id) => `/installer/dispatch/${id}`,
  'delivery-note': (id) => `/installer/order/${id}`,
  receipt: null,
  handover: (id) => `/installer/order/${id}`,
  purchase: (id) => `/installer/purchase/${id}`,
};

interface FailedRow {
  readonly key: string;
  readonly what: string;
  /** Where it is found. */
  readonly page: PagePath | undefined;
  /** Since when, and what becomes of it. */
  readonly when: string;
}

const rowsOf = ({ Documents, Mails, Runs }: Failed): readonly FailedRow[] => [
  ...Documents.map(({ Kind, AboutId, Version, At }) => ({
    key: `${Kind} ${AboutId} ${String(Version)}`,
    what: failedMessages.version(failedMessages.documents[Kind], String(Version)),
    page: pages[Kind]?.(AboutId),
    when: failedMessages.since(momentText(At)),
  })),
  ...Mails.map(({ Id, Kind, About, Since, NextAt }) => ({
    key: Id,
    what: failedMessages.mails[Kind],
    page: About ? subjectPath(About.Of, About.Id) : undefined,
    when:
      NextAt === null
        ? failedMessages.givenUp(momentText(Since))
        : failedMessages.again(momentText(Since), momentText(NextAt)),
  })),
  ...Runs.map(({ Kind, At }) => ({
    key: Kind,
    what: failedMessages.runs[Kind],
    page: undefined,
    when: failedMessages.since(momentText(At)),
  })),
];

/** What the server could not do, each with the way to what it is about. */
function FailedWork({ failed }: { readonly failed: Failed }) {
  const id = useId();
  const rows = rowsOf(failed);
  return (
    <section className="work-section" aria-labelledby={id}>
      <h2 id={id}>{failedMessages.title}</h2>
      {rows.length === 0 ? (
        <p className="work-none">{failedMessages.none}</p>
      ) : (
        <ul className="work-rows">
          {rows.map(({ key, what, page, when }) => (
            <li key={key}>
              <div className="task-what">
                {page === undefined ? <span>{what}</span> : <Link to={page}>{what}</Link>}
                <small>{when}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Weeks that are shown: this one and the next. */
const shown = 4;

/** How full this week and the next are. */
function WeekLoad() {
  const id = useId();
  return (
    <section className="work-section" aria-labelledby={id}>
      <h2 id={id}>
        <Link to="/installer/batches">{workListMessages.load.title}</Link>
      </h2>
      <QueryResult query={useWeeks()}>
        {(weeks) => (
          <ul className="work-rows">
            {weeks.slice(0, shown).map((week) => (
              <li key={week.Week}>
                <span className="num">{workListMessages.week(week.Week)}</span>
                <CapacityRule week={week} />
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
    </section>
  );
}
