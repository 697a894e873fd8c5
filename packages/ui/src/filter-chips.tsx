import { intoView } from './into-view.ts';

export interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly chips: readonly { readonly value: Value; readonly label: string }[];
  /** None of them may be chosen. */
  readonly chosen: NoInfer<Value> | 'all';
  onChoose(value: Value): void;
}

/** One of several narrower views of a long list. Buttons, not radios: nothing of the product is chosen here. */
export function FilterChips<Value extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Value>) {
  return (
    <div className="filter-chips" role="group" aria-label={label}>
      {chips.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          className="filter-chip"
          aria-pressed={value === chosen}
          onFocus={intoView}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
