import { demoCatalogue } from '@door/catalogue/demo';
import { catalogue, doorOf, doorWith } from '@door/catalogue/testing/demo-doors';
import { sceneOf, showpieces } from '@door/catalogue/testing/showpieces';
import type { GlassShapeId } from '@door/domain/catalogue/rows/design-rows';
import { suites } from '@door/domain/door/model/door-values';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { drawPane } from '@door/drawing/glass/pane';
import { letterPlateInside } from '@door/drawing/hardware/letter-plates';
import { lever, leverInside } from '@door/drawing/hardware/levers';
import { metalOf } from '@door/drawing/hardware/metals';
import { handleSample } from '@door/drawing/samples/handle-sample';
import { hardwareSample } from '@door/drawing/samples/hardware-sample';
import { doorSkin, sampleScene } from '@door/drawing/samples/sample-scene';
import { extrasIn } from './extras-pictures.ts';
import { fromBothSides, type Picture } from './picture.ts';
import { eveningAt } from '@door/drawing/evening/evening-at';
import type { Side } from '@door/drawing/scene';
import type { Stage } from '@door/drawing/stage/stage';
import { wallBackdrops } from '@door/drawing/stage/house-fronts';
import { studio } from '@door/drawing/stage/studio';
import { boxOf, outlineOf } from '@door/drawing/shapes/outline';
import { inset } from '@door/drawing/shapes/path-data';

const { templates, designs, themes, backings, handles, masters } = demoCatalogue;

/** Everything that the catalogue can show, row by row. */
export const pictures = (): readonly Picture[] => [
  ...showpieces.map((piece) => ({ chapter: 'Showpieces', caption: piece.name, scene: sceneOf(piece), height: 760 })),
  ...templates.flatMap((template) => fromBothSides('Frames', template.displayName, doorOf(template))),
  ...designs.flatMap((design) => fromBothSides('Designs', design.name, doorWith(design))),
  ...places(),
  ...themes.flatMap(({ name, shapes, backings: [backing = 'Clear'] }) =>
    panes.filter(({ shape }) => shapes.includes(shape)).map((pane) => glassPicture('Themes', { name, backing }, pane)),
  ),
  ...backings.flatMap(({ name: backing }) =>
    panes.slice(0, 4).map((pane) => glassPicture('Backings', { name: null, backing }, pane)),
  ),
  ...suites.flatMap((suite) => [
    ...handlesIn(suite),
    ...pieces.map((piece) => pieceIn(piece, suite)),
    ...extrasIn(suite),
  ]),
];

const times = [0, 0.5, 1];

/** One set in every place from both sides, by day, in the low sun and at dusk. */
function places(): readonly Picture[] {
  const [template] = templates.filter(({ id }) => id.endsWith('both-sidelights'));
  if (!template) return [];
  const item = doorOf(template);
  const picturesOf = (name: string, side: Side, stage: Stage) =>
    times.map((time) => ({
      chapter: 'Places',
      caption: `${name}, ${side}, ${time}`,
      scene: drawScene(factsOf({ item, catalogue, side }), {
        ...stage,
        evening: eveningAt(time) ?? undefined,
      }),
      height: 420,
    }));
  return [
    ...Object.entries(wallBackdrops).flatMap(([name, backdrop]) => picturesOf(name, 'external', { backdrop })),
    ...picturesOf('hall', 'internal', { backdrop: studio, margins: { side: 900, above: 200, below: 260 } }),
  ];
}

interface Pane {
  readonly name: string;
  readonly shape: GlassShapeId;
  readonly turn: 0 | 45;
  readonly head: 'square' | 'arch';
  readonly width: number;
  readonly height: number;
}

const square = { shape: 10, turn: 0, head: 'square' } as const;
const quarter = (shape: GlassShapeId): Pane => ({
  ...square,
  name: `quarter ${shape}`,
  shape,
  width: 240,
  height: 240,
});

/** One pane for each of a theme's size rows, and one for each shape that a design cuts. */
const panes: readonly Pane[] = [
  { ...square, name: 'small', width: 230, height: 260 },
  { ...square, name: 'slot', width: 150, height: 900 },
  { ...square, name: 'wide', width: 900, height: 180 },
  { ...square, name: 'large', width: 400, height: 860 },
  { ...square, name: 'raglan', shape: 30, width: 480, height: 894 },
  { ...square, name: 'arch', head: 'arch', width: 240, height: 600 },
  { ...square, name: 'diamond', turn: 45, width: 220, height: 220 },
  ...([20, 40, 50, 60] as const).map(quarter),
];

function glassPicture(
  chapter: string,
  { name, backing }: { readonly name: string | null; readonly backing: string },
  pane: Pane,
): Picture {
  const edge = outlineOf({ x: 300, y: 300, width: pane.width, height: pane.height }, pane);
  const box = boxOf(edge);
  const glazing = name === null ? ({ kind: 'clear' } as const) : ({ kind: 'theme', name } as const);
  const facts = { box, shape: pane.shape, glazing, backing, numerals: '24' };
  return {
    chapter,
    caption: `${name ?? backing}, ${pane.name}`,
    scene: sampleScene(inset(box, -6), 'glass', [drawPane(facts, { edge, side: 'external', mirrored: false })]),
    height: Math.round((box.height + 12) * 0.42),
  };
}

const finish = { hex: '#383E42', surface: 'paint' } as const;
const onDoor = { x: 0, y: 0, width: 400, height: 400 };

function handlesIn(suite: (typeof suites)[number]): readonly Picture[] {
  const metal = metalOf(suite);
  const chapter = `Hardware in ${suite}`;
  const inside = [
    ...doorSkin(onDoor, finish),
    ...leverInside({ at: [80, 110], toHinge: 1, length: 100, metal }, lever),
    ...letterPlateInside([220, 350], metal),
  ];
  return [
    ...handles.map(({ drawnAs, name }) => ({
      chapter,
      caption: name,
      scene: handleSample({ drawnAs, suite, finish }),
      height: 220,
    })),
    {
      chapter,
      caption: 'Lever and letter plate, inside',
      scene: sampleScene(onDoor, 'furniture', inside),
      height: 220,
    },
  ];
}

type Piece = Pick<Parameters<typeof hardwareSample>[0], 'kind' | 'drawnAs'> & { readonly name: string };

/** All that is screwed to a leaf besides its handle. */
const pieces: readonly Piece[] = masters.flatMap(({ kind, drawnAs = null, name }): readonly Piece[] =>
  kind === null || kind === 'handle' ? [] : [{ kind, drawnAs, name }],
);

const pieceIn = ({ kind, drawnAs, name }: Piece, suite: (typeof suites)[number]): Picture => ({
  chapter: `Hardware in ${suite}`,
  caption: name,
  scene: hardwareSample({ kind, drawnAs, suite, finish }),
  height: 130,
});
