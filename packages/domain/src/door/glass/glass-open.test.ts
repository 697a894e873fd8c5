import { expect, test } from 'vitest';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import type { Glass } from '../model/item.ts';
import { isGlassOpen } from './glass-of-set.ts';

const catalogue = aCatalogue();
const open = { kind: 'none-chosen' } as const;
const clear = { kind: 'clear' } as const;
const solid = catalogue.rows.designs.find(({ lights }) => lights.length === 0);

test.each<[string, 'surround' | 'single-door', 'glazed' | 'solid', Pick<Glass, 'door' | 'frame'>, boolean]>([
  ['a new door', 'single-door', 'glazed', { door: open, frame: { kind: 'same-as-door' } }, true],
  ['a door with glass', 'single-door', 'glazed', { door: clear, frame: { kind: 'same-as-door' } }, false],
  ['a solid door', 'single-door', 'solid', { door: open, frame: { kind: 'same-as-door' } }, false],
  [
    'a solid door whose lights beside it are open',
    'surround',
    'solid',
    { door: open, frame: { kind: 'same-as-door' } },
    true,
  ],
  ['a solid door with frame glass', 'surround', 'solid', { door: open, frame: { kind: 'own', glazing: clear } }, false],
  [
    'frame glass of its own that is open',
    'surround',
    'glazed',
    { door: clear, frame: { kind: 'own', glazing: open } },
    true,
  ],
])('%s', (_, template, leaf, glass, isOpen) => {
  const door = aDoor(template);
  const designId = leaf === 'solid' ? (solid?.id ?? expect.fail()) : door.designId;
  expect(isGlassOpen({ ...door, designId, glass: { ...door.glass, ...glass } }, catalogue)).toBe(isOpen);
});
