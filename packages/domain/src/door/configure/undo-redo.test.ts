import { describe, expect, test } from 'vitest';
import { aDoor, choosing } from '../../testing/a-door.ts';
import { type History, canRedo, canUndo, record, historyLimit, redo, startHistory, undo } from './undo-redo.ts';

const door = aDoor('single-door');
type Texts = History<string>;
const choose = (text: string) => (history: Texts) => record(history, text);
const after = (...steps: readonly ((history: Texts) => Texts)[]): Texts =>
  steps.reduce((history, step) => step(history), startHistory('0'));
const read = ({ past, present, future }: Texts) => [past.join(''), present, future.join('')].join('|');

test.each([
  ['nothing chosen', [], '|0|'],
  ['a choice', [choose('1')], '0|1|'],
  ['two choices', [choose('1'), choose('2')], '01|2|'],
  ['undo', [choose('1'), choose('2'), undo], '0|1|2'],
  ['undo twice', [choose('1'), choose('2'), undo, undo], '|0|12'],
  ['undo more than was chosen', [choose('1'), undo, undo], '|0|1'],
  ['redo', [choose('1'), choose('2'), undo, undo, redo], '0|1|2'],
  ['redo more than was undone', [choose('1'), undo, redo, redo], '0|1|'],
  ['a choice after undo ends redo', [choose('1'), choose('2'), undo, choose('3')], '01|3|'],
  ['the same again is no choice', [choose('1'), choose('1')], '0|1|'],
  ['the same again after undo keeps redo', [choose('1'), choose('2'), undo, choose('1')], '0|1|2'],
])('%s', (_, steps, expected) => {
  const history = after(...steps);
  expect(read(history)).toBe(expected);
  expect([canUndo(history), canRedo(history)]).toEqual([history.past.length > 0, history.future.length > 0]);
});

describe('after more than a hundred choices', () => {
  const choices = Array.from({ length: historyLimit + 20 }, (_, index) => choose(String(index + 1)));
  const many = after(...choices);

  test('the oldest are dropped', () => {
    expect(many.past.length).toBe(100);
    expect(many.past[0]).toBe('20');
  });

  test('a hundred can be undone and redone', () => {
    const undone = choices.reduce((history) => undo(history), many);
    expect([undone.present, undone.future.length]).toEqual(['20', 100]);
    expect(choices.reduce((history) => redo(history), undone)).toEqual(many);
  });
});

test('undo gives back the item from before the choice', () => {
  const before = structuredClone(door);
  const { item } = choosing(door, { type: 'hardware.clearAll' });
  const undone = undo(record(startHistory(door), item));
  expect(undone.present).toBe(door);
  expect(undone.present).toEqual(before);
  expect(redo(undone).present).toBe(item);
});

test('a choice that changes nothing cannot be undone', () => {
  const { item } = choosing(door, { type: 'hand.choose', hand: door.hand });
  const again = choosing(item, { type: 'hand.choose', hand: door.hand }).item;
  expect(canUndo(record(startHistory(item), again))).toBe(false);
});
