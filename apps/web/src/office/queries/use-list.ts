import type { Answers } from './answers.ts';
import { type Asked, useAsked } from './use-asked.ts';
import { useSend } from './use-send.ts';
import { countText } from '../../platform/words/count-text.ts';
import { officeWords } from '../words/office.ts';

/** As far as a list was read. `after`: where it goes on; null: that is all. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly after: string | null;
}

export interface ListQuestion<Row> {
  readonly answers: Answers<Listed<Row>>;
  readonly key: string;
  readonly askPage: (after: string | null) => Promise<Listed<Row>>;
}

export interface AskedList<Row> extends Asked<Listed<Row>> {
  /** null: there are no more. */
  readonly more: (() => void) | null;
  readonly isFetchingMore: boolean;
}

/** A list that is read page by page. When it is asked anew, as much of it is read as was there: nobody loses their place. */
export function useList<Row>({ answers, key, askPage }: ListQuestion<Row>): AskedList<Row> {
  const asked = useAsked({ answers, key, ask: () => readAsFar(answers.of(key)?.rows.length ?? 0, askPage) });
  const { send, busy } = useSend();
  const after = asked.answer?.after ?? null;
  const readOn = async () => {
    const page = await askPage(after);
    asked.correct(({ rows }) => ({ rows: [...rows, ...page.rows], after: page.after }));
  };
  return { ...asked, isFetchingMore: busy, more: after === null ? null : () => void (busy || send(readOn)) };
}

async function readAsFar<Row>(count: number, askPage: ListQuestion<Row>['askPage']): Promise<Listed<Row>> {
  let { rows, after } = await askPage(null);
  while (after !== null && rows.length < count) {
    const page = await askPage(after);
    rows = [...rows, ...page.rows];
    after = page.after;
  }
  return { rows, after };
}

/** How many rows a list has as far as it was read; a `+` where it goes on, '' while it is not here. */
export function rowCountText(list: Listed<unknown> | undefined): string {
  if (!list) return '';
  const count = countText(list.rows.length);
  return list.after === null ? count : officeWords.tasks.moreThan(count);
}
