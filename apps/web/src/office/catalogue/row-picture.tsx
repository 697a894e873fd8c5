import { type Catalogue, catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { HandleDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import type { FinishedDoor } from '@door/domain/catalogue/rows/gallery-rows';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import { configure } from '@door/domain/door/configure/configure';
import { itemOfChoices } from '@door/domain/door/configure/finished-door';
import { newItem } from '@door/domain/door/configure/new-item';
import { itemId } from '@door/domain/door/model/ids';
import type { Suite } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { backingSample, glassSample } from '@door/drawing/samples/glass-sample';
import { handleSample } from '@door/drawing/samples/handle-sample';
import { hardwareSample } from '@door/drawing/samples/hardware-sample';
import type { Scene, Side } from '@door/drawing/scene';
import { type ReactNode, useMemo } from 'react';
import { drawDoor } from '../../designer/pictures/door-picture.ts';
import { SamplePicture } from '../../designer/pictures/sample-picture.tsx';
import { TilePicture } from '../../designer/pictures/tile-picture.tsx';
import { messages } from '../../shared/messages/messages.ts';
import '../../designer/pictures/chip.css';

/** CSS px for each mm: a door of 2100 mm is 63 px high in its row. */
const scale = { pxPerMm: 63 / 2100 };
const largeScale = { pxPerMm: 260 / 2100 };

/** The grey on which pieces are shown. */
const finish = { hex: '#e9e7e1', surface: 'paint' } as const;

interface RowPictureProps {
  readonly kind: ListKind;
  readonly rowKey: string;
  readonly content: CatalogueContent;
  /** Of a design: large and from one side, as in its panel. */
  readonly side?: Side;
}

/** A row as it will be seen, drawn as on the visitors' pages; nothing for rows that have no look. */
export function RowPicture({ kind, rowKey, content, side }: RowPictureProps) {
  const pictures = useMemo(() => pictureTable(content, { side }), [content, side]);
  return <>{pictures[kind]?.(rowKey) ?? null}</>;
}

type Picture = (key: string) => ReactNode;

/** Kinds of rows that have a look. */
export const picturedKinds: readonly ListKind[] = [
  'finishedDoors',
  'designs',
  'templates',
  'colours',
  'paints',
  'hinges',
  'themes',
  'backings',
  'handles',
  'masters',
];

/** undefined where the draft does not make it; its problems say why. */
function finishedItem(door: FinishedDoor, start: Item | undefined, catalogue: Catalogue): Item | undefined {
  const context = { catalogue, messages: messages.rules };
  try {
    const made = start && itemOfChoices(door, start, (item, action) => configure(item, action, context));
    return made?.ok ? made.value : undefined;
  } catch {
    return undefined;
  }
}

/** In which look rows are drawn. */
interface DrawnRows {
  readonly side: Side | undefined;
}

function pictureTable(
  { catalogue: rows, gallery }: CatalogueContent,
  { side }: DrawnRows,
): Readonly<Partial<Record<ListKind, Picture>>> {
  const catalogue = catalogueOf(rows);
  const [template] = rows.templates;
  const drawnItem = (key: string, item: Item) => (
    <TilePicture
      depictionKey={side ? `${key} ${side}` : key}
      draw={() => drawDoor(item, { catalogue, side: side ?? 'external' }, side ? largeScale : scale)}
    />
  );
  const itemOf = (of: typeof template): Item | undefined => {
    try {
      return of && newItem(itemId('row'), of, { catalogue, messages: messages.rules });
    } catch {
      // A draft may lack what a door needs until it is finished; its problems say so.
      return undefined;
    }
  };
  const swatch = (hex: string | undefined, surface = 'paint') =>
    hex ? <span className={`chip chip-${surface}`} style={{ backgroundColor: hex }} /> : null;
  const sample = (key: string, draw: () => Scene) => <SamplePicture depictionKey={`row ${key}`} draw={draw} />;
  const handlePicture = (drawnAs: HandleDrawing | null, suite: Suite) =>
    sample(`handle ${String(drawnAs)} ${suite}`, () => handleSample({ drawnAs, suite, finish }));
  return {
    finishedDoors: (key) => {
      const door = gallery.finishedDoors.find(({ id }) => String(id) === key);
      const item =
        door && finishedItem(door, itemOf(rows.templates.find(({ id }) => id === door.templateId)), catalogue);
      return item ? drawnItem(`row ${JSON.stringify(door)}`, item) : null;
    },
    designs: (key) => {
      const design = rows.designs.find(({ id }) => String(id) === key);
      const item = itemOf(template);
      return design && item ? drawnItem(`row ${JSON.stringify(design)}`, { ...item, designId: design.id }) : null;
    },
    templates: (key) => {
      const row = rows.templates.find(({ id }) => id === key);
      const item = itemOf(row);
      return item ? drawnItem(`row ${JSON.stringify(row)}`, item) : null;
    },
    colours: (key) => {
      const colour = rows.colours.find(({ id }) => String(id) === key);
      return swatch(colour?.hex, colour?.finish);
    },
    paints: (key) => swatch(rows.paints.find(({ ral }) => ral === key)?.hex),
    hinges: (key) => swatch(rows.hinges.find(({ name }) => name === key)?.hex),
    themes: (key) => {
      const theme = rows.themes.find(({ id }) => String(id) === key);
      const backing = theme?.backings[0] ?? rows.backings[0]?.name ?? '';
      const draw = (name: string) => glassSample({ glazing: { kind: 'theme', name }, backing, finish });
      return theme ? sample(`theme ${theme.name} ${backing}`, () => draw(theme.name)) : null;
    },
    backings: (key) => sample(`backing ${key}`, () => backingSample({ backing: key })),
    handles: (key) => {
      const handle = rows.handles.find(({ handleType }) => handleType === key);
      if (!handle) return null;
      const [suite = 'chrome'] = handle.suites;
      return handlePicture(handle.drawnAs, suite);
    },
    masters: (key) => {
      const master = rows.masters.find(({ id }) => String(id) === key);
      if (!master?.kind) return null;
      const { kind, handleType, drawnAs = null } = master;
      const suite = rows.stock.find(({ masterId }) => masterId === master.id)?.suite ?? 'chrome';
      if (kind === 'handle') {
        const handle = rows.handles.find((each) => each.handleType === handleType);
        return handlePicture(handle?.drawnAs ?? null, suite);
      }
      return sample(`${kind} ${String(drawnAs)} ${suite}`, () => hardwareSample({ kind, drawnAs, suite, finish }));
    },
  };
}
