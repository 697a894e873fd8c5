import { wordFor, workInstructionsWords } from '../words/work-instructions.ts';
import { LineTable } from '../open-item/line-table.tsx';
import { groupsOf, type StoredBom } from '../open-item/stored-bom.ts';

const { groups, lines: lineCount, sheet: says } = workInstructionsWords;

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
          caption={says.page(wordFor(groups, group), lineCount(lines.length))}
          lead={{
            head: says.columns.done,
            cell: ({ line }) => <span className="tick-box" role="img" aria-label={says.tick(line.code)} />,
          }}
          renderCode={({ line }) => line.code}
          rowProps={() => ({})}
        />
        <p className="work-sheet-signed">
          <span>{says.signed}</span>
          <span>{says.checked}</span>
        </p>
      </section>
    );
  });
}
