import { may } from '@door/domain/access/roles';
import { QueryResult } from '../queries/query-result.tsx';
import { useHomeSummary } from '../queries/use-home.ts';
import { useMe } from '../queries/use-me.ts';
import { workListWords } from '../words/work-lists.ts';
import { BarChart } from './bar-chart.tsx';
import { FailedWork } from './failed-work.tsx';
import { WeekLoad } from './week-load.tsx';
import { pathOfState, pathOfWeek } from './work-paths.ts';
import { WorkSection } from './work-section.tsx';
import './home-work.css';

const { charts } = workListWords;

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
                ...{ label: State, count: Count, sums: undefined },
                to: pathOfState('quote', State),
              }))}
            />
            <BarChart
              title={charts.orders}
              head={charts.state}
              none={charts.noOrders}
              bars={Orders.map(({ State, Count, Sums }) => ({
                ...{ label: State, count: Count, sums: Sums },
                to: pathOfState('order', State),
              }))}
            />
            <BarChart
              title={charts.weeks}
              head={charts.week}
              none={charts.noWeeks}
              bars={Weeks.map(({ Week, Count, Sums }) => ({
                ...{ label: workListWords.week(Week), count: Count, sums: Sums },
                to: pathOfWeek(Week),
              }))}
            />
          </div>
        </>
      )}
    </QueryResult>
  );
}
