// Checks the licence of every package that is shipped against a closed list, and that the lock file names no registry.
import './need-node-24.mjs';
import { readFileSync } from 'node:fs';

const { licenceProblems } = await import('./supply/licences.ts');
const { shippedPackages } = await import('./supply/shipped.ts');

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const shipped = shippedPackages(lock);
const addresses = Object.entries(lock.packages).filter(([, { resolved = '' }]) => /^\w+:/.test(resolved));
const problems = [
  ...licenceProblems(shipped),
  ...addresses.map(
    ([path]) => `package-lock.json holds an address of ${path}: npm takes it from whatever registry is set.`,
  ),
];
for (const problem of problems) console.error(problem);
console.log(
  problems.length
    ? `licences: ${problems.length} problems (tools/supply/licences.ts)`
    : `licences: ${shipped.filter(({ isOwn }) => !isOwn).length} shipped packages may be used`,
);
process.exit(problems.length ? 1 : 0);
