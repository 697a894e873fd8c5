import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { Link } from '../../platform/router/link.tsx';
import { words } from '../../platform/words/words.ts';
import { useSearchParam } from '../layout/use-search-param.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { workInstructionsWords } from '../words/work-instructions.ts';
import { SheetAmongOthers, type SheetState } from './sheet-among-others.tsx';
import './work-sheet.css';

const { sheet: says } = workInstructionsWords;

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
    document.title = words.windowTitle(says.manyTitle, client.name);
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
      <h1 className="sr-only">{says.manyTitle}</h1>
      <div className="work-sheet-tools">
        <Link className="btn btn-quiet" to="/installer/items">
          {says.backToItems}
        </Link>
        <span role="status">{isLoaded ? says.ready(printed) : says.loaded(known.length, ids.length)}</span>
        <Button
          look="primary"
          disabled={!isLoaded || ids.length === 0}
          onClick={() => (doubtful.length > 0 ? setIsAsking(true) : print())}
        >
          {says.print}
        </Button>
      </div>
      {ids.map((id) => (
        <SheetAmongOthers key={id} id={id} onState={onState} />
      ))}
      {isAsking ? (
        <Modal open title={says.ask.title} width={460} onClose={() => setIsAsking(false)}>
          <ul className="work-sheets-doubts">
            {doubtful.map(({ name, doubts, isPrinted }) => (
              <li key={name}>
                <b>{name}</b> {doubts.join(' ')} {isPrinted ? '' : says.leftOut}
              </li>
            ))}
          </ul>
          <DialogActs onCancel={() => setIsAsking(false)}>
            {printed > 0 ? <Button onClick={printNow}>{says.ask.print}</Button> : null}
          </DialogActs>
        </Modal>
      ) : null}
    </main>
  );
}
