import type { Bar, BarRole, Divider } from './bar-record.ts';
import type { LightNumber } from './bom-piece.ts';
import type { Fitting, FittingRole } from './fitting-record.ts';
import type { CountRecord, RunRecord } from './supplies-record.ts';

type BarNames = { readonly [Role in BarRole]: (bar: Bar<Role>) => string };
type FittingNames = { readonly [Role in FittingRole]: (fitting: Fitting<Role>) => string };

const dividerName = ({ role, within, number }: { readonly role: string } & Divider): string =>
  within === null ? `${role} ${String(number)}` : `${within} ${role} ${String(number)}`;

const barNames: BarNames = {
  jamb: ({ side }) => `jamb ${side}`,
  head: () => 'head',
  bottom: ({ under }) => (under === null ? 'bottom' : `bottom of ${under}`),
  mullion: dividerName,
  transom: dividerName,
  steel: ({ inside }) => `steel in ${barName(inside)}`,
  bead: ({ light, side }) => `${lightName(light)} bead ${side}`,
  threshold: () => 'threshold',
  astragal: () => 'astragal',
  'weather-bar': () => 'weather bar',
  'head-drip': () => 'head drip',
  coupler: ({ beside }) => `coupler at ${beside}`,
  sill: () => 'sill',
  packer: ({ position }) => `packer ${position}`,
  trim: ({ place }) => inWords(place),
};

/** `jamb left`, `steel in head`, `mullion 2`. */
export const barName = <Role extends BarRole>(bar: Bar<Role>): string => barNames[bar.role](bar);

const fittingNames: FittingNames = {
  hinge: ({ number }) => `hinge ${String(number)}`,
  lock: () => 'lock',
  keeps: () => 'keeps',
  cylinder: () => 'cylinder',
  hardware: ({ kind }) => inWords(kind),
  escutcheon: () => 'escutcheon',
  related: ({ list, comesWith }) => `${list} with ${comesWith}`,
  closer: () => 'closer',
  plate: ({ extra }) => inWords(extra),
  figure: ({ number }) => `figure ${String(number)}`,
  vent: ({ extra }) => inWords(extra),
  extra: ({ extra }) => inWords(extra),
};

/** `hinge 2`, `letter plate`, `escutcheon with HA-PB600-SC`. */
export const fittingName = <Role extends FittingRole>(fitting: Fitting<Role>): string =>
  fittingNames[fitting.role](fitting);

/** `kickPlateOutside` is called `kick plate outside`. */
const inWords = (key: string): string => key.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** `light 2`. */
export const lightName = ({ number }: LightNumber): string => `light ${String(number)}`;

/** `anchors`, `light 1 glazing-blocks`. */
export const suppliesName = ({ role, light }: Pick<CountRecord | RunRecord, 'role' | 'light'>): string =>
  light === null ? role : `${lightName(light)} ${role}`;
