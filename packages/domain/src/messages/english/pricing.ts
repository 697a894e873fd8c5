import { sizeText, type Size } from '../../lib/mm.ts';
import { listed } from '../../lib/sentence.ts';

const doorColours = {
  standardOutWhiteIn: 'standard colour outside, white inside',
  standardBothSame: 'standard colour, both sides',
  standardDual: 'two standard colours',
  premiumOneSide: 'premium colour, one side',
  premiumBothSame: 'premium colour, both sides',
  premiumDual: 'two colours, one of them premium',
  customRalOneSide: 'custom RAL, one side',
  customRalBoth: 'custom RAL, both sides',
} as const;

const suites = {
  chrome: 'Chrome',
  gold: 'Gold',
  'satin-chrome': 'Satin chrome',
  white: 'White',
  black: 'Black',
} as const;

interface Leaves {
  readonly leaves: number;
}

interface Named {
  readonly name: string;
}

interface GlassGroups {
  readonly door: string | null;
  readonly parts: string | null;
  readonly otherParts?: readonly string[];
}

interface SpokenParts {
  readonly parts: number;
  readonly panes: readonly Size[];
}

const perLeaf = (leaves: number): string => (leaves === 1 ? '' : `, ${String(leaves)} leaves`);

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${many}, ${String(count)}`);

const glassText = ([first, ...others]: readonly Size[]): string => {
  if (!first) return '';
  return others.length === 0 ? `, glass ${sizeText(first)}` : `, ${String(others.length + 1)} panes`;
};

const named = ({ name }: Named): string => name;

/** Texts of the lines of a price, of what has none, and of what a price list refuses. */
export const pricing = {
  lines: {
    'P1-family': ({ design, leaves }: Leaves & { readonly design: string }) =>
      leaves === 1 ? design : `${design}, double door`,
    'P2-size': ({ band, size }: { readonly band: string | null; readonly size: Size }) =>
      band === null ? `size ${sizeText(size)}` : `Size band ${band}, ${sizeText(size)}`,
    'P3-door-colour': ({
      price,
      outside,
      inside,
      leaves,
    }: Leaves & { readonly price: keyof typeof doorColours; readonly outside: string; readonly inside: string }) =>
      `Door colour, ${outside === inside ? outside : `${outside} and ${inside}`}: ${doorColours[price]}${perLeaf(leaves)}`,
    'P4-slab': ({ slab, leaves }: Leaves & { readonly slab: number }) => `Slab ${String(slab)} mm${perLeaf(leaves)}`,
    'P5-sidelight': ({ parts, panes }: SpokenParts) =>
      `${counted(parts, 'Sidelight', 'Sidelights')}${glassText(panes)}`,
    'P5-fanlight': ({ parts, panes }: SpokenParts) => `${counted(parts, 'Fanlight', 'Fanlights')}${glassText(panes)}`,
    'P6-frame-colour': ({
      group,
      outside,
      inside,
    }: {
      readonly group: number | null;
      readonly outside: string;
      readonly inside: string;
    }) =>
      `${group === null ? 'frame colour' : 'Frame colour'}, ${outside === inside ? outside : `${outside} and ${inside}`}`,
    'P7-coupling': ({ joints }: { readonly joints: number }) => counted(joints, 'Coupling', 'Couplings'),
    'P7-bar': ({ bars }: { readonly bars: number }) => counted(bars, 'Mullion or transom', 'Mullions and transoms'),
    'P8-glass': ({ door, parts, otherParts = [] }: GlassGroups) => {
      const groups = [...new Set([door, parts, ...otherParts].filter((group) => group !== null))];
      return `Glass of group ${listed(groups, 'and')}`;
    },
    'P9-laminated': ({
      within,
      panes,
      size,
    }: {
      readonly within: 'leaf' | 'sidelight';
      readonly panes: number;
      readonly size: Size;
    }) =>
      `Laminated glass ${within === 'leaf' ? 'in the door' : 'in sidelights'}, ${panes === 1 ? '' : `${String(panes)} × `}${sizeText(size)}`,
    'P10-handle': ({ handle }: { readonly handle: string }) => `Handle, ${handle}`,
    'P10-suite': ({ suite }: { readonly suite: keyof typeof suites }) => `Finish of the handle, ${suites[suite]}`,
    'P11-hardware': ({ name, inPack }: Named & { readonly inPack: boolean }) =>
      inPack ? `${name}, in the pack` : name,
    'P12-metre': named,
    'P13-threshold': named,
    'P14-secured': () => 'Secured by Design',
    'P14-fire': ({ rating }: { readonly rating: string }) => `Fire door ${rating}`,
    'P14-vent': named,
    'P15-added': ({ name }: Named) => (name === '' ? 'a line without text' : name),
    'P16-no-price': named,
  },
  noPriceFor: (what: string) => `No price for ${what}`,
};
