import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Action } from '@door/domain/door/model/action';
import { parsedJson } from '@door/domain/door/model/fields';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import { mm } from '@door/domain/lib/mm';
import { type Part, type PartKind, partOf } from '@door/domain/door/model/parts';
import { subAssemblyToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';

/** `Mullions` and `FrameParts` of a part, as they came. */
export type GivenBars = { readonly [Field in 'Mullions' | 'FrameParts']?: string | undefined };

const positions = z.array(z.number());
const bars = z.array(z.object({ Type: z.enum(['mullion', 'transom']), Position: z.number() }));

interface SetOfPart {
  readonly part: Part;
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/**
 * The actions by which the bars of a one-piece frame come to stand where they were given: a mullion moves with the width of
 * the sidelight beside it, a transom with the height of the door under it. Bars that stand there already need no action.
 */
export function barActions({ Mullions, FrameParts }: GivenBars, { part, item, catalogue }: SetOfPart): Action[] {
  if (part.kind !== 'frame' && part.kind !== 'door-with-transom') return [];
  const is = subAssemblyToWire(part, item, catalogue);
  const wanted = isSameJson(FrameParts, is.FrameParts) ? undefined : bars.safeParse(parsedJson(FrameParts ?? '')).data;
  const places = (type: 'mullion' | 'transom') => wanted?.flatMap((bar) => (bar.Type === type ? [bar.Position] : []));
  const mullions = isSameJson(Mullions, is.Mullions)
    ? places('mullion')
    : positions.safeParse(parsedJson(Mullions ?? '')).data;
  const [transom] = places('transom') ?? [];
  return [
    ...(mullions && !isEqual(mullions, part.bars.mullions) ? sideActions(mullions, part, item) : []),
    ...(transom !== undefined && transom !== part.bars.transoms[0]
      ? [{ type: 'size.changeDoorHeight' as const, doorHeight: mm(transom) }]
      : []),
  ];
}

/** Mullions from left to right; one of another number fits no set and is left to be refused as it is. */
function sideActions(mullions: readonly number[], { size, bars: { mullions: now } }: Part, item: Item): Action[] {
  const [first] = mullions;
  const last = mullions.at(-1);
  if (first === undefined || last === undefined || mullions.length !== now.length) return [];
  const has = (kind: PartKind) => partOf(item.frame.parts, kind) !== undefined;
  const left = has('left-sidelight') ? first : 0;
  const right = has('right-sidelight') ? size.width - last : 0;
  return [{ type: 'size.changeSides', left: mm(left), right: mm(right) }];
}

/** Whether nothing was given, or what is there already. */
export const isSameJson = (given: string | undefined, is: string): boolean =>
  given === undefined || isEqual(parsedJson(given), parsedJson(is));
