import { Button } from '@door/ui/button';
import { messages } from '../../shared/messages/messages.ts';
import { wordFor, workInstructionsMessages } from '../messages/work-instructions.ts';
import { LineTable } from '../open-item/line-table.tsx';
import { groupsOf, type StoredBom } from '../open-item/stored-bom.ts';
import type { StoredBomOnPage } from '../open-item/use-stored-bom.ts';
import { WorkSheetDoubts } from './work-sheet-doubts.tsx';
import { WorkSheetHeader } from './work-sheet-header.tsx';

const { failed, sheet: t } = workInstructionsMessages;

interface WorkSheetBodyProps extends Pick<StoredBomOnPage, 'bom' | 'problem' | 'refetch'> {
  readonly doubts: readonly string[];
}

/** What is printed of the open item: head, pictures, facts, doubts and lines. */
export const WorkSheetBody = ({ bom, problem, refetch, doubts }: WorkSheetBodyProps) => (
  <>
    <WorkSheetHeader />
    <WorkSheetDoubts doubts={doubts} />
    {bom ? <WorkSheetLines sheet={bom} /> : null}
    {!bom && problem === null ? <p role="status">{t.opening}</p> : null}
    {problem === null ? null : <SheetFailure sentence={bom ? problem : failed} onTryAgain={refetch} />}
  </>
);

interface SheetFailureProps {
  readonly sentence: string;
  onTryAgain(): void;
}

export const SheetFailure = ({ sentence, onTryAgain }: SheetFailureProps) => (
  <div role="alert">
    <p>{sentence}</p>
    <Button onClick={onTryAgain}>{messages.error.tryAgain}</Button>
  </div>
);

const { groups, lines: lineCount } = workInstructionsMessages;

/** The lines of each sub-assembly, with a box to tick and a place to sign. */
function WorkSheetLines({ sheet: { calculated, manual } }: { readonly sheet: StoredBom }) {
  const all = [...calculated, ...manual];
  return groupsOf(all).map((group) => {
    const lines = all.filter(({ line }) => line.group === group);
    return (
      <section key={group} className="work-sheet-group">
        <LineTable
          group={group}
          lines={lines}
          caption={t.page(wordFor(groups, group), lineCount(lines.length))}
          lead={{
            head: t.columns.done,
            cell: ({ line }) => <span className="tick-box" role="img" aria-label={t.tick(line.code)} />,
          }}
          renderCode={({ line }) => line.code}
          rowProps={() => ({})}
        />
        <p className="work-sheet-signed">
          <span>{t.signed}</span>
          <span>{t.checked}</span>
        </p>
      </section>
    );
  });
}
