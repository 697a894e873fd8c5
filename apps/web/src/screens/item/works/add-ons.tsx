import { broughtAlong } from '@door/domain/stock/add-ons';
import { officeWorksWords } from '../../../words/office-works.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import type { SheetLine } from '../../../office/item/sheet.ts';

const { addOns: words, empty, instructions } = officeWorksWords;

/** What comes beside what was chosen: brought along by a choice, or added by a person. */
export function AddOns({ byHand }: { readonly byHand: readonly SheetLine[] }) {
  const { item, catalogue } = useOfficeItem();
  const brought = broughtAlong(item, catalogue);
  if (brought.length + byHand.length === 0) return <p className="works-empty">{empty.addOns}</p>;
  return (
    <ul className="works-list">
      {brought.map(({ name, comesWith, reference }) => (
        <li key={`${name} ${comesWith}`}>
          <b>{name}</b>
          <span>{comesWith === null ? words.byHand : words.comesWith(comesWith)}</span>
          <small>{instructions.references[reference]}</small>
        </li>
      ))}
      {byHand.map(({ id, line, reference }) => (
        <li key={id}>
          <b>{line.description || instructions.blank}</b>
          <span>{words.byHand}</span>
          <small>{instructions.references[reference ?? 'Manual Addon']}</small>
        </li>
      ))}
    </ul>
  );
}
