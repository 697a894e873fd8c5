import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { Link } from '../../shared/router/link.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { useItemTitle } from '../open-item/enquiry-of-item.tsx';
import { ItemProvider } from '../open-item/item-provider.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { useOpenItem } from '../open-item/use-open-item.ts';
import { useStoredBom } from '../open-item/use-stored-bom.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { workInstructionsMessages } from '../messages/work-instructions.ts';
import { usePageHead } from './page-head.ts';
import { SheetFailure, WorkSheetBody } from './work-sheet-body.tsx';
import { useDoubts } from './work-sheet-doubts.tsx';
import './work-sheet.css';

const { sheet: t } = workInstructionsMessages;

/** `/installer/work-sheets?ids=ID,ID`: the work sheets of several items, each on pages of its own, printed at once. */
export const WorkSheetsPage = () => (
  <OfficeSession>
    <WorkSheets />
  </OfficeSession>
);

function WorkSheets() {
  const { client } = useApp();
  const [list] = useSearchParam('ids');
  const ids = useMemo(() => [...new Set(list.split(',').filter((id) => id !== ''))], [list]);
  const [states, setStates] = useState<ReadonlyMap<string, SheetState>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const onState = useCallback(
    (id: string, state: SheetState) => setStates((now) => new Map([...now, [id, state]])),
    [],
  );
  useEffect(() => {
    document.title = messages.windowTitle(t.manyTitle, client.name);
  }, [client]);
  const known = ids.flatMap((id) => states.get(id) ?? []);
  const doubtful = known.filter(({ doubts }) => doubts.length > 0);
  const printed = known.filter(({ isPrinted }) => isPrinted).length;
  const isLoaded = known.length === ids.length;
  const printNow = () => {
    setIsAsking(false);
    // Once the dialog is off the page.
    setTimeout(print);
  };
  return (
    <main className="work-sheets">
      <h1 className="sr-only">{t.manyTitle}</h1>
      <div className="work-sheet-tools">
        <Link className="btn btn-quiet" to="/installer/items">
          {t.backToItems}
        </Link>
        <span role="status">{isLoaded ? t.ready(printed) : t.loaded(known.length, ids.length)}</span>
        <Button
          look="primary"
          disabled={!isLoaded || ids.length === 0}
          onClick={() => (doubtful.length > 0 ? setIsAsking(true) : print())}
        >
          {t.print}
        </Button>
      </div>
      {ids.map((id) => (
        <SheetAmongOthers key={id} id={id} onState={onState} />
      ))}
      {isAsking ? (
        <Modal open title={t.ask.title} width={460} onClose={() => setIsAsking(false)}>
          <ul className="stack work-sheets-doubts">
            {doubtful.map(({ name, doubts, isPrinted }) => (
              <li key={name}>
                <b>{name}</b> {doubts.join(' ')} {isPrinted ? '' : t.leftOut}
              </li>
            ))}
          </ul>
          <DialogActs onCancel={() => setIsAsking(false)}>
            {printed > 0 ? <Button onClick={printNow}>{t.ask.print}</Button> : null}
          </DialogActs>
        </Modal>
      ) : null}
    </main>
  );
}

/** One of several sheets, once it is known how it stands. */
interface SheetState {
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
function SheetAmongOthers({ id, onState }: SheetProps) {
  const { state, retry } = useOpenItem(id);
  useEffect(() => {
    if (state === 'none') onState(id, { name: id, doubts: [t.notHere], isPrinted: false });
  }, [state, id, onState]);
  if (state === 'loading') return <p role="status">{t.opening}</p>;
  if (state === 'none') return <p role="alert">{t.notHere}</p>;
  if (state === 'out-of-reach') return <SheetFailure sentence={messages.error.outOfReach} onTryAgain={retry} />;
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
  usePageHead(name, { page, warning: doubts.length > 0 ? t.across : '' });
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
