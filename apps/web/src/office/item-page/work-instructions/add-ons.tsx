import { itemAddOns } from '../../open-item/item-add-ons.ts';
import { workInstructionsWords } from '../../words/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';

const { addOns: words, empty, instructions } = workInstructionsWords;

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
            {reference === 'frame' ? comesWith : comesWith === null ? words.byHand : words.comesWith(comesWith)}
          </span>
          <small>{reference === 'frame' ? words.frame : instructions.references[reference]}</small>
        </li>
      ))}
      {manual.map(({ id, line, reference }) => (
        <li key={id}>
          <b>{line.description || instructions.blank}</b>
          <span>{words.byHand}</span>
          <small>{instructions.references[reference ?? 'Manual Addon']}</small>
        </li>
      ))}
    </ul>
  );
}
