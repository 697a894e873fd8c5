import type { Finding } from '@door/domain/findings/finding';
import { lineTroubles } from '@door/domain/findings/line-troubles';
import type { QuoteLine } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { QuoteNotices } from '../quote-notices.tsx';

const { quote: says } = officeWords;

interface TroubledLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly found: ReadonlyMap<string, readonly Finding[]>;
}

/** The doors that have no price or cannot be made so, told before all lines: those stay in the order that a person gave them. */
export function TroubledLines({ lines, found }: TroubledLinesProps) {
  const troubled = lines
    .map((line) => ({ line, troubles: lineTroubles(line.Faults, found.get(line.LineId) ?? []) }))
    .filter(({ troubles }) => troubles.length > 0);
  return (
    <QuoteNotices
      label={says.troubled}
      title={says.needLook(troubled.length)}
      notices={troubled.map(({ line: { LineId, ItemId, Position, Door }, troubles }) => ({
        key: LineId,
        text: (
          <>
            {says.positionOf(Position, Door)}
            {troubles.map((trouble) => (
              <small key={trouble}>{trouble}</small>
            ))}
          </>
        ),
        cure: { to: `/door/${ItemId}`, label: says.openItem, description: says.openItemOf(Position) },
      }))}
    />
  );
}
