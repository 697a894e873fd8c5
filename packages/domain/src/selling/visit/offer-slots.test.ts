import { defaultVisitSettings } from '../../catalogue/rows/visit-settings.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, openCalendar, plusOpen, weekdayOf, workWeek } from '../../lib/open-days.ts';
import { type BusySpan, type Diary, type DiaryResource, usualWorks } from './diary.ts';
import { fittingDay, freeDays, offered, offerSlots, type Slot } from './offer-slots.ts';
import { type FittedDoor, visitNeed } from './visit-need.ts';

const single: FittedDoor = { leaves: 1, parts: 0, removal: true, fire: false, lowThreshold: false, heaviestKg: 46.4 };
const resource = (id: string, kind: DiaryResource['kind'], skills: DiaryResource['skills'] = []): DiaryResource => ({
  ...{ id, kind, name: id, skills, works: usualWorks },
});
const diary: Diary = {
  resources: [
    resource('Nolan', 'person', ['fit']),
    resource('Byrne', 'person', ['fit']),
    resource('Van A', 'van'),
    resource('Costa', 'person', ['fit', 'fire']),
    resource('Weber', 'person', ['fit']),
    resource('Van B', 'van'),
    resource('Lifter 1', 'tool', ['lifter']),
  ],
  teams: [
    { id: 'N', name: 'Nolan', members: ['Nolan', 'Byrne', 'Van A'] },
    { id: 'C', name: 'Costa', members: ['Costa', 'Weber', 'Van B'] },
  ],
  busy: [],
};
const reckoning = { hours: fittingDay, settings: defaultVisitSettings };
const calendar = openCalendar(workWeek, ['2026-12-21/2027-01-01']);
const need = (...doors: readonly Partial<FittedDoor>[]) =>
  visitNeed(
    doors.map((door) => ({ ...single, ...door })),
    reckoning,
  );
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const startOf = ({ visits: [first] }: Slot) => `${first?.day ?? ''} ${clock(first?.from ?? 0)}`;
const said = (slot: Slot) => `${startOf(slot)} ${slot.team.name}: ${slot.takes.map(({ name }) => name).join(', ')}`;
const offers = (
  asked: ReturnType<typeof need>,
  { from = '2026-12-16', busy = [] }: { readonly from?: string; readonly busy?: readonly BusySpan[] } = {},
) => offerSlots(asked, { diary: { ...diary, busy }, from, calendar });
const all = (resourceId: string, day: string): BusySpan => ({ resourceId, day, from: 0, to: 1440, by: 'away' });

describe('JOURNEY 7.3, which slots are offered', () => {
  test('22: delivered on Tuesday 15 December and fitted a day later, the first is Wednesday at eight', () => {
    const from = plusOpen('2026-12-15', 1, calendar);
    expect(offers(need({}), { from }).map(said).slice(0, 3)).toEqual([
      '2026-12-16 08:00 Nolan: Nolan, Byrne, Van A',
      '2026-12-16 12:30 Nolan: Nolan, Byrne, Van A',
      '2026-12-17 08:00 Nolan: Nolan, Byrne, Van A',
    ]);
  });

  test('what begins at half past twelve ends within the hours: not on a Friday, and not what takes a day', () => {
    const days = offers(need({})).map(startOf);
    expect(days.filter((day) => day.startsWith('2026-12-18'))).toEqual(['2026-12-18 08:00']);
    expect(offers(need({ leaves: 2, parts: 3 })).every(({ visits: [first] }) => first?.from === 480)).toBe(true);
  });

  test('another team comes where the first is taken, in part or whole', () => {
    const [first] = offers(need({}), { busy: [all('Van A', '2026-12-16')] });
    expect(first && said(first)).toBe('2026-12-16 08:00 Costa: Costa, Weber, Van B');
    const busy = [{ resourceId: 'Nolan', day: '2026-12-16', from: 480, to: 690, by: 'order 10234' }];
    // Byrne alone is too few for 46.4 kg, but not for a leaf of 20 kg.
    expect(offers(need({}), { busy }).map(said)[0]).toMatch(/^2026-12-16 08:00 Costa/);
    expect(offers(need({ heaviestKg: 20 }), { busy }).map(said)[0]).toBe('2026-12-16 08:00 Nolan: Byrne, Van A');
    // What ends when the other begins takes nothing of it.
    expect(offers(need({}), { busy }).map(said)[1]).toBe('2026-12-16 12:30 Nolan: Nolan, Byrne, Van A');
  });

  test('a fire door goes with who may fit one, a heavy one with the lifter that is free', () => {
    expect(offers(need({ fire: true })).map(({ team }) => team.name)).not.toContain('Nolan');
    const [heavy] = offers(need({ heaviestKg: 70.1 }));
    expect(heavy && said(heavy)).toBe('2026-12-16 08:00 Nolan: Nolan, Byrne, Van A, Lifter 1');
    expect(offers(need({ heaviestKg: 70.1 }), { busy: [all('Lifter 1', '2026-12-16')] })[0]?.visits[0]?.day).toBe(
      '2026-12-17',
    );
  });

  test('13: what takes two days takes the same team on two open days', () => {
    const [first] = offers(need({}, {}, {}), { from: '2026-12-17' });
    expect(first?.visits).toEqual([
      { day: '2026-12-17', from: 480, to: 990 },
      { day: '2026-12-18', from: 480, to: 600 },
    ]);
    const [other] = offers(need({}, {}, {}), { from: '2026-12-17', busy: [all('Byrne', '2026-12-18')] });
    expect(other?.team.name).toBe('Costa');
  });

  test('nothing on days on which the works are closed, nor without a team or a door', () => {
    expect(offers(need({}), { from: '2026-12-19' })[0]?.visits[0]?.day).toBe('2027-01-04');
    expect(offerSlots(need({}), { diary: { ...diary, teams: [] }, from: '2026-12-16', calendar })).toEqual([]);
    expect(freeDays(need({}), { diary: { ...diary, teams: [] }, from: '2026-12-16', calendar })).toBeNull();
    expect(offers(need())).toEqual([]);
  });
});

describe('laws of what is offered', () => {
  const days = Array.from({ length: 60 }, (_, at) => daysAfter('2026-12-14', at));
  const span = fc.record({
    resourceId: fc.constantFrom(...diary.resources.map(({ id }) => id)),
    day: fc.constantFrom(...days),
    from: fc.integer({ min: 0, max: 1200 }),
    length: fc.integer({ min: 1, max: 600 }),
  });
  const book = fc
    .array(span, { maxLength: 120 })
    .map((spans) => spans.map(({ length, ...each }) => ({ ...each, to: each.from + length, by: '' })));
  const doors = fc.array(
    fc.record({
      ...{ leaves: fc.constantFrom(1 as const, 2 as const), parts: fc.integer({ min: 0, max: 3 }) },
      ...{ removal: fc.boolean(), fire: fc.boolean(), lowThreshold: fc.boolean() },
      heaviestKg: fc.constantFrom(20, 46.4, 90),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const clashes = (busy: readonly BusySpan[], { visits, takes }: Slot) =>
    visits.some(({ day, from, to }) =>
      busy.some(
        (each) =>
          each.day === day && each.from < to && from < each.to && takes.some(({ id }) => id === each.resourceId),
      ),
    );

  test('whoever is offered is free and at work, able and enough; the list keeps its limits and its order', () => {
    fc.assert(
      fc.property(doors, book, (asked, busy) => {
        const wanted = visitNeed(asked, reckoning);
        const slots = offers(wanted, { from: '2026-12-14', busy });
        expect(slots.length).toBeLessThanOrEqual(offered.inAll);
        expect(slots.map(said).map((text) => text.slice(0, 16))).toEqual(
          slots.map((slot) => said(slot).slice(0, 16)).toSorted(),
        );
        for (const slot of slots) {
          expect(clashes(busy, slot)).toBe(false);
          expect(slot.takes.filter(({ kind }) => kind === 'person').length).toBeGreaterThanOrEqual(wanted.persons);
          expect(slot.takes.some(({ kind }) => kind === 'van')).toBe(true);
          for (const { day, from, to } of slot.visits) {
            expect(from).toBeGreaterThanOrEqual(480);
            expect(to).toBeLessThanOrEqual(weekdayOf(day) === 5 ? 900 : 990);
          }
        }
      }),
    );
  });

  test('the first slot is on the first free day, and each day that is offered is a free one', () => {
    fc.assert(
      fc.property(doors, book, (asked, busy) => {
        const wanted = visitNeed(asked, reckoning);
        const free = freeDays(wanted, { diary: { ...diary, busy }, from: '2026-12-14', calendar }) ?? [];
        const on = offers(wanted, { from: '2026-12-14', busy }).map(({ visits: [first] }) => first?.day ?? '');
        expect(on.filter((day) => !free.includes(day))).toEqual([]);
        if (on.length > 0) expect(on[0]).toBe(free[0]);
      }),
      { numRuns: 30 },
    );
  });
});
