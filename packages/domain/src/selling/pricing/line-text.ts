import type { PricingMessages } from '../../messages/messages.ts';
import type { PriceLine, PriceLineCode, PriceLineFacts } from './price-line.ts';

/** What each line is about, in words. A code without words does not compile. */
type LineWords = { readonly [Code in PriceLineCode]: (about: PriceLineFacts[Code]) => string };

/** `Sidelights, 2, glass 346 × 1936 mm`; for a line in error what has no price. */
export function lineText({ code, about, fault }: PriceLine, { lines, noPriceFor }: PricingMessages): string {
  const text = textOf(code, about, lines);
  return fault === null ? text : noPriceFor(text);
}

const textOf = <Code extends PriceLineCode>(code: Code, about: PriceLineFacts[Code], messages: LineWords): string =>
  messages[code](about);
