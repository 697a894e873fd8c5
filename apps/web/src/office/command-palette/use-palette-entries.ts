import { designLabel } from '@door/domain/door/design/design-label';
import { itemId } from '@door/domain/door/model/ids';
import { useMemo } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { showToast, toastFailure } from '../../shared/toasts/toasts.ts';
import type { ListedBatch } from '../batches/batch-wire.ts';
import { customerLabel, itemLabel } from '../items/item-labels.ts';
import { itemPath } from '../items/item-path.ts';
import { useCreateItem } from '../items/use-create-item.ts';
import { type NavEntry, useNavEntries } from '../layout/nav-entries.tsx';
import { useDebounced } from '../layout/search-field.tsx';
import { alreadyOpen } from '../open-item/open-items.ts';
import type { ListedOrder } from '../queries/listed-order.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import type { ListedCustomer } from '../queries/office-client.ts';
import { useBatches } from '../queries/use-batches.ts';
import { useCustomers } from '../queries/use-customers.ts';
import { useItems } from '../queries/use-items.ts';
import { useOrders } from '../queries/use-orders.ts';
import { useQuotes } from '../queries/use-quotes.ts';
import { itemPageMessages } from '../messages/item.ts';
import { officeMessages } from '../messages/office.ts';
import { matchingEntries, type PaletteEntry } from './palette-entry.ts';

const { frame, home, palette, titles } = officeMessages;

const further = [
  ['/installer/home/my-tasks', titles.myTasks],
  ['/installer/home/group-tasks', titles.groupTasks],
  ['/installer/home/recent-items', titles.recentItems],
  ['/installer/door/use-item-page', titles.startFrom],
  ['/installer/account', frame.yourAccount],
] as const;

const pagesOf = (entries: readonly NavEntry[]): readonly PaletteEntry[] =>
  [...entries.map(({ path, label }) => [path, label] as const), ...further].map(([path, label]) => ({
    id: path,
    label,
    action: path,
    keywords: palette.page,
    kind: 'page',
  }));

const maxItems = 6;
const maxCustomers = 4;
const maxQuotes = 4;
const maxOrders = 4;
const maxBatches = 4;
/** They are searched here, in those of the week that is typed or of the latest. */
const batchesAsked = 50;

interface FrameCommands {
  readonly onHelp: () => void;
  readonly onLogOut: () => void;
}

/** The pages, commands and items of the office that match the typed text. Items are searched on the server. */
export function usePaletteEntries(text: string, { onHelp, onLogOut }: FrameCommands): readonly PaletteEntry[] {
  const { catalogue } = useApp();
  const nav = useNavEntries();
  const searchText = useDebounced(text).trim();
  const { data } = useItems(searchText, maxItems);
  const items = useMemo(
    () =>
      (data ?? []).map((listed): PaletteEntry => {
        const keywords = [listed.number, customerLabel(listed), designLabel(listed.item, catalogue)]
          .filter((each) => each !== '')
          .join(', ');
        return { id: listed.item.id, label: itemLabel(listed), keywords, kind: 'item', action: itemPath(listed.item) };
      }),
    [data, catalogue],
  );
  const { data: customers = [] } = useCustomers(searchText, { pageSize: maxCustomers, isAsked: searchText !== '' });
  const keywords = palette.command;
  const commands: readonly PaletteEntry[] = [
    ...useItemCommands(keywords),
    { id: 'new-door', label: home.newDoor, keywords, kind: 'command', action: '/installer/door/use-item-page' },
    { id: 'help', label: frame.help, keywords, kind: 'command', action: onHelp },
    { id: 'log-out', label: frame.logOut, keywords, kind: 'command', action: onLogOut },
  ];
  const { data: quotes = [] } = useQuotes(searchText, { pageSize: maxQuotes, isAsked: searchText !== '' });
  const { data: orders = [] } = useOrders(searchText, { pageSize: maxOrders, isAsked: searchText !== '' });
  const { data: batches = [] } = useBatches(searchText, { pageSize: batchesAsked, isAsked: searchText !== '' });
  const found = [
    ...matchingEntries(text, [...pagesOf(nav), ...commands]),
    ...items,
    ...quotes.map(entryOfQuote),
    ...orders.map(entryOfOrder),
    ...batches.slice(0, maxBatches).map(entryOfBatch),
    ...customers.map(entryOfCustomer),
  ];
  return searchText === '' ? found : [...found, allItemsWith(searchText)];
}

const entryOfCustomer = ({ Id, Name, Address }: ListedCustomer): PaletteEntry => ({
  id: Id,
  label: Name,
  keywords: [palette.customer, Address].filter((each) => each !== '').join(', '),
  kind: 'customer',
  action: `/installer/customer/${Id}`,
});

const entryOfQuote = ({ Id, Number, Customer, State }: ListedQuote): PaletteEntry => ({
  id: Id,
  label: Number,
  keywords: [palette.quote, Customer?.Name ?? '', State].filter((each) => each !== '').join(', '),
  kind: 'quote',
  action: `/installer/quote/${Id}`,
});

const entryOfOrder = ({ Id, Number, Customer, State }: ListedOrder): PaletteEntry => ({
  id: Id,
  label: Number,
  keywords: [palette.order, Customer.Name, State].join(', '),
  kind: 'order',
  action: `/installer/order/${Id}`,
});

const entryOfBatch = ({ Id, Number, State }: ListedBatch): PaletteEntry => ({
  id: Id,
  label: Number,
  keywords: [palette.batch, State].join(', '),
  kind: 'batch',
  action: `/installer/batches/${Id}`,
});

const allItemsWith = (text: string): PaletteEntry => ({
  id: 'all-items',
  label: palette.searchItems(text),
  keywords: '',
  kind: 'page',
  action: `/installer/items?${new URLSearchParams({ text }).toString()}`,
});

const { acts, bom } = itemPageMessages;

/** Commands for the item whose page, design or survey is open; none on other pages. */
function useItemCommands(keywords: string): readonly PaletteEntry[] {
  const { id } = useRouter().params;
  const { copyOf } = useCreateItem();
  const open = id === undefined ? undefined : alreadyOpen(id);
  if (id === undefined || !open) return [];
  const updateBom = () => {
    open.store.updateBom().then(
      ({ inError }) => (inError.length === 0 ? showToast('success', bom.done) : undefined),
      (error: unknown) => toastFailure(error, bom.failed),
    );
  };
  const commands = [
    ['update-bom', acts.updateBom, updateBom],
    ['survey', acts.survey, `/installer/survey/${id}`],
    ['work-sheet', acts.workSheet, `/installer/work-sheet/${id}`],
    ['copy', acts.copy, () => copyOf(itemId(id))],
  ] as const;
  return commands.map(([name, label, action]) => ({ id: `item-${name}`, label, keywords, kind: 'command', action }));
}
