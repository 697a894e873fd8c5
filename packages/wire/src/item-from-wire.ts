import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { designId, itemId, systemId, templateId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import type { ItemRecord } from '@door/domain/model/item-record';
import { accepted, refused } from '@door/domain/model/outcome';
import type { Outcome } from './wire-refusals.ts';
import { buildFrom } from './build-from-wire.ts';
import { coloursFrom } from './colours-from-wire.ts';
import { extrasFrom } from './extras-from-wire.ts';
import { fieldsOf, type Problems } from '@door/domain/model/fields';
import type { ItemFields } from './item-fields.ts';
import { knownNumber, knownText } from './known-value.ts';
import { frameFrom } from './frame-from-wire.ts';
import { glassFrom } from './glass-from-wire.ts';
import { hardwareFrom, leavesFrom } from './hardware-from-wire.ts';

/**
 * Reads what a person chose; what follows from it (inner sizes, names, codes, price groups) is not read but calculated again.
 * Law: `itemFromWire(itemToWire(x)) = x`.
 */
export function itemFromWire(wire: unknown, catalogue: Catalogue): Outcome<ItemRecord> {
  const problems: Problems = [];
  const columns = fieldsOf(wire, '', problems);
  const props = fieldsOf(columns.parsed('Props'), 'Props.', problems);
  const record: ItemRecord = {
    item: readItem({ columns, props }, catalogue),
    currency: columns.oneOf('Currency', ['EUR', 'GBP']),
    job: { address: columns.text('Address') },
  };
  return problems.length > 0 ? refused('wire.unreadable', sentence(problems)) : accepted(record);
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
    houseNumber: columns.text('Numerals'),
    frame: frameFrom(fields, catalogue),
    leaves: leavesFrom(fields, catalogue),
    designId: designId(knownNumber(columns, 'DesignId', { noun: 'design', among: rows.designs.map(({ id }) => id) })),
    hand: props.oneOf('doorHanding', ['left', 'right']),
    handChosen: props.flag('doorHandingSelected'),
    opens: props.oneOf('doorsOpen', ['In', 'Out']),
    colours: coloursFrom(fields, catalogue),
    glass: glassFrom(fields, catalogue),
    hardware: hardwareFrom(props, catalogue),
    // Who does not say keeps what the door has.
    hardwareChosen: !props.has('hardwareSelected') || props.flag('hardwareSelected'),
    extras: extrasFrom(props, catalogue),
    build: buildFrom(props, catalogue),
  };
}
