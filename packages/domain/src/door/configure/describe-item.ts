import { describeBuild } from '../build/describe-build.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import type { RuleContext } from '../choice/rule.ts';
import { frameColourOf, internalDoorColour } from '../colours/colour-of-part.ts';
import { customPaintOf, doorColourOf } from '../colours/custom-ral.ts';
import { describeExtras } from '../extras/describe-extras.ts';
import { backingOfPane, backingOfPart } from '../glass/backing.ts';
import { glazingOf, partsDiffer, takesGlass } from '../glass/glass-of-set.ts';
import { glazingOfPart } from '../glass/glazing.ts';
import { type NumberPane, numberPanes, panesWithNumber } from '../glass/house-number-place.ts';
import { figuresOf } from '../glass/house-number.ts';
import { allowedKinds } from '../hardware/kinds.ts';
import type { Described, VisitorAbout } from '../model/description.ts';
import type { HardwareKind } from '../model/hardware-kinds.ts';
import type { Glazing } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { sizeText } from '../../lib/mm.ts';
import { glazedFrameParts, type PaneArea, type PanePlace } from '../model/parts.ts';

/** The whole design in words, in the order of the steps: for the last step, e-mails and print. */
export function describeItem(item: Item, context: RuleContext): readonly Described[] {
  const { catalogue, messages } = context;
  const { none, terms } = messages.describing;
  const inStep = (step: Described['step'], lines: Lines): readonly Described[] =>
    lines.map(([about, value]) => ({
      step,
      about,
      term: terms[about],
      ...(value === null ? { value: none, isNone: true } : { value }),
    }));
  return [
    ...inStep('frame', frameLines(item, catalogue)),
    ...inStep('design', designLines(item, context)),
    ...inStep('colours', colourLines(item, context)),
    ...inStep('glass', glassLines(item, context)),
    ...inStep('hardware', hardwareLines(item, context)),
    ...[...describeExtras(item, context), ...describeBuild(item, context)].map((line) => ({
      step: 'hardware' as const,
      ...line,
    })),
  ];
}

/** null: the door has no such piece. */
type Lines = readonly (readonly [about: VisitorAbout, value: string | null])[];

const frameLines = (item: Item, catalogue: Catalogue): Lines => [
  ['frame', catalogue.template(item.templateId).displayName],
  ['size', sizeText(item.frame.overall)],
  ['threshold', catalogue.threshold(item.frame.threshold).name],
  ...(item.frame.sill === null ? [] : [['sill', catalogue.sizeStock(item.frame.sill).name] as const]),
];

const designLines = (item: Item, { catalogue, messages }: RuleContext): Lines => [
  ['design', catalogue.design(item.designId).name],
  ['hand', messages.describing.hands[item.hand]],
  ['opens', messages.describing.opens[item.opens]],
];

function colourLines(item: Item, { catalogue, messages }: RuleContext): Lines {
  const text = ({ name, finish }: Colour): string =>
    finish === 'custom' ? messages.describing.customColour(name, customPaintOf(item, catalogue)) : name;
  return [
    ['doorExternal', text(doorColourOf(item, catalogue))],
    ['doorInternal', text(internalDoorColour(item, catalogue))],
    ['frameExternal', text(frameColourOf(item, 'external', catalogue))],
    ['frameInternal', text(frameColourOf(item, 'internal', catalogue))],
  ];
}

function glassLines(item: Item, context: RuleContext): Lines {
  const { catalogue, messages } = context;
  if (!takesGlass(item, catalogue)) return [['glass', messages.describing.solid]];
  const doorLights = catalogue.design(item.designId).lights.length > 0;
  const parts = glazedFrameParts(item.frame.parts);
  return [
    ...(doorLights ? [['doorGlass', describePane(item, 'door', context)] as const] : []),
    ...(parts.length > 0 ? [['frameGlass', frameGlassText(item, context)] as const] : []),
  ];
}

/** Names each part where their glass differs, and every backing where that alone does. */
function frameGlassText(item: Item, context: RuleContext): string {
  const { describing } = context.messages;
  const { glass } = item;
  const [first, ...others] = glazedFrameParts(item.frame.parts);
  if (first === undefined) return describing.none;
  const parts = [first, ...others];
  if (partsDiffer(glass)) {
    return parts.map((kind) => describing.glassAt(kind, describePane(item, kind, context))).join('; ');
  }
  const backings = new Set(parts.map((kind) => backingOfPart(glass, kind)));
  const unit = { glazing: glazingOfPart(glass, first), backing: describing.several([...backings]), areas: parts };
  return glassText(unit, { item, context });
}

/** The glass of one pane in words: `Bevel Cluster, on Minster`. */
export const describePane = (item: Item, pane: PanePlace, context: RuleContext): string =>
  glassText(
    {
      glazing: glazingOf(item.glass, pane),
      backing: backingOfPane(item, pane),
      areas: pane === 'door' ? ['door', 'slave'] : [pane],
    },
    { item, context },
  );

/** Panes of which one text speaks. */
interface DescribedPanes {
  readonly glazing: Glazing;
  readonly backing: string;
  readonly areas: readonly PaneArea[];
}

interface OnItem {
  readonly item: Item;
  readonly context: RuleContext;
}

/** The theme with the number of the house, and in which of these panes it is where that is not all of them. */
function numberedText(theme: string, areas: readonly PaneArea[], { item, context }: OnItem): string {
  const { catalogue, messages } = context;
  const among = ({ area }: NumberPane) => areas.includes(area);
  const [first, ...others] = panesWithNumber(item, catalogue).filter(among);
  // The number is in a pane of which another text speaks.
  if (!first) return theme;
  const isEverywhere = others.length + 1 === numberPanes(item, catalogue).filter(among).length;
  const { describing } = messages;
  const numbered = describing.numbered(theme, figuresOf(item.houseNumber));
  return isEverywhere ? numbered : `${numbered}, ${describing.pane(first.area, first.number, first.of)}`;
}

function glassText({ glazing, backing, areas }: DescribedPanes, onItem: OnItem): string {
  const { catalogue, messages } = onItem.context;
  const { describing } = messages;
  if (glazing.kind === 'theme') {
    const { name, backings, showsHouseNumber } = catalogue.theme(glazing.themeId);
    const named = showsHouseNumber ? numberedText(name, areas, onItem) : name;
    return backings.length === 0 ? named : describing.themeOn(named, backing);
  }
  return glazing.kind === 'clear' ? backing : describing.glazing[glazing.kind];
}

function hardwareLines(item: Item, { catalogue, messages }: RuleContext): Lines {
  const { handleType, suite, hingeColour, chosen } = item.hardware;
  const { letterPlateHeight } = item.hardware;
  const piece = (kind: HardwareKind): string | null => {
    const code = chosen[kind];
    if (code === null) return null;
    const { name } = catalogue.master(catalogue.stock(code).masterId);
    const isPlaced = kind === 'letterPlate' && letterPlateHeight !== null;
    return isPlaced ? messages.describing.atHeight(name, letterPlateHeight) : name;
  };
  return [
    ['handleType', handleType === null ? null : catalogue.handle(handleType).name],
    ['finish', messages.describing.suites[suite]],
    ...allowedKinds(catalogue.design(item.designId)).map((kind) => [kind, piece(kind)] as const),
    ['hinges', hingeColour],
  ];
}
