import { Search } from '@door/ui/office-icons';
import { optionWords as words } from '../../words/options.ts';
import type { Option } from './option.ts';

export interface OptionFilterValue {
  readonly text: string;
  readonly onlyChanged: boolean;
}

export const noFilter: OptionFilterValue = { text: '', onlyChanged: false };

interface Searched extends Pick<Option, 'term' | 'isStandard'> {
  readonly value: string | number;
}

/** Whether every typed word is in the term or the value, and the value is not the standard one where only those are wanted. */
export function isShownOption(
  { term, value, isStandard }: Searched,
  { text, onlyChanged }: OptionFilterValue,
): boolean {
  const said = `${term} ${String(value)}`.toLocaleLowerCase();
  const typed = text.toLocaleLowerCase().split(/\s+/);
  return (!onlyChanged || !isStandard) && typed.every((word) => said.includes(word));
}

interface OptionFilterProps {
  readonly filter: OptionFilterValue;
  onFilter(filter: OptionFilterValue): void;
}

/** A search over the options, and a switch for those that somebody has changed. */
export const OptionFilter = ({ filter, onFilter }: OptionFilterProps) => (
  <div className="option-filter" role="search">
    <Search />
    <input
      type="search"
      className="input"
      aria-label={words.search}
      placeholder={words.search}
      autoComplete="off"
      value={filter.text}
      onChange={({ target }) => onFilter({ ...filter, text: target.value })}
    />
    <label>
      <input
        type="checkbox"
        checked={filter.onlyChanged}
        onChange={({ target }) => onFilter({ ...filter, onlyChanged: target.checked })}
      />
      {words.onlyChanged}
    </label>
  </div>
);
