import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { type DraftKind, draftStorage } from '../queries/draft-storage.ts';

interface TypedDraftOf<Draft extends object> {
  readonly kind: DraftKind;
  /** Of the document that it is typed about. */
  readonly id: string;
  /** undefined: it was stored in another shape, and counts as none. */
  readonly parse: (entry: Readonly<Record<string, unknown>>) => Draft | undefined;
}

/**
 * What somebody types into a form that is sent by a button: it stays on this device until it is sent or given up, so that a look at
 * another page, or a reload, loses nothing. undefined: nothing is typed that was not sent.
 */
export function useTypedDraft<Draft extends object>({
  kind,
  id,
  parse,
}: TypedDraftOf<Draft>): readonly [Draft | undefined, (draft: Draft | undefined) => void] {
  const { clientId } = useApp().session;
  const [storage] = useState(() => draftStorage({ storage: deviceStorage, kind, item: { clientId, id }, parse }));
  const [typed, setTyped] = useState(() => storage.read());
  const keep = (draft: Draft | undefined) => {
    if (draft) storage.write(draft);
    else storage.remove();
    setTyped(draft);
  };
  return [typed, keep];
}
