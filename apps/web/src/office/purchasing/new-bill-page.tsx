import { useQuery } from '@tanstack/react-query';
import { Link } from '../../shared/router/link.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useSearchParams } from '../layout/use-search-param.ts';
import { billingMessages } from '../messages/billing.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { BillForm } from './bill-form.tsx';
import { useActiveVendors, usePurchasingRights } from './purchasing-wire.ts';
import './bills.css';

const { entering: t } = billingMessages;

/** `/installer/purchasing/new-bill`: what a vendor asks money for, compared with what was ordered and has come while it is typed. */
export function NewBillPage() {
  const { mayReceive } = usePurchasingRights();
  const [{ vendor = '', purchase = '' }, change] = useSearchParams();
  return (
    <>
      <PageHeader title={t.title} backLink={<Link to="/installer/purchasing/bills">{t.all}</Link>} />
      <div className="office-body bill-page">
        {mayReceive ? (
          <>
            <VendorChoice chosen={vendor} onChoose={(next) => change({ vendor: next, purchase: '' })} />
            {vendor === '' ? null : <OpenBill key={vendor} vendor={vendor} purchase={purchase || null} />}
          </>
        ) : (
          <p>{purchasingMessages.forbidden}</p>
        )}
      </div>
    </>
  );
}

function VendorChoice({ chosen, onChoose }: { readonly chosen: string; onChoose(id: string): void }) {
  const vendors = useActiveVendors();
  if (vendors?.length === 0) return <p>{t.noVendor}</p>;
  const choices = (vendors ?? []).map(({ Id, Name }) => ({ value: Id, label: Name }));
  return (
    <div className="bill-vendor">
      <SelectField
        label={t.vendor}
        value={chosen}
        choices={[...(chosen === '' ? [{ value: '', label: t.choose }] : []), ...choices]}
        onChange={onChoose}
      />
    </div>
  );
}

function OpenBill({ vendor, purchase }: { readonly vendor: string; readonly purchase: string | null }) {
  const query = useQuery(trpc.purchase.toBill.queryOptions({ VendorId: vendor }));
  return (
    <QueryResult query={query}>
      {(open) =>
        open.Lines.length === 0 ? (
          <p className="office-hint" role="status">
            {t.nothing}
          </p>
        ) : (
          <BillForm open={open} purchase={purchase} />
        )
      }
    </QueryResult>
  );
}
