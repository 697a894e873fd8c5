import { useApp } from '../../door/app/app-context.ts';
import { answersOf } from './answers.ts';
import { fetchItems, type ListedItem } from '../items/listed-item.ts';
import { type AskedList, type Listed, useList } from './use-list.ts';

const answers = answersOf<Listed<ListedItem>>();

/** Items whose number, address, customer or id begins with the text, the last changed first; '' finds all. */
export function useItems(text: string, pageSize: number): AskedList<ListedItem> {
  const { catalogue } = useApp();
  return useList({
    answers,
    key: `${pageSize} ${text}`,
    askPage: (after) => fetchItems({ text, pageSize, after }, catalogue),
  });
}
