import { mirrorFromInside } from './arrange/mirror-from-inside.ts';
import { doorCellOf, glazedCellsOf, lipInFront } from './arrange/frame-layout.ts';
import type { Box, DrawingFacts, LeafFacts } from './facts.ts';
import { drawAddOns } from './frame/add-ons.ts';
import { drawCouplings } from './frame/couplings.ts';
import { drawFrame } from './frame/frame.ts';
import { drawHead } from './frame/head.ts';
import { drawSill } from './frame/sill.ts';
import type { Evening } from './evening/evening.ts';
import { type BehindGlass, behindGlassByDay } from './glass/behind-glass.ts';
import { drawPane } from './glass/pane.ts';
import { drawHardware, drawHinges } from './hardware/furniture.ts';
import { drawKeeps } from './hardware/keeps.ts';
import { sightOf } from './leaf/cassette.ts';
import { drawSlabs } from './leaf/leaf.ts';
import { layerFacts } from './layer-facts.ts';
import {
  type DayLayer,
  dayLayers,
  type EveningLayer,
  eveningLayers,
  type Layer,
  type LayerName,
  type LayerStyle,
  type Scene,
  type Shape,
  type Side,
} from './scene.ts';
import { boxOf, rectangle } from './shapes/outline.ts';
import { group } from './shapes/paint.ts';
import { drawReveal, drawStage, placeOf, type Stage, viewOf } from './stage/stage.ts';

/** A door set as one person has chosen it, seen from one side, in millimetres. */
export function drawScene(facts: DrawingFacts, stage: Stage = { backdrop: 'none' }): Scene {
  const { view, layers } = planScene(facts, stage);
  return { view, layers: layers.map(({ draw }) => draw()) };
}

/** A scene whose layers are drawn on demand, so that a caller who has cached an equal layer can skip it. */
export interface ScenePlan extends Pick<Scene, 'view'> {
  readonly layers: readonly LayerPlan[];
}

export interface LayerPlan extends LayerStyle {
  readonly name: LayerName;
  /** All of the door that this layer depends on: on one backdrop, equal facts and an equal view give an equal layer, so this is its cache key. */
  readonly facts: DrawingFacts;
  readonly draw: () => Layer;
}

export function planScene(facts: DrawingFacts, stage: Stage = { backdrop: 'none' }): ScenePlan {
  const seen = mirrorFromInside(facts);
  const view = viewOf(seen, stage);
  const plan = (name: LayerName, style: LayerStyle, shapes: (shown: DrawingFacts) => readonly Shape[]): LayerPlan => {
    const shown = layerFacts(name, seen);
    return { name, ...style, facts: shown, draw: () => ({ name, ...style, shapes: shapes(shown) }) };
  };
  const { evening } = stage;
  const day = dayLayers.map((name) => plan(name, {}, (shown) => dayDrawers[name](shown, stage)));
  if (!evening) return { view, layers: day };
  const later = eveningLayers.flatMap((name) => {
    const style = evening.styles[name];
    if (!style) return [];
    return plan(name, style, (shown) => eveningDrawers[name](shown, { stage, evening, view }));
  });
  return { view, layers: [...day, ...later] };
}

/** The layers are independent, so that a choice on the page replaces only those that it changes. */
const dayDrawers: Readonly<Record<DayLayer, (facts: DrawingFacts, stage: Stage) => readonly Shape[]>> = {
  scene: (facts, stage) => drawStage(facts, stage),
  frame: (facts, stage) => [
    ...drawAddOns(facts),
    group('frame', [...drawFrame(facts), ...drawCouplings(facts), ...drawHead(facts)]),
    ...drawReveal(facts, stage),
    ...drawSill(facts),
  ],
  slab: (facts) => drawSlabs(doorCellOf(facts.cells), facts),
  glass: (facts) => drawGlass(facts, behindGlassByDay),
  furniture: drawFurniture,
};

interface LitWith extends Pick<ScenePlan, 'view'> {
  readonly stage: Stage;
  readonly evening: Evening;
}

const eveningDrawers: Readonly<Record<EveningLayer, (facts: DrawingFacts, litWith: LitWith) => readonly Shape[]>> = {
  'low-sun': (facts, { evening, ...where }) => evening.lowSun(seenIn(facts, where)),
  dusk: (facts, { evening, ...where }) => evening.dusk(seenIn(facts, where)),
  lit: (facts, { evening, ...where }) => [
    ...drawGlass(facts, evening.behindGlass(facts)),
    ...evening.lamps(seenIn(facts, where)),
  ],
  'lit-metal': (facts, { evening }) => evening.metal(drawFurniture(facts)),
};

const seenIn = (facts: DrawingFacts, { stage, view }: Pick<LitWith, 'stage' | 'view'>) => ({
  facts,
  view,
  place: placeOf(facts, stage),
});

/** Patterns come in pairs: a pane right of the middle is the mirror image of one left of it. A pane in the middle is
 * mirrored when seen from inside. */
function isMirrored({ x, width }: Box, middle: number, side: Side): boolean {
  const off = x + width / 2 - middle;
  return Math.abs(off) < 1 ? side === 'internal' : off > 0;
}

function drawGlass(facts: DrawingFacts, behind: BehindGlass): readonly Shape[] {
  const fixed = glazedCellsOf(facts.cells).map(({ kind, panes }) =>
    group(
      kind,
      panes.map((pane) =>
        drawPane(
          pane,
          {
            edge: rectangle(pane.box),
            side: facts.side,
            mirrored: isMirrored(pane.box, facts.width / 2, facts.side),
          },
          behind,
        ),
      ),
    ),
  );
  const hung = doorCellOf(facts.cells)
    .leaves.filter(({ lights }) => lights.length > 0)
    .map((leaf) => group('leaf-glass', drawLeafGlass(leaf, facts.side, behind)));
  return [...fixed, ...hung];
}

const drawLeafGlass = (leaf: LeafFacts, side: Side, behind: BehindGlass): readonly Shape[] =>
  leaf.lights.map((light) => {
    const sight = sightOf(light, leaf);
    const mirrored = isMirrored(light.box, leaf.width / 2, side);
    return drawPane({ ...light.pane, box: boxOf(sight) }, { side, edge: sight, mirrored }, behind);
  });

/** Hinges and keeps are visible on the face toward which the leaf opens; on the other face the frame hides them. */
function drawFurniture(facts: DrawingFacts): readonly Shape[] {
  const { leaves } = doorCellOf(facts.cells);
  const { side } = facts;
  const hinges = lipInFront(facts) ? [] : leaves.flatMap((leaf) => [...drawKeeps(leaf), ...drawHinges(leaf)]);
  return [...leaves.flatMap((leaf) => drawHardware(leaf, side)), ...hinges];
}
