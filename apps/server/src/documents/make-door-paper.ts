import type { LoadedDoorPaper } from '@door/api/document/load-door-paper';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { ClientId } from '@door/domain/door/model/ids';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import type { DocumentMaker } from './document-maker.ts';
import { type LogoPorts, logoSvg } from './logo-svg.ts';

/** What a visitor keeps of a door: a page with everything, or a picture from outside. */
export const doorPaperTypes = ['pdf', 'png'] as const;
export type DoorPaperType = (typeof doorPaperTypes)[number];

interface DoorPaperPorts extends LogoPorts {
  readonly maker: Pick<DocumentMaker, 'make'>;
}

/** Of whom it is, and by whose rows it is drawn. */
interface DoorPaperOf {
  readonly client: ClientId;
  readonly catalogue: Catalogue;
  readonly loaded: LoadedDoorPaper;
}

/** Height of a picture in the page, px. */
const pictureHeight = 900;
/** Height of the picture of its own, px. */
const wallHeight = 1600;

/** Makes the bytes in the worker; they are stored nowhere. */
export function makeDoorPaper(
  ports: DoorPaperPorts,
  { client, catalogue, loaded: { item, paper, drawing, at } }: DoorPaperOf,
  type: DoorPaperType,
): Promise<Uint8Array> {
  const { make } = ports.maker;
  const facts = (side: Side) => factsOf({ item, catalogue, side });
  const picture = (side: Side) => make({ kind: 'door', facts: facts(side), height: pictureHeight });
  const page = async () => {
    const svg = await logoSvg(ports, client, paper.letterhead.logoUrl);
    const logo = svg === undefined ? null : await make({ kind: 'logo', svg });
    const shown = { external: await picture('external'), internal: await picture('internal'), drawing };
    return make({ kind: 'door-paper', source: { paper, shown, logo, at } });
  };
  return type === 'pdf' ? page() : make({ kind: 'on-wall', facts: facts('external'), height: wallHeight });
}
