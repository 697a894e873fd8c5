import { Button } from '@door/ui/button';
import { Field, FieldError } from '@door/ui/field';
import { useEffect, useId, useRef } from 'react';
import { stockMessages } from '../messages/stock.ts';
import { type CountDraft, type CountLine, type LineFault, withLine } from './count-draft.ts';
import type { OpenedArticle } from './stock-wire.ts';

const { count: t, fields } = stockMessages;

interface CountLinesProps {
  readonly draft: CountDraft;
  /** The key that was scanned last, also one that is counted already; another object each time. */
  readonly scanned: { readonly key: string } | null;
  /** null: no article has the key; undefined: it is not looked up yet. */
  readonly articleOf: (key: string) => OpenedArticle | null | undefined;
  readonly faultOf: (line: CountLine) => LineFault | null;
  onChange(draft: CountDraft): void;
}

/** What is counted, the newest at the top where the thumb is; the figure of what was scanned last has the focus. */
export function CountLines({ draft, scanned, articleOf, faultOf, onChange }: CountLinesProps) {
  const { lines } = draft;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-key') === scanned?.key);
    shown?.querySelector<HTMLElement>('[data-counted] input')?.focus();
  }, [scanned]);
  if (lines.length === 0) return <p className="office-hint">{t.empty}</p>;
  const change = (id: string, changes: Partial<CountLine>) =>
    onChange({ ...draft, lines: lines.map((line) => (line.id === id ? { ...line, ...changes } : line)) });
  return (
    <ol ref={list} className="stock-count-lines" aria-label={t.lines}>
      {lines.toReversed().map((line) => (
        <CountedArticle
          key={line.id}
          line={line}
          article={articleOf(line.key)}
          fault={faultOf(line)}
          onChange={(changes) => change(line.id, changes)}
          onAnotherLot={() => onChange(withLine(draft, line.key, 'another'))}
          onRemove={() => onChange({ ...draft, lines: lines.filter(({ id }) => id !== line.id) })}
        />
      ))}
    </ol>
  );
}

interface CountedArticleProps {
  readonly line: CountLine;
  readonly article: OpenedArticle | null | undefined;
  readonly fault: LineFault | null;
  onChange(changes: Partial<CountLine>): void;
  onAnotherLot(): void;
  onRemove(): void;
}

function CountedArticle({ line, article, fault, onChange, onAnotherLot, onRemove }: CountedArticleProps) {
  const id = useId();
  const { key, lot, counted } = line;
  const errorOf = (field: LineFault['field']) => (fault?.field === field ? fault.text : undefined);
  const lots = article?.Places.flatMap(({ Lots }) => Lots.map(({ Lot }) => Lot)) ?? [];
  const hasLots = article?.Supply.LotTracked ?? (article === undefined && lot !== '');
  return (
    <li aria-labelledby={id} data-key={key}>
      <header>
        <b id={id}>{key}</b>
        <small>{article === undefined ? t.noNetwork : article?.Text}</small>
      </header>
      <FieldError id={`${id}-error`} text={errorOf('key')} />
      {hasLots ? (
        <>
          <Field
            label={t.lot}
            maxLength={40}
            autoComplete="off"
            list={`${id}-lots`}
            value={lot}
            error={errorOf('lot')}
            onChange={(next) => onChange({ lot: next })}
          />
          <datalist id={`${id}-lots`}>
            {[...new Set(lots)].map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </datalist>
        </>
      ) : (
        <FieldError id={`${id}-twice`} text={errorOf('lot')} />
      )}
      <div data-counted>
        <Field
          label={t.counted}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          value={counted}
          remark={article ? fields.quantityHints[article.Unit] : ''}
          error={errorOf('counted')}
          onChange={(next) => onChange({ counted: next })}
        />
      </div>
      <div className="row">
        {hasLots ? (
          <Button scale="row" aria-label={t.anotherLotOf(key)} onClick={onAnotherLot}>
            {t.anotherLot}
          </Button>
        ) : null}
        <Button scale="row" look="quiet" aria-label={t.removeThis(key)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </li>
  );
}
