import { itemId } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { noBars, type PartKind } from '@door/domain/door/model/parts';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { itemPath } from './item-path.ts';

const { frame } = aDoor('single-door');
const id = itemId('4f0c');
const withParts = (kinds: readonly PartKind[]) => ({
  id,
  frame: { ...frame, parts: kinds.map((kind) => ({ id: kind, kind, size: size(900, 2000), bars: noBars })) },
});

test.each<[readonly PartKind[], string]>([
  [['single-door'], '/door/4f0c'],
  [['double-door'], '/door/4f0c'],
  [['single-door', 'left-sidelight'], '/new-frame/4f0c'],
  [['right-sidelight', 'double-door'], '/new-frame/4f0c'],
  [['single-door', 'fanlight'], '/new-frame/4f0c'],
  [['frame', 'single-door', 'left-sidelight', 'right-sidelight', 'fanlight'], '/new-frame/4f0c'],
  [['door-with-transom', 'single-door', 'fanlight'], '/new-frame/4f0c'],
])('%j is at %s [2.79]', (kinds, path) => expect(itemPath(withParts(kinds))).toBe(path));
