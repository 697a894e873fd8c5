import { Button } from '@door/ui/button';
import { workInstructionsMessages, wordFor } from '../../messages/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { WhileUnlocked } from '../../open-item/while-unlocked.tsx';
import { ManualRow } from './manual-row.tsx';
import { LineTable } from '../../open-item/line-table.tsx';
import { groupsOf, isHighlighted, type StoredBom, type BomLine } from '../../open-item/stored-bom.ts';
import type { ManualLines } from './use-manual-lines.ts';

const { groups, instructions: messages, lines: lineCount } = workInstructionsMessages;

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
      <div className="row line-panel-acts">
        <WhileUnlocked what="bom">
          <Button busy={lines.isAdding} onClick={lines.addBlank}>
            {messages.addLine}
          </Button>
          <Button onClick={() => onPickStock(null)}>{messages.pickStock}</Button>
        </WhileUnlocked>
      </div>
      {groupsOf(all).map((group) => (
        <section key={group} className="instruction-group" aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`}>
            {wordFor(groups, group)} <small>{lineCount(all.filter(({ line }) => line.group === group).length)}</small>
          </h3>
          <InstructionTable group={group} lines={bom.calculated.filter(({ line }) => line.group === group)} />
          <WhileUnlocked what="bom">
            <ul className="manual-rows">
              {bom.manual
                .filter(({ line }) => line.group === group)
                .map((line) => (
                  <ManualRow key={line.id} line={line} lines={lines} onChooseStock={() => onPickStock(line)} />
                ))}
            </ul>
          </WhileUnlocked>
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
  const isLit = (row: BomLine) => isHighlighted(row, highlightedParts);
  return (
    <LineTable
      className="line-table"
      group={group}
      lines={lines}
      renderCode={(row) => (
        <button type="button" className="line-code" aria-pressed={isLit(row)}>
          {row.line.code}
        </button>
      )}
      rowProps={(row) => ({
        className: 'line-row',
        'data-lit': isLit(row) || undefined,
        onClick: () => highlightParts(isLit(row) ? [] : row.parts),
      })}
    />
  );
}
