import { emptyGallery } from '@door/domain/catalogue/rows/gallery-rows';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { aPriceList } from '@door/domain/testing/a-price-list';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { catalogue } from '../../../shared/testing/fakes.ts';
import { DesignPreview } from './design-preview.tsx';

const content: CatalogueContent = {
  catalogue: catalogue.rows,
  production: workedExampleProductionRows,
  prices: aPriceList,
  gallery: emptyGallery,
};

const light = { x: '100', y: '200', width: 'w-200', height: '400', shape: 10, turn: 0, head: 'square' } as const;

const designWith = (lights: Design['lights']): object => ({ ...content.catalogue.designs[0], lights, mouldings: [] });

test('a slider changes the leaf, and what the formulas give follows', async () => {
  await render(<DesignPreview draft={designWith([light])} content={content} />);
  const width = page.getByRole('slider', { name: 'Leaf width' });
  const before = Number(width.element().getAttribute('value'));
  await width.click();
  await userEvent.keyboard('{Home}{ArrowRight}');
  const least = Number(width.element().getAttribute('min'));
  expect(before).toBeGreaterThan(least + 1);
  const glass = `${String(least + 1 - 200)} × 400 mm`;
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent(`Light 1 ${glass}, 100 from the left, 200 from the top`);
});

test('lights that overlap are marked on the drawing and said in words', async () => {
  const { container } = await render(
    <DesignPreview draft={designWith([light, { ...light, y: '500' }])} content={content} />,
  );
  await expect.element(page.getByText('overlaps another light').first()).toBeVisible();
  // Two lights on each of three leaves: the chosen, the smallest, the largest.
  expect(container.querySelectorAll('.is-wrong')).toHaveLength(6);
});

test('a formula that cannot be read yet leaves a sentence and no broken drawing', async () => {
  await render(<DesignPreview draft={designWith([{ ...light, x: 'w-' }])} content={content} />);
  await expect.element(page.getByText('It is drawn again when each field below can be read.')).toBeVisible();
});
