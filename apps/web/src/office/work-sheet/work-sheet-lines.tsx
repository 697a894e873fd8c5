import { wordFor, workInstructionsMessages } from '../messages/work-instructions.ts';
import { LineTable } from '../open-item/line-table.tsx';
import { groupsOf, type StoredBom } from '../open-item/stored-bom.ts';

const { groups, lines: lineCount, sheet: t } = workInstructionsMessages;

/** The lines of each sub-assembly, with a box to tick and a place to sign. */
export function WorkSheetLines({ sheet: { calculated, manual } }: { readonly sheet: StoredBom }) {
  const all = [...calculated, ...manual];
  return groupsOf(all).map((group) => {
    const lines = all.filter(({ line }) => line.group === group);
    return (
      <section key={group} className="work-sheet-group">
        <LineTable
          group={group}
          lines={lines}
          caption={t.page(wordFor(groups, group), lineCount(lines.length))}
          lead={{
            head: t.columns.done,
            cell: ({ line }) => <span className="tick-box" role="img" aria-label={t.tick(line.code)} />,
          }}
          renderCode={({ line }) => line.code}
          rowProps={() => ({})}
        />
        <p className="work-sheet-signed">
          <span>{t.signed}</span>
          <span>{t.checked}</span>
        </p>
      </section>
    );
  });
}
