import { emptyGallery } from '@door/domain/catalogue/rows/gallery-rows';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { priceListToCsv } from '@door/domain/selling/pricing/price-csv';
import { aPriceList } from '@door/domain/testing/a-price-list';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { catalogue } from '../../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../../testing/fake-office.ts';
import { renderOffice } from '../../testing/render-office.tsx';
import type { ShownCatalogue } from '../use-catalogue.ts';
import { DryRun, DryRunNote } from './dry-run.tsx';
import { DryRunButton } from './dry-run-button.tsx';
import { stopDryRun } from './use-dry-run.ts';

const sold: CatalogueContent = {
  catalogue: catalogue.rows,
  production: workedExampleProductionRows,
  prices: aPriceList,
  gallery: emptyGallery,
};

const withTemplates = (templates: CatalogueContent['catalogue']['templates']): CatalogueContent => ({
  ...sold,
  catalogue: { ...sold.catalogue, templates },
});

/** Every design is called otherwise. */
const renamed: CatalogueContent = {
  ...sold,
  catalogue: {
    ...sold.catalogue,
    designs: sold.catalogue.designs.map((row) => ({ ...row, name: `New ${row.name}` })),
  },
};

const catalogueOf = (draft: CatalogueContent): ShownCatalogue => ({
  Version: 3,
  Draft: { Id: 'draft', LastUpdated: 'now', By: 'Ada Winter', BasedOn: 3 },
  Content: draft,
  Published: sold,
});

const answers: OfficeAnswers = {
  'pricing.exportRows': () => ({ Version: 4, Csv: priceListToCsv(aPriceList) }),
};

const open = (draft: CatalogueContent, doors = 20, answered: OfficeAnswers = answers) =>
  renderOffice(
    <>
      <DryRunNote catalogue={catalogueOf(draft)} />
      <DryRun catalogue={catalogueOf(draft)} doors={doors} />
    </>,
    { answers: answered },
  );

const run = () => page.getByRole('region', { name: 'Test run' });
const begin = (doors: number) => run().getByRole('button', { name: `Test ${String(doors)} doors` });

test('a draft that changes no door says so', async () => {
  await open({ ...sold });
  await begin(20).click();
  await expect.element(run().getByText('No difference in 20 doors.')).toBeVisible();
  await expect.element(run().getByText(/Prices are those of price list 4/)).toBeVisible();
});

test('doors that differ are counted by how they differ, and shown beside each other with what differs', async () => {
  await open(renamed, 4);
  await begin(4).click();
  await expect.element(run().getByText('4 of 4 doors differ.')).toBeVisible();
  const [group] = run().getByRole('listitem').filter({ hasText: 'Reads otherwise' }).elements();
  expect(group?.textContent).toMatch(/^4 doorsReads otherwiseDesign: .+ → New .+/);
  await expect.element(run().getByRole('heading', { name: /^Door 1 / })).toBeVisible();
  await expect.poll(() => run().getByRole('figure').elements().length).toBe(8);
  await expect.poll(() => document.querySelectorAll('.dry-run-picture img').length).toBe(8);
});

function EditedLater() {
  const [draft, setDraft] = useState(renamed);
  return (
    <>
      <button type="button" onClick={() => setDraft(draft === renamed ? withTemplates([]) : { ...renamed })}>
        edit
      </button>
      <DryRunNote catalogue={catalogueOf(draft)} />
      <DryRun catalogue={catalogueOf(draft)} doors={20} />
    </>
  );
}

test('when the draft changes, the result stays and says that it is of an earlier one, until the change is taken back', async () => {
  await renderOffice(<EditedLater />, { answers });
  await begin(20).click();
  await expect.element(run().getByText('20 of 20 doors differ.')).toBeVisible();
  const outdated = page.getByText(/The draft has changed since/);
  expect(outdated.elements()).toEqual([]);
  await page.getByRole('button', { name: 'edit' }).click();
  await expect.element(outdated.first()).toBeVisible();
  await expect.element(run().getByText('20 of 20 doors differ.')).toBeVisible();
  await page.getByRole('button', { name: 'edit' }).click();
  await expect.poll(() => outdated.elements()).toEqual([]);
});

test('a run can be stopped; what it has counted stays, and it can be run again', async () => {
  await open(renamed, 100_000);
  await run().getByRole('button', { name: 'Test 100,000 doors' }).click();
  await expect.element(run().getByRole('progressbar', { name: 'Test run' })).toBeVisible();
  await expect.element(run().getByText(/of 100,000 doors, of which [1-9]/)).toBeVisible();
  await run().getByRole('button', { name: 'Stop' }).click();
  await expect.element(run().getByRole('heading', { name: 'Test run' })).toHaveFocus();
  await expect
    .element(run().getByText(/^Stopped after [\d,]+ of 100,000 doors, of which [\d,]+ differ\.$/))
    .toBeVisible();
  await expect.element(run().getByRole('button', { name: 'Run again' })).toBeVisible();
  expect(run().getByRole('progressbar').elements()).toEqual([]);
});

test('without a price list the run says that it failed, and can be begun again', async () => {
  await open(renamed, 20, {
    'pricing.exportRows': () => {
      throw new Error('There is no network.');
    },
  });
  await begin(20).click();
  await expect.element(run().getByText(/could not be carried out/)).toBeVisible();
  await expect.element(run().getByRole('button', { name: 'Run again' })).toBeVisible();
});

test('a draft with frame styles of its own alone has no door to compare', async () => {
  await open(withTemplates([]));
  await begin(20).click();
  await expect.element(run().getByText(/no frame style in common/)).toBeVisible();
});

test('where nothing is being prepared there is nothing to run', async () => {
  const present = { Version: 3, Draft: null, Content: sold, Published: null };
  await renderOffice(<DryRun catalogue={present} />, { answers });
  await expect.element(run().getByText(/Nothing is being prepared/)).toBeVisible();
  expect(run().getByRole('button').elements()).toEqual([]);
});

test('the button of the draft begins a run and leads to it', async () => {
  const { go, inputsOf } = await renderOffice(<DryRunButton catalogue={catalogueOf(renamed)} />, { answers });
  await page.getByRole('button', { name: 'Test run' }).click();
  expect(go).toHaveBeenCalledWith('/installer/catalogue/test-run');
  await expect.poll(() => inputsOf('pricing.exportRows')).toEqual([{}]);
  stopDryRun();
});
