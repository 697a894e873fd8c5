import { describe, expect, test } from 'vitest';
import { colourId } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { coupledSurround, doubleDoor, onePieceSurround, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import type { BomRecord } from './bom-record.ts';

const catalogue = workedExampleCatalogue();
const recordsOf = (item: Item) => bomOf(item, { catalogue, production: workedExampleProductionRows });

function ofKind<Kind extends BomRecord['kind']>(kind: Kind, item: Item) {
  return recordsOf(item).filter(
    (record): record is Extract<BomRecord, { readonly kind: Kind }> => record.kind === kind,
  );
}

describe('bars', () => {
  test('left and right jamb are two pieces, routed for hinges and keeps', () => {
    const jambs = ofKind('bar', singleDoor).flatMap(({ name, bar, length, ends }) =>
      bar.role === 'jamb' ? [[name, length.value, ends, bar.carries]] : [],
    );
    expect(jambs).toEqual([
      ['jamb left', 2076, [45, 45], singleDoor.hand === 'left' ? 'hinges' : 'keeps'],
      ['jamb right', 2076, [45, 45], singleDoor.hand === 'left' ? 'keeps' : 'hinges'],
    ]);
  });

  test('a jamb on an aluminium threshold is square below', () => {
    const [jamb] = ofKind('bar', doubleDoor);
    expect([jamb?.name, jamb?.length.value, jamb?.ends]).toEqual(['jamb left', 2088, [45, 90]]);
  });

  test('bars of a one-piece set are counted from the left and have their centre lines', () => {
    const dividers = ofKind('bar', onePieceSurround).flatMap(({ name, bar }) =>
      bar.role === 'mullion' || bar.role === 'transom' ? [[name, bar.centre]] : [],
    );
    expect(dividers).toEqual([
      ['transom 1', 2050],
      ['mullion 1', 460],
      ['mullion 2', 1440],
    ]);
  });

  test('each bar names its colours, or has none', () => {
    const painted: Item = {
      ...singleDoor,
      colours: { ...singleDoor.colours, frameExternal: { kind: 'door-colour' } },
    };
    const { name, ral } = catalogue.colour(painted.colours.doorExternal);
    const [jamb] = ofKind('bar', painted);
    expect(jamb?.colours?.outside).toEqual({ id: painted.colours.doorExternal, name, ral });
    expect(ofKind('bar', painted).find(({ bar }) => bar.role === 'steel')?.colours).toBeNull();
  });
});

describe('leaves', () => {
  test('a slab says how it is trimmed and where its apertures are', () => {
    const [slab] = ofKind('slab', singleDoor);
    expect([slab?.blank, slab?.trim, slab?.hand, slab?.opens]).toEqual([
      { width: 900, height: 1980 },
      { left: 8, right: 7, top: 6, bottom: 19 },
      singleDoor.hand,
      singleDoor.opens,
    ]);
    const unit = ofKind('glass', singleDoor).map(({ width, height }) => [width.value + 6, height.value + 6]);
    expect(slab?.apertures.map(({ width, height }) => [width, height])).toEqual(unit);
    expect(slab?.apertures[0]).toMatchObject({ x: 137, y: 177, outline: { shape: 10, turn: 0, head: 'square' } });
  });

  test('two leaves of different colours are two bills', () => {
    const other = catalogue.rows.colours.find(
      ({ use, id }) => use === 'door' && id !== singleDoor.colours.doorExternal,
    );
    const repainted: Item = {
      ...singleDoor,
      colours: { ...singleDoor.colours, doorExternal: other?.id ?? colourId(0) },
    };
    expect(recordsOf(repainted)).not.toEqual(recordsOf(singleDoor));
  });

  test('hinges have their heights, from below', () => {
    const heights = ofKind('fitting', singleDoor).flatMap(({ fitting, at }) =>
      fitting.role === 'hinge' ? [at?.height] : [],
    );
    expect(heights).toEqual([150, 978, 1805]);
  });
});

describe('glass', () => {
  test('a unit has its outline, make-up and backing, width and height as it hangs', () => {
    const fanlight = ofKind('glass', coupledSurround).find(({ within }) => within === 'fanlight');
    expect([fanlight?.width.value, fanlight?.height.value, fanlight?.unit?.code, fanlight?.cutOut]).toEqual([
      1786,
      206,
      'D28S',
      null,
    ]);
  });
});

test('a need without stock is a record of its own kind', () => {
  const withoutArticles = bomOf(singleDoor, {
    catalogue,
    production: { ...workedExampleProductionRows, articles: [] },
  });
  expect(new Set(withoutArticles.map(({ kind }) => kind))).toEqual(new Set(['missing']));
});
