import { randomUUID } from 'node:crypto';
import type { Calls } from '../apps/server/src/testing/http-calls.ts';

/** Something that is sent, and what was answered. */
export type NamedCall = readonly [name: string, send: () => Promise<string>];

export async function ok(answer: Promise<unknown>): Promise<string> {
  await answer;
  return 'ok';
}

/** A set to ask about, or a plain door where there is none; asked again where the server was too busy to answer. */
export async function aDoor(calls: () => Pick<Calls, 'mutate'>, tries = 5): Promise<string> {
  for (const template of ['double-door-full-surround', 'double-door'])
    try {
      return (await calls().mutate<{ readonly Id: string }>('createItemFromTemplate', { ItemId: template })).Id;
    } catch (error) {
      if (tries === 0) throw error;
    }
  return aDoor(calls, tries - 1);
}

interface Draft {
  readonly DraftId: string;
  readonly LastUpdated: string;
}

/** The dearest that somebody of the office may ask for: files of the largest size, and the longest lists and quotes. */
export async function dearestOfficeCalls({ query, mutate }: Calls): Promise<readonly NamedCall[]> {
  const { Csv: designs } = await query<{ readonly Csv: string }>('catalogue.exportRows', { Kind: 'designs' });
  const [head = '', first = ''] = designs.split('\r\n');
  // As JSON, of which a call may have 1 MiB.
  const rows = Math.floor(1_000_000 / JSON.stringify(`${first}\r\n`).length);
  const { DraftId, LastUpdated } = await mutate<Draft>('pricing.createDraft', { Id: randomUUID() });
  const draft = { Id: DraftId, LastUpdated };
  const prices = Array.from({ length: 25_000 }, (_, at) => `family.X${String(at)},1`).join('\n');
  const ItemIds: string[] = [];
  while (ItemIds.length < 100) ItemIds.push(await aDoor(() => ({ mutate })));
  const Csv = `${head}\r\n${`${first}\r\n`.repeat(rows)}`;
  return [
    [
      'import of designs',
      () => ok(mutate('catalogue.importRows', { DraftId: randomUUID(), Kind: 'designs', Csv, DryRun: true })),
    ],
    [
      'import of prices',
      () =>
        ok(mutate('pricing.importRows', { ...draft, Csv: `Code,Price\n${prices}`.slice(0, 499_000), DryRun: true })),
    ],
    ['quote', () => ok(mutate('quote.create', { Id: randomUUID(), ItemIds }))],
    ['quotes listed', () => ok(query('quote.list', {}))],
    ['items listed', () => ok(query('item.list', {}))],
    ['catalogue of the office', () => ok(query('catalogue.getContent', {}))],
  ];
}
