import type {
  Design,
  DesignLight,
  DesignMoulding,
  FirstHardware,
  Formula,
  GlassShapeId,
  PanelPlace,
} from '@door/domain/catalogue/rows/design-rows';
import { type DesignId, designId } from '@door/domain/door/model/ids';
import type { DesignPermission } from '@door/domain/door/model/hardware-kinds';
import { mm } from '@door/domain/lib/mm';

/** A sight rectangle on the leaf: x, y from the top left, width, height. */
type Place = readonly [x: Formula, y: Formula, width: Formula, height: Formula];

const placed = ([x, y, width, height]: Place): PanelPlace => ({ x, y, width, height });

export const light = (place: Place): DesignLight => ({ ...placed(place), shape: 10, turn: 0, head: 'square' });
export const archedLight = (place: Place): DesignLight => ({ ...light(place), head: 'arch' });
export const diamondLight = (place: Place): DesignLight => ({ ...light(place), turn: 45 });
export const shapedLight = (shape: GlassShapeId, place: Place): DesignLight => ({ ...light(place), shape });

const panel = (place: Place): DesignMoulding => ({ kind: 'panel', head: 'square', ...placed(place) });

/** Two panels side by side. The stile of 115 and the muntin of 100 line up with the cassettes of a two-light door. */
export const pairOfPanels = (y: Formula, height: Formula): readonly DesignMoulding[] => [
  panel(['115', y, '(w-330)/2', height]),
  panel(['w-115-(w-330)/2', y, '(w-330)/2', height]),
];

/** Two panels under one wide light: stile 150, so that they stand below its cassette. */
export const pairUnderWideLight = (y: Formula, height: Formula): readonly DesignMoulding[] => [
  panel(['150', y, '(w-390)/2', height]),
  panel(['w-150-(w-390)/2', y, '(w-390)/2', height]),
];

/** Bead-and-butt boarding over the whole leaf. */
export const planks: readonly DesignMoulding[] = [{ kind: 'planks', count: 7 }];

export const eitherHand = { left: true, right: true } as const;
export const leftOnly = { left: true, right: false } as const;

/** The kinds of hardware that may be fitted; all others may not. */
export const allowing = (...kinds: readonly DesignPermission[]): Design['allows'] => ({
  knocker: kinds.includes('knocker'),
  doorKnob: kinds.includes('doorKnob'),
  spyhole: kinds.includes('spyhole'),
  letterPlate: kinds.includes('letterPlate'),
});

/** Heights above the bottom of the leaf, mm. */
export const usualHeights: Design['heights'] = {
  handle: mm(1000),
  letterPlate: mm(920),
  doorKnob: mm(1060),
  spyhole1: mm(1500),
  spyhole2: mm(1200),
  knocker: mm(1350),
};

/** Polished brass on panels, chrome beside flat glass, black on boards. */
export const brass: FirstHardware = { suite: 'gold', pieces: {} };
export const chrome: FirstHardware = { suite: 'chrome', pieces: {} };
export const blackRing: FirstHardware = { suite: 'black', pieces: { knocker: 12 } };
/** Beside a slim stile a usual lever would reach over the glass. */
export const chromeShortLever: FirstHardware = { ...chrome, handleType: 'lever-short' };

/** The mirror image of a left-hung design: a row of its own, because its slab is machined in mirror image. */
export const rightHung = (design: Design, id: number): Design & { readonly id: DesignId } => ({
  ...design,
  id: designId(id),
  mirrorOf: design.id,
  name: `${design.name} (right hung)`,
  hands: { left: false, right: true },
  lights: design.lights.map((pane) => ({ ...pane, x: `w-(${pane.x})-(${pane.width})` })),
});
