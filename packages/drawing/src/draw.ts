import { mirrorFromInside } from './arrange/mirror-from-inside.ts';
import { doorCellOf, glazedCellsOf, lipInFront } from './arrange/frame-layout.ts';
import type { Drawers } from './drawers.ts';
import type { Box, DrawingFacts, LeafFacts } from './facts.ts';
import { drawAddOns } from './frame/add-ons.ts';
import { drawFrame } from './frame/frame.ts';
import { drawSill } from './frame/sill.ts';
import type { ThemeNamed } from './glass/field.ts';
import { drawPane } from './glass/pane.ts';
import { drawHardware, drawHinges } from './hardware/furniture.ts';
import { drawKeeps } from './hardware/keeps.ts';
import { sightOf } from './leaf/cassette.ts';
import { drawSlabs } from './leaf/leaf.ts';
import { layerFacts } from './layer-facts.ts';
import { type Layer, layerNames, type LayerName, type Scene, type Shape, type Side } from './scene.ts';
import { boxOf, outlinePath, rectangle } from './shapes/outline.ts';
import { group } from './shapes/paint.ts';
import { rectPath } from './shapes/path-data.ts';
import type { HouseFront } from './stage/backdrop.ts';
import { drawStage, houseFrontIn, type Stage, viewOf } from './stage/stage.ts';

/** A door set as one person has chosen it, seen from one side, in millimetres. */
export function drawScene(facts: DrawingFacts, drawers: Drawers, stage: Stage = { backdrop: 'none' }): Scene {
  const { view, layers } = planScene(facts, drawers, stage);
  return { view, layers: layers.map(({ draw }) => draw()) };
}

/** A scene whose layers are drawn on demand, so that a caller who has cached an equal layer can skip it. */
export interface ScenePlan extends Pick<Scene, 'view'> {
  readonly layers: readonly LayerPlan[];
}

export interface LayerPlan {
  readonly name: LayerName;
  /** All that this layer depends on. Equal facts and an equal view give an equal layer, so this is its cache key. */
  readonly facts: DrawingFacts;
  readonly draw: () => Layer;
}

export function planScene(facts: DrawingFacts, drawers: Drawers, stage: Stage = { backdrop: 'none' }): ScenePlan {
  const seen = mirrorFromInside(facts);
  return {
    view: viewOf(seen, stage),
    layers: layerNames.map((name): LayerPlan => {
      const shown = layerFacts(name, seen);
      return { name, facts: shown, draw: () => ({ name, shapes: layerDrawers[name](shown, { drawers, stage }) }) };
    }),
  };
}

interface DrawnWith {
  readonly drawers: Drawers;
  readonly stage: Stage;
}

/** The layers are independent, so that a choice on the page replaces only those that it changes. */
const layerDrawers: Readonly<Record<LayerName, (facts: DrawingFacts, drawnWith: DrawnWith) => readonly Shape[]>> = {
  scene: (facts, { stage }) => drawStage(facts, stage),
  frame: (facts, { drawers, stage }) => [
    ...drawAddOns(facts),
    group('frame', [...drawFrame(facts), ...drawers.couplings(facts), ...drawers.extrasOnHead(facts)]),
    ...(houseFrontIn(facts, stage)?.shade(facts) ?? []),
    ...drawSill(facts),
  ],
  slab: (facts) => drawSlabs(doorCellOf(facts.cells), facts),
  glass: (facts, { drawers, stage }) => [...drawGlass(facts, drawers), ...drawEvening(facts, stage)],
  furniture: (facts, { drawers, stage }) => {
    const metal = drawFurniture(facts, drawers);
    return eveningIn(facts, stage)?.dimmed(metal) ?? metal;
  },
};

/** The house front at dusk, or null: from inside, or without a house front, it is always day. */
const eveningIn = (facts: DrawingFacts, stage: Stage): HouseFront | null =>
  stage.timeOfDay === 'dusk' ? houseFrontIn(facts, stage) : null;

/** Patterns come in pairs: a pane right of the middle is the mirror image of one left of it. A pane in the middle is
 * mirrored when seen from inside. */
function isMirrored({ x, width }: Box, middle: number, side: Side): boolean {
  const off = x + width / 2 - middle;
  return Math.abs(off) < 1 ? side === 'internal' : off > 0;
}

function drawGlass(facts: DrawingFacts, { theme }: Drawers): readonly Shape[] {
  const fixed = glazedCellsOf(facts.cells).map(({ kind, panes }) =>
    group(
      kind,
      panes.map((pane) =>
        drawPane(pane, {
          edge: rectangle(pane.box),
          side: facts.side,
          mirrored: isMirrored(pane.box, facts.width / 2, facts.side),
          theme,
        }),
      ),
    ),
  );
  const hung = doorCellOf(facts.cells)
    .leaves.filter(({ lights }) => lights.length > 0)
    .map((leaf) => group('leaf-glass', drawLeafGlass(leaf, facts.side, theme)));
  return [...fixed, ...hung];
}

const drawLeafGlass = (leaf: LeafFacts, side: Side, theme: ThemeNamed): readonly Shape[] =>
  leaf.lights.map((light) => {
    const sight = sightOf(light, leaf);
    const seen = { edge: sight, side, mirrored: isMirrored(light.box, leaf.width / 2, side), theme };
    return drawPane({ ...light.pane, box: boxOf(sight) }, seen);
  });

/** Dusk over scene, frame, leaf and glass. Metal is darkened separately (`dimmed`). */
function drawEvening(facts: DrawingFacts, stage: Stage): readonly Shape[] {
  const front = eveningIn(facts, stage);
  if (!front) return [];
  const { width, height, cells } = facts;
  const leaves = doorCellOf(cells).leaves.flatMap((leaf) =>
    leaf.lights.map((light) => outlinePath(sightOf(light, leaf))),
  );
  const fixed = glazedCellsOf(cells).flatMap(({ panes }) => panes.map(({ box }) => rectPath(box)));
  return front.darken({ width, height, panes: [...leaves, ...fixed] });
}

/** Hinges and keeps are visible on the face toward which the leaf opens; on the other face the frame hides them. */
function drawFurniture(facts: DrawingFacts, drawers: Drawers): readonly Shape[] {
  const { leaves } = doorCellOf(facts.cells);
  const { side } = facts;
  const hinges = lipInFront(facts) ? [] : leaves.flatMap((leaf) => [...drawKeeps(leaf), ...drawHinges(leaf)]);
  return [...leaves.flatMap((leaf) => drawHardware(leaf, side, drawers)), ...hinges];
}
