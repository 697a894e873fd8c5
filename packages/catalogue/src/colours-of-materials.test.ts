import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import type { PieceColours } from '@door/domain/making/bom/bom-piece';
import type { BomRecord } from '@door/domain/making/bom/bom-record';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import { configure } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import { designId, stockCode, systemId } from '@door/domain/door/model/ids';
import type { FrameFinish } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import { catalogue, context, doorOf } from './testing/demo-doors.ts';

const supplier = { catalogue, production: demoProduction };
const after = (item: Item, ...actions: readonly Action[]): Item =>
  actions.reduce((now, action) => {
    const outcome = configure(now, action, context);
    return outcome.ok ? outcome.value.item : now;
  }, item);

const clear: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } };
const sixPanel: Action = { type: 'design.choose', designId: designId(1) };
const fireDoor: Action = { type: 'build.chooseSystem', systemId: systemId(2) };
const trim = (place: 'leftLining' | 'topArchitrave' | 'leftGtWalling', code: string): Action => ({
  type: 'build.chooseStock',
  place,
  stock: stockCode(code),
});
const trims = [trim('leftLining', 'LN150'), trim('topArchitrave', 'AR70'), trim('leftGtWalling', 'GT25')];

/** A set of each frame style, and a fire door in its hardwood frame. */
const sets: readonly Item[] = [
  ...demoCatalogue.templates.map((template) => after(doorOf(template), clear, ...trims)),
  ...demoCatalogue.templates.slice(0, 1).map((template) => after(doorOf(template), sixPanel, fireDoor, ...trims)),
];

const finishes: readonly FrameFinish[] = [
  ...demoCatalogue.colours
    .filter(({ use }) => use === 'frame')
    .map(({ id }): FrameFinish => ({ kind: 'frame-colour', colourId: id })),
  { kind: 'door-colour' },
];

/** The set in each colour that its frame can have, outside and then inside, some of them with a leaf of another paint. */
const painted = (set: Item): readonly Item[] =>
  finishes.flatMap((finish, at) => {
    const leaf = demoCatalogue.colours.filter(({ use }) => use === 'door')[at];
    const outside = after(
      set,
      { type: 'colour.chooseDoor', colourId: leaf?.id ?? set.colours.doorExternal },
      { type: 'colour.chooseFrameExternal', finish },
    );
    return [outside, after(outside, { type: 'colour.chooseFrameInternal', finish })];
  });

type Material = 'pvc' | 'hardwood' | 'leaf';

function materialOf(record: BomRecord): Material {
  if (record.kind === 'slab' || record.kind === 'cassette') return 'leaf';
  if (record.kind !== 'bar') return 'pvc';
  if (record.bar.role === 'astragal') return 'leaf';
  return record.article.code.startsWith('HF') ? 'hardwood' : 'pvc';
}

const coloursOf = (record: BomRecord): PieceColours | null => ('colours' in record ? (record.colours ?? null) : null);

/** Through-coloured PVC-u and foils are of PVC-u alone; what hardwood and a leaf can have is paint, by its name or RAL number. */
const onlyPvc = (colour: Colour): boolean =>
  colour.use === 'frame' && (colour.tradeName !== undefined || colour.name.includes('Woodgrain'));
const namesOfPvc = new Set(demoCatalogue.colours.filter(onlyPvc).map(({ name, tradeName = name }) => tradeName));

const faultsOf = (item: Item): readonly string[] =>
  bomOf(item, supplier).flatMap((record) => {
    if (record.kind === 'missing') return [];
    const colours = coloursOf(record);
    const named = colours === null ? [] : [colours.outside, colours.inside].flatMap((colour) => colour?.name ?? []);
    const material = materialOf(record);
    if (material === 'pvc') return [];
    const isPaired = material === 'hardwood' && record.kind === 'bar' && record.pair !== null;
    return [
      ...named.filter((name) => namesOfPvc.has(name)).map((name) => `${record.article.code} in ${name}`),
      ...(isPaired ? [`${record.article.code} bought in a pair of foils`] : []),
    ];
  });

describe('every line of a bill names colours that its material can have', () => {
  test.each(sets.map((set) => [set.systemId === systemId(2) ? 'fire door' : String(set.templateId), set] as const))(
    '%s',
    (_, set) => {
      const all = painted(set);
      expect(new Set(all.map(({ colours }) => JSON.stringify(colours))).size).toBeGreaterThan(20);
      expect([...new Set(all.flatMap(faultsOf))]).toEqual([]);
    },
  );

  test('white and woodgrain are painted on hardwood and on a leaf, and are foil or PVC-u on what stands beside them', () => {
    const fire = sets.at(-1);
    if (!fire) expect.fail('There is no fire door.');
    const lines = workInstructionsOf(bomOf(fire, supplier)).map(({ description }) => description);
    const lineWith = (text: string) => lines.find((line) => line.includes(text));
    expect(lineWith('door jamb')).toBe('Hardwood outer frame 72, door jamb L/R, Matt White (RAL 9016) both sides');
    expect(lineWith('Sill 150')).toBe('Sill 150 mm, Matt White (PVC) outside');
    expect(lineWith('Solid-core')).toContain('Anthracite Grey (RAL 7016) outside, Matt White (RAL 9016) inside');
  });
});
