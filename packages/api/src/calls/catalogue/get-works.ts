import type { WorksRows } from '@door/domain/catalogue/works-rows';
import type { Gate } from '../../gate.ts';

/**
 * Added: the rows of the works, so that the trade's pages weigh, rate and list a set by the same rules as the server.
 * They hold no price.
 */
export const getWorks = (gate: Gate) => gate.query(({ ctx }): WorksRows => ctx.supplier.works);
