import { type Catalogue, catalogueOf, type ProductionCatalogue } from '../rows/catalogue.ts';
import type { FrameTemplate } from '../rows/frame-rows.ts';
import type { CatalogueContent } from '../edit/catalogue-content.ts';
import type { RuleContext } from '../../door/choice/rule.ts';
import { importPrices } from '../../selling/pricing/price-csv.ts';
import type { PriceList } from '../../selling/pricing/price-list.ts';
import type { Item } from '../../door/model/item.ts';
import type { Currency } from '../../door/model/item-record.ts';
import type { Messages } from '../../messages/messages.ts';
import { onBoth, type Sides } from './sides.ts';

/** A catalogue with all that its doors are made, described and priced by. */
export interface TestedCatalogue extends ProductionCatalogue {
  readonly context: RuleContext;
  readonly prices: PriceList;
}

/** What random doors are compared by. */
export interface DryRun {
  readonly sides: Sides<TestedCatalogue>;
  /** Frame styles that both sell, as what is sold has them; without any, no door can be compared. */
  readonly templates: readonly FrameTemplate[];
  readonly currency: Currency;
  /** All that a picture of an item depends on. */
  look(item: Item, catalogue: Catalogue): unknown;
}

export interface TestedContents extends Sides<CatalogueContent> {
  /** The price list that is valid today, as a file; null where prices are those of the catalogue itself. */
  readonly priceCsv: string | null;
  readonly currency: Currency;
}

/** Both are priced by the same list; a product that it does not name has the price that its catalogue brings. */
export function dryRunOf(
  contents: TestedContents,
  { messages, look }: { readonly messages: Messages; readonly look: DryRun['look'] },
): DryRun {
  const { priceCsv, currency } = contents;
  const sides = onBoth((side): TestedCatalogue => {
    const { catalogue: rows, production, prices } = contents[side];
    const catalogue = catalogueOf(rows);
    return {
      catalogue,
      production,
      prices: priceCsv === null ? prices : importPrices(priceCsv, prices).prices,
      context: { catalogue, messages },
    };
  });
  const drafted = new Set(sides.draft.catalogue.sold.templates.map(({ id }) => id));
  const templates = sides.published.catalogue.sold.templates.filter(({ id }) => drafted.has(id));
  return { sides, templates, currency, look };
}
