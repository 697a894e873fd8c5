import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceivedMail } from '../apps/server/src/testing/mail-server.ts';
import type { TestCluster } from './test-cluster.ts';
import type { Callers, PreparedWorkload } from './workload.ts';
import { paperState } from './workloads.ts';

/** What the server does by itself after the calls: mails and papers. */
export interface Aftermath {
  /** Mails that never came, and papers that were never made. */
  readonly lost: number;
  /** Different mails about the same. */
  readonly doubled: number;
  /** One mail that came more than once, under one Message-ID: mail programs show it once. */
  readonly mailsRepeated: number;
  readonly findings: readonly string[];
}

/** A job of a process that was killed is retried after 20 s; after an hour of load hundreds of papers may wait, a second each. */
const mostSeconds = 900;

/** Waits until everything is done that follows from these calls, and counts what is missing and what came twice. */
export async function aftermathOf(cluster: TestCluster, done: readonly PreparedWorkload[]): Promise<Aftermath> {
  await cluster.logIn();
  const callers = cluster.callersAt(0, '203.0.113.8');
  const findings: string[] = [];
  let [lost, doubled, mailsRepeated] = [0, 0, 0];
  const until = Date.now() + mostSeconds * 1000;
  for (const { paper, mailTo } of done) {
    if (paper && !(await comes(() => isReady(callers, paper), until))) {
      lost += 1;
      findings.push(`the paper ${JSON.stringify(paper)} is not made`);
    }
    if (mailTo === undefined) continue;
    if (!(await comes(async () => idsTo(cluster.mails, mailTo).length > 0, until))) {
      lost += 1;
      findings.push(`no mail came to ${mailTo}`);
    }
    const ids = idsTo(cluster.mails, mailTo);
    const different = new Set(ids).size;
    mailsRepeated += ids.length - different;
    if (different > 1) {
      doubled += different - 1;
      findings.push(`${String(different)} mails came to ${mailTo}`);
    }
  }
  return { lost, doubled, mailsRepeated, findings };
}

const isReady = async (callers: Callers, paper: NonNullable<PreparedWorkload['paper']>): Promise<boolean> =>
  (await paperState(callers, paper).catch(() => '')) === 'ready';

const idsTo = (mails: readonly ReceivedMail[], address: string): readonly string[] =>
  mails.filter(({ to }) => to.includes(address)).map(({ text }) => /^message-id: *(\S+)/im.exec(text)?.[1] ?? '');

async function comes(isThere: () => Promise<boolean>, until: number): Promise<boolean> {
  for (;;) {
    if (await isThere()) return true;
    if (Date.now() > until) return false;
    await sleep(200);
  }
}
