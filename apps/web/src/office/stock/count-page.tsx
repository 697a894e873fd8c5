import { longestKey } from '@door/domain/making/stock/stock-article';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../shared/calls/failure.ts';
import { Link } from '../../shared/router/link.tsx';
import { CameraView } from '../batches/scan/camera-view.tsx';
import { TypeCode } from '../batches/scan/type-code.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { officeMessages } from '../messages/office.ts';
import { stockMessages } from '../messages/stock.ts';
import { trpc } from '../queries/query-client.ts';
import { useMe } from '../queries/use-me.ts';
import { useTypedDraft } from '../saving-form/typed-draft.ts';
import {
  type ArticleOf,
  type CountDraft,
  countDraftIn,
  countMessage,
  draftOf,
  lineFault,
  mostLines,
  noCount,
  withLine,
} from './count-draft.ts';
import { CountLines } from './count-lines.tsx';
import type { CountQueueState, WaitingCount } from './count-queue.ts';
import { NotCounted } from './not-counted.tsx';
import { placesInUse } from './moved-fields.tsx';
import { usePlaces, useStockRights } from './stock-queries.ts';
import type { OpenedArticle } from './stock-wire.ts';
import { UnsentNote, useCountQueue } from './unsent-counts.tsx';
import './stock.css';

const { count: t, title } = stockMessages;

/** `/installer/stock-count`: for a phone at the shelf. What is entered stays on this device until the server has it, with a network or without. */
export function CountPage() {
  const { mayManage } = useStockRights();
  const { UserId } = useMe();
  // What waits on this device is somebody's own: it is not read before they are known.
  const counting = UserId === '' ? <p role="status">{officeMessages.asking.loading}</p> : <Counting userId={UserId} />;
  return (
    <>
      <PageHeader title={t.title} backLink={<Link to="/installer/stock">{title}</Link>} />
      <div className="office-body stock-count">{mayManage ? counting : <p>{t.forbidden}</p>}</div>
    </>
  );
}

function Counting({ userId }: { readonly userId: string }) {
  const today = useToday();
  const { queue, state } = useCountQueue();
  const [typed, keep] = useTypedDraft<CountDraft>({ kind: 'stock-count', id: userId, parse: countDraftIn });
  const [isTried, setIsTried] = useState(false);
  const [scanned, setScanned] = useState<{ readonly key: string } | null>(null);
  const draft = typed ?? noCount;
  const change = (next: CountDraft) => keep(next.lines.length === 0 && next.place === '' ? undefined : next);
  const articles = useCountedArticles(draft.lines.map(({ key }) => key));
  const articleOf: ArticleOf = (key) => articles.get(key);
  const places = placesInUse(usePlaces().data?.Places);
  const faultOf = (line: CountDraft['lines'][number]) => lineFault(line, draft.lines, articleOf);
  const isReady =
    draft.place !== '' && draft.reason.trim() !== '' && draft.lines.every((line) => faultOf(line) === null);
  const add = (scannedKey: string) => {
    const key = scannedKey.slice(0, longestKey);
    setScanned({ key });
    change(withLine(draft, key));
  };
  const send = () => {
    setIsTried(true);
    if (!isReady || draft.lines.length === 0 || !queue) return;
    const place = places.find(({ Id }) => Id === draft.place)?.Name ?? '';
    queue.add({ place, message: countMessage(draft, today) });
    // The next articles are counted at the same place as a rule.
    keep({ ...noCount, place: draft.place });
    setIsTried(false);
  };
  return (
    <>
      <UnsentNote state={state} />
      {state.refused.map((count) => (
        <RefusedCount
          key={count.id}
          count={count}
          mayCorrect={draft.lines.length === 0}
          onCorrect={() => {
            keep(draftOf(count.message));
            queue?.forget(count);
          }}
          onDiscard={() => queue?.forget(count)}
        />
      ))}
      <SelectField
        label={stockMessages.place}
        value={draft.place}
        choices={[
          ...(draft.place === '' ? [{ value: '', label: t.choosePlace }] : []),
          ...places.map(({ Id, Name }) => ({ value: Id, label: Name })),
        ]}
        error={isTried && draft.place === '' ? t.noPlace : undefined}
        onChange={(place) => change({ ...draft, place })}
      />
      <TypeCode label={t.key} doIt={t.add} onCode={add} />
      <CameraView onCode={add} />
      {draft.lines.length < mostLines ? null : <p role="alert">{t.full(mostLines)}</p>}
      <CountLines
        draft={draft}
        scanned={scanned}
        articleOf={(key) => articles.get(key)}
        faultOf={isTried ? faultOf : (line) => (articleOf(line.key) === null ? faultOf(line) : null)}
        onChange={change}
      />
      {draft.lines.length === 0 ? null : (
        <>
          <Field
            label={t.reason}
            maxLength={500}
            value={draft.reason}
            error={isTried && draft.reason.trim() === '' ? stockMessages.fields.noReason : undefined}
            onChange={(reason) => change({ ...draft, reason })}
          />
          <div className="stack">
            <Button look="primary" scale="bar" onClick={send}>
              {t.send}
            </Button>
            <p className="office-hint">{t.kept}</p>
          </div>
        </>
      )}
      <SentCounts state={state} />
      {draft.place === '' ? null : (
        <NotCounted
          place={draft.place}
          isListed={(listed) => draft.lines.some(({ key }) => key === listed)}
          onCount={add}
        />
      )}
    </>
  );
}

/** The articles of the keys; null: there is none; missing: it is not looked up yet. */
function useCountedArticles(keys: readonly string[]): ReadonlyMap<string, OpenedArticle | null> {
  const named = [...new Set(keys)];
  const answers = useQueries({ queries: named.map((Key) => trpc.inventory.getArticle.queryOptions({ Key })) });
  return new Map(
    named.flatMap((key, at): readonly (readonly [string, OpenedArticle | null])[] => {
      const answer = answers[at];
      if (answer?.data) return [[key, answer.data]];
      return answer?.error && failureOf(answer.error) === 'gone' ? [[key, null]] : [];
    }),
  );
}

interface RefusedCountProps {
  readonly count: WaitingCount;
  /** What is being counted would be lost otherwise. */
  readonly mayCorrect: boolean;
  onCorrect(): void;
  onDiscard(): void;
}

/** A count that the server did not take, with its reason: nothing of it is lost. */
const RefusedCount = ({ count, mayCorrect, onCorrect, onDiscard }: RefusedCountProps) => (
  <section className="stock-refused" role="alert">
    <h2>{t.refused(count.place)}</h2>
    <p>{count.refusal}</p>
    <div className="row">
      {mayCorrect ? <Button onClick={onCorrect}>{t.correct}</Button> : <p>{t.correctFirst}</p>}
      <Button look="quiet" onClick={onDiscard}>
        {t.discard}
      </Button>
    </div>
  </section>
);

/** What was sent since the page was opened, with what differs from the book. */
const SentCounts = ({ state: { sent } }: { readonly state: CountQueueState }) =>
  sent.length === 0 ? null : (
    <section className="stock-sent" aria-label={t.sent}>
      <h2>{t.sent}</h2>
      <ul>
        {sent.map(({ id, place, moves }) => {
          const differences = moves.filter(({ Quantity }) => /[1-9]/.test(Quantity));
          return (
            <li key={id}>
              <b>{t.result(place, moves.length, differences.length)}</b>
              {differences.map(({ Key, Line, Lot, Quantity }) => (
                <small key={`${Key} ${String(Line)}`} className="num">
                  {[Key, ...(Lot === null ? [] : [stockMessages.article.lot(Lot)])].join(', ')}:{' '}
                  {Quantity.startsWith('-') ? Quantity.replace('-', '−') : `+${Quantity}`}
                </small>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
