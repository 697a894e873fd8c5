import { scrollIntoViewOnFocus } from './into-view.ts';
import './filter-chips.css';

export interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly chips: readonly { readonly value: Value; readonly label: string }[];
  /** `all`: no chip is pressed, unless one has that value. */
  readonly chosen: NoInfer<Value> | 'all';
  onChoose(value: Value): void;
}

/** Filters for a long list. Buttons, not radios, because they choose nothing of the door. */
export function FilterChips<Value extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Value>) {
  return (
    <div className="filter-chips" role="group" aria-label={label}>
      {chips.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          className="filter-chip"
          aria-pressed={value === chosen}
          onFocus={scrollIntoViewOnFocus}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
