import { workInstructionsWords, wordFor } from '../../words/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { Findings } from '../sizes/findings.tsx';
import { CureLink } from './cure-link.tsx';
import { cureOf } from './cures.ts';
import { isHighlighted, type BomLine } from '../../open-item/stored-bom.ts';

const { groups, problems: words } = workInstructionsWords;

interface ProblemsProps {
  readonly lines: readonly BomLine[];
  onPickStock(line: BomLine): void;
}

/** Lines without stock and findings, each with its cures. */
export function Problems({ lines, onPickStock }: ProblemsProps) {
  const { highlightedParts, highlightParts } = useOfficeItem();
  return (
    <>
      <ul className="line-panel-list" aria-label={words.lines}>
        {lines.map((row) => {
          const cure = cureOf(row.line.missing);
          return (
            <li
              key={row.id}
              data-error
              data-lit={isHighlighted(row, highlightedParts) || undefined}
              onClick={() => highlightParts(row.parts)}
            >
              <b>{row.line.description}</b>
              <span>{cure ? <CureLink cure={cure} onPickStock={() => onPickStock(row)} /> : null}</span>
              <small>
                {row.line.code}, {wordFor(groups, row.line.group)}
              </small>
            </li>
          );
        })}
      </ul>
      <div className="line-panel-findings">
        <Findings />
      </div>
    </>
  );
}
