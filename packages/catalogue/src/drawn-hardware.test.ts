import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import { isDrawnKind } from '@door/domain/catalogue/rows/hardware-drawings';
import type { MasterStock } from '@door/domain/catalogue/rows/stock-rows';
import { type StockCode, stockCode } from '@door/domain/door/model/ids';
import { noHardware } from '@door/domain/door/model/plain-item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { toSvg } from '@door/drawing/svg';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { doorWith, sides } from './testing/demo-doors.ts';

const drawn = demoCatalogue.masters.flatMap((master) =>
  isDrawnKind(master.kind) ? [{ ...master, kind: master.kind }] : [],
);
type DrawnMaster = (typeof drawn)[number];

const ownCode = stockCode('OWN-7');

/** The demo's rows, in which this product is another supplier's, with another code. */
const rowsWith = ({ id }: DrawnMaster, change: (row: MasterStock) => MasterStock): CatalogueRows => ({
  ...demoCatalogue,
  masters: demoCatalogue.masters.map((row) => (row.id === id ? change({ ...row, code: ownCode }) : row)),
  stock: demoCatalogue.stock.map((row) => (row.masterId === id ? { ...row, code: ownCode } : row)),
});

/** Both sides of a door that has this piece and no other; null for none at all. */
function pictureOf({ kind }: DrawnMaster, code: StockCode | null, rows: CatalogueRows): string {
  const design = rows.designs.find(({ allows }) => allows[kind]);
  if (!design) throw new Error(`No design takes a ${kind}.`);
  const door = doorWith(design);
  const item = { ...door, hardware: { ...door.hardware, handleType: null, chosen: { ...noHardware, [kind]: code } } };
  const catalogue = catalogueOf(rows);
  return sides
    .map((side) => toSvg(drawScene(factsOf({ item, catalogue, side })), { id: 'door', textures: {}, height: 600 }))
    .join('\n');
}

const firstStock = ({ id }: DrawnMaster) => demoCatalogue.stock.find(({ masterId }) => masterId === id)?.code ?? null;

describe.each(drawn.map((master) => ({ ...master, name: `${master.code}, ${String(master.drawnAs)}`, master })))(
  '$name',
  ({ master }) => {
    const asSold = pictureOf(master, firstStock(master), demoCatalogue);

    test('another supplier’s article that is drawn as it looks the same, whatever its code', () => {
      expect(
        pictureOf(
          master,
          ownCode,
          rowsWith(master, (row) => row),
        ),
      ).toBe(asSold);
    });

    test('the row decides which drawing it is, and a row without one shows nothing', () => {
      const another = drawn.find(({ kind, drawnAs }) => kind === master.kind && drawnAs !== master.drawnAs);
      const lookingLikeAnother = rowsWith(master, (row) => ({ ...row, drawnAs: another?.drawnAs ?? 'viewer' }));
      expect(pictureOf(master, ownCode, lookingLikeAnother)).not.toBe(asSold);
      const unseen = rowsWith(master, ({ drawnAs: _, ...row }) => row);
      expect(pictureOf(master, ownCode, unseen)).toBe(pictureOf(master, null, demoCatalogue));
    });
  },
);
