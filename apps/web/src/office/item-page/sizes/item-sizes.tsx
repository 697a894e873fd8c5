import { useId } from 'react';
import { sizesWords as words } from '../../words/sizes.ts';
import { DerivedSizes } from './derived-sizes.tsx';
import { WeightAndUValue } from './weight-and-u-value.tsx';
import { SizeInputs } from './size-inputs.tsx';
import './sizes.css';

/** The sizes of the open item: typed ones, calculated ones, weight and U-value. */
export function ItemSizes() {
  const title = useId();
  return (
    <section className="item-sizes" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <SizeInputs />
      <DerivedSizes />
      <WeightAndUValue />
    </section>
  );
}
