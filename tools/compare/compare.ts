// npm run compare -- COMMIT [DOORS]: what is not the same as in that commit: the pictures of the contact sheet, the prices and bills
// of 2,000 random doors, and the wire of all calls. What is asked for stands in asked-for.json, each with a sentence.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { startCheckout, worktreeOf } from './checkout.ts';
import { type Difference, differences, kindOf } from './differences.ts';
import { type Compare, compareCalls, compareDoors, comparePictures } from './facts.ts';

interface AskedFor {
  /** Regular expression of kinds of differences. */
  readonly kind: string;
  /** Regular expression of `was → is`; absent: whatever it is. */
  readonly change?: string;
  readonly why: string;
}

const [commit, doors = '2000'] = process.argv.slice(2);
if (!commit) {
  console.error('npm run compare -- COMMIT [DOORS]: which commit is it compared with?');
  process.exit(1);
}
const askedFor: readonly AskedFor[] = JSON.parse(readFileSync(new URL('asked-for.json', import.meta.url), 'utf8'));

await using was = await startCheckout(worktreeOf(commit));
await using is = await startCheckout();
const found: Difference[] = [];
const counts = new Map<string, number>();
const compare: Compare = async (path, ask) => {
  const [before, after] = await Promise.all([ask(was), ask(is)]);
  found.push(...differences(before, after, path));
  const [chapter = ''] = path.split('/');
  counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
};
await comparePictures(compare);
await compareDoors(compare, Number(doors));
await compareCalls(compare, was);

const out = new URL('../out/', import.meta.url);
mkdirSync(out, { recursive: true });
writeFileSync(new URL('differences.json', out), JSON.stringify(found));
const reasonOf = (difference: Difference) =>
  askedFor.find(
    ({ kind, change = '' }) =>
      new RegExp(kind).test(kindOf(difference)) &&
      new RegExp(change).test(`${String(difference.was)} → ${String(difference.is)}`),
  )?.why;
const reasons = Map.groupBy(found, reasonOf);
const faults = Map.groupBy(reasons.get(undefined) ?? [], kindOf);
const shortened = (text = '(not there)') => (text.length > 300 ? `${text.slice(0, 300)} …` : text);

for (const [why, those] of reasons) if (why) console.log(`${String(those.length)} differences asked for: ${why}`);
for (const [kind, those] of faults) {
  console.log(`\n${kind}: ${String(those.length)}`);
  for (const { path, was: before, is: after } of those.slice(0, 3))
    console.log(`  ${path}\n    was ${shortened(before)}\n    is  ${shortened(after)}`);
}
console.log(`\nCompared: ${[...counts].map(([chapter, count]) => `${String(count)} ${chapter}`).join(', ')}.`);
console.log(
  `${String(faults.size)} kinds of differences that nobody asked for; all are in tools/out/differences.json.`,
);
process.exitCode = faults.size > 0 ? 1 : 0;
