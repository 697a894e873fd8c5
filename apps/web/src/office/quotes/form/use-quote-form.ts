import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../../door/app/app-context.ts';
import { isSessionExpired } from '../../../platform/login/log-in-errors.ts';
import { deviceStorage } from '../../../platform/storage/storage.ts';
import { draftStorage } from '../../open-item/draft-storage.ts';
import { officeClient, type OpenedQuote, type WireQuote } from '../../queries/office-client.ts';
import { endSession, queryClient } from '../../queries/query-client.ts';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';
import { showQuote } from '../quote-changes.ts';
import type { Fields } from './merge-fields.ts';
import { createQuoteFormStore, type FormPorts, type FormState, type QuoteFormStore } from './quote-form-store.ts';

/** What differs between the forms of a quote. */
export interface QuoteForm extends Pick<FormPorts, 'fieldsOf' | 'isComplete' | 'save'> {
  readonly kind: 'quote-details' | 'quote-charges';
}

/** The open forms live as long as the tab: each tab of a quote is a page of its own, and a look at another loses nothing. */
const open = new Map<string, QuoteFormStore>();

export interface OpenedForm extends FormState {
  readonly change: (fields: Fields) => void;
  readonly resolveConflict: QuoteFormStore['resolveConflict'];
  readonly flush: () => void;
}

/** A form of a quote that saves by itself; leaving the page saves at once. */
export function useQuoteForm(form: QuoteForm, quote: OpenedQuote): OpenedForm {
  const { session } = useApp();
  const [store] = useState(() => opened(form, quote, session.clientId));
  const update = useEffectEvent((newest: WireQuote) => store.update(newest));
  useEffect(() => update(quote), [quote]);
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

function opened({ kind, ...form }: QuoteForm, quote: OpenedQuote, clientId: number): QuoteFormStore {
  const { Id: id } = quote;
  const key = `${kind} ${String(clientId)} ${id}`;
  const store =
    open.get(key) ??
    createQuoteFormStore(
      {
        ...form,
        save: (changed, mine, at) => saved(form.save(changed, mine, at)),
        load: () => shown(officeClient.quote.getQuoteById.query(id)),
        unsent: draftStorage({
          storage: deviceStorage,
          kind,
          item: { clientId, id },
          parse: ({ base, mine }) => (isFields(base) && isFields(mine) ? { base, mine } : undefined),
        }),
        online: window,
        endIfSessionExpired: (error) => {
          if (!isSessionExpired(error)) return false;
          endSession(error);
          open.clear();
          return true;
        },
      },
      quote,
    );
  open.set(key, store);
  return store;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

async function shown<Quote extends WireQuote>(answer: Promise<Quote>): Promise<Quote> {
  const quote = await answer;
  await showQuote(quote);
  return quote;
}

async function saved(answer: Promise<WireQuote>): Promise<WireQuote> {
  const quote = await shown(answer);
  for (const queryKey of quoteMutationMeta.invalidates) void queryClient.invalidateQueries({ queryKey });
  return quote;
}
