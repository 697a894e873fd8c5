import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What takes a day, or the hour of one, from a clock by UTC or by the zone of a device or database. */
const ownDays =
  /\.slice\(0, ?10\)|\.(?:get|set|getUTC|setUTC)(?:FullYear|Month|Date|Day|Hours)\(|\.to(?:Locale)?(?:Date|Time)String\(|\.toLocaleString\(\)|Date\.UTC\(|\bcurrent_date\b|::date\b|\bdate_trunc\b|at time zone|new Intl\.DateTimeFormat\(/g;

/** Files that may, with what they do there. */
const allowed = new Map([
  ['packages/domain/src/lib/calendar-day.ts', 'the one function that tells the day of an instant'],
  ['packages/domain/src/lib/production-week.ts', 'weeks of days, of which each is a date already'],
  ['packages/domain/src/selling/task/working-days.ts', 'weekdays of days, of which each is a date already'],
  ['apps/web/src/shared/text/dates.ts', 'words for moments, in the time zone of the supplier'],
  ['apps/web/src/office/works/works-page.tsx', 'months of days, of which each is a date already'],
  ['apps/server/src/db/stock/stock-store.ts', 'months of moves, in the time zone of the supplier'],
  ['apps/server/src/db/job-store.ts', 'moments as ISO text'],
  ['apps/server/src/db/task/task-store.ts', 'a key of a page, which is a date already'],
]);

test('a day that follows from a clock is told by one function, with the time zone of the supplier', () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(ownDays)].map(([text]) => ({ file, text })),
  );
  expect(found.filter(({ file }) => !allowed.has(file))).toEqual([]);
  expect([...allowed.keys()].filter((file) => !found.some((each) => each.file === file))).toEqual([]);
});
