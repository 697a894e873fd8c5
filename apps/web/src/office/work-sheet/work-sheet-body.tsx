import { Button } from '@door/ui/button';
import { messages } from '../../shared/messages/messages.ts';
import type { StoredBomOnPage } from '../open-item/use-stored-bom.ts';
import { workInstructionsMessages } from '../messages/work-instructions.ts';
import { WorkSheetDoubts } from './work-sheet-doubts.tsx';
import { WorkSheetHeader } from './work-sheet-header.tsx';
import { WorkSheetLines } from './work-sheet-lines.tsx';

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
