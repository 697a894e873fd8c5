import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { everyDesign, families } from './design-filter.ts';
import { DesignFilters } from './design-filters.tsx';

function Filters({ count }: { readonly count: number }) {
  const [filter, setFilter] = useState(everyDesign);
  return (
    <>
      <DesignFilters among={families} filter={filter} count={count} onFilter={setFilter} />
      <output>{`${filter.family} ${filter.panes}`}</output>
    </>
  );
}

test('a family and the panes are filtered independently, and a second click on the panes takes them back', async () => {
  const screen = await render(<Filters count={3} />);
  const filter = screen.getByRole('status').last();
  await screen.getByRole('button', { name: 'Cottage' }).click();
  await screen.getByRole('button', { name: 'Glazed', exact: true }).click();
  await expect.element(filter).toHaveTextContent('cottage glazed');
  await screen.getByRole('button', { name: 'Glazed', exact: true }).click();
  await expect.element(filter).toHaveTextContent('cottage all');
});

test('where no design matches, one button shows all again', async () => {
  const screen = await render(<Filters count={0} />);
  await screen.getByRole('button', { name: 'Cottage' }).click();
  await screen.getByRole('button', { name: 'Show all designs' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'All', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
});
