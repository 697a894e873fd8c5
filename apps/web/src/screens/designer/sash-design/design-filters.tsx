import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { words } from '../../../words/words.ts';
import { everyDesign, type families, type Wish } from './design-filter.ts';

const paneChips = [
  { value: 'glazed', label: words.sashDesign.glazed },
  { value: 'solid', label: words.sashDesign.solid },
] as const;

export interface DesignFiltersProps {
  readonly among: typeof families;
  readonly wish: Wish;
  /** How many designs answer the wish. */
  readonly count: number;
  onWish(wish: Wish): void;
}

/** Narrows what is shown; what is chosen stays chosen. */
export function DesignFilters({ among, wish, count, onWish }: DesignFiltersProps) {
  const isNarrowed = wish.family !== 'all' || wish.panes !== 'all';
  return (
    <div className="filters">
      <div className="filter-strip">
        <FilterChips
          label={words.sashDesign.byFamily}
          chips={[
            { value: 'all', label: words.sashDesign.all },
            ...among.map(({ family, title }) => ({ value: family, label: title })),
          ]}
          chosen={wish.family}
          onChoose={(family) => onWish({ ...wish, family })}
        />
        <FilterChips
          label={words.sashDesign.byPanes}
          chips={paneChips}
          chosen={wish.panes}
          onChoose={(panes) => onWish({ ...wish, panes: panes === wish.panes ? 'all' : panes })}
        />
      </div>
      <p className="filters-count" role="status">
        {isNarrowed && count > 0 ? words.sashDesign.count(count) : ''}
      </p>
      {count === 0 ? (
        <div className="filters-none">
          <p>{words.sashDesign.none}</p>
          <Button scale="row" onClick={() => onWish(everyDesign)}>
            {words.sashDesign.showAll}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
