import { profilesOf } from '../build/made-in-system.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import { type Choices, choosing, type NewChoices } from '../model/choices.ts';
import type { StockCode, SystemId } from '../model/ids.ts';
import { type FrameProfile, type PackerPosition, packerPositions } from '../model/door-values.ts';
import type { Frame, Item } from '../model/item.ts';
import { recordOf } from '../../lib/records.ts';
import type { RuleContext } from '../choice/rule.ts';
import { couplingsOf } from '../sizes/couplings.ts';
import { sizeRefusals } from '../sizes/size-refusals.ts';
import { templatesOfSystem } from '../system/item-system.ts';
import { cellsOfTemplate } from './cells-of-template.ts';
import { glazedFramePartKinds } from '../model/parts.ts';
import { hasCell } from './cells.ts';
import { allowedThreshold, packersAt, sillsOf, thresholdsFor } from './size-stock.ts';
import { templateOfDoorAlone } from './template-of-door-alone.ts';

/** What is chosen of a door, and the door that it is chosen for. */
export type ChosenDoor = Pick<Item, 'id' | 'choices'>;

/** The frame of a door and what stands in it. */
export type DoorSet = Pick<Item, 'systemId' | 'templateId' | 'frame' | 'leaves' | 'opens'>;

/** The set as it was chosen, whether or not its sizes can be made. */
export function setAsChosen({ id, choices }: ChosenDoor, catalogue: Catalogue): DoorSet {
  const systemId = systemOfChoices(choices, catalogue);
  const template = templateOfChoices(choices, systemId, catalogue);
  const inSystem = { choices, systemId, template, catalogue };
  const opens = opensOf(inSystem);
  const threshold = allowedThreshold({ systemId, opens, frame: { threshold: knownThreshold(inSystem) } }, catalogue);
  const frame = {
    construction: template.construction,
    profile: profileOf(inSystem),
    heightMode: choices.heightMode ?? 'Standard',
    packers: recordOf(packerPositions, (position) => packerOf(position, choices, catalogue)),
    sill: sillOf(inSystem),
    threshold,
    thresholdLayout: layoutOf(inSystem, threshold),
    couplings: couplingsOfChoices(inSystem),
  } as const;
  const typed = choices.sizes?.[template.id] ?? {};
  const { leaves, ...sized } = cellsOfTemplate({ id, template, typed, frame }, catalogue);
  return { systemId, templateId: template.id, opens, leaves, frame: { ...frame, ...sized } };
}

interface InSystem {
  readonly choices: Choices;
  readonly systemId: SystemId;
  readonly template: FrameTemplate;
  readonly catalogue: Catalogue;
}

const systemOfChoices = ({ systemId, templateId }: Choices, catalogue: Catalogue): SystemId =>
  catalogue.rows.systems.find(({ id }) => id === systemId)?.id ?? catalogue.template(templateId).systemId;

/** A system that is made without sidelights and fanlight has the door alone. */
const templateOfChoices = ({ templateId }: Choices, systemId: SystemId, catalogue: Catalogue): FrameTemplate =>
  catalogue.template(
    templatesOfSystem({ systemId }, catalogue).some(({ id }) => id === templateId)
      ? templateId
      : templateOfDoorAlone(templateId, catalogue),
  );

/** A profile for light doors does not carry two leaves. */
function profileOf({ choices, systemId, template, catalogue }: InSystem): FrameProfile {
  const made = profilesOf({ systemId }, catalogue);
  const carries = (profile: FrameProfile) =>
    template.doors === 'single' || catalogue.profile(profile).singleLeafUpToKg === undefined;
  const isWanted = (profile: FrameProfile | undefined): profile is FrameProfile =>
    profile !== undefined && made.includes(profile) && carries(profile);
  return [choices.profile, template.profile].find(isWanted) ?? made[0] ?? template.profile;
}

const knownThreshold = ({ choices, template, catalogue }: InSystem): StockCode =>
  (choices.threshold && catalogue.rows.thresholds.find(({ code }) => code === choices.threshold)?.code) ??
  template.threshold;

/** The chosen way where a threshold allows it, else that of the template's threshold; inwards where that allows both. */
function opensOf(inSystem: InSystem): Item['opens'] {
  const { choices, systemId, template, catalogue } = inSystem;
  const { opens } = choices;
  const frame = { threshold: knownThreshold(inSystem) };
  return opens && thresholdsFor({ systemId, opens, frame }, catalogue).length > 0
    ? opens
    : (catalogue.threshold(template.threshold).opens ?? 'In');
}

function sillOf({ choices: { sill }, template, catalogue }: InSystem): Frame['sill'] {
  if (sill === undefined) return template.sill;
  return sill === null || sillsOf({ frame: { sill } }, catalogue).some(({ code }) => code === sill)
    ? sill
    : template.sill;
}

function packerOf(position: PackerPosition, { packers = {} }: Choices, catalogue: Catalogue): StockCode | null {
  const chosen = packers[position] ?? null;
  if (chosen === null) return null;
  return packersAt(position, { frame: { packers } }, catalogue).some(({ code }) => code === chosen) ? chosen : null;
}

/** Of the joints that the frame has. */
function couplingsOfChoices({ choices: { couplings = {} }, template, catalogue }: InSystem): Frame['couplings'] {
  const known = new Set(couplingsOf(catalogue).map(({ code }) => code));
  const joined =
    template.construction === 'coupled' ? glazedFramePartKinds.filter((kind) => hasCell(template, kind)) : [];
  return Object.fromEntries(
    joined.flatMap((joint) => {
      const chosen = couplings[joint];
      return chosen !== undefined && known.has(chosen) ? [[joint, chosen] as const] : [];
    }),
  );
}

/** Only an aluminium threshold lies through, under sidelights. */
const layoutOf = ({ choices, template, catalogue }: InSystem, threshold: StockCode): Frame['thresholdLayout'] =>
  choices.thresholdLayout === 'full' &&
  template.sides !== 'none' &&
  catalogue.threshold(threshold).material === 'aluminium'
    ? 'full'
    : 'door';

/** The choices that may stand in the way of sizes that can be made, what is given up first at the front. */
const yielding: readonly (readonly (keyof Choices)[])[] = [
  ['thresholdLayout'],
  ['couplings'],
  ['packers'],
  ['sill'],
  ['threshold', 'opens'],
  ['profile'],
];

/**
 * The choices of a set that is made: those that leave it no size that can be made sleep, as few as possible. What was typed of the
 * sizes sleeps last.
 */
export function awakeChoices({ id, choices }: ChosenDoor, context: RuleContext): Choices {
  const canBeMade = (tried: Choices) =>
    sizeRefusals(setAsChosen({ id, choices: tried }, context.catalogue), context).length === 0;
  const isPlain = [...yielding.flat(), 'sizes' as const].every((property) => choices[property] === undefined);
  if (isPlain || canBeMade(choices)) return choices;
  return fewestFirst.map((properties) => choosing(choices, asleep(properties))).find(canBeMade) ?? choices;
}

/** Each by itself, then one more of them with each try. */
const fewestFirst: readonly (readonly (keyof Choices)[])[] = [
  ...yielding,
  ...yielding.map((_, last) => yielding.slice(0, last + 1).flat()),
  ['sizes'],
  [...yielding.flat(), 'sizes'],
];

const asleep = (properties: readonly (keyof Choices)[]): NewChoices =>
  Object.fromEntries(properties.map((property) => [property, undefined]));

/** The set that is made of these choices. */
export const setOfChoices = (door: ChosenDoor, context: RuleContext): DoorSet =>
  setAsChosen({ id: door.id, choices: awakeChoices(door, context) }, context.catalogue);

/** The set of a door with other choices of its frame, whether or not its sizes can be made. */
export const setWith = (item: Item, changes: NewChoices, context: RuleContext): DoorSet =>
  setAsChosen({ id: item.id, choices: choosing(awakeChoices(item, context), changes) }, context.catalogue);
