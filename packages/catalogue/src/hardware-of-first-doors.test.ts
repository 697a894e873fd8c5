import { type Catalogue, catalogueOf } from '@door/domain/catalogue/catalogue';
import { configure } from '@door/domain/configure/configure';
import { newItem } from '@door/domain/configure/new-item';
import { itemId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import { contextOf } from '@door/domain/testing/a-context';
import { plainDrawers } from '@door/drawing/drawers';
import { factsOf } from '@door/drawing/facts-of';
import { firstHardware, hasHardwareOf } from '@door/drawing/hardware/hardware-drawers';
import { expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

const isDrawn = (item: Item, catalogue: Catalogue) =>
  hasHardwareOf(factsOf({ item, catalogue, side: 'external' }, plainDrawers), firstHardware);

test.each(demoSuppliers)('of $client.name, the first script draws each door that frames alone lead to', ({ rows }) => {
  const catalogue = catalogueOf(rows);
  const { templates } = catalogue.sold;
  for (const template of templates) {
    // A frame brings only what the new door of a frame has.
    const begun = newItem({ id: itemId('begun'), template, catalogue, partId: () => 'part' });
    for (const { id: templateId } of templates) {
      const outcome = configure(begun, { type: 'frame.choose', templateId }, contextOf(catalogue));
      expect(isDrawn(outcome.ok ? outcome.value.item : begun, catalogue)).toBe(true);
    }
  }
});
