import { offcutLines, type OffcutMove } from '@door/domain/making/batch/offcut-ledger';
import { expect, test } from 'vitest';
import { type Ask, emptyDatabase, migrateBefore, migrateBy, seenBy } from '../testing/half-migrated.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const who = '0192b1a0-0000-7000-8000-0000000000d7';
const batchId = '5a1f4c1e-0000-4000-8000-0000000000b7';
const place = '5a1f4c1e-0000-4000-8000-0000000000c7';
const at = (minute: number) => `2026-11-22T23:${String(minute).padStart(2, '0')}:00.000Z`;

interface OldLine {
  readonly offcut: string;
  readonly move: OffcutMove;
  readonly batch: string | null;
  readonly minute: number;
}

/** The clock of the second line of R1 was behind; batch 2650-B002 was recalled and thrown away. */
const oldLines: readonly OldLine[] = [
  { offcut: 'R1', move: 'in', batch: null, minute: 5 },
  { offcut: 'R1', move: 'reserved', batch: '2650-B001', minute: 3 },
  { offcut: 'R1', move: 'out', batch: '2650-B001', minute: 7 },
  { offcut: 'R1', move: 'returned', batch: '2650-B001', minute: 8 },
  { offcut: 'R2', move: 'in', batch: '2650-B001', minute: 7 },
  { offcut: 'R2', move: 'withdrawn', batch: '2650-B001', minute: 8 },
  { offcut: 'R2', move: 'in', batch: '2650-B001', minute: 9 },
  { offcut: 'R3', move: 'in', batch: null, minute: 1 },
  { offcut: 'R3', move: 'reserved', batch: '2650-B002', minute: 2 },
  { offcut: 'R3', move: 'freed', batch: '2650-B002', minute: 3 },
  { offcut: 'R3', move: 'scrapped', batch: null, minute: 4 },
];

const clients = [-1022, -1023];

async function fill(ask: Ask): Promise<void> {
  for (const client of clients) {
    await ask(`insert into client (client_id) values (${client})`);
    await ask(`select set_config('app.client_id', '${client}', false)`);
    await ask(`insert into client_settings values (${client}, '{"currency": "GBP", "timeZone": "Europe/Dublin"}')`);
    await ask(
      `insert into account (client_id, id, email, role, created_at) values (${client}, '${who}', '', 'admin', now())`,
    );
    await ask(`insert into batch (client_id, id, week, number, state, glass, created_at, created_by, last_updated)
      values (${client}, '${batchId}', '2650', 1, 'Closed', 'ordered', now(), '${who}', now())`);
    const offcuts = oldLines.map(({ offcut }) => offcut);
    for (const id of new Set(offcuts))
      await ask(
        `insert into offcut values (${client}, '${id}', '${id === 'R3' ? 'ST72' : 'OF72-AGWH'}', 900, 'Frame', '')`,
      );
    for (const [index, { offcut, move, batch, minute }] of oldLines.entries()) {
      const line = offcuts.slice(0, index + 1).filter((each) => each === offcut).length;
      const number = batch === null ? 'null' : `'${batch}'`;
      await ask(`insert into offcut_move values
        (${client}, '${offcut}', ${line}, '${move}', ${number}, 'Because', '${who}', '${at(minute)}')`);
    }
  }
  // One supplier has places already, in use of another name.
  await ask(`insert into place values (-1023, '${place}', 'Shop', true, true, false)`);
  await ask(`select set_config('app.client_id', '', false)`);
}

test.each(databasesHere)('offcuts of a %s database are units of stock, line by line', async (kind) => {
  await using database = await emptyDatabase(kind);
  const { ask } = database;
  await migrateBefore(ask, 'units');
  await fill(ask);
  await ask('begin');
  await migrateBy(ask, 'units');
  await ask('commit');
  for (const client of clients) {
    const units = await seenBy(
      ask,
      client,
      `select id, kind, key, length from stock_unit where client_id = ${client} order by id`,
    );
    expect(units).toEqual([
      { id: 'R1', kind: 'offcut', key: 'OF72-AGWH@offcuts', length: 900 },
      { id: 'R2', kind: 'offcut', key: 'OF72-AGWH@offcuts', length: 900 },
      { id: 'R3', kind: 'offcut', key: 'ST72@offcuts', length: 900 },
    ]);
    const lines = await seenBy(
      ask,
      client,
      `select key, line, unit_id, kind, quantity::int, value_minor::int, batch, undoes, cause_kind, reason, happened_on::text, who, at,
         (cause_id = '${batchId}') as is_of_batch, place.name as place
       from stock_move join place on place.client_id = stock_move.client_id and place.id = place_id
       where stock_move.client_id = ${client} order by key, line`,
    );
    for (const offcut of ['R1', 'R2', 'R3']) {
      const before = oldLines.filter((line) => line.offcut === offcut);
      const after = lines.filter((line) => line['unit_id'] === offcut);
      expect(after.map(({ kind: is, quantity, batch }) => ({ kind: is, quantity, batch }))).toEqual(
        before.map(({ move, batch }) => ({ ...offcutLines[move], batch })),
      );
      expect(after.map((line) => line['at'])).toEqual(before.map(({ minute }) => new Date(at(minute))));
    }
    const sum = (all: readonly { readonly quantity: number }[]) =>
      all.reduce((total, line) => total + line.quantity, 0);
    expect(sum(lines.map(({ quantity }) => ({ quantity: Number(quantity) })))).toBe(
      sum(oldLines.map(({ move }) => offcutLines[move])),
    );
    expect(lines.map(({ key, line }) => `${String(key)} ${String(line)}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((line) => `OF72-AGWH@offcuts ${String(line)}`),
      ...[1, 2, 3, 4].map((line) => `ST72@offcuts ${String(line)}`),
    ]);
    const issue = lines.find((line) => line['kind'] === 'issue');
    expect(lines.filter(({ undoes }) => undoes !== null)).toMatchObject([{ kind: 'back', undoes: issue?.['line'] }]);
    expect(lines.filter((line) => line['is_of_batch'])).toHaveLength(
      oldLines.filter(({ batch }) => batch === '2650-B001').length,
    );
    // 23:05 in winter is the same day in Dublin.
    expect(
      new Set(lines.map((line) => [line['place'], line['happened_on'], line['reason'], line['value_minor']].join())),
    ).toEqual(new Set([[client === -1023 ? 'Shop' : 'Main', '2026-11-22', 'Because', 0].join()]));
    expect(
      await seenBy(ask, client, `select distinct currency from stock_account where client_id = ${client}`),
    ).toEqual([{ currency: 'GBP' }]);
  }
});
