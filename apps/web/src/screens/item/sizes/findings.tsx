import type { Finding } from '@door/domain/findings/finding';
import { Button } from '@door/ui/button';
import { officeSizesWords as words } from '../../../words/office-sizes.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { useFindings } from './use-findings.ts';
import './findings.css';

/** Problems first, then warnings and notes, each with the choice that causes it and what would cure it. */
export function Findings() {
  const found = useFindings();
  if (found.length === 0) return <p className="findings-none">{words.findings.none}</p>;
  return (
    <ul className="findings" aria-label={words.findings.title}>
      {found.map((each) => (
        <FindingRow key={`${each.code} ${each.part ?? ''}`} finding={each} />
      ))}
    </ul>
  );
}

function FindingRow({ finding: { severity, sentence, part, cures } }: { readonly finding: Finding }) {
  const { choose, lit, light } = useOfficeItem();
  const isLit = part !== null && lit === part;
  return (
    <li data-severity={severity}>
      <span className="finding-severity">{words.findings.severities[severity]}</span>
      <p>{sentence}</p>
      <div className="finding-acts">
        {cures.map(({ label, action }) => (
          <Button key={label} scale="row" onClick={() => choose(action)}>
            {label}
          </Button>
        ))}
        {part === null ? null : (
          <Button look="quiet" scale="row" aria-pressed={isLit} onClick={() => light(isLit ? null : part)}>
            {words.findings.show}
          </Button>
        )}
      </div>
    </li>
  );
}
