// Checks the architecture: which room may import which (.dependency-cruiser.cjs), and that the pure rooms use no clock, no
// chance and no output, and that no file stands alone which one neighbour alone uses. Fails when it found fewer files than there must be, so that a wrong path never passes for a clean result.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const { lonelyFiles, toJoin } = await import('./rooms/lonely-files.ts');

const fewestModules = 60;
const fewestPureFiles = 40;

const impure = [
  { pattern: /\bDate\.now\(|new Date\(\)/, instead: 'take the time as an argument' },
  { pattern: /\bMath\.random\(/, instead: 'take the id or the random source as an argument' },
  { pattern: /\bconsole\./, instead: 'return what should be said; the server logs in lib/log.ts' },
  { pattern: /\beval\(|new Function\(/, instead: 'read formulas with domain/formula' },
];

const problems = [...(await wrongDirections()), ...impurities(), ...loneliness()];
for (const problem of problems) console.error(problem);
console.log(problems.length ? `rooms: ${problems.length} problems` : 'rooms: every import keeps its direction');
process.exit(problems.length ? 1 : 0);

async function wrongDirections() {
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const commentOf = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
  const { output } = await cruise(['packages', 'apps', 'e2e', 'bench', 'faults', 'tools'], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    exclude: { path: 'node_modules|/dist/' },
  });
  const { totalCruised, violations } = output.summary;
  if (totalCruised < fewestModules)
    return [`Only ${totalCruised} modules were cruised: the architecture was not checked.`];
  const unresolved = output.modules.flatMap((module) =>
    module.dependencies
      .filter((use) => use.couldNotResolve && use.module.startsWith('@door/'))
      .map((use) => `${module.source}: cannot resolve ${use.module}`),
  );
  return [
    ...unresolved,
    ...violations.map(({ from, to, rule: { name } }) => `${from} → ${to}\n  ${name}: ${commentOf.get(name)}`),
  ];
}

function loneliness() {
  const files = fs.globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));
  const isOfTests = (file) => /\.test\.tsx?$|\/testing\//.test(file);
  const product = files.filter((file) => !isOfTests(file)).map((file) => [file, fs.readFileSync(file, 'utf8')]);
  if (product.length < fewestModules) return [`Only ${product.length} files were read: no lonely ones were sought.`];
  return toJoin(lonelyFiles(new Map(product), new Set(files.filter(isOfTests)))).map(
    ({ file, user, joined }) =>
      `${file} is used by ${user} alone, and short: together they have ${joined} lines. Join them (tools/rooms/lonely-files.ts names what may stand alone).`,
  );
}

function impurities() {
  const files = fs
    .globSync('packages/{domain,wire,drawing,photo,catalogue,api}/src/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  if (files.length < fewestPureFiles)
    return [`Only ${files.length} files of the pure rooms were read: purity was not checked.`];
  return files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return impure
      .filter(({ pattern }) => pattern.test(text))
      .map(({ pattern, instead }) => `${file}: ${pattern.source} in a pure room; ${instead}.`);
  });
}
