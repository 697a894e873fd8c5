import { expect, test } from 'vitest';
import { filled, group, linear, solid, stops } from '../shapes/paint.ts';
import { metalByLamplight } from './metal-by-lamplight.ts';

const colours = (text: string) => [...text.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
const sumOf = (hex = '') => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

test('metal is darker at dusk, in groups too, warm where it shines and never blue', () => {
  const plate = group('plate', [
    filled('M0 0h1v1z', linear([0, 0], [1, 1], stops([0, '#ffffff'], [0.5, '#808080', 0.5], [1, '#202020']))),
    filled('M0 0h1v1z', solid('#c0c0c0', 0.4)),
  ]);
  const seen = colours(JSON.stringify(metalByLamplight([plate])));
  const was = colours(JSON.stringify([plate]));
  expect(seen).toHaveLength(was.length);
  seen.forEach((hex, index) => expect(sumOf(hex)).toBeLessThan(sumOf(was[index])));
  const [shine = '', body = ''] = seen;
  expect(shine.slice(1, 3) > shine.slice(5)).toBe(true);
  expect(body.slice(1, 3) >= body.slice(5)).toBe(true);
});

test('a shadow stays black', () => {
  expect(JSON.stringify(metalByLamplight([filled('M0 0h1v1z', solid('#000', 0.2))]))).toContain('#000000');
});
