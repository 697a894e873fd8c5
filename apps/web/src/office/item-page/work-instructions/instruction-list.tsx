import { Button } from '@door/ui/button';
import { workInstructionsWords, wordFor } from '../../words/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { ManualRow } from './manual-row.tsx';
import { groupsOf, isErrorLine, isHighlighted, type StoredBom, type BomLine } from '../../open-item/stored-bom.ts';
import type { ManualLines } from './use-manual-lines.ts';

const { columns, groups, instructions: words, lines: lineCount } = workInstructionsWords;

interface InstructionListProps {
  readonly bom: StoredBom;
  readonly lines: ManualLines;
  /** For a manual line; null: for an option list of the door. */
  onPickStock(line: BomLine | null): void;
}

/** All lines by sub-assembly, with the manual ones as rows that can be edited. */
export function InstructionList({ bom, lines, onPickStock }: InstructionListProps) {
  const all = [...bom.calculated, ...bom.manual];
  return (
    <>
      <div className="works-acts">
        <Button busy={lines.isAdding} onClick={lines.addBlank}>
          {words.addLine}
        </Button>
        <Button onClick={() => onPickStock(null)}>{words.pickStock}</Button>
      </div>
      {groupsOf(all).map((group) => (
        <section key={group} className="instruction-group" aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`}>
            {wordFor(groups, group)} <small>{lineCount(all.filter(({ line }) => line.group === group).length)}</small>
          </h3>
          <InstructionTable group={group} lines={bom.calculated.filter(({ line }) => line.group === group)} />
          <ul className="manual-rows">
            {bom.manual
              .filter(({ line }) => line.group === group)
              .map((line) => (
                <ManualRow key={line.id} line={line} lines={lines} onChooseStock={() => onPickStock(line)} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface InstructionTableProps {
  readonly group: string;
  readonly lines: readonly BomLine[];
}

function InstructionTable({ group, lines }: InstructionTableProps) {
  const { highlightedParts, highlightParts } = useOfficeItem();
  if (lines.length === 0) return null;
  return (
    <table className="line-table" aria-label={wordFor(groups, group)}>
      <thead className="line-head-quiet">
        <tr>
          <th scope="col" data-column="code">
            {columns.code}
          </th>
          <th scope="col" data-column="part">
            {columns.part}
          </th>
          <th scope="col" className="num">
            {columns.quantity}
          </th>
          <th scope="col" className="num">
            {columns.length}
          </th>
          <th scope="col" className="num">
            {columns.width}
          </th>
          <th scope="col" data-column="note">
            {columns.note}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((row) => (
          <tr
            key={row.id}
            className="line-row"
            data-lit={isHighlighted(row, highlightedParts) || undefined}
            data-error={isErrorLine(row) || undefined}
            onClick={() => highlightParts(isHighlighted(row, highlightedParts) ? [] : row.parts)}
          >
            <th scope="row" data-column="code">
              <button type="button" className="line-code" aria-pressed={isHighlighted(row, highlightedParts)}>
                {row.line.code}
              </button>
            </th>
            <td data-column="part">{row.line.description}</td>
            <td className="num" data-column="quantity" data-head={columns.quantity}>
              {row.line.quantity}
            </td>
            <td className="num" data-column="length" data-head={columns.length}>
              {row.line.length}
            </td>
            <td className="num" data-column="width" data-head={columns.width}>
              {row.line.width}
            </td>
            <td data-column="note">{row.line.calculation}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
