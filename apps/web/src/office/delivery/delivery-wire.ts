import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';

type Dispatch = OfficeOutputs['dispatch'];

export type Loads = Dispatch['loads'];
export type ListedLoad = Loads['Loads'][number];
/** A load with its stops and their doors. */
export type OpenedLoad = Dispatch['getLoad'];
export type LoadStop = OpenedLoad['Stops'][number];
export type LoadDoor = LoadStop['Doors'][number];
export type LoadScanAnswer = Dispatch['scan']['Answers'][number];

/** What a load changes: loads, and the orders that it brings. */
export const loadMutationMeta = { invalidates: [trpc.dispatch.pathKey(), trpc.order.pathKey()] };
