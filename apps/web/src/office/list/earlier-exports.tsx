import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Refusal } from '../layout/refusal.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListQuery } from '../queries/use-list-query.ts';
import { saveCsvText } from './save-file.ts';
import './earlier-exports.css';

interface EarlierExportsProps<Row extends { readonly Id: string }> {
  readonly exports: ListQuery<Row>;
  readonly texts: { readonly earlier: string; readonly download: string };
  /** How an export is called, what it tells and who has made it, and the name of the button that saves it. */
  readonly textsOf: (row: Row) => { readonly name: string; readonly made: string; readonly save: string };
  readonly load: (id: string) => Promise<{ readonly FileName: string; readonly File: string }>;
}

/** Numbered exports that were made before, the latest first: each is saved again to the byte as it was. */
export function EarlierExports<Row extends { readonly Id: string }>({
  exports,
  texts,
  textsOf,
  load,
}: EarlierExportsProps<Row>) {
  const save = useMutation({
    meta: { invalidates: [], isShownByPage: true },
    mutationFn: async (id: string) => {
      const { FileName, File: file } = await load(id);
      saveCsvText(FileName, file);
    },
  });
  return (
    <QueryResult query={exports}>
      {(rows) =>
        rows.length === 0 ? null : (
          <section className="earlier-exports" aria-label={texts.earlier}>
            <h3>{texts.earlier}</h3>
            <Refusal error={save.error} />
            <ul>
              {rows.map((row) => {
                const of = textsOf(row);
                return (
                  <li key={row.Id}>
                    <span>
                      <b>{of.name}</b>
                      <small className="num">{of.made}</small>
                    </span>
                    <Button
                      scale="row"
                      aria-label={of.save}
                      busy={save.isPending && save.variables === row.Id}
                      onClick={() => save.mutate(row.Id)}
                    >
                      {texts.download}
                    </Button>
                  </li>
                );
              })}
            </ul>
            <ShowMore list={exports} />
          </section>
        )
      }
    </QueryResult>
  );
}
