import { doorBlockers } from '@door/domain/findings/door-blockers';
import type { Finding } from '@door/domain/findings/finding';
import { mendPath } from '../../items/item-path.ts';
import type { QuoteLine } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { sizesWords } from '../../words/sizes.ts';
import { type Notice, Notices } from '../../layout/notices.tsx';

const { quote: says } = officeWords;

interface TroubledLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly found: ReadonlyMap<string, readonly Finding[]>;
}

/**
 * The doors that have no price or cannot be made so, told before all lines: those stay in the order that a person gave them.
 * Each trouble leads to the step at which it is mended.
 */
export function TroubledLines({ lines, found }: TroubledLinesProps) {
  const troubled = lines
    .map((line) => ({ line, troubles: troublesOf(line, found.get(line.LineId) ?? []) }))
    .filter(({ troubles }) => troubles.length > 0);
  return (
    <Notices
      label={says.troubled}
      title={says.needLook(troubled.length)}
      notices={troubled.flatMap(({ line, troubles }) => troubles.map((trouble) => noticeOf(line, trouble)))}
    />
  );
}

interface Trouble {
  readonly sentence: string;
  readonly cure: NonNullable<Notice['cure']>;
}

/** What has no price, then what keeps the door from being made. */
const troublesOf = ({ ItemId, Faults, Position }: QuoteLine, found: readonly Finding[]): readonly Trouble[] => [
  ...Faults.map((sentence) => ({
    sentence,
    cure: { to: mendPath(ItemId, 'design'), label: says.openItem, description: says.openItemOf(Position) },
  })),
  ...doorBlockers(found, sizesWords.finding).map(({ sentence, mendedAt, fix }) => ({
    sentence,
    cure: { to: mendPath(ItemId, mendedAt), label: fix, description: says.fixOf(Position, fix) },
  })),
];

const noticeOf = ({ LineId, Position, Door }: QuoteLine, { sentence, cure }: Trouble): Notice => ({
  key: `${LineId} ${sentence}`,
  text: (
    <>
      {says.positionOf(Position, Door)}
      <small>{sentence}</small>
    </>
  ),
  cure,
});
