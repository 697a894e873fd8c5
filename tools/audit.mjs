// npm run audit: asks the registry's advisories about what is shipped. Ends with 1 where a grave one is not accepted, and with 2
// where no registry answers, since then nothing is known.
import './need-node-24.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { acceptedAdvisories, verdictOn } = await import('./supply/advisories.ts');

const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
const { stdout } = spawnSync('npm', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' });
const answer = answerOf(stdout);
if (!answer.vulnerabilities) {
  console.error(`audit: no registry could be asked, so that nothing is known. ${answer.message ?? ''}`.trim());
  process.exit(2);
}
const today = new Date().toISOString().slice(0, 10);
const { problems, remarks } = verdictOn(answer, { accepted: acceptedAdvisories, today });
for (const remark of remarks) console.log(remark);
for (const problem of problems) console.error(problem);
console.log(problems.length ? `audit: ${problems.length} to act on (docs/security.md)` : 'audit: no grave advisory');
process.exit(problems.length ? 1 : 0);

/** npm prints its answer, or why it has none. */
function answerOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
