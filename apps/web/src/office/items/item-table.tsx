import { designLabel } from '@door/domain/door/design/design-label';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import type { Scale } from '../../designer/pictures/door-picture.ts';
import { Link } from '../../shared/router/link.tsx';
import { momentText } from '../../shared/text/dates.ts';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { columnHelper, OfficeTable, type OfficeTableProps } from '../layout/office-table.tsx';
import type { ListedItem } from '../queries/listed-item.ts';
import { officeMessages } from '../messages/office.ts';
import { customerLabel, itemLabel } from './item-labels.ts';
import { itemPath } from './item-path.ts';
import { ItemThumbnail, sharedScale } from './item-thumbnail.tsx';

const { boms, surveys } = officeMessages.items;

type Look = Pick<StatusPillProps, 'tone' | 'dot'>;

const bomLooks: Readonly<Record<ListedItem['bom'], Look>> = {
  missing: { tone: 'quiet', dot: 'hollow' },
  stale: { tone: 'warning', dot: 'half' },
  fresh: { tone: 'success', dot: 'full' },
};

const surveyLooks: Readonly<Record<ListedItem['survey'], Look>> = {
  none: { tone: 'quiet', dot: 'hollow' },
  begun: { tone: 'quiet', dot: 'half' },
  final: { tone: 'success', dot: 'full' },
};

interface PillProps {
  readonly listed: ListedItem;
}

/** Whether the bill of materials is up to date, or holds a line that cannot be made. What has no bill needs no pill. */
const BomPill = ({ listed: { bom, isInError } }: PillProps) =>
  isInError ? (
    <StatusPill tone="error">{boms.error}</StatusPill>
  ) : bom === 'missing' ? (
    <small>{boms.missing}</small>
  ) : (
    <StatusPill {...bomLooks[bom]}>{boms[bom]}</StatusPill>
  );

const SurveyPill = ({ listed: { survey } }: PillProps) =>
  survey === 'none' ? (
    <small>{surveys.none}</small>
  ) : (
    <StatusPill {...surveyLooks[survey]}>{surveys[survey]}</StatusPill>
  );

const { columns: heads, list } = officeMessages.items;

const pictureHeight = 68;
const space = { width: 68, height: 56 };

export interface ItemTableProps
  extends Pick<OfficeTableProps<ListedItem>, 'sorting' | 'shown' | 'selection' | 'isPicking'> {
  readonly items: readonly ListedItem[];
  /** A button at the end of each row, in place of the date of the last change. */
  readonly action?: (listed: ListedItem) => ReactNode;
}

/** Items with thumbnails in one common scale. */
export function ItemTable({ items, action, ...view }: ItemTableProps) {
  const { pxPerMm } = sharedScale(
    items.map(({ item }) => item),
    space,
  );
  const scale = useMemo(() => ({ pxPerMm }), [pxPerMm]);
  return (
    <ScaleContext value={scale}>
      <ActionContext value={action}>
        <OfficeTable
          {...view}
          caption={list}
          className="door-table"
          columns={action ? columnsWithAction : columns}
          rows={items}
          idOf={({ item }) => item.id}
        />
      </ActionContext>
    </ScaleContext>
  );
}

/** What differs between tables reaches the cells by context, because the columns are the same in every render. */
const ScaleContext = createContext<Scale>({ pxPerMm: 0 });
const ActionContext = createContext<ItemTableProps['action']>(undefined);

const helper = columnHelper<ListedItem>();

const itemColumns = [
  helper.accessor(itemLabel, {
    id: 'item',
    header: heads.item,
    meta: { sort: 'name' },
    cell: ({ row }) => <ItemCell listed={row.original} />,
  }),
  helper.accessor(({ number }) => number, {
    id: 'number',
    header: heads.number,
    meta: { isNumber: true, sort: 'number' },
  }),
  helper.accessor(customerLabel, { id: 'customer', header: heads.customer, meta: { sort: 'customer' } }),
  helper.accessor(({ state }) => state, {
    id: 'state',
    header: heads.state,
    meta: { sort: 'state' },
    cell: ({ row: { original } }) =>
      original.state === null ? <small>{officeMessages.items.draft}</small> : <EnquiryPill state={original.state} />,
  }),
] as const;

const columns = helper.columns([
  ...itemColumns,
  helper.accessor(({ assignee }) => assignee, { id: 'assignee', header: heads.assignee }),
  helper.accessor(({ bom }) => bom, {
    id: 'bom',
    header: heads.bom,
    cell: ({ row }) => <BomPill listed={row.original} />,
  }),
  helper.accessor(({ survey }) => survey, {
    id: 'survey',
    header: heads.survey,
    cell: ({ row }) => <SurveyPill listed={row.original} />,
  }),
  helper.accessor(({ changed }) => changed, {
    id: 'changed',
    header: heads.changed,
    cell: ({ row }) => <small>{momentText(row.original.changed)}</small>,
    meta: { isNumber: true, sort: 'changed' },
  }),
]);

const columnsWithAction = helper.columns([
  ...itemColumns,
  helper.display({
    id: 'action',
    header: () => <span className="sr-only">{officeMessages.startFrom.begins}</span>,
    cell: ({ row }) => <ActionCell listed={row.original} />,
    meta: { isNumber: true },
  }),
]);

function ItemCell({ listed }: { readonly listed: ListedItem }) {
  const { catalogue } = useApp();
  const scale = useContext(ScaleContext);
  return (
    <>
      <ItemThumbnail item={listed.item} scale={scale} height={pictureHeight} />
      <span>
        <Link data-row to={itemPath(listed.item)}>
          {itemLabel(listed)}
        </Link>
        <small>{designLabel(listed.item, catalogue)}</small>
      </span>
    </>
  );
}

const ActionCell = ({ listed }: { readonly listed: ListedItem }) => useContext(ActionContext)?.(listed);
