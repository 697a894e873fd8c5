import type { RuleContext } from '../choice/rule.ts';
import { slavePlaces } from '../model/slave-pieces.ts';
import { type BuildPlace, trimPlaces } from '../model/build-choices.ts';
import type { Stock } from '../../catalogue/rows/stock-rows.ts';
import type { StockCode } from '../model/ids.ts';
import type { Build, Item } from '../model/item.ts';
import { plainBuild } from '../model/plain-item.ts';
import { defaultCylinder } from '../hardware/default-cylinder.ts';
import { presentOrFirst } from '../stock/stock-on-sale.ts';
import { demandsSecurity, isSecured, systemOf } from '../system/item-system.ts';
import { slabsOf } from './made-in-system.ts';
import { fitsAt, stockForPlace } from './stock-options.ts';

/** What other parts of the door ask about: the job, Secured by Design, smoke seals, the slab. */
export function basicsOfChoices({ choices, systemId, build }: Item, { catalogue }: RuleContext): Pick<Item, 'build'> {
  const isSecurable = systemOf(systemId, catalogue).securable !== false;
  const { jobType = plainBuild.jobType, securedByDesign = false, smokeSeals = false } = choices;
  const isPossible = isSecurable || !demandsSecurity(jobType);
  return {
    build: {
      ...build,
      smokeSeals,
      slab: madeSlab(choices.slab ?? build.slab, slabsOf({ systemId }, catalogue)),
      jobType: isPossible ? jobType : plainBuild.jobType,
      securedByDesign: securedByDesign && isSecurable,
    },
  };
}

const madeSlab = (wanted: Build['slab'], made: readonly Build['slab'][]): Build['slab'] =>
  made.includes(wanted) ? wanted : (made[0] ?? wanted);

/** What is fitted behind the scenes, where this door can have it. */
export function buildOfChoices(item: Item, context: RuleContext): Pick<Item, 'build'> {
  const { choices, leaves } = item;
  const known = knownBuild(item, context);
  const door: Door = { item: { ...item, build: known }, context };
  return {
    build: {
      ...known,
      cylinder: cylinderOf(door),
      laminated: (choices.laminated ?? true) || isSecured(item),
      lock: lockOf(door),
      escutcheon: fittingAt('escutcheon', known.escutcheon, door),
      bareSlave: choices.bareSlave === true && leaves.kind === 'double',
      slave: slaveHardware(door),
    },
  };
}

/** As it was chosen, of the stock that the supplier has. */
function knownBuild({ choices, build }: Item, { catalogue }: RuleContext): Build {
  const known = (code: StockCode | undefined): StockCode | null =>
    code === undefined ? null : (catalogue.rows.stock.find((stock) => stock.code === code)?.code ?? null);
  const knownAt = <Place extends string>(
    places: readonly Place[],
    chosen: Readonly<Partial<Record<Place, StockCode>>> | undefined,
  ) =>
    Object.fromEntries(
      places.flatMap((place) => {
        const code = known(chosen?.[place]);
        return code === null ? [] : [[place, code] as const];
      }),
    );
  return {
    ...build,
    cylinder: known(choices.cylinder) ?? defaultCylinder(catalogue),
    lock: known(choices.lock),
    escutcheon: known(choices.escutcheon),
    slave: knownAt(slavePlaces, choices.slave),
    trims: knownAt(trimPlaces, choices.trims),
  };
}

interface Door {
  readonly item: Item;
  readonly context: RuleContext;
}

function fittingAt(place: BuildPlace, code: StockCode | null, door: Door): StockCode | null {
  return code !== null && fitsAt(door.context.catalogue.stock(code), place, door) ? code : null;
}

/** The chosen lock; in a leaf of another height the one that is worked alike and made for it. null: it follows from the handle. */
function lockOf(door: Door): StockCode | null {
  const { item, context } = door;
  const { lock } = item.build;
  if (lock === null) return null;
  const { catalogue } = context;
  const operationOf = ({ masterId }: Stock) => catalogue.master(masterId).lock?.operation;
  const chosen = catalogue.stock(lock);
  if (fitsAt(chosen, 'lockOptions', door)) return lock;
  const alike = stockForPlace(item, 'lockOptions', catalogue).find(
    (stock) => operationOf(stock) === operationOf(chosen) && fitsAt(stock, 'lockOptions', door),
  );
  return alike?.code ?? null;
}

/** The chosen cylinder, else the usual one, else the first that this door may have: Secured by Design asks for three stars. */
function cylinderOf(door: Door): StockCode {
  const { item, context } = door;
  const { catalogue } = context;
  const { cylinder } = item.build;
  const usual = defaultCylinder(catalogue);
  const fitting = () =>
    stockForPlace(item, 'cylinder', catalogue).find((stock) => fitsAt(stock, 'cylinder', door))?.code ?? cylinder;
  return fittingAt('cylinder', cylinder, door) ?? fittingAt('cylinder', usual, door) ?? fitting();
}

/** The same products in the finish that the door now has, where its slave leaf may still carry them. */
function slaveHardware(door: Door): Build['slave'] {
  const { item, context } = door;
  return Object.fromEntries(
    slavePlaces.flatMap((place) => {
      const present = item.build.slave[place];
      if (present === undefined) return [];
      const { masterId } = context.catalogue.stock(present);
      const alike = stockForPlace(item, place, context.catalogue).filter((stock) => stock.masterId === masterId);
      const same = fittingAt(place, presentOrFirst(alike, present), door);
      return same === null ? [] : [[place, same] as const];
    }),
  );
}
