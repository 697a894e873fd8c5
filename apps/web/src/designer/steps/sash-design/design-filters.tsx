import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { stepWords } from '../words.ts';
import { everyDesign, type families, type DesignFilter } from './design-filter.ts';

const paneChips = [
  { value: 'glazed', label: stepWords.sashDesign.glazed },
  { value: 'solid', label: stepWords.sashDesign.solid },
] as const;

export interface DesignFiltersProps {
  readonly among: typeof families;
  readonly filter: DesignFilter;
  /** How many designs match the filter. */
  readonly count: number;
  onFilter(filter: DesignFilter): void;
}

/** Filters which designs are shown; the chosen design stays chosen. */
export function DesignFilters({ among, filter, count, onFilter }: DesignFiltersProps) {
  const isFiltering = filter.family !== 'all' || filter.panes !== 'all';
  return (
    <div className="filters">
      <div className="filter-strip">
        <FilterChips
          label={stepWords.sashDesign.byFamily}
          chips={[
            { value: 'all', label: stepWords.sashDesign.all },
            ...among.map(({ family, title }) => ({ value: family, label: title })),
          ]}
          chosen={filter.family}
          onChoose={(family) => onFilter({ ...filter, family })}
        />
        <FilterChips
          label={stepWords.sashDesign.byPanes}
          chips={paneChips}
          chosen={filter.panes}
          onChoose={(panes) => onFilter({ ...filter, panes: panes === filter.panes ? 'all' : panes })}
        />
      </div>
      <p className="filters-count" role="status">
        {isFiltering && count > 0 ? stepWords.sashDesign.count(count) : ''}
      </p>
      {count === 0 ? (
        <div className="filters-none">
          <p>{stepWords.sashDesign.none}</p>
          <Button scale="row" onClick={() => onFilter(everyDesign)}>
            {stepWords.sashDesign.showAll}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
