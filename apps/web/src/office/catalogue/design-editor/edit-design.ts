import type { Design, DesignLight, DesignMoulding, PanelPlace } from '@door/domain/catalogue/rows/design-rows';
import type { DesignPlace } from '@door/domain/catalogue/check/design-places';
import { mirrorPlace, type PlaceShift, shiftPlace } from '@door/domain/door/formula/shift-formula';

/** Which light or moulding of a design. */
export type PlaceRef = Pick<DesignPlace, 'part' | 'at'>;

export const isSamePlace = (one: PlaceRef, other: PlaceRef): boolean => one.part === other.part && one.at === other.at;

type Parts = Pick<Design, 'lights' | 'mouldings'>;

/** A light or a panel, as it begins in the middle of the leaf. */
const newPlaces: { readonly light: DesignLight; readonly panel: Extract<DesignMoulding, PanelPlace> } = {
  light: { x: 'w/2-90', y: '200', width: '180', height: '600', shape: 10, turn: 0, head: 'square' },
  panel: { kind: 'panel', x: 'w/2-150', y: 'h-800', width: '300', height: '500', head: 'square' },
};

/** How far a copy lies from what it was copied of, mm. */
const besideIt: PlaceShift = { x: 30, y: 30, width: 0, height: 0 };

export const shifted = (design: Design, ref: PlaceRef, by: PlaceShift): Design =>
  changed(design, ref, (places, at) => places.map((place, of) => (of === at ? shiftedPart(place, by) : place)));

export const removed = (design: Design, ref: PlaceRef): Design =>
  changed(design, ref, (places, at) => places.filter((_, of) => of !== at));

export const copied = (design: Design, ref: PlaceRef): Design =>
  changed(design, ref, (places, at) => [
    ...places,
    ...places.slice(at, at + 1).map((place) => shiftedPart(place, besideIt)),
  ]);

/** Beside the place its mirror image, so that both are a pair on every leaf. */
export const mirrored = (design: Design, ref: PlaceRef): Design =>
  changed(design, ref, (places, at) => [...places, ...places.slice(at, at + 1).map(mirroredPart)]);

export const withNew = (design: Design, part: DesignPlace['part']): Design =>
  part === 'light'
    ? { ...design, lights: [...design.lights, newPlaces.light] }
    : { ...design, mouldings: [...design.mouldings, newPlaces.panel] };

/** The last of its kind: what was added, copied or mirrored just now. */
export const lastOf = ({ lights, mouldings }: Parts, part: DesignPlace['part']): PlaceRef => ({
  part,
  at: (part === 'light' ? lights : mouldings).length - 1,
});

type Part = DesignLight | DesignMoulding;

const isPlanks = (part: Part): part is Extract<DesignMoulding, { kind: 'planks' }> =>
  'kind' in part && part.kind === 'planks';

/** Planks cover the leaf: nothing moves or mirrors them. */
function shiftedPart<Of extends Part>(part: Of, by: PlaceShift): Of;
function shiftedPart(part: Part, by: PlaceShift): Part {
  return isPlanks(part) ? part : shiftPlace(part, by);
}

function mirroredPart<Of extends Part>(part: Of): Of;
function mirroredPart(part: Part): Part {
  return isPlanks(part) ? part : mirrorPlace(part);
}

type Change = <Of extends Part>(places: readonly Of[], at: number) => readonly Of[];

const changed = (design: Design, { part, at }: PlaceRef, change: Change): Design =>
  part === 'light'
    ? { ...design, lights: change(design.lights, at) }
    : { ...design, mouldings: change(design.mouldings, at) };
