import { useMemo } from 'react';
import { logOut } from '../../login/log-in.ts';
import { useShop } from '../../shell/shop.ts';
import { officeWords } from '../../words/office.ts';
import { customerBeside, doorKind, doorName } from '../door-words.ts';
import { itemPath } from '../item-path.ts';
import { officePlaces } from '../places.ts';
import { useStartItem } from '../start-item.ts';
import { useDoors } from '../use-doors.ts';
import { useSettled } from '../use-settled.ts';
import { type Entry, entriesFor } from './entry.ts';

const { frame, home, palette, titles } = officeWords;

const pages: readonly Entry[] = [
  ...officePlaces.map(({ path, label }) => ({ id: path, label, leads: path })),
  ...(
    [
      ['/installer/home/my-tasks', titles.myTasks],
      ['/installer/home/group-tasks', titles.groupTasks],
      ['/installer/home/recent-items', titles.recentItems],
      ['/installer/door/use-item-page', titles.startFrom],
    ] as const
  ).map(([path, label]) => ({ id: path, label, leads: path })),
].map((page) => ({ ...page, about: palette.page, kind: 'page' }));

const mostDoors = 6;

/** What the office can be asked for by these words: its pages, what can be done, and the supplier's items. */
export function useEntries(text: string): readonly Entry[] {
  const { catalogue } = useShop();
  const { newDoor } = useStartItem();
  const settled = useSettled(text).trim();
  const { answer } = useDoors(settled, mostDoors);
  const doors = useMemo(
    () =>
      (answer?.rows ?? []).map((door): Entry => {
        const about = [customerBeside(door), doorKind(door.item, catalogue)].filter((each) => each !== '').join(', ');
        return { id: door.item.id, label: doorName(door), about, kind: 'item', leads: itemPath(door.item) };
      }),
    [answer, catalogue],
  );
  const about = palette.command;
  const commands: readonly Entry[] = [
    { id: 'new-door', label: home.newDoor, about, kind: 'command', leads: () => void newDoor() },
    { id: 'log-out', label: frame.logOut, about, kind: 'command', leads: () => void logOut() },
  ];
  const found = [...entriesFor(text, [...pages, ...commands]), ...doors];
  return settled === '' ? found : [...found, allItemsWith(settled)];
}

const allItemsWith = (text: string): Entry => ({
  id: 'all-items',
  label: palette.searchItems(text),
  about: '',
  kind: 'page',
  leads: `/installer/items?${new URLSearchParams({ text }).toString()}`,
});
