// Every tool and script imports this first. Started with an older Node than the project's own it says how to start the tool, in syntax
// that the older Node understands, and ends. For the same reason tools import node:fs as a whole: a named import of what an
// older Node lacks (globSync) would end in a SyntaxError before this line is reached.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const needed = 24;
const running = process.versions.node;

if (Number(running.split('.')[0]) < needed) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const tool = relative(root, process.argv[1]);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [name] = Object.entries(scripts).find(([, command]) => command.includes(tool)) ?? ['start'];
  console.error(`Start this with npm run ${name}: it needs Node ${needed}, and this is Node ${running}.`);
  process.exit(1);
}
