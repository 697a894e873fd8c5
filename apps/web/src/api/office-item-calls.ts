import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { WorksRows } from '@door/domain/catalogue/works-rows';
import type { ItemId } from '@door/domain/item/ids';
import { officeApi } from '../office/calls.ts';
import { isSessionOver } from '../login/login-problems.ts';
import type { SavingCalls } from './door-api.ts';
import { failureOf } from './failure.ts';
import { changingCalls, readItem } from './item-calls.ts';

/** What the item page asks of the server. */
export interface OfficeItemCalls extends SavingCalls {
  works(): Promise<WorksRows>;
  generateBom(id: ItemId): Promise<ReckonedBom>;
  /** Who worked on the item last; null: not a person of the supplier. */
  lastHand(id: ItemId): Promise<LastHand | null>;
}

export interface LastHand {
  readonly name: string;
  /** The one who asks, in another window. */
  readonly isSelf: boolean;
}

export interface ReckonedBom {
  /** When, as ISO 8601. */
  readonly updated: string;
  /** The codes of what could not be resolved. */
  readonly inError: readonly string[];
}

/** `onSessionOver`: only a new log-in helps. */
export function officeItemCalls(catalogue: Catalogue, onSessionOver: (error: unknown) => void): OfficeItemCalls {
  const connection = officeApi();
  const noticing = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (isSessionOver(error)) onSessionOver(error);
      throw error;
    }
  };
  const changing = changingCalls(connection, catalogue);
  return {
    configure: (...given) => noticing(changing.configure(...given)),
    restore: (...given) => noticing(changing.restore(...given)),
    load: (id) => noticing(load(connection, id, catalogue)),
    works: () => noticing(connection.catalogue.getWorks.query()),
    lastHand: async (id) => {
      const [[newest], { UserId }] = await Promise.all([
        connection.item.getHistory.query(id),
        connection.user.me.query(),
      ]);
      return newest?.Who ? { name: newest.Who.Name, isSelf: newest.Who.UserId === UserId } : null;
    },
    generateBom: async (id) => {
      const { BomUpdated, WorkInstructions } = await noticing(connection.generateBom.mutate(id));
      return { updated: BomUpdated, inError: WorkInstructions.map(({ WinSysStockCode }) => WinSysStockCode) };
    },
  };
}

type OfficeConnection = ReturnType<typeof officeApi>;

async function load(connection: Pick<OfficeConnection, 'item'>, id: ItemId, catalogue: Catalogue) {
  try {
    return await readItem(await connection.item.getItemById.query(id), catalogue);
  } catch (error) {
    if (failureOf(error) === 'gone') return 'none';
    throw error;
  }
}
