import { Button } from '@door/ui/button';
import { useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { AssignMany } from '../list/assign-many.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { useBulkRun } from '../list/use-bulk-run.ts';
import type { Selection } from '../list/use-selection.ts';
import { alreadyOpen } from '../open-item/open-items.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { officeMessages } from '../messages/office.ts';
import type { ListedItem } from '../queries/listed-item.ts';

const { bulk: t } = officeMessages;

/** More sheets on one page would take a browser's memory and minutes. */
const mostSheets = 40;

/** What can be done to several items: give their enquiries to somebody, update their bills, print their sheets. */
export function ItemBulk({ selection: { rows, clear } }: { readonly selection: Selection<ListedItem> }) {
  const { go } = useRouter();
  const runs = useBulkRun();
  const [isAssigning, setIsAssigning] = useState(false);
  const updateBoms = () =>
    runs.start({
      title: t.updateBoms,
      rows,
      labelOf: ({ number }) => number,
      work: updateBom,
      invalidates: [trpc.item.list.pathKey(), trpc.workInstructions.pathKey()],
    });
  const ids = rows.map(({ item }) => item.id).join(',');
  return (
    <>
      <BulkBar count={rows.length} onClear={clear}>
        <Button scale="row" aria-haspopup="dialog" onClick={() => setIsAssigning(true)}>
          {t.assign}
        </Button>
        <Button scale="row" aria-haspopup="dialog" onClick={updateBoms}>
          {t.updateBoms}
        </Button>
        <Button
          scale="row"
          disabled={rows.length > mostSheets}
          onClick={() => void go(`/installer/work-sheets?ids=${ids}`)}
        >
          {t.print}
        </Button>
        {rows.length > mostSheets ? <small>{t.tooManySheets(mostSheets)}</small> : null}
      </BulkBar>
      {isAssigning ? (
        <AssignMany
          rows={rows.map(({ number: label, enquiryId }) => ({ label, enquiryId }))}
          runs={runs}
          onClose={() => setIsAssigning(false)}
        />
      ) : null}
      <BulkDialog runs={runs} />
    </>
  );
}

/** As on the item's own page; one that is open in this tab is saved first, so that the bill is of what its page shows. */
async function updateBom({ item: { id } }: ListedItem): Promise<string | null> {
  const open = alreadyOpen(id);
  const inError = open
    ? (await open.store.updateBom()).inError
    : (await officeClient.generateBom.mutate(id)).WorkInstructions;
  return inError.length === 0 ? null : t.inError(inError.length);
}
