import type { Catalogue } from '../catalogue/rows/catalogue.ts';
import type { Item } from '../door/model/item.ts';
import type { Size } from '../lib/mm.ts';
import { doorPart, type GlazedFramePartKind, type PartKind, partOf } from '../door/model/parts.ts';

/** Where the sizes of the parts do not add up to the whole set. Calculated here without the product code, so that it can check it. */
export function sizesThatDoNotAddUp(item: Item, catalogue: Catalogue): readonly string[] {
  const { parts, construction, overall } = item.frame;
  const whole = compositeByHand(item, catalogue);
  const door = doorPart(parts).size;
  const sizeOf = (kind: PartKind): Size | undefined => partOf(parts, kind)?.size;
  const [left, right, above] = [sizeOf('left-sidelight'), sizeOf('right-sidelight'), sizeOf('fanlight')];
  const around = parts.filter(({ kind }) => kind === 'frame' || kind === 'door-with-transom');
  const joint = (kind: GlazedFramePartKind) => thicknessOf(item.frame.couplings[kind] ?? null, catalogue);
  const beside = joint('left-sidelight') + joint('right-sidelight');
  const isDivided = left !== undefined || right !== undefined || above !== undefined;
  const sums: readonly (readonly [what: string, is: number, due: number])[] = [
    ['widths', (left?.width ?? 0) + door.width + (right?.width ?? 0) + beside, whole.width],
    ['heights', door.height + (above?.height ?? 0) + joint('fanlight'), whole.height],
    ['height of the left sidelight', left?.height ?? door.height, door.height],
    ['height of the right sidelight', right?.height ?? door.height, door.height],
    ['width of the fanlight', above?.width ?? whole.width, whole.width],
    ['one-piece frames', around.length, construction === 'one-piece' && isDivided ? 1 : 0],
    ...around.flatMap(({ size, bars }) => [
      ['width of the one-piece frame', size.width, whole.width] as const,
      ['height of the one-piece frame', size.height, whole.height] as const,
      ['mullions', bars.mullions.length, (left ? 1 : 0) + (right ? 1 : 0)] as const,
      ['transoms', bars.transoms.length, above ? 1 : 0] as const,
      ['first mullion', left ? (bars.mullions[0] ?? 0) : 0, left?.width ?? 0] as const,
      ['last mullion', right ? (bars.mullions.at(-1) ?? 0) : 0, right ? whole.width - right.width : 0] as const,
      ['transom', bars.transoms[0] ?? 0, above ? door.height : 0] as const,
    ]),
  ];
  const lengths = [overall, ...parts.map(({ size }) => size)].flatMap(({ width, height }) => [width, height]);
  return [
    ...sums.filter(([, is, due]) => is !== due).map(([what, is, due]) => `${what}: ${String(is)}, not ${String(due)}`),
    ...lengths.filter((each) => !Number.isInteger(each) || each <= 0).map((each) => `a length of ${String(each)} mm`),
  ];
}

function thicknessOf(code: string | null, { rows }: Catalogue): number {
  const row = rows.sizeStock.find((each) => each.code === code);
  return row ? row.thickness1 - row.rebate : 0;
}

/** Overall size less packers and sill, each without the part that hooks into the frame. */
function compositeByHand({ frame }: Item, catalogue: Catalogue): { readonly width: number; readonly height: number } {
  const thickness = (code: string | null) => thicknessOf(code, catalogue);
  const { left1, left2, right1, right2, top1, top2, thresholdPacker2 } = frame.packers;
  const sill = frame.heightMode === 'Standard' ? thickness(frame.sill) : 0;
  return {
    width: [left1, left2, right1, right2].reduce((rest, code) => rest - thickness(code), Number(frame.overall.width)),
    height: [top1, top2, thresholdPacker2].reduce(
      (rest, code) => rest - thickness(code),
      Number(frame.overall.height) - sill,
    ),
  };
}
