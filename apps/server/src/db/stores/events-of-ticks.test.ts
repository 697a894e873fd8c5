import { expect, test } from 'vitest';
import { migrateWithRows } from '../../testing/migrate-with-rows.ts';
import { databasesHere } from '../../testing/open-test-server.ts';

const id = (place: number) => `00000000-0000-4000-8000-00000000000${String(place)}`;
const unforced = ['client', 'account', 'batch', 'batch_frozen', 'batch_piece', 'batch_tick'];
const bars = '{"format": 1, "lines": [], "bars": [{"number": 3, "pieces": ["JL", "JR"]}]}';
const aPiece = (code: string, slot: string) =>
  `insert into batch_piece (client_id, code, batch_id, position, label) values (-1, '${code}', '${id(2)}', 1, '{"slot": "${slot}"}');`;
const aTick = (code: string, place: string) =>
  `insert into batch_tick (client_id, code, place, at, who) values (-1, '${code}', '${place}', '2026-11-01T00:00:00Z', '${id(1)}');`;
const oldRows = [
  ...unforced.map((table) => `alter table ${table} no force row level security;`),
  `insert into client (client_id, catalogue_version) values (-1, 1);`,
  `insert into account (client_id, id, email, name, role, created_at) values (-1, '${id(1)}', 'a@b.ie', 'Ada', 'fabricator', now());`,
  `insert into batch (client_id, id, week, number, state, glass, created_at, created_by, last_updated)
     values (-1, '${id(2)}', '2650', 1, 'Cutting', 'ordered', now(), '${id(1)}', now());`,
  `insert into batch_frozen (client_id, batch_id, frozen) values (-1, '${id(2)}', '${bars}');`,
  ...[aPiece('JL', 'F01'), aPiece('JR', 'F01'), aPiece('SB', 'S02'), aPiece('G1', 'G02')],
  ...[aTick('JL', 'cutting'), aTick('JL', 'assembly'), aTick('SB', 'quality check'), aTick('G1', 'made again')],
  ...unforced.map((table) => `alter table ${table} force row level security;`),
].join('\n');

test.each(databasesHere)(
  'ticks of before are events on the %s database, with the place and the bar of each piece',
  (kind) =>
    migrateWithRows(kind, { from: '0054', oldRows }, async (ask) => {
      expect(await ask('select code, station, kind from batch_event order by code, station')).toEqual([
        { code: 'G1', station: 'cutting', kind: 'spoiled' },
        { code: 'JL', station: 'assembly', kind: 'done' },
        { code: 'JL', station: 'cutting', kind: 'done' },
        { code: 'SB', station: 'quality check', kind: 'done' },
      ]);
      expect(await ask('select code, place, bar from batch_piece order by code')).toEqual([
        { code: 'G1', place: 2, bar: null },
        { code: 'JL', place: 1, bar: 3 },
        { code: 'JR', place: 1, bar: 3 },
        { code: 'SB', place: 2, bar: null },
      ]);
      expect(await ask('select counts from batch_frozen')).toEqual([
        { counts: { pieces: 3, cutting: 2, implied: 1, assembly: 2, qualityCheck: 1, begun: 4, open: 2 } },
      ]);
    }),
);
