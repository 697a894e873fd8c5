import type { ItemId } from '@door/domain/door/model/ids';
import { officeClient } from '../queries/office-client.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import type { SavingCalls } from '../../shared/calls/door-api.ts';
import { failureOf } from '../../shared/calls/failure.ts';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { savingCalls, readItem } from '../../shared/calls/item-calls.ts';

/** The calls of the item page. */
export interface OfficeItemCalls extends SavingCalls {
  generateBom(id: ItemId): Promise<GeneratedBom>;
  /** Who has changed the item last; null: nobody of the supplier. */
  lastEditor(id: ItemId): Promise<LastEditor | null>;
}

export interface LastEditor {
  readonly name: string;
  /** The current user, in another window. */
  readonly isSelf: boolean;
}

export interface GeneratedBom {
  /** When it was made, ISO 8601. */
  readonly updated: string;
  /** Codes of the lines without stock. */
  readonly inError: readonly string[];
}

/** `onSessionExpired` is called when a call fails because the person has to log in again. */
export function officeItemCalls(catalogue: Catalogue, onSessionExpired: (error: unknown) => void): OfficeItemCalls {
  const client = officeClient;
  const watched = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (isSessionExpired(error)) onSessionExpired(error);
      throw error;
    }
  };
  const changing = savingCalls(client, catalogue);
  return {
    configure: (...given) => watched(changing.configure(...given)),
    restore: (...given) => watched(changing.restore(...given)),
    load: (id) => watched(load(client, id, catalogue)),
    lastEditor: async (id) => {
      const [[newest], { UserId }] = await Promise.all([client.item.getHistory.query(id), client.user.me.query()]);
      return newest?.Who ? { name: newest.Who.Name, isSelf: newest.Who.UserId === UserId } : null;
    },
    generateBom: async (id) => {
      const { BomUpdated, WorkInstructions } = await watched(client.generateBom.mutate(id));
      return { updated: BomUpdated, inError: WorkInstructions.map(({ WinSysStockCode }) => WinSysStockCode) };
    },
  };
}

type OfficeClient = typeof officeClient;

async function load(client: Pick<OfficeClient, 'item'>, id: ItemId, catalogue: Catalogue) {
  try {
    return await readItem(await client.item.getItemById.query(id), catalogue);
  } catch (error) {
    // 'refused': what stands in the address is no id at all.
    if (['gone', 'refused'].includes(failureOf(error)) && !isSessionExpired(error)) return 'none';
    throw error;
  }
}
