import { expect, test } from 'vitest';
import { faultsInRows, rowsSince } from './row-effects.ts';

const save = { change: 1 };
const send = { change: 1, document: 1, jobs: 2 };
const acknowledged = (rows: Readonly<Record<string, number>>) => ({ rows, isAcknowledged: true });
const unanswered = (rows: Readonly<Record<string, number>>) => ({ rows, isAcknowledged: false });
const none = { lost: 0, doubled: 0, half: 0 };

test.each([
  ['nothing was called', {}, [], none],
  ['acknowledged, and there', save, [acknowledged(save)], none],
  ['acknowledged, and not there', {}, [acknowledged(save)], { ...none, lost: 1 }],
  ['not answered, and not there', {}, [unanswered(send)], none],
  ['not answered, and there all the same', send, [unanswered(send)], none],
  ['a part of it', { change: 1, document: 1 }, [unanswered(send)], { ...none, half: 1 }],
  ['there twice', { change: 2, document: 2, jobs: 4 }, [acknowledged(send)], { ...none, doubled: 1 }],
  ['one of two, the acknowledged', send, [acknowledged(send), unanswered(save)], none],
  ['one of two, the other', save, [acknowledged(send), unanswered(save)], { ...none, lost: 1 }],
  ['both', { change: 2, document: 1, jobs: 2 }, [acknowledged(send), unanswered(save)], none],
] as const)('%s', (_, more, calls, faults) => {
  expect(faultsInRows(more, calls)).toEqual(faults);
});

test('the rows since a count are those of the tables that have more or less', () => {
  expect(rowsSince({ item: 3, quote: 2, label: 1 }, { item: 4, quote: 2, label: 0, order: 1 })).toEqual({
    ...{ item: 1, label: -1, order: 1 },
  });
});
