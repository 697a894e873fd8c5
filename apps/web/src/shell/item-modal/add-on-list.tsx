import type { AddOn } from '@door/domain/stock/add-ons';
import { itemModalWords } from '../../words/item-modal.ts';

/** What comes beside the door, and why. */
export const AddOnList = ({ addOns }: { readonly addOns: readonly AddOn[] }) => (
  <ul className="item-modal-list">
    {addOns.map((addOn) => (
      <li key={`${addOn.name} ${addOn.comesWith}`}>
        <b>{addOn.name}</b>
        <small>{reasonFor(addOn)}</small>
      </li>
    ))}
  </ul>
);

const reasonFor = ({ reference, comesWith }: AddOn): string =>
  reference === 'Manual Addon' ? itemModalWords.manualAddOn : itemModalWords.comesWith(comesWith ?? '');
