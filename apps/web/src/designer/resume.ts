import { startHistory } from '@door/domain/item/history';
import type { ItemId } from '@door/domain/item/ids';
import type { SavedItem } from '../api/door-api.ts';
import { showing } from './design.ts';
import { reapply } from './reapply.ts';
import type { Remembered } from './remembered.ts';
import type { DesignerPorts, Workbench } from './workbench.ts';

type DesignerBench = Workbench & DesignerPorts & { go(): void };

/** Fetches the design in progress on this device, with what had not been sent on top. Answers an item whose sending was cut off. */
export async function resume(bench: DesignerBench): Promise<SavedItem | undefined> {
  const remembered = bench.memory.read(bench.now());
  if (!remembered) return undefined;
  const { unsent, beginWith } = remembered;
  if (remembered.itemId) return fetchAgain(bench, remembered.itemId, remembered);
  if (!beginWith || !bench.catalogue.rows.templates.some(({ id }) => id === beginWith)) {
    bench.memory.forget();
    return undefined;
  }
  const { item, changes } = reapply(bench.beginning(beginWith), unsent, bench.catalogue);
  const begun = { started: true, beginWith, configuring: true } as const;
  bench.set({ ...showing(startHistory(item)), ...begun, unsent: changes });
  bench.go();
  return undefined;
}

async function fetchAgain(
  bench: DesignerBench,
  id: ItemId,
  { unsent, sending }: Remembered,
): Promise<SavedItem | undefined> {
  const saved = await loaded(bench, id);
  if (saved === 'sent' && sending) return bench.calls.reread(sending);
  if (saved === 'sent') bench.tell({ kind: 'sent already' });
  if (saved === 'sent' || saved === 'none') {
    bench.reset();
    return undefined;
  }
  const { item, changes } = reapply(saved.item, unsent, bench.catalogue);
  const { templateId } = saved.item;
  bench.set({ saved, ...showing(startHistory(item)), unsent: changes, started: true, beginWith: templateId });
  bench.go();
  return undefined;
}

/** While the item is on its way the page says so; an error is for whoever asked. */
async function loaded({ calls, set }: Workbench, id: ItemId) {
  set({ configuring: true });
  try {
    return await calls.load(id);
  } finally {
    set({ configuring: false });
  }
}
