import type { Catalogue } from '../catalogue/catalogue.ts';
import { frameColourOf, internalDoorColour } from '../colours/colour-of-part.ts';
import { clearBacking } from '../glass/backing.ts';
import { frameGlazing, takesGlass } from '../glass/glazing.ts';
import { allowedKinds } from '../hardware/kinds.ts';
import { sizeText } from '../model/mm.ts';
import type { BuildPlace } from '../model/build-choices.ts';
import type { ExtraKind, Glazing, HardwareKind, Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';

/** What a line is about. */
export type About =
  | 'frame'
  | 'size'
  | 'threshold'
  | 'sill'
  | 'design'
  | 'hand'
  | 'opens'
  | 'doorExternal'
  | 'doorInternal'
  | 'frameExternal'
  | 'frameInternal'
  | 'glass'
  | 'doorGlass'
  | 'frameGlass'
  | 'handleType'
  | 'finish'
  | 'hinges'
  | HardwareKind
  | TradeAbout;

/** Lines about what only the trade chooses. */
export type BuildAbout =
  | 'jobType'
  | 'system'
  | 'profile'
  | 'thresholdLayout'
  | 'slab'
  | 'sbd'
  | 'smokeControl'
  | BuildPlace;
export type TradeAbout = ExtraKind | BuildAbout;

export interface Described {
  readonly step: 'frame' | 'design' | 'colours' | 'glass' | 'hardware';
  readonly about: About;
  readonly term: string;
  readonly value: string;
}

/** The whole design in words, in the order of the steps: for the last step, e-mails and print. */
export function describeItem(item: Item, catalogue: Catalogue): readonly Described[] {
  const { terms } = catalogue.words.describing;
  const inStep = (step: Described['step'], lines: Lines): readonly Described[] =>
    lines.map(([about, value]) => ({ step, about, term: terms[about], value }));
  return [
    ...inStep('frame', frameLines(item, catalogue)),
    ...inStep('design', designLines(item, catalogue)),
    ...inStep('colours', colourLines(item, catalogue)),
    ...inStep('glass', glassLines(item, catalogue)),
    ...inStep('hardware', hardwareLines(item, catalogue)),
    ...catalogue.trade.describe(item, catalogue).map((line) => ({ step: 'hardware' as const, ...line })),
  ];
}

type Lines = readonly (readonly [about: Exclude<About, TradeAbout>, value: string])[];

const frameLines = (item: Item, catalogue: Catalogue): Lines => [
  ['frame', catalogue.template(item.templateId).displayName],
  ['size', sizeText(item.frame.overall)],
  ['threshold', catalogue.threshold(item.frame.threshold).name],
  ...(item.frame.sill === null ? [] : [['sill', catalogue.sizeStock(item.frame.sill).name] as const]),
];

const designLines = (item: Item, catalogue: Catalogue): Lines => [
  ['design', catalogue.design(item.designId).name],
  ['hand', catalogue.words.describing.hands[item.hand]],
  ['opens', catalogue.words.describing.opens[item.opens]],
];

const colourLines = (item: Item, catalogue: Catalogue): Lines => [
  ['doorExternal', catalogue.colour(item.colours.doorExternal).name],
  ['doorInternal', internalDoorColour(item, catalogue).name],
  ['frameExternal', frameColourOf(item, 'external', catalogue).name],
  ['frameInternal', frameColourOf(item, 'internal', catalogue).name],
];

function glassLines(item: Item, catalogue: Catalogue): Lines {
  if (!takesGlass(item, catalogue)) return [['glass', catalogue.words.describing.solid]];
  const doorLights = catalogue.design(item.designId).lights.length > 0;
  const parts = glazedFrameParts(item.frame.parts);
  return [
    ...(doorLights ? [['doorGlass', glassText(item.glass.door, item.glass.doorBacking, catalogue)] as const] : []),
    ...(parts.length > 0 ? [['frameGlass', frameGlassText(item, catalogue)] as const] : []),
  ];
}

/** Names every backing where the parts have different ones. */
function frameGlassText(item: Item, catalogue: Catalogue): string {
  const glazing = frameGlazing(item.glass);
  const parts = glazedFrameParts(item.frame.parts);
  const backings = new Set(parts.map((kind) => item.glass.partBacking[kind] ?? clearBacking));
  return glassText(glazing, catalogue.words.describing.several([...backings]), catalogue);
}

function glassText(glazing: Glazing, backing: string, { theme, words: { describing } }: Catalogue): string {
  if (glazing.kind === 'theme') {
    const { name, backings } = theme(glazing.themeId);
    return backings.length === 0 ? name : describing.themeOn(name, backing);
  }
  return glazing.kind === 'clear' ? backing : describing.glazing[glazing.kind];
}

function hardwareLines(item: Item, catalogue: Catalogue): Lines {
  const { handleType, suite, hingeColour, chosen } = item.hardware;
  const { none, suites } = catalogue.words.describing;
  const piece = (kind: HardwareKind): string => {
    const code = chosen[kind];
    return code === null ? none : catalogue.master(catalogue.stock(code).masterId).name;
  };
  return [
    ['handleType', handleType === null ? none : catalogue.handle(handleType).name],
    ['finish', suites[suite]],
    ...allowedKinds(catalogue.design(item.designId)).map((kind) => [kind, piece(kind)] as const),
    ['hinges', hingeColour],
  ];
}
