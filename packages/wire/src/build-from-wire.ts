import { plainBuild } from '@door/domain/model/plain-item';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { stockCode } from '@door/domain/model/ids';
import { type BuildPlace, jobTypes, trimPlaces } from '@door/domain/model/build-choices';
import { slavePlaces } from '@door/domain/model/slave-pieces';
import type { Build } from '@door/domain/model/item';
import { stockCodeKey } from './door-props.ts';
import type { Fields } from '@door/domain/model/fields';
import { knownText } from './known-value.ts';
import { stockOf } from './hardware-from-wire.ts';

const thicknesses = { '44': 44, '48': 48, '70': 70 } as const;

/** Properties that an older door lacks are read as on a plain door. */
export function buildFrom(props: Fields, catalogue: Catalogue): Build {
  const chosen = (place: string) => (props.has(stockCodeKey(place)) ? stockOf(place, props, catalogue) : null);
  const chosenAt = (places: readonly BuildPlace[]) =>
    Object.fromEntries(
      places.flatMap((place) => {
        const code = chosen(place);
        return code === null ? [] : [[place, code] as const];
      }),
    );
  const flag = (key: string) => props.has(key) && props.flag(key);
  const among = catalogue.rows.stock.map(({ code }) => code);
  return {
    slab: thicknesses[props.oneOf('doorThickness', ['44', '48', '70'])],
    cylinder: stockCode(knownText(props, stockCodeKey('cylinder'), { noun: 'cylinder', among })),
    laminated: props.flag('laminatedGlass'),
    lock: chosen('lockOptions'),
    escutcheon: chosen('escutcheon'),
    bareSlave: flag('bareSlave'),
    jobType: props.has('jobType') ? props.oneOf('jobType', jobTypes) : plainBuild.jobType,
    securedByDesign: flag('sbdChosen'),
    smokeSeals: flag('smokeControlChosen'),
    slave: chosenAt(slavePlaces),
    trims: chosenAt(trimPlaces),
  };
}
