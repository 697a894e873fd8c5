import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { findings } from '@door/domain/item/lawful';
import { settle } from '@door/domain/item/settle';
import { unknownRows } from '@door/domain/item/unknown-rows';
import { accepted, type Outcome } from '@door/domain/shared/outcome';
import { noLongerOffered } from './load-share.ts';

/** What still follows from the choices is settled by today's catalogue; what then cannot be had stays with the original. */
export function ownCopy(copied: Item, catalogue: Catalogue): Outcome<Item> {
  if (unknownRows(copied, catalogue).length > 0) return noLongerOffered;
  const item = settle(copied, catalogue);
  return findings(item, catalogue).length > 0 ? noLongerOffered : accepted(item);
}
