import { useId, useState } from 'react';
import { deviceStorage } from '../../../shared/storage/storage.ts';
import { WhileUnlocked } from '../../open-item/while-unlocked.tsx';
import { sizesMessages as messages } from '../../messages/item.ts';
import { DerivedSizes } from './derived-sizes.tsx';
import { WeightAndUValue } from './weight-and-u-value.tsx';
import { SizeInputs } from './size-inputs.tsx';
import '../inspector-row.css';
import './sizes.css';

/** The sizes that a person types. */
export function ItemSizes() {
  const title = useId();
  return (
    <section className="item-sizes" aria-labelledby={title}>
      <h2 id={title}>{messages.title}</h2>
      <WhileUnlocked what="design">
        <SizeInputs />
      </WhileUnlocked>
    </section>
  );
}

/** Calculated sizes, weight and U-value, to unfold; the device remembers whether they are. */
export function ItemFigures() {
  const [isOpen, setIsOpen] = useState(() => deviceStorage.getItem(openKey) !== null);
  const toggle = (open: boolean) => {
    setIsOpen(open);
    if (open) deviceStorage.setItem(openKey, 'open');
    else deviceStorage.removeItem(openKey);
  };
  return (
    <details
      className="item-figures"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && toggle(currentTarget.open)}
    >
      <summary>{messages.derived}</summary>
      <DerivedSizes />
      <WeightAndUValue />
    </details>
  );
}

const openKey = 'doorwright.office.figures';
