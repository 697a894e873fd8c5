import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FloorEvent, floorState, openAt, type PlacedPiece, progressOf } from './progress.ts';

const piece = (code: string, changes: Partial<PlacedPiece> = {}): PlacedPiece => ({
  ...{ code, place: 7, bar: null, replaces: null },
  ...changes,
});

let ids = 0;
const event = (what: FloorEvent['what'], code: string, changes: Partial<FloorEvent> = {}): FloorEvent => ({
  ...{ id: String((ids += 1)), what, code, at: 'cutting', kind: 'done', undoes: null },
  ...changes,
});

/** Twelve pieces of door 7, five of them from bar 14. */
const door = Array.from({ length: 12 }, (_, at) => piece(`P${at}`, { bar: at < 5 ? 14 : null }));

describe('progress of a batch', () => {
  test('a bar cuts its pieces, an assembled door implies the rest, and taken back it is as before', () => {
    const bar = event('bar', 'R014');
    const assembled = event('door', 'D07', { at: 'assembly' });
    const undo = event('door', 'D07', { at: 'assembly', kind: 'undo', undoes: assembled.id });
    expect(progressOf(door, [bar])).toMatchObject({ pieces: 12, cutting: 5, implied: 0, assembly: 0, open: 12 });
    expect(progressOf(door, [bar, assembled])).toMatchObject({ cutting: 12, implied: 7, assembly: 12 });
    expect(progressOf(door, [bar, assembled, undo])).toMatchObject({ cutting: 5, implied: 0, assembly: 0, begun: 1 });
  });

  test('the state of a batch follows: a piece is cut, a door is assembled or all is cut, every door is checked', () => {
    const other = { ...piece('Q0'), place: 8 };
    const at = (...events: readonly FloorEvent[]) => floorState(progressOf([...door, other], events));
    const bar = event('bar', 'R014');
    const [assembled, checked] = [
      event('door', 'D07', { at: 'assembly' }),
      event('door', 'D07', { at: 'quality check' }),
    ];
    expect(at()).toBe('Released');
    expect(at(bar)).toBe('Cutting');
    expect(at(assembled)).toBe('Assembly');
    expect(at(...door.map(({ code }) => event('piece', code)), event('piece', 'Q0'))).toBe('Assembly');
    expect(at(checked)).toBe('Assembly');
    expect(at(checked, event('door', 'D08', { at: 'quality check' }))).toBe('Quality Checked');
    expect(at(bar, event('bar', 'R014', { kind: 'undo', undoes: bar.id }))).toBe('Released');
  });

  test('a checked door needs no tick of any piece', () => {
    const checked = progressOf(door, [event('door', 'D07', { at: 'quality check' })]);
    expect(checked).toMatchObject({ cutting: 12, assembly: 12, qualityCheck: 12, open: 0 });
    expect(openAt(checked, 'cutting')).toBe(0);
  });

  test('a spoiled piece is awaited again: nothing but its own cut, or that of its bar, lets the door go on', () => {
    const all = [...door, piece('P0.2', { bar: 15, replaces: 'P0' })];
    const facts = [event('door', 'D07', { at: 'assembly' }), event('piece', 'P0', { kind: 'spoiled' })];
    const waiting = progressOf(all, facts);
    expect(waiting).toMatchObject({ pieces: 12, cutting: 11, assembly: 11, doors: [{ awaits: ['P0.2'] }] });
    expect(waiting.bars).toContainEqual({ bar: 15, pieces: 1, cutting: 0 });
    expect(progressOf(all, [...facts, event('bar', 'R015')])).toMatchObject({ cutting: 12, doors: [{ awaits: [] }] });
    expect(progressOf(all, [])).toMatchObject({ pieces: 12 });
  });

  test('law 4: any order and any repetition of the events gives the same; law 7: checked ⇒ assembled ⇒ cut', () => {
    const all = [...door, piece('Q1', { place: 8, bar: 14 }), piece('P0.2', { bar: 15, replaces: 'P0' })];
    const stations = fc.constantFrom('cutting' as const, 'assembly' as const, 'quality check' as const);
    const subjects = fc.constantFrom(
      ...all.map(({ code }) => ['piece', code] as const),
      ...(['R014', 'R015'] as const).map((code) => ['bar', code] as const),
      ...(['D07', 'D08'] as const).map((code) => ['door', code] as const),
    );
    const facts = fc.array(fc.tuple(subjects, stations, fc.constantFrom('done', 'spoiled', 'undo'), fc.nat(20)), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat(1000)), (drawn, order) => {
        const events = drawn.map(
          ([[what, code], at, kind, undoes], index): FloorEvent => ({
            ...{ id: String(index), what, code, at, kind },
            undoes: kind === 'undo' ? String(undoes) : null,
          }),
        );
        const shuffled = [...events, ...events.slice(3)]
          .map((each) => ({ each, at: order.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ each }) => each);
        const progress = progressOf(all, events);
        expect(progressOf(all, shuffled)).toEqual(progress);
        for (const counts of [progress, ...progress.doors]) {
          expect(counts.qualityCheck).toBeLessThanOrEqual(counts.assembly);
          expect(counts.assembly).toBeLessThanOrEqual(counts.cutting);
          expect(counts.cutting).toBeLessThanOrEqual(counts.pieces);
        }
      }),
    );
  });
});
