import { type Finding, severities } from '@door/domain/findings/finding';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { officeWords } from '../../words/office.ts';
import './line-findings.css';

const { quote: says } = officeWords;

const tones: Readonly<Record<Finding['severity'], StatusPillProps['tone']>> = {
  problem: 'error',
  warning: 'warning',
  note: 'quiet',
};

/** How many problems and warnings the rules of the works and of the law see in a door; each pill opens to its sentences. */
export const LineFindings = ({ found }: { readonly found: readonly Finding[] }) =>
  severities
    .filter((severity) => severity !== 'note')
    .map((severity) => {
      const those = found.filter((each) => each.severity === severity);
      return those.length === 0 ? null : (
        <details key={severity} className="line-findings">
          <summary>
            <StatusPill tone={tones[severity]}>{says.findings[severity](those.length)}</StatusPill>
          </summary>
          <ul>
            {those.map(({ code, parts, sentence }) => (
              <li key={`${code} ${parts.join(' ')}`}>{sentence}</li>
            ))}
          </ul>
        </details>
      );
    });
