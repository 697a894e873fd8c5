import type { ItemId } from '@door/domain/door/model/ids';
import { unnamedJob } from '@door/domain/door/model/item-record';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import { showing } from './design.ts';
import type { DesignerPorts, EditingSession } from './editing-session.ts';
import { readStoredEdits } from './read-stored-edits.ts';
import { historyAfterReload } from './read-stored-history.ts';
import type { StoredDesign } from './stored-design.ts';
import { reapplyEdits } from './unsent-edits.ts';

type DesignerSession = EditingSession & DesignerPorts & { send(): void };

/** Loads the design in progress on this device and applies its unsent edits. Answers the item if sending its enquiry was interrupted. */
export async function resumeDesign(session: DesignerSession): Promise<SavedItem | undefined> {
  const stored = session.storage.read(session.now());
  if (!stored) return undefined;
  const { beginWith } = stored;
  if (stored.itemId) return fetchAgain(session, stored.itemId, stored);
  // A frame style that is not sold any more is still drawn: the server says why it creates no item from it.
  if (!beginWith || !session.catalogue.rows.templates.some(({ id }) => id === beginWith)) {
    session.storage.remove();
    return undefined;
  }
  const { edits, ...present } = reapplyEdits(
    { item: session.newDoor(beginWith), job: unnamedJob },
    readStoredEdits(stored.unsent),
    session.context,
  );
  session.set({
    ...showing(historyAfterReload(present, stored.history, session.context)),
    started: true,
    templateId: beginWith,
    configuring: true,
    typedSize: stored.typedSize ?? null,
    unsent: edits,
  });
  session.send();
  return undefined;
}

async function fetchAgain(
  session: DesignerSession,
  id: ItemId,
  { unsent, history, sending, typedSize }: StoredDesign,
): Promise<SavedItem | undefined> {
  const saved = await load(session, id);
  if (saved === 'sent' && sending) return session.calls.tryRead(sending);
  if (saved === 'sent') session.notify({ kind: 'sent-already' });
  if (saved === 'sent' || saved === 'none') {
    session.reset();
    return undefined;
  }
  const { edits, ...present } = reapplyEdits(saved, readStoredEdits(unsent), session.context);
  const { templateId } = saved.item;
  const past = historyAfterReload(present, history, session.context);
  session.set({ saved, ...showing(past), unsent: edits, started: true, templateId, typedSize: typedSize ?? null });
  session.send();
  return undefined;
}

/** The page shows that the item is being loaded; an error goes to the caller. */
async function load({ calls, set }: EditingSession, id: ItemId) {
  set({ configuring: true });
  try {
    return await calls.load(id);
  } finally {
    set({ configuring: false });
  }
}
