import { useId } from 'react';
import { officeSizesWords as words } from '../../../words/office-sizes.ts';
import { DerivedSizes } from './derived-sizes.tsx';
import { SetFigures } from './set-figures.tsx';
import { SizeInputs } from './size-inputs.tsx';
import '@door/ui/size-field.css';
import './sizes.css';

/** Top of the inspector: what is typed, and below it all that follows from it. */
export function ItemSizes() {
  const title = useId();
  return (
    <section className="item-sizes" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <SizeInputs />
      <DerivedSizes />
      <SetFigures />
    </section>
  );
}
