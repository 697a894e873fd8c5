import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { clientsWithDraft, type DraftKind, draftStorage, removeDrafts } from '../queries/draft-storage.ts';
import { endSession, queryClient } from '../queries/query-client.ts';
import type { VersionAt } from '../queries/queued-changes.ts';
import { officeMessages } from '../messages/office.ts';
import type { Fields } from './merge-fields.ts';
import {
  createSavingFormStore,
  type FormPorts,
  type FormState,
  type SavingFormStore,
  waitsForPerson,
} from './saving-form-store.ts';

/** What a form is of: somebody may have changed it elsewhere. */
export interface FormOf extends VersionAt {
  /** Who made this version; null: a rule. */
  readonly ChangedBy: { readonly Name: string } | null;
}

/** What differs between the forms. */
export interface FormDefinition<Stored> extends Pick<FormPorts<Stored>, 'fieldsOf' | 'isComplete' | 'save'> {
  /** Names what is kept on the device. */
  readonly kind: DraftKind;
  /** What the form is called on the page: 'Charges'. */
  readonly name: string;
  /** Whether what is stored may still be changed. */
  isOpen(stored: Stored): boolean;
  load(id: string): Promise<Stored>;
  /** Shows an answer on every tab of the page. */
  show(stored: Stored): Promise<void>;
  /** Keys of the queries that show what was changed. */
  readonly invalidates: readonly QueryKey[];
}

/** One form of a quote or an order, with what is typed in each of those that are open. */
export interface SavingForm<Stored> extends FormDefinition<Stored> {
  /** They live as long as the tab: each tab of a quote is a page of its own, and a look at another loses nothing. */
  readonly open: Map<string, SavingFormStore<Stored>>;
}

/** What can be done to the open stores of every form, whatever it is of. */
interface EveryForm {
  clear(): void;
  /** Saves what is typed of this document, on this page or an earlier one; whether there was anything. */
  save(id: string): Promise<boolean>;
  /** Gives up what is typed of it. */
  forget(id: string): void;
}

const everyForm: EveryForm[] = [];

export function savingForm<Stored extends VersionAt>(definition: FormDefinition<Stored>): SavingForm<Stored> {
  const form: SavingForm<Stored> = { ...definition, open: new Map<string, SavingFormStore<Stored>>() };
  everyForm.push({
    clear: () => form.open.clear(),
    save: async (id) => {
      // What an earlier page left is known to no store until its form is shown.
      for (const clientId of clientsWithDraft(form.kind, id))
        if (!form.open.has(keyOf(clientId, id))) opened(form, { id, first: await form.load(id), clientId });
      const stores = [...form.open].filter(([key]) => key.endsWith(` ${id}`)).map(([, store]) => store);
      const answers = await Promise.all(stores.map((store) => saveNow(form, store)));
      return answers.includes(true);
    },
    forget: (id) => {
      for (const [key, { forget }] of form.open) if (key.endsWith(` ${id}`)) forget();
      removeDrafts(form.kind, id);
    },
  });
  return form;
}

/**
 * Saves what is typed in the forms of a quote or an order and was not sent yet. Every other change of it waits for this, so that
 * a price typed just before 'Send' is on the paper. Says whether there was anything; rejects with a sentence where a person has
 * to do something first.
 */
export async function saveOpenForms(id: string): Promise<boolean> {
  const answers = await Promise.all(everyForm.map((form) => form.save(id)));
  return answers.includes(true);
}

/** Gives up what is typed in the forms of a quote or an order, because what it is typed in is thrown away. */
export function forgetOpenForms(id: string): void {
  for (const form of everyForm) form.forget(id);
}

async function saveNow<Stored>(
  { name, isOpen }: SavingForm<Stored>,
  { current, whenSaved }: SavingFormStore<Stored>,
): Promise<boolean> {
  const { saving, stored } = current();
  if (saving === 'saved' || !isOpen(stored)) return false;
  const failure = await whenSaved().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (failure === null) return true;
  const { saving: now, reason } = current();
  if (!waitsForPerson[now]) throw failure.error;
  const { asking, saving: t } = officeMessages;
  throw new Error(`${name}: ${now === 'refused' ? reason || asking.notDone : t.states[now]}`);
}

export interface OpenedForm<Stored> extends FormState<Stored> {
  readonly change: (fields: Fields) => void;
  readonly resolveConflict: SavingFormStore<Stored>['resolveConflict'];
  readonly flush: () => void;
}

/** A form that saves by itself; leaving the page saves at once. */
export function useSavingForm<Stored extends FormOf>(form: SavingForm<Stored>, shown: Stored): OpenedForm<Stored> {
  const { session } = useApp();
  const [store] = useState(() => opened(form, { id: shown.Id, first: shown, clientId: session.clientId }));
  const update = useEffectEvent((newest: Stored) => store.update(newest));
  useEffect(() => update(shown), [shown]);
  useEffect(
    () => () => {
      void store.flush();
    },
    [store],
  );
  const state = useSyncExternalStore(store.subscribe, store.current);
  return {
    ...state,
    change: store.change,
    resolveConflict: store.resolveConflict,
    flush: () => void store.flush(),
  };
}

const keyOf = (clientId: number, id: string): string => `${String(clientId)} ${id}`;

interface OpenedOf<Stored> {
  readonly id: string;
  readonly first: Stored;
  readonly clientId: number;
}

function opened<Stored extends VersionAt>(
  form: SavingForm<Stored>,
  { id, first, clientId }: OpenedOf<Stored>,
): SavingFormStore<Stored> {
  const key = keyOf(clientId, id);
  const store =
    form.open.get(key) ??
    createSavingFormStore(
      {
        ...form,
        save: (changed, mine, at) => saved(form, form.save(changed, mine, at)),
        load: () => shownBy(form, form.load(id)),
        unsent: draftStorage({
          storage: deviceStorage,
          kind: form.kind,
          item: { clientId, id },
          parse: ({ base, mine }) => (isFields(base) && isFields(mine) ? { base, mine } : undefined),
        }),
        online: window,
        endIfSessionExpired: (error) => {
          if (!isSessionExpired(error)) return false;
          endSession(error);
          for (const each of everyForm) each.clear();
          return true;
        },
      },
      first,
    );
  form.open.set(key, store);
  return store;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

async function shownBy<Stored>({ show }: SavingForm<Stored>, answer: Promise<Stored>): Promise<Stored> {
  const stored = await answer;
  await show(stored);
  return stored;
}

async function saved<Stored>(form: SavingForm<Stored>, answer: Promise<Stored>): Promise<Stored> {
  const stored = await shownBy(form, answer);
  for (const queryKey of form.invalidates) void queryClient.invalidateQueries({ queryKey });
  return stored;
}
