import { officeWorksWords, wordFor } from '../../../words/office-works.ts';
import { useOfficeItem } from '../office-item.ts';
import { CureLink } from './cure-link.tsx';
import { cureOf } from './cures.ts';
import { isLitBy, type SheetLine } from './sheet.ts';

const { empty, groups, problems: words } = officeWorksWords;

interface ProblemsProps {
  readonly lines: readonly SheetLine[];
  onPickStock(line: SheetLine): void;
}

/** Every line for which there is no stock, with what would mend it. */
export function Problems({ lines, onPickStock }: ProblemsProps) {
  const { lit, light } = useOfficeItem();
  if (lines.length === 0) return <p className="works-empty">{empty.problems}</p>;
  return (
    <section aria-label={words.lines}>
      <ul className="works-list">
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
    </section>
  );
}
