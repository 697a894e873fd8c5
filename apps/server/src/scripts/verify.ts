import type { Database } from '../db/database.ts';
import { openToRead } from '../db/open-to-read.ts';
import { holdsHead, type VerifiedHistory, verifyHistory } from '../db/verify-history.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';

/**
 * `npm run db:verify [-- HEAD]`: whether history, consents and acceptances are as they were written, and still hold a head noted
 * earlier. People may work meanwhile.
 */
await runScript(verify, { open: openToRead });

async function verify(database: Database): Promise<string> {
  const [, , noted] = process.argv;
  await database.migrate();
  const verified = await verifyHistory(database);
  const lines = verified.flatMap(linesOf);
  const faults = verified.flatMap((each) => each.faults);
  if (noted && !(await holdsHead(database, noted)))
    throw new StartError(
      [...lines, `No chain holds ${noted}: its end was cut off, or it is of another database.`].join('\n'),
    );
  if (faults.length > 0) throw new StartError(lines.join('\n'));
  return lines.join('\n');
}

function linesOf({ clientId, entries, removals, head, faults }: VerifiedHistory): readonly string[] {
  const counts = `${String(entries)} entries, ${String(removals)} of them removals, head ${head || 'none'}`;
  const verdict = faults.length === 0 ? 'sealed and unbroken' : 'BROKEN';
  return [
    `Supplier ${String(clientId)}: ${verdict}; ${counts}`,
    ...faults.map(({ what, key, fault }) => `  ${what} ${key}: ${fault}`),
  ];
}
