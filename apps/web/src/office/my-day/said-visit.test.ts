import { expect, test } from 'vitest';
import type { FittingEvent, HandOver, Visit } from './my-day-wire.ts';
import { gapsOf, visitWith } from './said-visit.ts';
import { aVisit } from './testing/a-visit.ts';
import type { Said, WaitingSaid } from './waiting-said.ts';

const DeviceAt = '2026-12-16T08:00:00.000Z';
const door = { LineId: 'line-1', Unit: 1 };

const waiting = (said: Said): WaitingSaid => ({ id: '1', visit: 'visit-1', said, photo: null, refusal: null });
const said = (...events: readonly FittingEvent[]) => events.map((event) => waiting({ as: 'event', event }));
// Fixtures are readonly; what the server answers is typed as it comes.
const visit = aVisit() as Visit;

const arrived: FittingEvent = { Id: 'a', Kind: 'arrived', DeviceAt };
const undo: FittingEvent = { Id: 'u', Kind: 'undo', Undoes: 'a', DeviceAt };
const handOver: HandOver = {
  ...{ Id: 'h', DeviceAt, VisitId: 'visit-1', Doors: [door], Signed: null, Reason: 'Nobody in', PhotoId: 'p' },
};

test.each<[string, Visit['State'], readonly WaitingSaid[]]>([
  ['nothing', 'Booked', []],
  ['that they set out', 'On the way', said({ Id: 's', Kind: 'set out', DeviceAt })],
  ['that they are there', 'On site', said(arrived)],
  ['that they are there, twice', 'On site', said(arrived, arrived)],
  ['that they are there, taken back', 'Booked', said(arrived, undo)],
  ['that they leave', 'Unfinished', said(arrived, { Id: 'l', Kind: 'left', DeviceAt })],
  ['a handover', 'Handed over', [...said(arrived), waiting({ as: 'hand over', message: handOver })]],
])('of a visit is said %s: it is %s', (_, state, entries) => expect(visitWith(visit, entries).State).toBe(state));

test('what is said of another visit is none of it', () =>
  expect(visitWith({ ...visit, Id: 'visit-2' }, said(arrived)).Now.Arrived).toBeNull());

test('each thing is there once, also where the server knows it already, and the last answer of a row counts', () => {
  const events = said(
    { Id: '1', Kind: 'checklist', Row: 'Glass unmarked', Answer: 'yes', DeviceAt },
    { Id: '2', Kind: 'checklist', Row: 'Glass unmarked', Answer: 'no', Text: 'A scratch', DeviceAt },
    { Id: '3', Kind: 'photo', PhotoId: 'p', Shows: 'before', DeviceAt },
    { Id: '4', Kind: 'snag', Text: 'A scratch', Blocks: true, DeviceAt },
    { Id: '5', Kind: 'scanned', Door: door, DeviceAt },
  );
  const { Now } = visitWith(visitWith(visit, events), events);
  expect(Now.Answers).toEqual([{ Row: 'Glass unmarked', Answer: 'no', Text: 'A scratch' }]);
  expect([Now.Photos.length, Now.Snags.length, Now.Scanned]).toEqual([1, 1, [door]]);
  expect(gapsOf(visitWith(visit, events))).toEqual({ rows: ['Opens and closes'], photos: [], snags: ['A scratch'] });
});
