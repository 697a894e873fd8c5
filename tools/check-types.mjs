// Type-checks every project (each tsconfig.json), two at a time; words behind -- choose projects: npm run types -- domain web
import './need-node-24.mjs';
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';

const projects = fs
  .globSync('{packages,apps}/*/tsconfig*.json')
  .concat(fs.globSync('{bench,e2e,faults,tools}/tsconfig.json'))
  .sort();
if (projects.length === 0) throw new Error('No tsconfig.json was found: the type check would have checked nothing.');
const only = process.argv.slice(2);
const chosen = only.length ? projects.filter((project) => only.some((word) => project.includes(word))) : projects;
if (chosen.length === 0) throw new Error(`No project is named ${only.join(' or ')}.`);

const compiler = 'node_modules/tsc7/bin/tsc';
if (!fs.existsSync(compiler)) throw new Error('TypeScript is not installed; run npm install.');

// What was checked before is kept, so that the next check reads only what has changed since.
const cache = 'node_modules/.cache/types';
const argumentsFor = (project) => [
  // Several checkers of one project work out the same types: with one each, two projects at a time take half as long.
  ...['-p', project, '--pretty', 'false', '--checkers', '1'],
  ...['--incremental', '--tsBuildInfoFile', `${cache}/${project.replaceAll(/[/\\]/g, '-')}.tsbuildinfo`],
];

// The compiler is a Go program that lives seconds: collecting garbage half as often saves a quarter of its time.
process.env.GOGC ??= '200';

const check = (project) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [compiler, ...argumentsFor(project)]);
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.on('close', (code) => done({ project, code, text }));
  });

let failed = 0;
const queue = [...chosen];
const worker = async () => {
  for (let project = queue.shift(); project; project = queue.shift()) {
    const result = await check(project);
    if (result.code !== 0) {
      failed += 1;
      console.error(`${result.project}\n${result.text}`);
    }
  }
};
await Promise.all([worker(), worker()]);
console.log(
  failed ? `types: ${failed} of ${chosen.length} projects failed` : `types: ${chosen.length} projects are clean`,
);
process.exit(failed ? 1 : 0);
