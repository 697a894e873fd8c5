import type { Catalogue } from '../catalogue/catalogue.ts';
import { frameColourOf, internalDoorColour } from '../colours/shade.ts';
import { frameGlazing, takesGlass } from '../glass/glazing.ts';
import { allowedKinds, hardwareTitles } from '../hardware/kinds.ts';
import { sizeText } from '../design/leaf-fit.ts';
import type { Glazing, HardwareKind, Item } from './item.ts';
import { glazedFrameParts } from './parts.ts';

export interface Described {
  readonly step: 'frame' | 'design' | 'colours' | 'glass' | 'hardware';
  readonly term: string;
  readonly value: string;
}

/** The whole design in words, in the order of the steps: for the last step, mails and paper. */
export const describeItem = (item: Item, catalogue: Catalogue): readonly Described[] => [
  ...inStep('frame', frameWords(item, catalogue)),
  ...inStep('design', designWords(item, catalogue)),
  ...inStep('colours', colourWords(item, catalogue)),
  ...inStep('glass', glassWords(item, catalogue)),
  ...inStep('hardware', hardwareWords(item, catalogue)),
];

type Words = readonly (readonly [term: string, value: string])[];

const inStep = (step: Described['step'], words: Words): readonly Described[] =>
  words.map(([term, value]) => ({ step, term, value }));

const frameWords = (item: Item, catalogue: Catalogue): Words => [
  ['Frame', catalogue.template(item.templateId).displayName],
  ['Overall size', sizeText(item.frame.overall)],
  ['Threshold', catalogue.threshold(item.frame.threshold).name],
  ...(item.frame.sill === null ? [] : [['Sill', catalogue.sizeStock(item.frame.sill).name] as const]),
];

const designWords = (item: Item, catalogue: Catalogue): Words => [
  ['Design', catalogue.design(item.designId).name],
  ['Hinge side', `${item.hand === 'left' ? 'Left' : 'Right'}, seen from outside`],
  ['Opens', item.opens === 'In' ? 'Inwards' : 'Outwards'],
];

const colourWords = (item: Item, catalogue: Catalogue): Words => [
  ['Door outside', catalogue.colour(item.colours.doorExternal).name],
  ['Door inside', internalDoorColour(item, catalogue).name],
  ['Frame outside', frameColourOf(item, 'external', catalogue).name],
  ['Frame inside', frameColourOf(item, 'internal', catalogue).name],
];

function glassWords(item: Item, catalogue: Catalogue): Words {
  if (!takesGlass(item, catalogue)) return [['Glass', 'None: a solid door']];
  const doorLights = catalogue.design(item.designId).lights.length > 0;
  const parts = glazedFrameParts(item.frame.parts);
  return [
    ...(doorLights ? [['Door glass', glassText(item.glass.door, item.glass.doorBacking, catalogue)] as const] : []),
    ...(parts.length > 0 ? [['Frame glass', frameGlassText(item, catalogue)] as const] : []),
  ];
}

/** Parts may differ only in their backing; where they do, each is named. */
function frameGlassText(item: Item, catalogue: Catalogue): string {
  const glazing = frameGlazing(item.glass);
  const backings = new Set(glazedFrameParts(item.frame.parts).map((kind) => item.glass.partBacking[kind] ?? 'Clear'));
  return glassText(glazing, [...backings].join(' and '), catalogue);
}

function glassText(glazing: Glazing, backing: string, catalogue: Catalogue): string {
  if (glazing.kind === 'none-chosen') return 'Not chosen yet';
  if (glazing.kind === 'unglazed') return 'Unglazed';
  if (glazing.kind === 'clear') return backing;
  return `${catalogue.theme(glazing.themeId).name}, on ${backing}`;
}

function hardwareWords(item: Item, catalogue: Catalogue): Words {
  const { handleType, suite, hingeColour, chosen } = item.hardware;
  const design = catalogue.design(item.designId);
  const piece = (kind: HardwareKind): string => {
    const code = chosen[kind];
    return code === null ? 'None' : catalogue.master(catalogue.stock(code).masterId).name;
  };
  return [
    ['Handle type', handleType === null ? 'None' : catalogue.handle(handleType).name],
    ['Finish', suite.charAt(0).toUpperCase() + suite.slice(1).replace('-', ' ')],
    ...allowedKinds(design).map((kind) => [hardwareTitles[kind], piece(kind)] as const),
    ['Hinges', hingeColour],
  ];
}
