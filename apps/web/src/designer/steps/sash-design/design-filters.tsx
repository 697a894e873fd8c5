import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { stepMessages } from '../messages.ts';
import { everyDesign, type families, type DesignFilter } from './design-filter.ts';

const paneChips = [
  { value: 'glazed', label: stepMessages.sashDesign.glazed },
  { value: 'solid', label: stepMessages.sashDesign.solid },
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
          label={stepMessages.sashDesign.byFamily}
          chips={[
            { value: 'all', label: stepMessages.sashDesign.all },
            ...among.map(({ family, title }) => ({ value: family, label: title })),
          ]}
          chosen={filter.family}
          onChoose={(family) => onFilter({ ...filter, family })}
        />
        <FilterChips
          label={stepMessages.sashDesign.byPanes}
          chips={paneChips}
          chosen={filter.panes}
          onChoose={(panes) => onFilter({ ...filter, panes: panes === filter.panes ? 'all' : panes })}
        />
      </div>
      <p className="filters-count" role="status">
        {isFiltering && count > 0 ? stepMessages.sashDesign.count(count) : ''}
      </p>
      {count === 0 ? (
        <div className="filters-none">
          <p>{stepMessages.sashDesign.none}</p>
          <Button scale="row" onClick={() => onFilter(everyDesign)}>
            {stepMessages.sashDesign.showAll}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
