import { isBomStale } from '@door/domain/bom/is-bom-stale';
import { workInstructionsWords, wordFor } from '../words/work-instructions.ts';
import { useOfficeItem } from '../open-item/office-item.ts';
import { groupsOf, isErrorLine, type StoredBom, type BomLine } from '../open-item/stored-bom.ts';

const { columns, groups, instructions, lines: lineCount, sheet: says } = workInstructionsWords;

/** The lines of each sub-assembly, with a box to tick and a place to sign. */
export function WorkSheetLines({ sheet: { calculated, manual } }: { readonly sheet: StoredBom }) {
  const all = [...calculated, ...manual];
  const errors = calculated.filter(isErrorLine).length;
  return (
    <>
      <Warnings errors={errors} />
      {groupsOf(all).map((group) => (
        <GroupLines key={group} group={group} lines={all.filter(({ line }) => line.group === group)} />
      ))}
    </>
  );
}

function Warnings({ errors }: { readonly errors: number }) {
  const { saved } = useOfficeItem();
  const bomUpdated = saved.wire.BomUpdated;
  const isStale = isBomStale({ lastUpdated: saved.version, bomUpdated });
  const warnings = [
    ...(bomUpdated === null ? [says.noBom] : []),
    ...(bomUpdated !== null && isStale ? [says.stale] : []),
    ...(errors > 0 ? [says.inError(errors)] : []),
  ];
  return warnings.map((warning) => (
    <p key={warning} className="work-sheet-warning" role="alert">
      {warning}
    </p>
  ));
}

interface GroupLinesProps {
  readonly group: string;
  readonly lines: readonly BomLine[];
}

const GroupLines = ({ group, lines }: GroupLinesProps) => (
  <section className="work-sheet-group">
    <table>
      <caption>{says.page(wordFor(groups, group), lineCount(lines.length))}</caption>
      <thead>
        <tr>
          <th scope="col">{says.columns.done}</th>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.part}</th>
          <th scope="col" className="num">
            {columns.quantity}
          </th>
          <th scope="col" className="num">
            {columns.length}
          </th>
          <th scope="col" className="num">
            {columns.width}
          </th>
          <th scope="col">{columns.note}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((row) => (
          <GroupLine key={row.id} line={row} />
        ))}
      </tbody>
    </table>
    <p className="work-sheet-signed">
      <span>{says.signed}</span>
      <span>{says.checked}</span>
    </p>
  </section>
);

const GroupLine = ({ line: row }: { readonly line: BomLine }) => {
  const { line, reference } = row;
  return (
    <tr data-error={isErrorLine(row) || undefined}>
      <td>
        <span className="tick-box" role="img" aria-label={says.tick(line.code)} />
      </td>
      <th scope="row">{line.code}</th>
      <td>{line.description || instructions.blank}</td>
      <td className="num">{line.quantity || ''}</td>
      <td className="num">{line.length}</td>
      <td className="num">{line.width}</td>
      <td>{line.calculation || (reference === null ? '' : instructions.references[reference])}</td>
    </tr>
  );
};
