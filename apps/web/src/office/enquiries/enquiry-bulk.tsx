import { Button } from '@door/ui/button';
import { useState } from 'react';
import { AssignMany } from '../list/assign-many.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { useBulkRun } from '../list/use-bulk-run.ts';
import type { Selection } from '../list/use-selection.ts';
import type { ListedEnquiry } from '../queries/office-client.ts';
import { officeMessages } from '../messages/office.ts';

const { bulk: t } = officeMessages;

/** Gives several enquiries to somebody. */
export function EnquiryBulk({ selection: { rows, clear } }: { readonly selection: Selection<ListedEnquiry> }) {
  const runs = useBulkRun();
  const [isAssigning, setIsAssigning] = useState(false);
  return (
    <>
      <BulkBar count={rows.length} onClear={clear}>
        <Button scale="row" aria-haspopup="dialog" onClick={() => setIsAssigning(true)}>
          {t.assign}
        </Button>
      </BulkBar>
      {isAssigning ? (
        <AssignMany
          rows={rows.map(({ Number: label, Id: enquiryId }) => ({ label, enquiryId }))}
          runs={runs}
          onClose={() => setIsAssigning(false)}
        />
      ) : null}
      <BulkDialog runs={runs} />
    </>
  );
}
