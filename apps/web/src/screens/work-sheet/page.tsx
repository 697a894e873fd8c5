import { Button } from '@door/ui/button';
import { useEffect } from 'react';
import { displayName } from '@door/domain/item/display-name';
import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import { useShop } from '../../shell/shop.ts';
import { officeWorksWords } from '../../words/office-works.ts';
import { words } from '../../words/words.ts';
import { ItemProvider } from '../../office/item/item-provider.tsx';
import { useOfficeItem } from '../../office/item/office-item.ts';
import { useOpenItem } from '../../office/item/use-open-item.ts';
import { useSheet } from '../../office/item/use-sheet.ts';
import { useOtherTabs } from '../../office/session-over.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetLines } from './sheet-lines.tsx';
import './work-sheet.css';

const { failed, sheet: says } = officeWorksWords;

/** The work instructions of an item on paper, sub-assembly by sub-assembly. */
export function WorkSheet() {
  const { id = '' } = usePlace().params;
  const { opening, openAgain } = useOpenItem(id);
  useOtherTabs();
  if (opening === 'opening') return <p role="status">{says.opening}</p>;
  if (opening === 'none') return <p role="alert">{says.notHere}</p>;
  if (opening === 'out-of-reach') return <Failed sentence={words.error.outOfReach} onTryAgain={openAgain} />;
  return (
    <ItemProvider key={id} open={opening}>
      <Paper />
    </ItemProvider>
  );
}

function Paper() {
  const { client } = useShop();
  const { item } = useOfficeItem();
  const { sheet, problem, again } = useSheet();
  const name = displayName(item);
  // What the file is called, where paper is a file.
  useEffect(() => {
    document.title = words.windowTitle(`${says.title}, ${name}`, client.name);
  }, [name, client]);
  return (
    <main className="work-sheet">
      <div className="work-sheet-tools">
        <Link className="btn btn-quiet" to={`/door/${item.id}?tab=instructions`}>
          {says.back}
        </Link>
        <Button look="primary" disabled={!sheet} onClick={() => print()}>
          {says.print}
        </Button>
      </div>
      <SheetHead />
      {sheet ? <SheetLines sheet={sheet} /> : null}
      {!sheet && problem === null ? <p role="status">{says.opening}</p> : null}
      {problem === null ? null : <Failed sentence={sheet ? problem : failed} onTryAgain={again} />}
    </main>
  );
}

const Failed = ({ sentence, onTryAgain }: { readonly sentence: string; onTryAgain(): void }) => (
  <div role="alert">
    <p>{sentence}</p>
    <Button onClick={onTryAgain}>{words.error.tryAgain}</Button>
  </div>
);
