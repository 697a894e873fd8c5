import { stockForPlace } from '@door/domain/door/build/stock-options';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import { stockForExtra } from '@door/domain/door/extras/extra-fit';
import { allowedKinds, stockFor } from '@door/domain/door/hardware/kinds';
import type { Action } from '@door/domain/door/model/action';
import { trimPlaces } from '@door/domain/door/model/build-choices';
import { extraKinds, type ExtraKind } from '@door/domain/door/model/extra-kinds';
import { colourId, designId, type DesignId, stockCode, systemId, themeId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { mm, size } from '@door/domain/lib/mm';

/** A choice, or one that is looked up on the door as it is by then; null: nothing to choose. */
export type PlannedChoice = Action | ((item: Item, catalogue: Catalogue) => Action | null);

/** A door that a person might order, as the choices that lead to it, and what is read off beside its bill. */
export interface DoorPlan {
  readonly name: string;
  readonly template: string;
  readonly choices: readonly PlannedChoice[];
  readonly probes: readonly ('drawing' | 'limits' | 'offers')[];
}

type PlannedRows = Pick<CatalogueRows, 'templates' | 'designs' | 'sizeStock' | 'handles' | 'thresholds' | 'backings'>;

const single = 'single-door';
const surround = 'single-door-both-sidelights-fanlight';
const plan = (name: string, template: string, choices: readonly PlannedChoice[], ...probes: DoorPlan['probes']) => ({
  name,
  template,
  choices,
  probes,
});

const clear: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } };
const unglazed: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'unglazed' } };
const sealed: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(8) } };
const sized = (width: number, height: number): Action => ({ type: 'size.changeOverall', overall: size(width, height) });
const large = sized(1050, 2300);
const painted = (id: number): Action => ({ type: 'colour.chooseDoor', colourId: colourId(id) });
const design = (id: DesignId): Action => ({ type: 'design.choose', designId: id });
const opensOut: Action = { type: 'frame.chooseOpening', opens: 'Out' };
const slabOf = (slab: 44 | 48 | 70): Action => ({ type: 'build.chooseSlab', slab });
const noSill: Action = { type: 'size.chooseSill', stock: null };
const fireDoor: Action = { type: 'build.chooseSystem', systemId: systemId(2) };
const narrow: Action = { type: 'build.chooseProfile', profile: 'NFO' };
const solid = design(designId(1));
const flush = design(designId(15));
const chrome: Action = { type: 'hardware.chooseSuite', suite: 'chrome' };
const pullBar: Action = { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' };

/** Doors that between them read every number of the rows. */
export const doorPlans = (rows: PlannedRows): readonly DoorPlan[] => [
  plan('plain', single, [clear], 'drawing', 'limits'),
  plan('surround', surround, [clear], 'drawing', 'limits'),
  plan('double', 'double-door', [clear], 'drawing', 'limits'),
  ...madeOf,
  ...bounds,
  ...onThresholds(rows),
  ...rows.templates.map(({ id }) => plan(`style ${id}`, id, [clear], 'limits')),
  ...withDesigns(rows),
  ...withStock(rows),
  ...withHandles(rows),
];

/** Heights of doors whose leaves take a lock of each size, with the key-wound one of it. */
const lockedAtHeights = [
  [2100, 'ML-K'],
  [2200, 'ML-KM'],
  [2300, 'ML-KB'],
] as const;

/** Slabs, glass, colours, systems and frames. */
const madeOf: readonly DoorPlan[] = [
  ...([44, 48, 70] as const).flatMap((slab) => [
    plan(`slab ${String(slab)}`, surround, [clear, slabOf(slab)]),
    plan(`slab ${String(slab)}, plain glass`, surround, [clear, slabOf(slab), { type: 'build.laminate', on: false }]),
    plan(`slab ${String(slab)}, sealed theme`, surround, [slabOf(slab), sealed]),
  ]),
  plan('secured', surround, [clear, { type: 'build.chooseJobType', jobType: 'new-build' }]),
  plan('dark', single, [clear, painted(3)]),
  plan('light', single, [clear, painted(1)]),
  plan('two foils', single, [
    clear,
    { type: 'colour.chooseFrameExternal', finish: { kind: 'frame-colour', colourId: colourId(104) } },
    { type: 'colour.chooseFrameInternal', finish: { kind: 'frame-colour', colourId: colourId(108) } },
  ]),
  plan('unglazed', surround, [unglazed]),
  plan('unglazed beside a solid leaf', 'single-door-both-sidelights', [
    solid,
    { type: 'glass.chooseForFrame', glazing: { kind: 'unglazed' } },
  ]),
  plan(
    'couplings of 20 mm',
    surround,
    [
      clear,
      { type: 'build.chooseCoupling', joint: 'left-sidelight', stock: stockCode('CP20') },
      { type: 'build.chooseCoupling', joint: 'fanlight', stock: stockCode('CP20') },
    ],
    'limits',
  ),
  plan('narrow frame', single, [clear, narrow], 'drawing', 'limits'),
  plan('heavy leaf, narrow frame', single, [clear, narrow, slabOf(48), sized(1030, 2300)]),
  plan('fire door', single, [solid, fireDoor], 'drawing', 'limits'),
  ...lockedAtHeights.flatMap(([height, keyWound]) => [
    plan(`lever lock, ${String(height)} high`, single, [flush, sized(1050, height)]),
    plan(`slam lock, ${String(height)} high`, single, [flush, sized(1050, height), pullBar]),
    plan(`key-wound lock, ${String(height)} high`, single, [
      flush,
      sized(1050, height),
      pullBar,
      { type: 'build.chooseStock', place: 'lockOptions', stock: stockCode(keyWound) },
    ]),
  ]),
];

/** Sets near the limits of what can be made. */
const bounds: readonly DoorPlan[] = [
  plan('each height and width', single, [noSill, solid, large], 'offers'),
  plan(
    'each height and width, hinges right',
    single,
    [noSill, solid, large, { type: 'hand.choose', hand: 'right' }],
    'offers',
  ),
  plan('each height and width, heavy slab', single, [noSill, solid, large, slabOf(48)], 'offers'),
  plan('each height and width, pull bar', single, [noSill, flush, large, pullBar], 'offers'),
  plan('little room to pass', single, [clear, sized(900, 2100)]),
  plan('little room to pass, narrow frame', single, [clear, narrow, sized(900, 2100)]),
  plan('little room to pass, fire door', single, [solid, fireDoor, sized(900, 2100)]),
  plan('fanlight of 2000', surround, [clear, sized(2000, 2400)]),
  plan('fanlight of 2001', surround, [clear, sized(2001, 2400)]),
  plan('divided fanlight, opening out', 'double-door-full-surround', [clear, opensOut]),
  plan(
    'high set',
    surround,
    [clear, sized(1900, 2700), { type: 'size.changeDoorHeight', doorHeight: mm(2350) }],
    'limits',
  ),
  plan('wide set', 'double-door-both-sidelights', [clear, sized(3800, 2100), sides(900)], 'limits'),
  plan('uneven double', 'double-door', [clear, master(720)], 'limits'),
  plan('small double', 'double-door', [clear, sized(1350, 2100), master(612)], 'limits'),
];

function sides(width: number): Action {
  return { type: 'size.changeSides', left: mm(width), right: mm(width) };
}

function master(width: number): Action {
  return { type: 'size.changeMasterWidth', masterWidth: mm(width) };
}

const onThresholds = ({ thresholds }: PlannedRows): readonly DoorPlan[] => [
  ...thresholds.flatMap(({ code, opens }) => {
    const choices = [
      clear,
      ...(opens === 'Out' ? [opensOut] : []),
      { type: 'size.chooseThreshold', stock: code } as const,
    ];
    return [
      plan(`on ${code}`, single, choices, 'drawing'),
      plan(`one piece on ${code}`, 'single-door-both-sidelights-mullion-fanlight', choices),
    ];
  }),
  plan('on a threshold that lies through', 'single-door-both-sidelights', [
    clear,
    { type: 'size.chooseThreshold', stock: stockCode('TH-AL28') },
    { type: 'build.chooseThresholdLayout', layout: 'full' },
  ]),
];

/** A solid leaf takes no glass. */
const glassOf = ({ lights }: PlannedRows['designs'][number]): readonly Action[] => (lights.length > 0 ? [clear] : []);

/** Each design on an even and on an odd leaf, because sizes are rounded, and with each piece that it allows. */
const withDesigns = ({ designs }: PlannedRows): readonly DoorPlan[] =>
  designs.flatMap((row) => [
    plan(`design ${String(row.id)}`, single, [large, design(row.id), ...glassOf(row)], 'drawing'),
    plan(`design ${String(row.id)}, odd leaf`, single, [sized(1049, 2299), design(row.id), ...glassOf(row)], 'drawing'),
    ...allowedKinds(row)
      .filter((kind) => kind !== 'handle')
      .map((kind) =>
        plan(`${kind} on design ${String(row.id)}`, single, [
          large,
          design(row.id),
          chrome,
          (item, catalogue) => {
            const [piece] = stockFor(kind, item, catalogue);
            return piece ? { type: 'hardware.choose', kind, stock: piece.code } : null;
          },
        ]),
      ),
  ]);

const withStock = ({ sizeStock, backings }: PlannedRows): readonly DoorPlan[] => [
  ...sizeStock.flatMap(({ code, use, positions }) => [
    ...positions
      .slice(0, 1)
      .map((position) => plan(`packer ${code}`, single, [clear, { type: 'size.choosePacker', position, stock: code }])),
    ...(use === 'sill' ? [plan(`sill ${code}`, single, [clear, { type: 'size.chooseSill', stock: code }])] : []),
  ]),
  ...extraKinds
    .filter((kind) => kind !== 'signageOutside' && kind !== 'signageInside')
    .map((kind) => plan(kind, single, [clear, large, chrome, firstOf(kind)], 'drawing')),
  // Beside glass and knocker there is no room for a sign.
  ...extraKinds.map((kind) =>
    plan(`${kind} on a flush leaf`, single, [flush, large, chrome, firstOf(kind)], 'drawing'),
  ),
  ...trimPlaces.map((place) =>
    plan(place, single, [
      clear,
      (item, catalogue) => {
        const [found] = stockForPlace(item, place, catalogue);
        return found ? { type: 'build.chooseStock', place, stock: found.code } : null;
      },
    ]),
  ),
  ...backings.map(({ name }) =>
    plan(`fanlight of ${name}`, surround, [clear, { type: 'glass.chooseBacking', backing: name }, sized(2000, 2400)]),
  ),
];

const firstOf =
  (kind: ExtraKind): PlannedChoice =>
  (item, catalogue) => {
    const [found] = stockForExtra(item, kind, catalogue);
    return found ? { type: 'extra.choose', kind, stock: found.stock.code } : null;
  };

/** Each handle, and with the house number that it may leave no room for. */
const withHandles = ({ handles, designs }: PlannedRows): readonly DoorPlan[] =>
  handles.flatMap(({ handleType, designGroups }) => {
    const suited = designs.find(({ hardwareGroup }) => designGroups.includes(hardwareGroup));
    const choices = [
      ...(suited ? [design(suited.id)] : []),
      large,
      { type: 'hardware.chooseHandleType', handleType } as const,
    ];
    return [
      plan(`handle ${handleType}`, single, choices, 'drawing'),
      plan(`number beside ${handleType}`, single, [...choices, firstOf('numerals')]),
    ];
  });
