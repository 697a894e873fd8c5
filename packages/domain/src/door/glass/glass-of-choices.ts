import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { BackingName, Glazing, PartBacking } from '../model/door-values.ts';
import type { Glass, Item, OwnFrameGlass } from '../model/item.ts';
import { type GlazedFramePartKind, glazedFrameParts, type PanePlace } from '../model/parts.ts';
import { noGlass } from '../model/plain-item.ts';
import { backingFor, backingsOf } from './backing.ts';
import { themesForSystem } from './glass-of-set.ts';
import { glazingOfPart, isSameGlazing } from './glazing.ts';
import { framePane, isMadeFor, shapesOf } from './theme-shapes.ts';
import type { GlassShapeId } from '../../catalogue/rows/design-rows.ts';

interface InCatalogue {
  readonly catalogue: Catalogue;
}

/** The glass of the door, then of what stands around it, then what stands behind each. */
export function glassOfChoices(item: Item, { catalogue }: InCatalogue): Pick<Item, 'glass'> {
  const { choices } = item;
  const shapes = shapesOf(catalogue.design(item.designId));
  const door = madeGlazing(choices.doorGlass, shapes, { item, catalogue }) ?? noGlass.door;
  const glazed = { door, frame: frameGlass(door, { item, catalogue }) };
  const doorBacking = chosenBacking('door', glazed, { item, catalogue }) ?? backingFor(door, catalogue).door;
  const partBacking = backingsOfParts(doorBacking, glazed, { item, catalogue });
  return { glass: { ...glazed, doorBacking, partBacking, houseNumberAt: choices.houseNumberAt ?? null } };
}

type Glazed = Pick<Glass, 'door' | 'frame'>;

interface Door extends InCatalogue {
  readonly item: Item;
}

/** A chosen glass where it is made in all those shapes for this kind of system; undefined: it sleeps. */
function madeGlazing(chosen: Glazing | undefined, shapes: readonly GlassShapeId[], door: Door): Glazing | undefined {
  if (chosen?.kind !== 'theme') return chosen;
  const theme = themesForSystem(door.item, door.catalogue).find(({ id }) => id === chosen.themeId);
  return theme && isMadeFor(theme, shapes) ? chosen : undefined;
}

/** The same as the door's, unless another was asked for or the door's is not made for these panes: then they are clear. */
function frameGlass(glazing: Glazing, door: Door): Glass['frame'] {
  const { choices, frame } = door.item;
  const parts = glazedFrameParts(frame.parts);
  const ofFrame = (chosen: Glazing | undefined) => madeGlazing(chosen, [framePane], door);
  const likeDoor = ofFrame(glazing);
  if (parts.length === 0 || (likeDoor && choices.ownFrameGlass !== true)) return { kind: 'same-as-door' };
  const own = ofFrame(choices.frameGlass) ?? likeDoor ?? { kind: 'clear' };
  return ownGlass(own, parts, (kind) => ofFrame(choices.paneGlass?.[kind]) ?? own);
}

/** Only parts that have another glass than the others are named; where each has its own, that of the first stands for all. */
function ownGlass(
  glazing: Glazing,
  parts: readonly GlazedFramePartKind[],
  glazingOf: (kind: GlazedFramePartKind) => Glazing,
): OwnFrameGlass {
  const all = parts.map((kind) => [kind, glazingOf(kind)] as const);
  const others = (common: Glazing) => all.filter(([, each]) => !isSameGlazing(each, common));
  const common = others(glazing).length === all.length ? (all[0]?.[1] ?? glazing) : glazing;
  const own = others(common);
  return { kind: 'own', glazing: common, ...(own.length > 0 && { ofPart: Object.fromEntries(own) }) };
}

/** What a backing is chosen for: the glass of a pane, of its own or that of the door. */
export function backedGlass(pane: PanePlace, glass: Glazed): string {
  const glazing = pane === 'door' ? glass.door : glazingOfPart(glass, pane);
  const name = glazing.kind === 'theme' ? `theme ${String(glazing.themeId)}` : glazing.kind;
  return `${pane}, ${pane !== 'door' && glass.frame.kind === 'own' ? 'own ' : ''}${name}`;
}

function chosenBacking(pane: PanePlace, glass: Glazed, { item, catalogue }: Door): PartBacking | undefined {
  const chosen = item.choices.backings?.[backedGlass(pane, glass)];
  const glazing = pane === 'door' ? glass.door : glazingOfPart(glass, pane);
  return backingsOf(glazing, catalogue).find((name) => name === chosen);
}

/** A part without a backing of its own has the door's as long as it has the door's glass. */
function backingsOfParts(doorBacking: BackingName, glazed: Glazed, door: Door): Glass['partBacking'] {
  const isOwn = glazed.frame.kind === 'own';
  return Object.fromEntries(
    glazedFrameParts(door.item.frame.parts).flatMap((kind) => {
      const usual = isOwn || glazed.door.kind === 'unglazed' ? usualBacking(kind, glazed, door.catalogue) : doorBacking;
      const backing = chosenBacking(kind, glazed, door) ?? usual;
      return isOwn || backing !== doorBacking ? [[kind, backing] as const] : [];
    }),
  );
}

const usualBacking = (kind: GlazedFramePartKind, glass: Glazed, catalogue: Catalogue): PartBacking =>
  backingFor(glazingOfPart(glass, kind), catalogue).parts;
