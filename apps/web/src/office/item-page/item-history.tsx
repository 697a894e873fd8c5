import { Modal } from '@door/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { HistoryList } from '../layout/history-list.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { itemPageMessages } from '../messages/item.ts';

/** A dialog with what happened to the open item, its enquiry and its tasks. */
export function ItemHistory({ onClose }: { onClose(): void }) {
  const query = useQuery(trpc.item.getHistory.queryOptions(useOfficeItem().item.id));
  return (
    <Modal open title={itemPageMessages.acts.history} width={480} onClose={onClose}>
      <QueryResult query={query}>
        {(entries) =>
          entries.length === 0 ? <p>{itemPageMessages.noHistory}</p> : <HistoryList entries={entries} next={null} />
        }
      </QueryResult>
    </Modal>
  );
}
