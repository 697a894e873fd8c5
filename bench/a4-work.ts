import type { Bench } from './bench.ts';
import { clickBudget, countedChoices } from './budgets.ts';
import { type ClickCount, countsOf, workPerClick } from './driver/work-per-click.ts';
import { median } from './statistics.ts';
import type { Row } from './table.ts';

const counted: readonly { readonly count: ClickCount; readonly what: string }[] = [
  { count: 'layouts', what: 'layouts' },
  { count: 'styles', what: 'style recalculations' },
  { count: 'forced', what: 'forced layouts and styles' },
  { count: 'calls', what: 'function calls' },
  { count: 'requests', what: 'requests before the paint' },
];

/** A4: how much work page and browser do from a click to its frame. Exact counts. */
export async function measureWork({ browser, url }: Bench): Promise<readonly Row[]> {
  const clicks = await workPerClick(browser, url, countedChoices);
  const urls = new Set(clicks.flatMap(({ requests }) => requests));
  const rows = counted.map(({ count, what }): Row => {
    const values = clicks.map((work) => countsOf(work)[count]);
    const { goal } = clickBudget[count];
    const names = count === 'requests' && urls.size > 0 ? `: ${[...urls].join(', ')}` : '';
    return {
      id: 'A4',
      what: `${what} per click, worst of ${clicks.length}`,
      goal: `≤ ${formatted(goal)}`,
      measured: `${worstAndMedian(values)}${names}`,
      met: Math.max(...values) <= goal,
    };
  });
  const reported = (what: string, values: readonly number[]): Row => ({
    id: 'A4',
    what: `function calls ${what}`,
    goal: '–',
    measured: worstAndMedian(values),
    met: 'report',
  });
  return [
    ...rows,
    reported(
      'where the pointer had rested',
      clicks.map(({ prerenderedCalls }) => prerenderedCalls),
    ),
    reported(
      'with deferred work',
      clicks.map(({ allCalls }) => allCalls),
    ),
  ];
}

const formatted = (count: number): string => count.toLocaleString('en');

const worstAndMedian = (counts: readonly number[]): string =>
  `${formatted(Math.max(...counts))} (median ${formatted(median(counts))})`;
