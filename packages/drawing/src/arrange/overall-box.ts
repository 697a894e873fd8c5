import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import { adjustmentsAt } from '@door/domain/door/sizes/composite-size';
import type { Box } from '../facts.ts';

/** The ordered size around the set, seen from outside; the set's own corner is the origin, mm. */
export function overallBox({ frame }: Pick<Item, 'frame'>, catalogue: Catalogue): Box {
  const { left, top } = adjustmentsAt(frame, catalogue);
  return { x: 0 - left, y: 0 - top, width: frame.overall.width, height: frame.overall.height };
}
