import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { SystemId } from '@door/domain/door/model/ids';
import { accepted, refused } from '@door/domain/door/model/result';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** The catalogue, if the supplier sells this system. */
export const requireSystem = (id: SystemId, catalogue: Catalogue): Catalogue =>
  unwrapOrThrow(
    catalogue.sold.systems.some((system) => system.id === id)
      ? accepted(catalogue)
      : refused('system.none', messages.noSystem),
  );
