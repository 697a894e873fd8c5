import { Button } from '@door/ui/button';
import { useEffect, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { workInstructionsMessages } from '../messages/work-instructions.ts';
import { messages } from '../../shared/messages/messages.ts';
import { useItemTitle } from '../open-item/enquiry-of-item.tsx';
import { ItemProvider } from '../open-item/item-provider.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { useOpenItem } from '../open-item/use-open-item.ts';
import { useStoredBom } from '../open-item/use-stored-bom.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { usePageHead } from './page-head.ts';
import { SheetFailure, WorkSheetBody } from './work-sheet-body.tsx';
import { AskBeforePrint, useDoubts } from './work-sheet-doubts.tsx';
import './work-sheet.css';

const { sheet: t } = workInstructionsMessages;

/** `/installer/work-sheet/ID`: the work instructions of an item, for printing. */
export const WorkSheetPage = () => (
  <OfficeSession>
    <WorkSheet />
  </OfficeSession>
);

function WorkSheet() {
  const { id = '' } = useRouter().params;
  const { state, retry } = useOpenItem(id);
  if (state === 'loading') return <p role="status">{t.opening}</p>;
  if (state === 'none') return <p role="alert">{t.notHere}</p>;
  if (state === 'out-of-reach') return <SheetFailure sentence={messages.error.outOfReach} onTryAgain={retry} />;
  return (
    <ItemProvider key={id} opened={state}>
      <WorkSheetContent />
    </ItemProvider>
  );
}

function WorkSheetContent() {
  const { client } = useApp();
  const { item } = useOfficeItem();
  const [isAsking, setIsAsking] = useState(false);
  const { bom, problem, refetch } = useStoredBom();
  const name = useItemTitle();
  // The name of the file when it is printed into a PDF.
  useEffect(() => {
    document.title = messages.windowTitle(`${t.title}, ${name}`, client.name);
  }, [name, client]);
  usePageHead(name);
  const doubts = useDoubts(bom);
  const printNow = () => {
    setIsAsking(false);
    // Once the dialog is off the page.
    setTimeout(print);
  };
  return (
    <main className="work-sheet">
      <div className="work-sheet-tools">
        <Link className="btn btn-quiet" to={`/door/${item.id}?tab=instructions`}>
          {t.back}
        </Link>
        <Button look="primary" disabled={!bom} onClick={() => (doubts.length > 0 ? setIsAsking(true) : print())}>
          {t.print}
        </Button>
      </div>
      <WorkSheetBody bom={bom} problem={problem} refetch={refetch} doubts={doubts} />
      {isAsking && doubts.length > 0 ? (
        <AskBeforePrint doubts={doubts} onPrint={printNow} onClose={() => setIsAsking(false)} />
      ) : null}
    </main>
  );
}
