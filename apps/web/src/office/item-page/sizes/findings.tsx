import { isEqual } from '@door/domain/lib/is-equal';
import type { Finding } from '@door/domain/making/findings/finding';
import { Button } from '@door/ui/button';
import { sizesMessages as messages } from '../../messages/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { useFindings } from '../../open-item/use-findings.ts';
import './findings.css';

/** The findings about the set: problems, then warnings, then notes, each with its fixes. */
export function Findings() {
  const found = useFindings();
  if (found.length === 0) return <p className="findings-none">{messages.findings.none}</p>;
  return (
    <ul className="findings" aria-label={messages.findings.title}>
      {found.map((each) => (
        <FindingRow key={`${each.code} ${each.parts.join(' ')}`} finding={each} />
      ))}
    </ul>
  );
}

function FindingRow({ finding: { severity, sentence, parts, fixes } }: { readonly finding: Finding }) {
  const { choose, highlightedParts, highlightParts } = useOfficeItem();
  const isLit = parts.length > 0 && isEqual(highlightedParts, parts);
  return (
    <li data-severity={severity}>
      <span className="finding-severity">{messages.findings.severities[severity]}</span>
      <p>{sentence}</p>
      <div className="row finding-acts">
        {fixes.map(({ label, action }) => (
          <Button key={label} scale="row" onClick={() => choose(action)}>
            {label}
          </Button>
        ))}
        {parts.length === 0 ? null : (
          <Button look="quiet" scale="row" aria-pressed={isLit} onClick={() => highlightParts(isLit ? [] : parts)}>
            {messages.findings.show}
          </Button>
        )}
      </div>
    </li>
  );
}
