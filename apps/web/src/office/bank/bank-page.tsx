import { bankLineMoves, type BankLineState, bankLineStates } from '@door/domain/selling/payment/bank-line';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { bankMessages as t } from '../messages/bank.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useListQuery } from '../queries/use-list-query.ts';
import { bankMutationMeta } from './bank-line.ts';
import { BankLines, type LineAct } from './bank-lines.tsx';
import { ImportStatement } from './import-statement.tsx';
import { BookDialog, IgnoreDialog, UnbookDialog } from './line-dialogs.tsx';
import './bank.css';

const booked = bankLineMoves.book.to;
const ignored = bankLineMoves.ignore.to;
const fresh = bankLineMoves.unbook.to;

/** `/installer/bank`: what the bank says, whose money it is, and what becomes of it. */
export function BankPage() {
  const [asked, setAsked] = useSearchParam('state');
  const [dialog, setDialog] = useState<{ readonly act: 'import' } | LineAct | null>(null);
  const state = bankLineStates.find((each) => each === asked) ?? fresh;
  const lines = useLines(state);
  const likely = useBookLikely();
  const ids = (lines.data ?? []).flatMap(({ Id, Match }) => (Match === 'likely' || Match === 'certain' ? [Id] : []));
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader title={t.title}>
        {ids.length > 0 ? (
          <Button busy={likely.isPending} onClick={() => !likely.isPending && likely.mutate(ids)}>
            {t.bookLikely}
          </Button>
        ) : null}
        <Button look="primary" onClick={() => setDialog({ act: 'import' })}>
          {t.import}
        </Button>
      </PageHeader>
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={t.filter}
            chips={bankLineStates.map((value) => ({ value, label: t.states[value] }))}
            chosen={state}
            onChoose={setAsked}
          />
        </div>
        <QueryResult query={lines}>
          {(found) => (found.length === 0 ? <Nothing state={state} /> : <BankLines lines={found} onAct={setDialog} />)}
        </QueryResult>
        <ShowMore list={lines} />
        {state === ignored ? <Rules /> : null}
      </div>
      {dialog?.act === 'import' ? <ImportStatement onClose={close} /> : null}
      {dialog?.act === 'book' ? <BookDialog line={dialog.line} onClose={close} /> : null}
      {dialog?.act === 'ignore' ? <IgnoreDialog line={dialog.line} onClose={close} /> : null}
      {dialog?.act === 'unbook' ? <UnbookDialog line={dialog.line} onClose={close} /> : null}
    </>
  );
}

const useLines = (State: BankLineState) =>
  useListQuery({
    queryKey: trpc.bank.lines.queryKey({ State }),
    fetchPage: async (After) => {
      const page = await officeClient.bank.lines.query({ State, After });
      return { rows: page.Lines, after: page.After };
    },
  });

/** As many as one call takes; the others are likely still. */
const mostAtOnce = 50;

const useBookLikely = () =>
  useMutation({
    meta: bankMutationMeta,
    mutationFn: (ids: readonly string[]) => officeClient.bank.bookLikely.mutate({ LineIds: ids.slice(0, mostAtOnce) }),
    onSuccess: ({ Lines: all }) => showToast('success', t.booked(all.filter(({ State }) => State === booked).length)),
  });

/** Nothing at all, or nothing of this state. */
function Nothing({ state }: { readonly state: BankLineState }) {
  const done = [useLines(booked), useLines(ignored)].flatMap(({ data }) => data ?? []);
  const isEmpty = state === fresh && done.length === 0;
  return <p className="office-hint">{isEmpty ? t.none : t.noneIn[state]}</p>;
}

/** Words by which lines are left alone. */
function Rules() {
  const query = useQuery(trpc.bank.rules.queryOptions());
  const drop = useMutation({
    meta: bankMutationMeta,
    mutationFn: (Id: string) => officeClient.bank.dropRule.mutate({ Id }),
  });
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="bank-rules">
      <div className="row office-section-head">
        <h2 id="bank-rules">{t.rules}</h2>
      </div>
      <ul className="bank-rules">
        {query.data.map(({ Id, Holds, MadeBy }) => (
          <li key={Id}>
            <span>
              {Holds} <small>{MadeBy?.Name}</small>
            </span>
            <Button scale="row" look="quiet" aria-label={t.dropThis(Holds)} onClick={() => drop.mutate(Id)}>
              {t.dropRule}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
