import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saidOnVisit as said } from '../../testing/said-on-visit.ts';
import { type JobMove, jobMoves, type JobState } from './job-cycle.ts';
import { jobStateOf, moveTowards, visitNow } from './visit-now.ts';

const door = { lineId: 'line', unit: 1 };

describe('how far a visit is', () => {
  const arrived = said(8, { kind: 'arrived' });
  const events = [
    said(7, { kind: 'set out' }),
    arrived,
    said(9, { kind: 'scanned', door }),
    said(9, { kind: 'checklist', row: 'Keys counted', answer: 'no', text: 'one is missing' }),
    said(10, { kind: 'checklist', row: 'Keys counted', answer: 'yes', text: '' }),
    said(10, { kind: 'photo', shows: 'after', door: null }),
    said(10, { kind: 'snag', door, part: 'leaf', text: 'A scratch', blocks: false }),
    said(11, { kind: 'signed', doors: null }),
    said(12, { kind: 'left' }),
  ];

  test('each fact is there once, and the last answer of a row counts', () => {
    const now = visitNow(events);
    expect(now).toMatchObject({ setOut: events[0]?.at, arrived: arrived.at, left: events[8]?.at, scanned: [door] });
    expect(now.checklist.get('Keys counted')?.answer).toBe('yes');
    expect([now.photos.length, now.snags.length, now.handover?.kind]).toEqual([1, 1, 'signed']);
  });

  test('what was taken back does not count, and an undo is not undone', () => {
    const undo = said(9, { kind: 'undo' }, { undoes: arrived.id });
    expect(visitNow([...events, undo, said(9, { kind: 'undo' }, { undoes: undo.id })]).arrived).toBeNull();
  });

  test('it follows from the set of events, whatever their order and however often each is there', () => {
    const undo = said(9, { kind: 'undo' }, { undoes: arrived.id });
    const all = [...events, undo];
    fc.assert(
      fc.property(fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }), (shuffled) => {
        expect(visitNow(shuffled)).toEqual(visitNow(all));
      }),
    );
  });
});

describe('the job of a visit', () => {
  const none = { setOut: null, arrived: null, left: null };
  const at = '2026-12-16T08:00:00.000Z';
  test.each([
    [none, false, false, 'Booked'],
    [{ ...none, setOut: at }, false, false, 'On the way'],
    [{ ...none, arrived: at }, false, false, 'On site'],
    [{ ...none, arrived: at, left: at }, false, false, 'Unfinished'],
    [{ ...none, arrived: at, left: at }, false, true, 'Booked'],
    [{ ...none, arrived: at }, true, false, 'Handed over'],
  ] as const)('%j, handed over: %s, somebody comes again: %s', (now, isHandedOver, isGoingOn, state) =>
    expect(jobStateOf({ now, isHandedOver, isGoingOn })).toBe(state),
  );

  test.each([
    ['Booked', 'Unfinished', 'arrive unfinished'],
    ['On site', 'On the way', 'goBack setOut'],
    ['On the way', 'Handed over', 'handOver'],
    ['On site', 'Booked', 'goBack'],
    ['Handed over', 'Booked', ''],
    ['To rebook', 'On site', ''],
  ] as const)('%s is led to %s by: %s', (from, wanted, moves) => {
    const made: JobMove[] = [];
    let state: JobState = from;
    for (let move = moveTowards(state, wanted); move !== null; move = moveTowards(state, wanted)) {
      made.push(move);
      state = jobMoves[move].to;
    }
    expect(made.join(' ')).toBe(moves);
  });
});
