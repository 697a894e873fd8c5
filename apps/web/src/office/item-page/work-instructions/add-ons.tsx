import { itemAddOns } from '../../open-item/item-add-ons.ts';
import { workInstructionsMessages } from '../../messages/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';

const { addOns: messages, empty, instructions } = workInstructionsMessages;

/** Packers and sill, pieces that come with a choice, and manual lines. */
export function AddOns({ manual }: { readonly manual: readonly BomLine[] }) {
  const { item, catalogue } = useOfficeItem();
  const brought = itemAddOns(item, catalogue);
  if (brought.length + manual.length === 0) return <p className="line-panel-empty">{empty.addOns}</p>;
  return (
    <ul className="line-panel-list">
      {brought.map(({ name, comesWith, reference }) => (
        <li key={`${name} ${comesWith}`}>
          <b>{name}</b>
          <span>
            {reference === 'frame' ? comesWith : comesWith === null ? messages.byHand : messages.comesWith(comesWith)}
          </span>
          <small>{reference === 'frame' ? messages.frame : instructions.references[reference]}</small>
        </li>
      ))}
      {manual.map(({ id, line, reference }) => (
        <li key={id}>
          <b>{line.description || instructions.blank}</b>
          <span>{messages.byHand}</span>
          <small>{instructions.references[reference ?? 'Manual Addon']}</small>
        </li>
      ))}
    </ul>
  );
}
