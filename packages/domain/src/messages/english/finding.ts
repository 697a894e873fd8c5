import type { LeafGroup } from '../../door/model/parts.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import { lengthText, sizeText, type Size } from '../../lib/mm.ts';
import type { Country } from '../../lib/country.ts';
import { listed } from '../../lib/sentence.ts';

const countries: Readonly<Record<Country, string>> = { england: 'England', ireland: 'Ireland' };

const leaves: Readonly<Record<LeafGroup, string>> = {
  door: 'The leaf',
  master: 'The master leaf',
  slave: 'The slave leaf',
};

const fixedParts: Readonly<Record<GlazedFramePartKind, string>> = {
  'left-sidelight': 'the left sidelight',
  'right-sidelight': 'the right sidelight',
  fanlight: 'the fanlight',
};

type PaneIn = 'leaf' | GlazedFramePartKind;

interface SpokenPane {
  readonly in: PaneIn;
  readonly size: Size;
  readonly design: string;
}

const paneIn = (place: PaneIn): string => (place === 'leaf' ? 'the door' : fixedParts[place]);

/** `A pane of Four Square, 190 × 190 mm,` or `The pane of the fanlight, 1886 × 136 mm,` */
const pane = ({ in: place, size, design }: SpokenPane): string =>
  place === 'leaf' ? `A pane of ${design}, ${sizeText(size)},` : `The pane of ${fixedParts[place]}, ${sizeText(size)},`;

const kilos = (kg: number): string => `${String(Math.round(kg))} kg`;

interface SpokenLeaf {
  readonly group: LeafGroup;
  readonly kg: number;
  readonly height: number;
  readonly slab: number;
}

/** Texts of findings: a sentence names the problem, a label of a fix begins with a verb. */
export const finding = {
  fourHinges: ({ group, kg, height }: SpokenLeaf) =>
    `${leaves[group]} is ${lengthText(height)} high and weighs ${kilos(kg)}: it hangs on four hinges.`,
  tooHeavy: ({ group, kg, slab, most }: SpokenLeaf & { readonly most: number }) =>
    `${leaves[group]} weighs ${kilos(kg)} in a slab of ${lengthText(slab)}; four hinges carry ${kilos(most)}.`,
  frameTooNarrow: (most: number) => `The narrow frame carries a single leaf of ${kilos(most)} at most.`,
  lifting: ({
    setKg,
    heaviest,
    pieces,
    lift,
  }: {
    readonly setKg: number;
    readonly heaviest: number;
    readonly pieces: number;
    readonly lift: 'two' | 'trolley';
  }) => {
    const whole =
      pieces > 1
        ? `The set weighs ${kilos(setKg)}, its heaviest piece ${kilos(heaviest)}`
        : `The set weighs ${kilos(setKg)}`;
    return lift === 'two' ? `${whole}: two people lift it.` : `${whole}: bring a trolley.`;
  },
  letsThrough: ({
    declared,
    most,
    countries: broken,
    because,
  }: {
    readonly declared: number;
    readonly most: number;
    readonly countries: readonly Country[];
    readonly because: string;
  }) => {
    const where = listed(
      broken.map((country) => countries[country]),
      'and',
    );
    return `The U-value is ${String(declared)} W/m²K; ${where} ${broken.length > 1 ? 'allow' : 'allows'} ${String(most)}. ${because}`;
  },
  mostlyGlass: (percent: number) =>
    `Glass is ${String(percent)} % of the set: England may rate it by its energy band, C or better, instead.`,
  because: {
    slab: (slab: number, u: number) => `Most is lost through the slab of ${lengthText(slab)}, U ${String(u)}.`,
    doorGlass: (design: string, u: number) => `Most is lost through the glass of ${design}, U ${String(u)}.`,
    fixedGlass: (part: GlazedFramePartKind, u: number) =>
      `Most is lost through the glass of ${fixedParts[part]}, U ${String(u)}.`,
    sealedTheme: (theme: string) => `${theme} is sealed between two plain panes`,
    slabTakesTriple: (slab: number) => `a slab of ${lengthText(slab)} takes a triple unit`,
    notAskedFor: 'nobody asked for laminated glass',
  },
  glazedOnSite: (height: number) =>
    `It comes without glass: whoever glazes it must take safety glass up to ${lengthText(height)} above the floor.`,
  widePane: ({ in: place, width, widest }: { readonly in: PaneIn; readonly width: number; readonly widest: number }) =>
    `A pane in ${paneIn(place)} is ${lengthText(width)} wide: over ${String(widest)} it must be safety glass of class 2.`,
  paneTooSmall: ({ short, long, ...what }: SpokenPane & { readonly short: number; readonly long: number }) =>
    `${pane(what)} is too small: no unit is made under ${String(short)} × ${lengthText(long)}.`,
  paneTooLarge: ({ most, ...what }: SpokenPane & { readonly most: number }) =>
    `${pane(what)} is too large: units of 4 mm glass end at ${String(most)} m².`,
  paneTooSlim: ({ times, ...what }: SpokenPane & { readonly times: number }) =>
    `${pane(what)} is over ${String(times)} times as long as wide: toughened glass of 4 mm may not stay flat.`,
  paneBeyondSheet: ({ backing, sheet, ...what }: SpokenPane & { readonly backing: string; readonly sheet: Size }) =>
    `${pane(what)} is larger than a sheet of ${backing}, ${sizeText(sheet)}, whose pattern runs upright.`,
  notLaminated: ({ in: place, because }: { readonly in: PaneIn; readonly because: string }) =>
    `Secured by Design asks for a laminated pane in ${paneIn(place)}; ${because}.`,
  noViewer: 'A new home needs a viewer in its entrance door: nobody outside can be seen from within.',
  noChain: 'A new home needs a door chain or limiter at its entrance.',
  noCloser: 'A fire door shuts by itself; this one has no closer.',
  step: ({ name, upstand, most }: { readonly name: string; readonly upstand: number; readonly most: number }) =>
    `${name} stands up ${lengthText(upstand)}; an entrance for everybody has a step of ${String(most)} at most.`,
  clearWidth: ({ width, least }: { readonly width: number; readonly least: number }) =>
    `The open door leaves ${lengthText(width)} to pass; an entrance for everybody leaves ${String(least)} at least.`,
  /** What to do about what keeps a door from being made, by where that is done. */
  mend: { glass: 'Choose the glass', colours: 'Choose the colours', design: 'Open the door' },
  noPair: 'The frame cannot be had in its two colours: there are no such bars.',
  noRal: 'The door has a custom colour without a RAL number: nobody can spray it before the number is given.',
  specialOrder: (outside: string, inside: string, days: number) =>
    `${outside} outside with ${inside} inside is not kept in stock: +${String(days)} working days, special order.`,
  notChosen: {
    leaf: 'The glass of the door is not chosen yet: nothing can be ordered.',
    frame: 'The glass beside or above the door is not chosen yet: nothing can be ordered.',
  },
  notWhole: 'A size is no whole number of mm: it cannot be cut.',
  noHouseNumber: 'The number that the glass shows is not given yet: the glass cannot be ordered.',
  noLongerSold: (names: readonly string[]) =>
    `No longer sold: ${listed(names, 'and')}. This door keeps ${names.length === 1 ? 'it' : 'them'}; once another is chosen, ${names.length === 1 ? 'it' : 'they'} cannot be had again.`,
  darkColour: (colour: string) =>
    `${colour} takes up much sun: in full sun the leaf may bow, by up to 8 mm within what makers allow.`,
  fixes: {
    slab: (slab: number) => `Use a slab of ${lengthText(slab)}`,
    clearGlass: { door: 'Use clear glass in the door', frame: 'Use clear glass beside the door' },
    use: (name: string) => `Use ${name}`,
    masterWidth: (width: number) => `Make the master leaf ${lengthText(width)} wide`,
    wholeSize: (whole: Size) => `Make the overall size ${sizeText(whole)}`,
    overallWidth: (width: number) => `Make the overall width ${lengthText(width)}`,
    overallHeight: (height: number) => `Make the overall height ${lengthText(height)}`,
    doorHeight: (height: number) => `Make the door ${lengthText(height)} high`,
    sides: (together: number) => `Make the sidelights ${lengthText(together)} wide together`,
    sidelight: {
      'left-sidelight': (width: number) => `Make the left sidelight ${lengthText(width)} wide`,
      'right-sidelight': (width: number) => `Make the right sidelight ${lengthText(width)} wide`,
    },
    wideFrame: 'Use the wide frame',
    replacementJob: 'Make it a replacement door',
    unsecure: 'Leave out Secured by Design',
    add: (piece: string) => `Add ${piece}`,
  },
};
