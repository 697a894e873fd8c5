import { workInstructionsMessages, wordFor } from '../../messages/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { Findings } from '../sizes/findings.tsx';
import { useProblems } from '../use-problems.ts';
import { CureLink } from './cure-link.tsx';
import { cureOf } from './cures.ts';
import { isHighlighted } from '../../open-item/stored-bom.ts';

const { groups, problems: messages } = workInstructionsMessages;

interface ProblemsProps {
  onPickStock(): void;
}

/** Lines without stock and findings, each with its cures. */
export function Problems({ onPickStock }: ProblemsProps) {
  const { lines } = useProblems();
  const { highlightedParts, highlightParts } = useOfficeItem();
  return (
    <>
      <ul className="line-panel-list" aria-label={messages.lines}>
        {lines.map((line, at) => {
          const cure = cureOf(line.missing);
          return (
            <li
              // Two panes may lack the same glass: their lines read alike.
              key={`${String(at)} ${line.description}`}
              data-error
              data-lit={isHighlighted(line, highlightedParts) || undefined}
              onClick={() => highlightParts(line.parts)}
            >
              <b>{line.description}</b>
              <span>{cure ? <CureLink cure={cure} onPickStock={onPickStock} /> : null}</span>
              <small>
                {line.code}, {wordFor(groups, line.group)}
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
