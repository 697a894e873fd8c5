import { bomOf } from '../../making/bom/bill-of-materials.ts';
import { notChosenYet } from '../../making/bom/missing-record.ts';
import { misfitRows } from '../../making/bom/preparations-of.ts';
import { catalogueOf } from '../rows/catalogue.ts';
import type { FrameTemplate } from '../rows/frame-rows.ts';
import type { FinishedDoor } from '../rows/gallery-rows.ts';
import type { PreparationRow } from '../rows/preparation-rows.ts';
import type { CatalogueContent } from '../edit/catalogue-content.ts';
import type { RuleContext } from '../../door/choice/rule.ts';
import { listPriceOf } from '../../selling/pricing/item-price.ts';
import { configure, tryAction } from '../../door/configure/configure.ts';
import { describeItem } from '../../door/configure/describe-item.ts';
import { itemOfChoices } from '../../door/configure/finished-door.ts';
import { sampleItem } from '../../door/configure/sample-item.ts';
import { validateItem } from '../../door/configure/validate-item.ts';
import type { Action } from '../../door/model/action.ts';
import type { Item } from '../../door/model/item.ts';
import type { Messages } from '../../messages/messages.ts';
import { sizeText } from '../../lib/mm.ts';
import { preparationFault } from './preparation-faults.ts';
import { rowFault, type RowFault } from './row-fault.ts';

interface Sampled {
  readonly content: CatalogueContent;
  readonly context: RuleContext;
  /** Rows of preparation that a door could not take: of many doors only the first is named. */
  readonly misfits: Set<PreparationRow>;
}

/** Asks one door. */
export type SampleCheck = () => readonly RowFault[];

/**
 * A door of each frame style, each design, each handle and each finished door, each read as everybody will read it: its rules, its words, its bill
 * and its price. Asked only of a catalogue without other errors; one door takes some milliseconds.
 */
export function sampleChecks(content: CatalogueContent, messages: Messages): readonly SampleCheck[] {
  const context: RuleContext = { catalogue: catalogueOf(content.catalogue), messages };
  const sampled: Sampled = { content, context, misfits: new Set() };
  return [
    ...content.catalogue.templates.map((template) => () => {
      const place = { kind: 'templates', key: template.id } as const;
      return readable(place, () => doorFaults(doorOf(template, sampled), place, sampled));
    }),
    ...content.catalogue.designs.map(
      ({ id }) =>
        () =>
          choiceFaults({ kind: 'designs', key: String(id) }, [{ type: 'design.choose', designId: id }], sampled),
    ),
    ...content.catalogue.handles.map(
      ({ handleType, designGroups }) =>
        () =>
          choiceFaults(
            { kind: 'handles', key: handleType },
            content.catalogue.designs
              .filter(({ hardwareGroup }) => designGroups.includes(hardwareGroup))
              .slice(0, 1)
              .map(({ id }): Action => ({ type: 'design.choose', designId: id }))
              .concat({ type: 'hardware.chooseHandleType', handleType }),
            sampled,
          ),
    ),
    ...content.gallery.finishedDoors.map((door) => () => finishedDoorFaults(door, sampled)),
  ];
}

/** A finished door is offered as it is, so that each of its choices must still be possible, together with the others. */
function finishedDoorFaults(door: FinishedDoor, sampled: Sampled): readonly RowFault[] {
  const { context } = sampled;
  const place = { kind: 'finishedDoors', key: String(door.id) } as const;
  return readable(place, () => {
    const start = doorOf(context.catalogue.template(door.templateId), sampled);
    const made = itemOfChoices(door, start, (item, action) => configure(item, action, context));
    return made.ok
      ? doorFaults(made.value, place, sampled)
      : [rowFault('door-not-made', place.kind, { key: place.key, about: made.refusal.message })];
  });
}

type Place = Pick<RowFault, 'kind' | 'key'>;

const doorOf = (template: FrameTemplate, { context }: Sampled): Item => sampleItem(template, context);

/** The first frame style whose door takes these choices; a row that no door takes is never offered. */
function choiceFaults(place: Place, choices: readonly Action[], sampled: Sampled): readonly RowFault[] {
  const choose = tryAction(sampled.context);
  return readable(place, () => {
    for (const template of sampled.content.catalogue.templates) {
      const chosen = choices.reduce<Item | null>(
        (item, action) => item && choose(item, action),
        doorOf(template, sampled),
      );
      if (chosen) return doorFaults(chosen, place, sampled);
    }
    return [rowFault('never-offered', place.kind, place)];
  });
}

function doorFaults(item: Item, { kind, key }: Place, { content, context, misfits }: Sampled): readonly RowFault[] {
  const { production, prices } = content;
  const { catalogue } = context;
  const refusals = validateItem(item, context).map(({ message }) =>
    rowFault('door-not-made', kind, { key, about: message }),
  );
  if (refusals.length > 0) return refusals;
  describeItem(item, context);
  listPriceOf({ item, added: [] }, { prices, currency: 'EUR' }, { catalogue, production });
  return [
    ...bomOf(item, { catalogue, production }).flatMap((record) =>
      record.kind === 'missing' && !notChosenYet.some((what) => what === record.what)
        ? [rowFault('bill-incomplete', kind, { key, about: record.reason })]
        : [],
    ),
    ...misfitRows(item, { catalogue, production }).flatMap(({ row, why, size }) => {
      if (misfits.has(row)) return [];
      misfits.add(row);
      return [preparationFault(content, row, { code: why, about: sizeText(size) })];
    }),
  ];
}

/** A door that no rule can read is a fault of its rows, and is named like any other. */
function readable({ kind, key }: Place, faults: () => readonly RowFault[]): readonly RowFault[] {
  try {
    return faults();
  } catch (error) {
    return [rowFault('door-not-readable', kind, { key, about: error instanceof Error ? error.message : '' })];
  }
}
