import { itemId } from '@door/domain/model/ids';
import { useRouter } from '../../platform/router/use-router.ts';
import { showToast, toastFailure } from '../../platform/toasts/toasts.ts';
import { useCreateItem } from '../items/use-create-item.ts';
import { alreadyOpen } from '../open-item/open-items.ts';
import { itemPageWords } from '../words/item.ts';
import type { PaletteEntry } from './palette-entry.ts';

const { acts, bom } = itemPageWords;

/** Commands for the item whose page, design or survey is open; none on other pages. */
export function useItemCommands(keywords: string): readonly PaletteEntry[] {
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
