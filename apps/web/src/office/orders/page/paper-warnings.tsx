import { isOrderMoveFrom } from '@door/domain/selling/order/order-cycle';
import type { PaperPlace } from '@door/domain/selling/quote/paper-places';
import { useQuery } from '@tanstack/react-query';
import type { PagePath } from '../../../shared/router/paths.ts';
import { Notices } from '../../layout/notices.tsx';
import { trpc } from '../../queries/query-client.ts';
import { orderPageMessages as t } from '../../messages/orders.ts';
import { orderTabPath } from '../order-tabs.tsx';
import type { OpenedOrder } from '../order-wire.ts';

interface PaperWarningsProps {
  readonly order: OpenedOrder;
  onDetails(): void;
}

/** Letters that the PDF of a draft will lack, each with the place where they are written, before the order is confirmed. */
export function PaperWarnings({ order, onDetails }: PaperWarningsProps) {
  const isDraft = isOrderMoveFrom('confirm', order.State);
  const asked = trpc.order.getVersion.queryOptions({ Id: order.Id, Copy: 'customer' });
  const { data } = useQuery({ ...asked, enabled: isDraft });
  const warnings = (isDraft && data?.Warnings) || [];
  return (
    <Notices
      label={t.warnings}
      title={t.lookFirst}
      notices={warnings.map(({ Text, Fix, LeadsTo }) => ({
        key: LeadsTo,
        text: Text,
        fix: { to: LeadsTo === 'details' ? onDetails : places[LeadsTo](order), label: Fix },
      }))}
    />
  );
}

/** Where each part of the paper is written. */
const places: Readonly<Record<Exclude<PaperPlace, 'details'>, (order: OpenedOrder) => PagePath>> = {
  customer: ({ Customer }) => `/installer/customer/${Customer.Id}`,
  items: ({ Id }) => orderTabPath(Id, 'items'),
  charges: ({ Id }) => orderTabPath(Id, 'order-charges'),
  supplier: () => '/installer/settings',
};
