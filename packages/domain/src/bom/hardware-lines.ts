import type { Stock } from '../catalogue/stock-rows.ts';
import type { StockCode } from '../item/ids.ts';
import type { HardwareKind } from '../item/item.ts';
import { meetsCriteria } from '../stock/criteria.ts';
import { doorPropsOf, dropdownOf } from '../stock/door-props.ts';
import { relatedTo } from '../stock/related-stock.ts';
import type { LeafGroup } from '../sizes/leaf.ts';
import { escutcheonDropdown } from './escutcheon-line.ts';
import type { Job } from './job.ts';
import { line, missing } from './line.ts';
import type { WorkedLine } from './worked-line.ts';

/** In the order in which the shop fits them. The slave's handle follows the master's. */
const afterHandles = ['letterPlate', 'knocker', 'doorKnob', 'spyhole'] as const satisfies readonly HardwareKind[];

/** Every piece of hardware that was chosen, then what those choices bring along. */
export function hardwareLines(job: Job): readonly WorkedLine[] {
  const { chosen } = job.item.hardware;
  const group = job.leaves[0]?.group ?? 'door';
  const pieces: readonly Piece[] = [
    { group, dropdown: dropdownOf.handle, code: chosen.handle },
    { group: 'slave', dropdown: 'slaveHandle', code: slaveHandleOf(job) },
    ...afterHandles.map((kind) => ({ group, dropdown: dropdownOf[kind], code: chosen[kind] })),
  ];
  const present = pieces.flatMap(({ code, ...piece }) => (code === null ? [] : [{ ...piece, code }]));
  return [
    ...handleFinding(group, job),
    ...present.map((piece) => pieceLine(piece, job)),
    ...present.flatMap((piece) => relatedLines(piece, job)),
  ];
}

interface Piece {
  readonly group: LeafGroup;
  readonly dropdown: string;
  readonly code: StockCode | null;
}
type PresentPiece = Piece & { readonly code: StockCode };

const slaveHandleOf = ({ item: { leaves } }: Job): StockCode | null =>
  leaves.kind === 'double' ? leaves.slaveHandle : null;

/** A handle type without a handle means that its suite is not stocked. */
function handleFinding(group: string, { item: { hardware } }: Job): readonly WorkedLine[] {
  if (hardware.handleType === null || hardware.chosen.handle !== null) return [];
  return [missing(group, 'handle', `No ${hardware.handleType} handle is stocked in ${hardware.suite}.`)];
}

function pieceLine({ group, dropdown, code }: PresentPiece, job: Job): WorkedLine {
  const stock = stockOf(code, job);
  if (!stock) return missing(group, 'stock', `The catalogue no longer holds ${code}.`);
  if (!meetsCriteria(stock.criteria, doorPropsOf(job.item, job.catalogue))) {
    return missing(group, 'stock-criteria', `${stock.description} (${code}) does not suit this door.`);
  }
  return line(
    {
      group,
      partId: job.door.partId,
      code,
      what: '',
      quantity: 1,
      rule: fittingHeight(dropdown, job),
      dropdown,
      part: `${group}:${partNames[dropdown] ?? 'leaf'}`,
    },
    job,
  );
}

const stockOf = (code: StockCode, { catalogue }: Job): Stock | undefined =>
  catalogue.rows.stock.find((stock) => stock.code === code);

/** Where the design says how high each piece sits; the slave's handle is level with the master's. */
const heightNames = {
  [dropdownOf.handle]: 'handle',
  slaveHandle: 'handle',
  [dropdownOf.letterPlate]: 'letterPlate',
  [dropdownOf.knocker]: 'knocker',
  [dropdownOf.doorKnob]: 'doorKnob',
  [dropdownOf.spyhole]: 'spyhole1',
} as const;

const partNames: Readonly<Record<string, 'handle' | 'letter-plate' | 'knocker' | 'door-knob' | 'spyhole'>> = {
  [dropdownOf.handle]: 'handle',
  slaveHandle: 'handle',
  [dropdownOf.letterPlate]: 'letter-plate',
  [dropdownOf.knocker]: 'knocker',
  [dropdownOf.doorKnob]: 'door-knob',
  [dropdownOf.spyhole]: 'spyhole',
};

function fittingHeight(dropdown: string, { catalogue, item }: Job): string {
  const name = heightNames[dropdown];
  if (name === undefined) return '';
  return `centre ${String(catalogue.design(item.designId).heights[name])} from leaf bottom`;
}

function relatedLines({ group, code }: PresentPiece, job: Job): readonly WorkedLine[] {
  const stock = stockOf(code, job);
  if (!stock) return [];
  const isOwn = (dropdown: string) => dropdown === escutcheonDropdown && job.item.build.escutcheon !== null;
  const coming = relatedTo(stock.masterId, job.item, job.catalogue).filter(({ related }) => !isOwn(related.dropdown));
  return coming.map(({ related, master, stock: brought }) =>
    brought
      ? line(
          {
            group,
            partId: job.door.partId,
            code: brought.code,
            what: '',
            quantity: 1,
            rule: `comes with ${code}`,
            dropdown: related.dropdown,
          },
          job,
        )
      : missing(group, 'stock', `${master.name}, which comes with ${code}, is not stocked for this door.`),
  );
}
