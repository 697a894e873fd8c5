import type { AppServices } from '../../designer/app/app-context.ts';
import { shareKept } from '../kept/stored-at-supplier.ts';
import type { ComparedDoor } from './use-compared-doors.ts';

/** Under which id anybody sees this door: as it is now, whatever becomes of it here. */
export async function shareIdOf({ id, source, item }: ComparedDoor, app: AppServices): Promise<string> {
  const { api, catalogue, store } = app;
  if (source === 'shared' || typeof item === 'string') return id;
  if (source === 'kept') return shareKept({ id, item }, app);
  return api.sharing(catalogue).share((await store.whenSaved()).item.id);
}
