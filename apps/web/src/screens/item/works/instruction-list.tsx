import { Button } from '@door/ui/button';
import { officeWorksWords, wordFor } from '../../../words/office-works.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { ManualRow } from './manual-row.tsx';
import { groupsOf, isErrorLine, isLitBy, type Sheet, type SheetLine } from '../../../office/item/sheet.ts';
import type { ManualLines } from './use-manual-lines.ts';

const { columns, groups, instructions: words, lines: linesOf } = officeWorksWords;

interface InstructionListProps {
  readonly sheet: Sheet;
  readonly lines: ManualLines;
  /** For a line by hand, or for an option list of the door. */
  onPickStock(line: SheetLine | null): void;
}

/** What the shop does, sub-assembly by sub-assembly, with what people have added by hand. */
export function InstructionList({ sheet, lines, onPickStock }: InstructionListProps) {
  const all = [...sheet.calculated, ...sheet.byHand];
  return (
    <>
      <div className="works-acts">
        <Button busy={lines.busy} onClick={lines.addBlank}>
          {words.addLine}
        </Button>
        <Button onClick={() => onPickStock(null)}>{words.pickStock}</Button>
      </div>
      {groupsOf(all).map((group) => (
        <section key={group} className="instruction-group" aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`}>
            {wordFor(groups, group)} <small>{linesOf(all.filter(({ line }) => line.group === group).length)}</small>
          </h3>
          <InstructionTable group={group} lines={sheet.calculated.filter(({ line }) => line.group === group)} />
          <ul className="manual-rows">
            {sheet.byHand
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
  readonly lines: readonly SheetLine[];
}

function InstructionTable({ group, lines }: InstructionTableProps) {
  const { lit, light } = useOfficeItem();
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
            data-lit={isLitBy(row, lit) || undefined}
            data-error={isErrorLine(row) || undefined}
            onClick={() => light(isLitBy(row, lit) ? null : row.part)}
          >
            <th scope="row" data-column="code">
              <button type="button" className="line-code" aria-pressed={isLitBy(row, lit)}>
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
            <td data-column="note">{row.line.rule}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
