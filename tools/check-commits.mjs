// npm run commits: titles of commits have one form, so that the history can be read and searched, and CHANGELOG.md be written from it.
import './need-node-24.mjs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The last commit before the form was held. */
const lastFree = '4caef744dc02c711c98cf3856f10af4b8ef93264';
const form = /^(feat|fix|perf|refactor|test|docs|build)(\([a-z0-9-]+\))?!?: \S.*[^.\s]$/;
const mostLetters = 72;

const titles = titlesSince(lastFree);
const faulty = titles.filter((title) => !form.test(title) || title.length > mostLetters);
for (const title of faulty)
  console.error(`'${title}' is not 'type(scope): subject' of at most ${mostLetters} characters.`);
console.log(`commits: ${titles.length - faulty.length} of ${titles.length} titles have the form`);
process.exit(faulty.length > 0 ? 1 : 0);

/** None where that commit is unknown: an archive of the sources has no history, and a shallow clone a part of it. */
function titlesSince(commit) {
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', stdio: 'pipe' });
    return git('log', '--format=%s', `${commit}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
