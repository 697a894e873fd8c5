import { useShop } from '../shell/shop.ts';
import { answersOf } from './answers.ts';
import { findDoors, type ListedDoor } from './listed-door.ts';
import { type AskedList, type Listed, useList } from './use-list.ts';

const answers = answersOf<Listed<ListedDoor>>();

/** Items by what was typed; '' is all of them, the last changed first. */
export function useDoors(text: string, most: number): AskedList<ListedDoor> {
  const { catalogue } = useShop();
  return useList({
    answers,
    key: `${most} ${text}`,
    askPage: (after) => findDoors({ text, most, after }, catalogue),
  });
}
