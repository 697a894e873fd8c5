import type { BatchLine } from '@door/domain/making/batch/batch-door';
import { madePieces, piecesOf } from '@door/domain/making/batch/batch-piece';
import { cutLists } from '@door/domain/making/batch/cut-list';
import { glassRows } from '@door/domain/making/batch/glass-order';
import { groupsToCut, uncuttablePieces } from '@door/domain/making/batch/cut-problem';
import { pickRows } from '@door/domain/making/batch/pick-list';
import { slabRows } from '@door/domain/making/batch/slab-list';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import type { PieceRecord } from '@door/domain/making/bom/bom-record';
import { toCalculated } from '@door/domain/making/bom/calculated-figure';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import { aDoorOf } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { checkLaw, lawTimeout, type TestSupplier, testSuppliers } from './testing/walks.ts';

const quantity = 2;

/** A batch of the doors at both ends of a walk, two of each. */
const linesOf = (items: readonly Item[], supplier: TestSupplier): readonly BatchLine[] =>
  items.map((item, index) => ({
    id: String(index),
    order: '10234',
    position: index + 1,
    positions: items.length,
    quantity,
    range: { first: 1, doors: quantity },
    bill: bomOf(item, supplier),
    added: [],
  }));

const isPiece = (record: BatchLine['bill'][number]): record is PieceRecord => record.kind !== 'missing';

/** How much of each article is taken from the shelf. */
function shelf(taken: readonly { readonly code: string; readonly quantity: number }[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { code, quantity: more } of taken) sums.set(code, (sums.get(code) ?? 0) + Math.round(more * 100));
  return new Map([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function quantityOf(record: PieceRecord): number {
  if (record.kind === 'count') return toCalculated(record.quantity).value;
  return record.kind === 'run' ? record.metres.value : 1;
}

/** Each record of each bill is on one list as often as its door is made, and nothing else is on any. */
function faultsOf(lines: readonly BatchLine[]): readonly string[] {
  const pieces = piecesOf({ week: '2647', number: 1 }, lines);
  const listed: readonly PieceRecord[] = [
    ...[pieces.bars, pieces.steels, pieces.beads].flatMap((bars) =>
      cutLists(bars, []).flatMap(({ cuts }) => cuts.map(({ record }) => record)),
    ),
    ...slabRows(pieces.slabs).map(({ record }) => record),
    ...pieces.glass.map(({ record }) => record),
    ...pieces.picked.map(({ record }) => record),
  ];
  const times = new Map<PieceRecord, number>();
  for (const record of listed) times.set(record, (times.get(record) ?? 0) + 1);
  const records = lines.flatMap(({ bill }) => bill.filter(isPiece));
  const codes = madePieces(pieces).map(({ code }) => code);
  const ordered = glassRows(pieces.glass).flatMap((row) => row.codes);
  const wanted = records.filter(({ kind }) => kind !== 'bar' && kind !== 'slab' && kind !== 'glass');
  const picked = shelf(pickRows(pieces).map(({ line }) => line));
  const asked = shelf(wanted.map((record) => ({ code: record.article.code, quantity: quantity * quantityOf(record) })));
  return [
    ...records.filter((record) => times.get(record) !== quantity).map(({ name }) => `${name} is not on its list`),
    ...(listed.length === quantity * records.length ? [] : ['a list has pieces of no bill']),
    ...codes.filter((code, index) => codes.indexOf(code) !== index).map((code) => `two pieces are ${code}`),
    ...(isEqual(ordered.toSorted(), pieces.glass.map(({ code }) => code).toSorted())
      ? []
      : ['glass is not ordered as it is needed']),
    ...(isEqual([...picked], [...asked]) ? [] : ['what is picked is not what is needed']),
  ];
}

/** Each bar is asked of the saw once, in whole millimetres and from bars that are kept. */
function uncut(lines: readonly BatchLine[], { production: { saw } }: TestSupplier): readonly string[] {
  const pieces = piecesOf({ week: '2647', number: 1 }, lines);
  const groups = groupsToCut(pieces, [], saw);
  const bars = [...pieces.bars, ...pieces.steels, ...pieces.beads].map(({ code }) => code);
  const asked = groups.flatMap((group) => group.pieces.map(({ code }) => code));
  const counted = groups.flatMap(({ problem }) => problem.pieces);
  const total = counted.reduce((sum, { quantity: more }) => sum + more, 0);
  return [
    ...(isEqual(asked.toSorted(), bars.toSorted()) && total === bars.length
      ? []
      : ['the saw is not asked for each bar']),
    ...counted
      .filter(({ length }) => !Number.isInteger(length))
      .map(({ length }) => `${String(length)} is no whole mm`),
    ...groups.filter(({ problem }) => problem.stock.length === 0).map(({ group }) => `${group.key} comes in no bars`),
    ...groups.flatMap(uncuttablePieces).map(({ code }) => `${code} is longer than its bar`),
  ];
}

const walks = 150;

test.each(testSuppliers)(
  'every record of every bill of a batch is on exactly one list, with a code of its own: $name',
  (supplier) => {
    checkLaw(
      ({ start, end }) => {
        const lines = linesOf([start, end], supplier);
        return [...faultsOf(lines), ...uncut(lines, supplier)];
      },
      walks,
      supplier,
    );
  },
  lawTimeout,
);

/** The groups of the outer frame of doors whose frames are painted like their leaves. */
function framesPaintedIn(colours: readonly string[], supplier: TestSupplier): readonly string[] {
  const { catalogue } = supplier;
  const doors = colours.map((name): Item => {
    const door = aDoorOf(catalogue.rows.templates[0]?.id ?? '', catalogue);
    const paint = demoCatalogue.colours.find((colour) => colour.use === 'door' && colour.name === name);
    if (!paint) throw new Error(`The demo supplier has no door in ${name}.`);
    const frame = { kind: 'door-colour' } as const;
    return {
      ...door,
      colours: { ...door.colours, doorExternal: paint.id, frameExternal: frame, frameInternal: frame },
    };
  });
  const { bars } = piecesOf({ week: '2647', number: 1 }, linesOf(doors, supplier));
  return cutLists(bars, []).flatMap(({ group }) => (group.profile.startsWith('OF') ? [group.key] : []));
}

test('frames that are painted in two colours are not sawn from one bar', () => {
  const [supplier] = testSuppliers;
  expect(supplier && framesPaintedIn(['Ruby Red', 'Black', 'Ruby Red'], supplier)).toEqual([
    'OF72-RLRL-RAL 3003',
    'OF72-RLRL-RAL 9005',
  ]);
});
