import { useEffect } from 'react';
import { words } from '../../platform/words/words.ts';
import { useItemTitle } from '../open-item/enquiry-of-item.tsx';
import { ItemProvider } from '../open-item/item-provider.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { useOpenItem } from '../open-item/use-open-item.ts';
import { useStoredBom } from '../open-item/use-stored-bom.ts';
import { workInstructionsWords } from '../words/work-instructions.ts';
import { usePageHead } from './page-head.ts';
import { SheetFailure, WorkSheetBody } from './work-sheet-body.tsx';
import { useDoubts } from './work-sheet-doubts.tsx';

const { sheet: says } = workInstructionsWords;

/** One of several sheets, once it is known how it stands. */
export interface SheetState {
  readonly name: string;
  /** Why nothing may be made from it as it stands. */
  readonly doubts: readonly string[];
  /** A sheet without a bill is left out of the print. */
  readonly isPrinted: boolean;
}

interface SheetProps {
  readonly id: string;
  readonly onState: (id: string, state: SheetState) => void;
}

/** The sheet of one item among others, on pages of its own; tells the page how it stands. */
export function SheetAmongOthers({ id, onState }: SheetProps) {
  const { state, retry } = useOpenItem(id);
  useEffect(() => {
    if (state === 'none') onState(id, { name: id, doubts: [says.notHere], isPrinted: false });
  }, [state, id, onState]);
  if (state === 'loading') return <p role="status">{says.opening}</p>;
  if (state === 'none') return <p role="alert">{says.notHere}</p>;
  if (state === 'out-of-reach') return <SheetFailure sentence={words.error.outOfReach} onTryAgain={retry} />;
  return (
    <ItemProvider opened={state}>
      <Sheet id={id} onState={onState} />
    </ItemProvider>
  );
}

function Sheet({ id, onState }: SheetProps) {
  const { saved } = useOfficeItem();
  const { bom, problem, refetch } = useStoredBom();
  const doubts = useDoubts(bom);
  const name = useItemTitle();
  const page = `sheet-${id}`;
  const isPrinted = saved.wire.BomUpdated !== null;
  usePageHead(name, { page, warning: doubts.length > 0 ? says.across : '' });
  const said = doubts.join('\n');
  const isLoaded = bom !== undefined;
  useEffect(() => {
    if (isLoaded) onState(id, { name, doubts: said === '' ? [] : said.split('\n'), isPrinted });
  }, [id, name, said, isLoaded, isPrinted, onState]);
  return (
    <article className="work-sheet" style={{ page }} data-printed={isPrinted} aria-label={name}>
      <WorkSheetBody bom={bom} problem={problem} refetch={refetch} doubts={doubts} />
    </article>
  );
}
