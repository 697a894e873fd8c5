import { capacityPoints } from '@door/domain/making/batch/capacity-points';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { configure } from '@door/domain/door/configure/configure';
import { figuresBox } from '@door/domain/door/extras/extra-places';
import { findings } from '@door/domain/making/findings/findings';
import { setAsChosen } from '@door/domain/door/frame/set-of-choices';
import type { TypedSizes } from '@door/domain/door/model/choices';
import { designId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { type Mm, mm, size } from '@door/domain/lib/mm';
import { aDoorOf } from '@door/domain/testing/a-door';
import { finding as messages } from '@door/domain/messages/english/finding';

export interface Supplier {
  readonly catalogue: Catalogue;
  readonly production: ProductionRows;
  readonly context: RuleContext;
}

/** Numbers that show only where a door lies on the edge of something: step by step across it. */
export const edgeFigures: Readonly<Record<string, (supplier: Supplier) => unknown>> = {
  lifting,
  'sets beyond the limits of today': beyondLimits,
  'room beside each handle': roomBesideHandles,
  'height of the second viewer': secondViewers,
  'how far a house number moves': houseNumbersMoved,
  'points of a week': pointsOfWeek,
};

/** Who lifts a single door of each height, and which frame carries it: it becomes a third of a kilo heavier every 10 mm. */
function lifting({ catalogue, production, context }: Supplier): unknown {
  const door = aDoorOf('single-door', catalogue);
  const narrow: Item = { ...door, frame: { ...door.frame, profile: 'NFO' }, build: { ...door.build, slab: 48 } };
  const codes = [door, narrow].flatMap((item) =>
    [...range(1900, 2380, 10)].flatMap((height) => {
      const outcome = configure(item, { type: 'size.changeOverall', overall: size(1030, height) }, context);
      if (!outcome.ok) return [outcome.refusal.code];
      const found = findings(outcome.value.item, { catalogue, production, messages, tryAction: () => null });
      return found.map(({ code }) => code);
    }),
  );
  return codes;
}

/** What the checks say of sets that other limits of sizes would allow. */
function beyondLimits(supplier: Supplier): unknown {
  const { catalogue } = supplier;
  const plain = (template: string): Item => {
    const item = aDoorOf(template, catalogue);
    return { ...item, designId: designId(1), glass: { ...item.glass, door: { kind: 'unglazed' } } };
  };
  const [beside, below] = [plain('single-door-left-sidelight'), plain('single-door-fanlight')];
  const sized = (item: Item, [width, height, doorHeight]: readonly [number, number, number], left: number | null) =>
    codesOf(
      sizedAs(
        item,
        {
          overall: { size: size(width, height), mode: 'Standard' },
          ...(left !== null && { sides: { left: mm(left), right: mm(0), at: mm(width) } }),
          doorHeight: mm(doorHeight),
        },
        catalogue,
      ),
      supplier,
    );
  return [
    ...[...range(200, 240, 1)].map((left) => sized(beside, [1500, 2100, 2100], left)),
    ...[...range(980, 1060, 1)].map((left) => sized(beside, [2000, 2100, 2100], left)),
    ...[...range(200, 280, 1)].map((high) => sized(below, [260, 1000 + high, 1000], null)),
    ...[...range(720, 820, 1)].map((high) => sized(below, [1000, high + 400, high], null)),
    ...[...range(600, 1600, 10)].map((high) => sized(plain('single-door'), [700, high, high], null)),
  ];
}

const codesOf = (item: Item, { catalogue, production }: Supplier): readonly string[] =>
  findings(item, { catalogue, production, messages, tryAction: () => null }).map(({ code }) => code);

/** The door without a sill in these sizes, whether or not it can be made so. */
const sizedAs = (item: Item, typed: TypedSizes, catalogue: Catalogue): Item => ({
  ...item,
  ...setAsChosen(
    { id: item.id, choices: { ...item.choices, sill: null, sizes: { [item.templateId]: typed } } },
    catalogue,
  ),
});

/** At which heights a house number stands clear of each handle. */
function roomBesideHandles({ catalogue }: Supplier): unknown {
  const plain = aDoorOf('single-door', catalogue);
  const door = sizedAs(plain, { overall: { size: size(1000, 2415), mode: 'Standard' } }, catalogue);
  const figures = catalogue.rows.extras.flatMap(({ fit }) => (fit.at === 'figures' ? [fit] : []))[0];
  if (!figures) return [];
  return catalogue.rows.handles.map(
    ({ handleType }) =>
      [...range(60, 2360, 1)].filter((height) => {
        const item: Item = {
          ...door,
          designId: designId(15),
          houseNumber: '1',
          hardware: { ...door.hardware, handleType, chosen: nothing(door) },
          extras: { ...door.extras, numeralsAt: { fromLeft: mm(800), height } },
        };
        return figuresBox(figures, { item, catalogue }) !== null;
      }).length,
  );
}

const nothing = ({ hardware: { chosen } }: Item): Item['hardware']['chosen'] => ({
  ...chosen,
  handle: null,
  knocker: null,
  doorKnob: null,
  spyhole: null,
  letterPlate: null,
});

/** What the wire says of a second viewer, beside where it is drilled. */
function secondViewers({ catalogue: { rows } }: Supplier): unknown {
  const drilled = rows.extras.filter(({ kind }) => kind === 'spyhole2').map(({ fit }) => fit);
  return [drilled, rows.designs.filter(({ allows }) => allows.spyhole).map(({ heights }) => heights.spyhole2)];
}

/** Whether a place is found for a house number whose usual height is above the leaf: the row moves down to it. */
function houseNumbersMoved({ catalogue }: Supplier): unknown {
  const item: Item = { ...aDoorOf('single-door', catalogue), houseNumber: '28' };
  return catalogue.rows.extras.flatMap(({ fit }) => {
    if (fit.at !== 'figures') return [];
    return [...range(2300, 2600, 1)].map((centre) => figuresBox({ ...fit, centre }, { item, catalogue }) !== null);
  });
}

/** What each kind of door takes of a week, and what the week takes. */
function pointsOfWeek({ catalogue, production }: Supplier): unknown {
  const { colours, systems } = catalogue.rows;
  const [plain, double] = ['single-door', 'double-door-full-surround'].map((name) => aDoorOf(name, catalogue));
  const ral = colours.find(({ use, finish }) => use === 'door' && finish === 'custom');
  const fire = systems.find((system) => system.fire !== undefined);
  if (!plain || !double || !ral || !fire) return null;
  const painted: Item = { ...plain, colours: { ...plain.colours, doorExternal: ral.id } };
  const doors = [plain, double, painted, { ...plain, systemId: fire.id }];
  return [production.capacity.week, doors.map((item) => capacityPoints(item, { catalogue, production }))];
}

export function* range(from: number, to: number, step: number): Generator<Mm> {
  for (let at = from; at <= to; at += step) yield mm(at);
}
