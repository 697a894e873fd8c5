import { type SafeStorage, tabStorage } from '../../shared/storage/storage.ts';

/** What a customer has typed and not sent. */
export interface TypedAnswer {
  readonly name: string;
  readonly reason: string;
  readonly question: string;
}

export const nothingTyped: TypedAnswer = { name: '', reason: '', question: '' };

const keyOf = (token: string): string => `doorwright.offer.${token}`;

/** What was typed on this page survives a reload, in this tab. */
export function readTypedAnswer(token: string, storage: SafeStorage = tabStorage): TypedAnswer {
  try {
    const typed: unknown = JSON.parse(storage.getItem(keyOf(token)) ?? '{}');
    const fields = new Map(Object.entries(typeof typed === 'object' && typed !== null ? typed : {}));
    const text = (field: keyof TypedAnswer) => String(fields.get(field) ?? '');
    return { name: text('name'), reason: text('reason'), question: text('question') };
  } catch {
    return nothingTyped;
  }
}

export const storeTypedAnswer = (token: string, typed: TypedAnswer, storage: SafeStorage = tabStorage): void =>
  storage.setItem(keyOf(token), JSON.stringify(typed));

/** After an answer: nothing personal stays on this device. */
export const removeTypedAnswer = (token: string, storage: SafeStorage = tabStorage): void =>
  storage.removeItem(keyOf(token));
