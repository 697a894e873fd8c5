import type { Catalogue } from '../catalogue/catalogue.ts';
import { frameGlazing } from '../glass/glazing.ts';
import type { Refusal } from '../shared/outcome.ts';
import { type Item, hardwareKinds, packerPositions } from './item.ts';

export const finding = (code: Refusal['code'], message: string): Refusal => ({ code, message });

/** What an item names and a supplier does not have. Asked first and alone: of a row that is not there nothing can be asked. */
export function unknownRows(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { rows } = catalogue;
  const { frame, colours, glass, hardware } = item;
  const has = <Id>(ids: readonly Id[], id: Id | null): boolean => id === null || ids.includes(id);
  const colourIds = rows.colours.map(({ id }) => id);
  const stockCodes = rows.stock.map(({ code }) => code);
  const own = [colours.doorInternal, colours.frameExternal, colours.frameInternal];
  const known: readonly (readonly [what: string, isKnown: boolean])[] = [
    [
      'system',
      has(
        rows.systems.map(({ id }) => id),
        item.systemId,
      ),
    ],
    [
      'frame style',
      has(
        rows.templates.map(({ id }) => id),
        item.templateId,
      ),
    ],
    [
      'design',
      has(
        rows.designs.map(({ id }) => id),
        item.designId,
      ),
    ],
    ['door colour', has(colourIds, colours.doorExternal)],
    ['colour', own.every((slot) => !('colourId' in slot) || has(colourIds, slot.colourId))],
    [
      'glass theme',
      [glass.door, frameGlazing(glass)].every(
        (each) =>
          each.kind !== 'theme' ||
          has(
            rows.themes.map(({ id }) => id),
            each.themeId,
          ),
      ),
    ],
    [
      'handle type',
      has(
        rows.handles.map(({ handleType }) => handleType),
        hardware.handleType,
      ),
    ],
    ['hardware', hardwareKinds.every((kind) => has(stockCodes, hardware.chosen[kind]))],
    ['cylinder', has(stockCodes, item.build.cylinder)],
    [
      'threshold',
      has(
        rows.thresholds.map(({ code }) => code),
        frame.threshold,
      ),
    ],
    [
      'sill',
      has(
        rows.sizeStock.map(({ code }) => code),
        frame.sill,
      ),
    ],
    [
      'packer',
      packerPositions.every((at) =>
        has(
          rows.sizeStock.map(({ code }) => code),
          frame.packers[at],
        ),
      ),
    ],
  ];
  return known
    .filter(([, isKnown]) => !isKnown)
    .map(([what]) => finding('item.unknown', `The item names a ${what} that this supplier does not have.`));
}
