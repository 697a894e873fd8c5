import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { SystemId } from '@door/domain/item/ids';
import { accepted, refused } from '@door/domain/shared/outcome';
import { insist } from '../insist.ts';
import { words } from '../words.ts';

/** The catalogue, once it is sure that the supplier sells this system. */
export const insistOnSystem = (id: SystemId, catalogue: Catalogue): Catalogue =>
  insist(
    catalogue.rows.systems.some((system) => system.id === id)
      ? accepted(catalogue)
      : refused('system.none', words.noSystem),
  );
