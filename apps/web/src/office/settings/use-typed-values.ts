import { keysOf } from '@door/domain/lib/records';
import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { type DraftStorage, draftStorage } from '../queries/draft-storage.ts';
import { useMe } from '../queries/use-me.ts';

type Values = Readonly<Record<string, string | boolean>>;
type NameOf<Form> = keyof Form & string;

/** The forms of settings, each of which keeps by itself what is typed. */
export type SettingsKind =
  | 'settings'
  | 'legal'
  | 'transport'
  | 'floor'
  | 'telling'
  | 'buying'
  | 'lead-rules'
  | 'plan'
  | 'bank'
  | 'company'
  | 'messages'
  | 'guarantee'
  | 'handover'
  | 'installations'
  | 'visits';

/** What was typed and is not saved, and what each of these fields held when it was typed over. */
interface Typed<Form> {
  readonly typed: Partial<Form>;
  readonly base: Partial<Form>;
}

export interface TypedValues<Form> {
  /** What is typed over what is stored. */
  readonly values: Form;
  /** The fields that are not as stored. */
  readonly changes: readonly NameOf<Form>[];
  /** Those of them that somebody else has changed meanwhile, to something else. */
  readonly contested: readonly NameOf<Form>[];
  /** Whether a visit before this one left something that is not saved. */
  readonly isRestored: boolean;
  change(fields: Partial<Form>): void;
  discard(): void;
  resolve(whose: 'mine' | 'theirs'): void;
  /** These values were saved; what was typed since stays typed. */
  settle(saved: Form): void;
}

/**
 * What a person types over stored values until they save it. It is kept on this device, for this person of this supplier, so
 * that a reload loses nothing; it never replaces what somebody else has saved since unseen.
 */
export function useTypedValues<Form extends { readonly [Name in keyof Form]: string | boolean }>(
  kind: SettingsKind,
  stored: Form,
): TypedValues<Form> {
  const { clientId } = useApp().session;
  const { UserId } = useMe();
  const [storage] = useState(() => typedStorage(kind, { clientId, id: UserId }, stored));
  const [{ typed, base }, setStored] = useState<Typed<Form>>(() => storage.read() ?? { typed: {}, base: {} });
  const changes = keysOf<NameOf<Form>>(typed).filter((name) => typed[name] !== stored[name]);
  const [isRestored, setIsRestored] = useState(changes.length > 0);
  const contested = changes.filter((name) => base[name] !== stored[name]);
  const hasChanges = changes.length > 0;
  useEffect(() => {
    if (hasChanges) storage.write({ typed, base });
    else storage.remove();
  }, [storage, hasChanges, typed, base]);
  return {
    values: { ...stored, ...typed },
    changes,
    contested,
    isRestored: isRestored && hasChanges,
    change: (fields) =>
      setStored((now) => ({
        typed: { ...now.typed, ...fields },
        base: { ...only(stored, keysOf<NameOf<Form>>(fields)), ...only(now.base, changes) },
      })),
    discard: () => {
      setStored({ typed: {}, base: {} });
      setIsRestored(false);
    },
    resolve: (whose) =>
      setStored((now) => ({
        typed: whose === 'mine' ? now.typed : without(now.typed, (name) => contested.includes(name)),
        base: { ...now.base, ...only(stored, contested) },
      })),
    settle: (saved) => {
      setStored((now) => ({ ...now, typed: without(now.typed, (name) => now.typed[name] === saved[name]) }));
      setIsRestored(false);
    },
  };
}

function only<Form extends object>(values: Partial<Form>, names: readonly NameOf<Form>[]): Partial<Form> {
  return without(values, (name) => !names.includes(name));
}

function without<Form extends object>(values: Partial<Form>, isOut: (name: NameOf<Form>) => boolean): Partial<Form> {
  const kept = { ...values };
  for (const name of keysOf<NameOf<Form>>(values)) if (isOut(name)) delete kept[name];
  return kept;
}

const typedStorage = <Form extends object>(
  kind: SettingsKind,
  item: { readonly clientId: number; readonly id: string },
  stored: Form,
): DraftStorage<Typed<Form>> =>
  draftStorage({
    storage: deviceStorage,
    kind,
    item,
    parse: ({ typed, base }) => ({ typed: known(typed, stored), base: known(base, stored) }),
  });

/** The fields that this version of the page has, of the kind of value that it expects. */
function known<Form extends object>(entry: unknown, stored: Form): Partial<Form>;
function known(entry: unknown, stored: Values): Partial<Values> {
  const fields = Object.entries(typeof entry === 'object' && entry !== null ? entry : {});
  return Object.fromEntries(fields.filter(([name, value]) => typeof value === typeof stored[name]));
}
