import type { PreparationRow } from '../../catalogue/rows/preparation-rows.ts';
import type { Bom } from './bom-record.ts';
import type { Preparation } from './cut.ts';
import type { Fitting, FittingRecord, FittingRole } from './fitting-record.ts';
import { type OwnPlace, placeCut, type PreparedLeaf } from './place-cut.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** Whether a piece is let into the leaf: always, only where its article has rows, or never, because it is in the frame. */
type LetIn = 'always' | 'with-rows' | 'never';

const letInOf: { readonly [Role in FittingRole]: (fitting: Fitting<Role>, isOnSlave: boolean) => LetIn } = {
  hinge: () => 'always',
  lock: () => 'always',
  cylinder: () => 'always',
  // The bolts of a single door meet the frame, those of a master leaf the slave.
  keeps: (_, isOnSlave) => (isOnSlave ? 'always' : 'never'),
  hardware: ({ kind }) => (kind === 'letterPlate' || kind === 'spyhole' ? 'always' : 'with-rows'),
  closer: ({ on }) => (on === 'frame' ? 'never' : 'always'),
  extra: ({ extra }) => (extra === 'spyhole2' ? 'always' : 'with-rows'),
  related: ({ list }) => (list === 'latchKeep' ? 'never' : 'with-rows'),
  escutcheon: () => 'with-rows',
  plate: () => 'with-rows',
  figure: () => 'with-rows',
  vent: () => 'never',
};

const letIn = <Role extends FittingRole>(fitting: Fitting<Role> & { readonly role: Role }, isOnSlave: boolean): LetIn =>
  letInOf[fitting.role](fitting, isOnSlave);

/** The bill whose slabs say what is cut into them for the pieces that are fitted to each. */
export function withPreparations(bill: Bom, resolved: ResolvedItem): Bom {
  const prepared = fittingsOnLeaves(bill, resolved);
  return bill.map((record) =>
    record.kind === 'slab'
      ? { ...record, preparations: prepared.filter(({ leaf }) => leaf === record.leaf).map(preparationFor) }
      : record,
  );
}

function preparationFor({ record: { name, article, dropdown }, placed }: PreparedFitting): Preparation {
  const cuts = placed.flatMap(({ cut }) => (typeof cut === 'string' ? [] : [cut]));
  return { name, article: article.code, dropdown, cuts, misfits: placed.length - cuts.length };
}

interface PreparedFitting {
  readonly leaf: FittingRecord['leaf'];
  readonly record: FittingRecord;
  readonly placed: readonly PlacedRow[];
}

/** A row with its cut in the leaf of a piece, or why there is none. */
interface PlacedRow {
  readonly row: PreparationRow;
  readonly leaf: PreparedLeaf;
  readonly cut: ReturnType<typeof placeCut>;
}

/** Each piece that is let into a leaf, in the order of the bill, with the rows of its article. */
export const fittingsOnLeaves = (bill: Bom, resolved: ResolvedItem): readonly PreparedFitting[] =>
  bill.flatMap((record) => {
    if (record.kind !== 'fitting') return [];
    const leaf = preparedLeaf(record, resolved);
    const need = letIn(record.fitting, record.leaf === 'slave');
    const rows = resolved.production.preparations.filter(({ article }) => article === record.article.code);
    if (!leaf || need === 'never' || (need === 'with-rows' && rows.length === 0)) return [];
    const own = ownPlace(record);
    return [{ leaf: record.leaf, record, placed: rows.map((row) => ({ row, leaf, cut: placeCut(row, leaf, own) })) }];
  });

function preparedLeaf({ leaf: group }: FittingRecord, resolved: ResolvedItem): PreparedLeaf | undefined {
  const { item, leaves, catalogue } = resolved;
  const leaf = leaves.find((each) => each.group === group);
  const spindle = catalogue.design(item.designId).heights.handle;
  return leaf && { group: leaf.group, hand: leaf.hand, size: leaf.size, thickness: item.build.slab, spindle };
}

/** A hinge sits at the edge and a handle at its spindle: across the leaf both are placed by the edges. */
function ownPlace({ at, fitting }: FittingRecord): OwnPlace {
  const isAtEdge = fitting.role === 'hinge' || (fitting.role === 'hardware' && fitting.kind === 'handle');
  return { fromLeft: at === null || isAtEdge ? null : at.fromLeft, height: at === null ? null : at.height };
}
