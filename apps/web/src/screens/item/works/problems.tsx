import { officeWorksWords, wordFor } from '../../../words/office-works.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { Findings } from '../sizes/findings.tsx';
import { CureLink } from './cure-link.tsx';
import { cureOf } from './cures.ts';
import { isLitBy, type SheetLine } from '../../../office/item/sheet.ts';

const { groups, problems: words } = officeWorksWords;

interface ProblemsProps {
  readonly lines: readonly SheetLine[];
  onPickStock(line: SheetLine): void;
}

/** Every line for which there is no stock, and all else that stands against the door, with what would mend it. */
export function Problems({ lines, onPickStock }: ProblemsProps) {
  const { lit, light } = useOfficeItem();
  return (
    <>
      <ul className="works-list" aria-label={words.lines}>
        {lines.map((row) => {
          const cure = cureOf(row.line.code);
          return (
            <li key={row.id} data-error data-lit={isLitBy(row, lit) || undefined} onClick={() => light(row.part)}>
              <b>{row.line.description}</b>
              <span>{cure ? <CureLink cure={cure} onPickStock={() => onPickStock(row)} /> : null}</span>
              <small>
                {row.line.code}, {wordFor(groups, row.line.group)}
              </small>
            </li>
          );
        })}
      </ul>
      <div className="works-findings">
        <Findings />
      </div>
    </>
  );
}
