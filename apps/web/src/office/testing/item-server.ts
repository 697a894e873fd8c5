import type { Action } from '@door/domain/door/model/action';
import { type ItemId, itemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { aDoor } from '@door/domain/testing/a-door';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import type { WireInstruction } from '@door/wire/instruction-wire';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import { FakeServer } from '../../designer/state/testing/designer-at.ts';
import type { OfficeAnswers } from './fake-office.ts';
import { aStoredSurvey } from './office-rows.ts';

/** The server's schema has checked each action; here they come from the page itself. */
const isActions = (actions: readonly unknown[]): actions is readonly Action[] => actions.length > 0;

let items = 0;

/** An id that no other test has used: a page keeps its items open until they are saved. */
const anItemId = () => itemId(`item-${String((items += 1))}`);

/** A stored line of a bill of materials. */
export const aLine = (number: number, changes: Partial<WireInstruction> = {}): WireInstruction => ({
  Id: `line.c${String(number)}`,
  ItemId: 'item',
  ForDropDown: null,
  ManuallyAdded: false,
  MasterStockId: null,
  StockDescription: `Part ${String(number)}`,
  WinSysStockCode: `C${String(number)}`,
  WinSysStockCategoryId: null,
  Quantity: 1,
  Length: null,
  Width: null,
  Thickness1: null,
  Rebate: null,
  SubAssembly: 'frame',
  SubAssemblyId: null,
  Piece: null,
  Rule: '',
  ReferenceType: null,
  ReferenceId: null,
  Profile: null,
  AnalysisCode: null,
  ...changes,
});

export const aManualLine = (number: number, changes: Partial<WireInstruction> = {}): WireInstruction =>
  aLine(number, {
    Id: `line.m${String(number)}`,
    ManuallyAdded: true,
    ReferenceType: 'Manual Addon',
    SubAssembly: 'add-on',
    ...changes,
  });

export interface ItemServerOptions {
  /** Of an item that an earlier page has opened; otherwise a new one. */
  readonly id?: ItemId;
  /** Otherwise a new single door. */
  readonly item?: Item;
  readonly houseNumber?: string;
  readonly address?: string;
  /** The stored lines of the bill; none has been made without them. */
  readonly lines?: readonly WireInstruction[];
}

/** Answers for the pages of one item, which is changed by the calls with the real rules. */
export function itemServer({
  id = anItemId(),
  item = aDoor('single-door'),
  houseNumber = '',
  address = '',
  lines,
}: ItemServerOptions = {}) {
  const server = new FakeServer();
  server.keep({ item: { ...item, id, houseNumber }, job: { address } });
  const calls = server.itemCalls();
  let bomUpdated = lines ? '2026-11-20T09:00:00.000Z' : null;
  let stored = lines ?? [];
  const saved = (): SavedItem => {
    const found = server.items.get(id);
    if (!found) throw new Error('The server has no item.');
    return found;
  };
  const wire = ({ wire: now }: SavedItem) => ({ ...now, BomUpdated: bomUpdated });
  const change = (lineId: string, changes: Partial<WireInstruction>) => {
    const line = { ...(stored.find(({ Id }) => Id === lineId) ?? aManualLine(9, { Id: lineId })), ...changes };
    stored = [...stored.filter(({ Id }) => Id !== lineId), line];
    return line;
  };
  const answers: OfficeAnswers = {
    'item.getItemById': () => wire(saved()),
    'item.list': () => ({ Items: [], After: null }),
    'item.getHistory': () => [],
    'item.getSurvey': () => aStoredSurvey(id),
    'catalogue.getProductionRows': () => workedExampleProductionRows,
    'workInstructions.getWorkInstructions': () => stored,
    'workInstructions.addBlankWorkInstruction': () =>
      change('line.m9', { WinSysStockCode: '', StockDescription: '', Quantity: null }),
    'workInstructions.updateManualWorkInstruction': ({ Id, Quantity, Length, Width, Description }) =>
      change(Id, {
        ...(Quantity !== undefined && { Quantity }),
        ...(Length !== undefined && { Length }),
        ...(Width !== undefined && { Width }),
        ...(Description !== undefined && { StockDescription: Description }),
      }),
    'workInstructions.deleteWorkInstruction': (lineId) => {
      stored = stored.filter(({ Id }) => Id !== lineId);
      return { ItemId: id };
    },
    configureItem: async ({ Actions }) => {
      if (!isActions(Actions)) throw new Error('The page has sent no actions.');
      return wire(await calls.configure(saved(), Actions));
    },
    generateBom: () => {
      bomUpdated = '2026-11-21T09:00:00.000Z';
      return { Id: id, BomUpdated: bomUpdated, WorkInstructions: [] };
    },
  };
  return { id, answers, saved, lines: () => stored };
}
