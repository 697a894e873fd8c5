import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { designId, itemId, systemId, templateId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import { accepted, type Outcome, refused } from '@door/domain/model/outcome';
import { buildFrom } from './build-from-wire.ts';
import { coloursFrom } from './colours-from-wire.ts';
import { extrasFrom } from './extras-from-wire.ts';
import { type Fields, fieldsOf, type Problems, knownNumber, knownText } from './fields.ts';
import { frameFrom } from './frame-from-wire.ts';
import { glassFrom } from './glass-from-wire.ts';
import { hardwareFrom, leavesFrom } from './hardware-from-wire.ts';

/** The two places of an item's fields: its columns and its properties (`Props`). */
export interface ItemFields {
  readonly columns: Fields;
  readonly props: Fields;
}

/**
 * Reads what a person chose; what follows from it (inner sizes, names, codes, price groups) is not read but calculated again.
 * Law: `itemFromWire(itemToWire(x)) = x`.
 */
export function itemFromWire(wire: unknown, catalogue: Catalogue): Outcome<Item> {
  const problems: Problems = [];
  const columns = fieldsOf(wire, '', problems);
  const props = fieldsOf(columns.parsed('Props'), 'Props.', problems);
  const item = readItem({ columns, props }, catalogue);
  return problems.length > 0 ? refused('wire.unreadable', sentence(problems)) : accepted(item);
}

/** At most three problems: one fault often causes others. */
const sentence = (problems: Problems): string => `${problems.slice(0, 3).join('; ')}.`;

function readItem(fields: ItemFields, catalogue: Catalogue): Item {
  const { columns, props } = fields;
  const { rows } = catalogue;
  return {
    id: itemId(columns.text('Id')),
    systemId: systemId(knownNumber(columns, 'SystemId', { noun: 'system', among: rows.systems.map(({ id }) => id) })),
    templateId: templateId(
      knownText(columns, 'TemplateId', { noun: 'frame style', among: rows.templates.map(({ id }) => id) }),
    ),
    currency: columns.oneOf('Currency', ['EUR', 'GBP']),
    numerals: columns.text('Numerals'),
    address: columns.text('Address'),
    frame: frameFrom(fields, catalogue),
    leaves: leavesFrom(fields, catalogue),
    designId: designId(knownNumber(columns, 'DesignId', { noun: 'design', among: rows.designs.map(({ id }) => id) })),
    hand: props.oneOf('doorHanding', ['left', 'right']),
    handChosen: props.flag('doorHandingSelected'),
    opens: props.oneOf('doorsOpen', ['In', 'Out']),
    colours: coloursFrom(fields, catalogue),
    glass: glassFrom(fields, catalogue),
    hardware: hardwareFrom(props, catalogue),
    extras: extrasFrom(props, catalogue),
    build: buildFrom(props, catalogue),
  };
}
