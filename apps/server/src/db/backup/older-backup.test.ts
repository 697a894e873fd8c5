import { expect, test } from 'vitest';
import type { BackupLine } from './backup-file.ts';
import { lineOfToday, ofFormat2 } from './older-backup.ts';

const ofToday = (lines: readonly BackupLine[]) =>
  ofFormat2(lines)
    .map(lineOfToday)
    .filter((line) => line !== null);

const catalogueRow = (clientId: number, position: number, name: string): BackupLine => ({
  kind: 'row',
  clientId,
  table: 'catalogue_row',
  row: { client_id: clientId, kind: 'hinges', id: name, position, body: { name } },
});
const item: BackupLine = { kind: 'row', clientId: -1, table: 'item', row: { id: 'item', number: 1001 } };

const versionOf = (clientId: number, ...names: readonly string[]) => ({
  kind: 'row',
  clientId,
  table: 'catalogue_version',
  row: {
    client_id: clientId,
    number: 1,
    created_at: '1970-01-01T00:00:00.000Z',
    document: { version: 1, lists: { hinges: names.map((name) => ({ name })) } },
  },
});

test('the rows of catalogues in an older backup become version 1 of each supplier, before the items', () => {
  const lines = [catalogueRow(-1, 1, 'b'), catalogueRow(-1, 0, 'a'), item, catalogueRow(-2, 0, 'c')];
  expect(ofToday(lines)).toEqual([versionOf(-1, 'a', 'b'), versionOf(-2, 'c'), item]);
});

test('a backup of today is taken as it is', () => {
  expect(ofToday([item])).toEqual([item]);
});

test('items and enquiries of an older backup are numbered in the order of their times; their terms are made anew', () => {
  const row = (table: string, clientId: number, row: object): BackupLine => ({ kind: 'row', clientId, table, row });
  const late = row('item', -1, { id: 'late', last_updated: '2026-03-01', submitted_at: null });
  const early = row('item', -1, { id: 'early', last_updated: '2026-04-01', submitted_at: '2026-02-01' });
  const other = row('item', -2, { id: 'other', last_updated: '2026-05-01' });
  const enquiry = row('enquiry', -1, { id: 'asked', submitted_at: '2026-02-01' });
  const term = row('item_term', -1, { term: 'mill' });
  expect(ofToday([late, early, other, enquiry, term])).toEqual([
    row('running_number', -1, { client_id: -1, kind: 'item', next: 1003 }),
    row('running_number', -2, { client_id: -2, kind: 'item', next: 1002 }),
    row('running_number', -1, { client_id: -1, kind: 'enquiry', next: 1002 }),
    row('item', -1, { id: 'late', last_updated: '2026-03-01', submitted_at: null, number: 1002 }),
    row('item', -1, { id: 'early', last_updated: '2026-04-01', submitted_at: '2026-02-01', number: 1001 }),
    row('item', -2, { id: 'other', last_updated: '2026-05-01', number: 1001 }),
    row('enquiry', -1, { id: 'asked', submitted_at: '2026-02-01', number: 1001 }),
  ]);
});

test('search terms of an older backup, which have no hour, are made anew', () => {
  const term = (row: object): BackupLine => ({ kind: 'row', clientId: -1, table: 'item_term', row });
  const ofNow = term({ term: 'mill', week: 2934, hour: 492_912 });
  expect(ofToday([term({ term: 'mill' }), ofNow])).toEqual([ofNow]);
});

test.each(['door_image', 'survey_photo'])('pictures of an older backup lose the address of that day: %s', (table) => {
  const picture = (row: object): BackupLine => ({ kind: 'row', clientId: -1, table, row });
  expect(ofToday([picture({ item_id: 'i', url: 'http://localhost:3000/blobs/p.png' })])).toEqual([
    picture({ item_id: 'i' }),
  ]);
});

test('tasks of an older backup get the rule that made them', () => {
  const task = (row: object): BackupLine => ({ kind: 'row', clientId: -1, table: 'task', row });
  expect(
    ofToday([
      task({ id: 'enquiry', made_by: 'rule', quote_id: null }),
      task({ id: 'discount', made_by: 'rule', quote_id: 'q' }),
      task({ id: 'by hand', made_by: 'hand', quote_id: null }),
    ]),
  ).toEqual([
    task({ id: 'enquiry', quote_id: null, rule: 'answer-enquiry' }),
    task({ id: 'discount', quote_id: 'q', rule: 'agree-to-discount' }),
    task({ id: 'by hand', quote_id: null, rule: null }),
  ]);
});
