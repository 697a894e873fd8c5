import type { Item } from '@door/domain/door/model/item';
import type { AppServices } from '../../designer/app/app-context.ts';
import { restoredAs } from '../../designer/state/unsent-edits.ts';
import { openedAs } from './opened-as.ts';

/**
 * Under which id anybody sees a kept door. It is stored at the supplier as any design that was begun; its own id is the attempt, so
 * that it is stored once however often it is shared.
 */
export async function shareKept(
  { id, item }: { readonly id: string; readonly item: Item },
  { api, catalogue, client }: Pick<AppServices, 'api' | 'catalogue' | 'client'>,
): Promise<string> {
  const calls = api.items(catalogue);
  const made = await calls.create(item.templateId, { currency: client.currency, attempt: id });
  const stored = await calls.restore(made, { item: restoredAs(made.item, openedAs(item, made.item)), job: made.job });
  return api.sharing(catalogue).share(stored.item.id);
}
