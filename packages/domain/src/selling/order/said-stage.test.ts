import { expect, test } from 'vitest';
import { staging } from '../../messages/english/staging.ts';
import type { OrderStage, StageNow } from './order-stage.ts';
import { saidStage } from './said-stage.ts';

const now = (stages: readonly OrderStage[], changed: Partial<StageNow> = {}): StageNow => ({
  ...{ stage: stages[0] ?? 'ordered', since: null, overlay: null },
  doors: stages.map((stage) => ({ stage, since: null })),
  ...changed,
});
const facts = { fitted: true, supplier: 'Doors Ltd', owed: null, day: '2026-12-09' } as const;
const said = (stages: readonly OrderStage[], changed: Partial<Parameters<typeof saidStage>[1]> = {}) => {
  const { sentence, next } = saidStage(now(stages), { ...facts, ...changed }, staging);
  return [sentence, ...next.map(({ who, text }) => `${who}: ${text}`)];
};

test.each([
  [['ordered'], {}, ['You ordered on 9 December 2026.', 'us: Doors Ltd measures your opening.']],
  [
    ...([['ordered'], { owed: 'deposit' }] as const),
    ['You ordered on 9 December 2026.', 'you: Pay the deposit.', 'us: Doors Ltd measures your opening.'],
  ],
  [
    ...([['confirmed'], { drawing: { confirmedOn: null }, owed: 'deposit' }] as const),
    [
      ...['Your drawing is ready.', 'you: Confirm the drawing, the hinge side and the sizes.'],
      ...['you: Pay the deposit.', 'us: The works take it into their plan.'],
    ],
  ],
  [
    ...([['confirmed'], { drawing: { confirmedOn: '2026-12-10' } }] as const),
    ['You confirmed the drawing on 10 December 2026.', 'us: The works take it into their plan.'],
  ],
  [['planned'], { drawing: { confirmedOn: null } }, ['Your door is planned.']],
  [['planned'], {}, ['Your door is planned.']],
  [['making', 'making'], {}, ['Your doors are being made.']],
  [['made'], {}, ['Your door is made and checked.', 'us: Doors Ltd agrees the day of the fitting with you.']],
  [
    ...([['made'], { visits: { fitting: 'to choose' } }] as const),
    ['Your door is made and checked.', 'you: Choose a day for the fitting.'],
  ],
  [['made'], { visits: { fitting: 'booked' } }, ['Your door is made and checked.', 'us: It is fitted.']],
  [['planned'], { visits: { fitting: 'to choose' } }, ['Your door is planned.', 'you: Choose a day for the fitting.']],
  [
    ...([['ordered'], { owed: 'deposit', visits: { survey: 'to choose' } }] as const),
    ['You ordered on 9 December 2026.', 'you: Pay the deposit.', 'you: Choose a day for measuring.'],
  ],
  [
    ...([['ordered'], { visits: { survey: 'booked' } }] as const),
    ['You ordered on 9 December 2026.', 'us: Doors Ltd measures your opening.'],
  ],
  [['made'], { fitted: false }, ['Your door is made and checked.', 'us: It is delivered.']],
  [['delivered'], {}, ['Your door arrived on 9 December 2026.', 'us: It is fitted.']],
  [
    ...([['delivered'], { fittersSince: '08:05' }] as const),
    ['The fitters are with you since 08:05.', 'us: It is fitted.'],
  ],
  [
    ...([['delivered'], { isToSign: true }] as const),
    ['Your door arrived on 9 December 2026.', 'you: Sign the handover, or say what is wrong.'],
  ],
  [
    ...([['fitted'], { guaranteedUntil: '2036-12-09' }] as const),
    ['Handed over on 9 December 2026. Your guarantee runs to 9 December 2036.'],
  ],
  [['delivered'], { fitted: false }, ['Your door arrived on 9 December 2026.']],
  [['fitted'], { owed: 'balance' }, ['Handed over on 9 December 2026.', 'you: Pay the balance.']],
  [['ordered'], { day: null }, ['You ordered.', 'us: Doors Ltd measures your opening.']],
] as const)('%j with %j: %j', (stages, changed, lines) => expect(said(stages, changed)).toEqual(lines));

test('what lies over a stage', () => {
  const overlay = (changed: Partial<StageNow>) =>
    saidStage(now(['making', 'made', 'made'], changed), { ...facts, owed: 'deposit' }, staging);
  expect(overlay({ overlay: 'partly' }).overlay).toBe('2 of 3 doors are made.');
  expect(overlay({ overlay: 'held' }).overlay).toBe(
    'Your order rests for the moment. Doors Ltd tells you how it goes on.',
  );
  expect(overlay({ overlay: 'cancelled' })).toEqual({
    ...{ sentence: 'This order was cancelled.', overlay: '', next: [] },
  });
});
