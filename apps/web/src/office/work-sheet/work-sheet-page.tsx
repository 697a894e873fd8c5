import { Button } from '@door/ui/button';
import { useEffect, useState } from 'react';
import { displayName } from '@door/domain/model/item-record';
import { Link } from '../../platform/router/link.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { useApp } from '../../door/app/app-context.ts';
import { workInstructionsWords } from '../words/work-instructions.ts';
import { words } from '../../platform/words/words.ts';
import { useItemNumber } from '../open-item/enquiry-of-item.tsx';
import { ItemProvider } from '../open-item/item-provider.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { useOpenItem } from '../open-item/use-open-item.ts';
import { useStoredBom } from '../open-item/use-stored-bom.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { AskBeforePrint, useDoubts, WorkSheetDoubts } from './work-sheet-doubts.tsx';
import { WorkSheetHeader } from './work-sheet-header.tsx';
import { WorkSheetLines } from './work-sheet-lines.tsx';
import './work-sheet.css';

const { failed, sheet: says } = workInstructionsWords;

/** `/installer/work-sheet/ID`: the work instructions of an item, for printing. */
export const WorkSheetPage = () => (
  <OfficeSession>
    <WorkSheet />
  </OfficeSession>
);

function WorkSheet() {
  const { id = '' } = useRouter().params;
  const { state, retry } = useOpenItem(id);
  if (state === 'loading') return <p role="status">{says.opening}</p>;
  if (state === 'none') return <p role="alert">{says.notHere}</p>;
  if (state === 'out-of-reach') return <Failed sentence={words.error.outOfReach} onTryAgain={retry} />;
  return (
    <ItemProvider key={id} opened={state}>
      <WorkSheetContent />
    </ItemProvider>
  );
}

function WorkSheetContent() {
  const { client } = useApp();
  const { item, job } = useOfficeItem();
  const [isAsking, setAsking] = useState(false);
  const { bom, problem, refetch } = useStoredBom();
  const name = [useItemNumber(), displayName({ item, job })].filter((part) => part !== '').join(' ');
  // The name of the file when it is printed into a PDF.
  useEffect(() => {
    document.title = words.windowTitle(`${says.title}, ${name}`, client.name);
  }, [name, client]);
  usePageHead(name);
  const doubts = useDoubts(bom);
  const printNow = () => {
    setAsking(false);
    // Once the dialog is off the page.
    setTimeout(print);
  };
  return (
    <main className="work-sheet">
      <div className="work-sheet-tools">
        <Link className="btn btn-quiet" to={`/door/${item.id}?tab=instructions`}>
          {says.back}
        </Link>
        <Button look="primary" disabled={!bom} onClick={() => (doubts.length > 0 ? setAsking(true) : print())}>
          {says.print}
        </Button>
      </div>
      <WorkSheetHeader />
      <WorkSheetDoubts doubts={doubts} />
      {bom ? <WorkSheetLines sheet={bom} /> : null}
      {!bom && problem === null ? <p role="status">{says.opening}</p> : null}
      {problem === null ? null : <Failed sentence={bom ? problem : failed} onTryAgain={refetch} />}
      {isAsking && doubts.length > 0 ? (
        <AskBeforePrint doubts={doubts} onPrint={printNow} onClose={() => setAsking(false)} />
      ) : null}
    </main>
  );
}

/** Every printed page names the item; its number stands opposite (`@page` in the style sheet). */
function usePageHead(name: string) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @top-left { content: ${JSON.stringify(name)}; } }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [name]);
}

const Failed = ({ sentence, onTryAgain }: { readonly sentence: string; onTryAgain(): void }) => (
  <div role="alert">
    <p>{sentence}</p>
    <Button onClick={onTryAgain}>{words.error.tryAgain}</Button>
  </div>
);
