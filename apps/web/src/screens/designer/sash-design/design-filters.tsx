import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { everyDesign, families, type Wish } from './design-filter.ts';

const familyChips = [
  { value: 'all', label: 'All' },
  ...families.map(({ family, title }) => ({ value: family, label: title })),
] as const;

const paneChips = [
  { value: 'glazed', label: 'Glazed' },
  { value: 'solid', label: 'Solid' },
] as const;

export interface DesignFiltersProps {
  readonly wish: Wish;
  /** How many designs answer the wish. */
  readonly count: number;
  onWish(wish: Wish): void;
}

/** Narrows what is shown; what is chosen stays chosen. */
export function DesignFilters({ wish, count, onWish }: DesignFiltersProps) {
  const isNarrowed = wish.family !== 'all' || wish.panes !== 'all';
  return (
    <div className="filters">
      <div className="filter-strip">
        <FilterChips
          label="Show designs of the family"
          chips={familyChips}
          chosen={wish.family}
          onChoose={(family) => onWish({ ...wish, family })}
        />
        <FilterChips
          label="Show designs with or without glass"
          chips={paneChips}
          chosen={wish.panes}
          onChoose={(panes) => onWish({ ...wish, panes: panes === wish.panes ? 'all' : panes })}
        />
      </div>
      <p className="filters-count" role="status">
        {isNarrowed && count > 0 ? `${count} ${count === 1 ? 'design' : 'designs'}` : ''}
      </p>
      {count === 0 ? (
        <div className="filters-none">
          <p>No design is both.</p>
          <Button scale="row" onClick={() => onWish(everyDesign)}>
            Show all designs
          </Button>
        </div>
      ) : null}
    </div>
  );
}
