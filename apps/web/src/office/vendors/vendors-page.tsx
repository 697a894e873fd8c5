import { isNameTaken, vendorLimits } from '@door/domain/making/purchasing/vendor-problems';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { StatusPill } from '@door/ui/status-pill';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { vendorsMessages as t } from '../messages/vendors.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { vendorMutationMeta } from './vendor-form.tsx';
import './vendors.css';

type ListedVendor = OfficeOutputs['vendor']['list']['Vendors'][number];

/** `/installer/vendors`: everybody who sells to the supplier, those that are retired at the end. */
export function VendorsPage() {
  const { go } = useRouter();
  const query = useQuery(trpc.vendor.list.queryOptions());
  const [isAdding, setIsAdding] = useState(false);
  usePageKey('n', () => setIsAdding(true));
  return (
    <>
      <PageHeader title={t.title}>
        <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" onClick={() => setIsAdding(true)}>
          {t.add}
        </Button>
      </PageHeader>
      <div className="office-body">
        <QueryResult query={query}>
          {({ Vendors }) =>
            Vendors.length === 0 ? (
              <div className="office-empty">
                <p role="status">{t.none}</p>
              </div>
            ) : (
              <OfficeTable
                caption={t.list}
                className="vendor-table"
                columns={columns}
                rows={[...Vendors.filter(isActive), ...Vendors.filter((each) => !isActive(each))]}
                idOf={({ Id }) => Id}
              />
            )
          }
        </QueryResult>
      </div>
      {isAdding ? (
        <NewVendor
          others={query.data?.Vendors ?? []}
          onMade={(id) => void go(`/installer/vendor/${id}`)}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </>
  );
}

const isActive = ({ State }: ListedVendor): boolean => State === 'active';

const helper = columnHelper<ListedVendor>();
const { columns: heads } = t;

/** `Mon–Fri`, `Mon, Wed`. */
const weekdaysText = (days: readonly number[]): string => {
  const names = days.map((day) => t.shortWeekdays[day - 1]);
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  if (days.length > 2 && last - first === days.length - 1) return `${names[0]}–${names.at(-1)}`;
  return names.length === 0 ? t.noDays : names.join(', ');
};

const columns = helper.columns([
  helper.accessor(({ Name }) => Name, {
    id: 'name',
    header: heads.name,
    cell: ({ row: { original } }) => (
      <span>
        <span className="row">
          <Link data-row to={`/installer/vendor/${original.Id}`}>
            {original.Name}
          </Link>
          {isActive(original) ? null : <StatusPill tone="quiet">{t.states.retired}</StatusPill>}
        </span>
      </span>
    ),
  }),
  helper.accessor(({ HowToOrder }) => t.ways[HowToOrder], { id: 'how', header: heads.how }),
  helper.accessor(({ OrderDays, CutOff }) => t.until(weekdaysText(OrderDays), CutOff), {
    id: 'calendar',
    header: heads.calendar,
  }),
  helper.accessor(({ DeliveryDays }) => weekdaysText(DeliveryDays), { id: 'delivery', header: heads.delivery }),
  helper.accessor(({ LeadDays }) => (LeadDays ? t.lead(LeadDays.Least, LeadDays.Most) : ''), {
    id: 'lead',
    header: heads.lead,
    meta: { isNumber: true },
  }),
  helper.accessor(({ Items }) => t.items(Items), { id: 'items', header: heads.items, meta: { isNumber: true } }),
]);

interface NewVendorProps {
  readonly others: readonly ListedVendor[];
  onMade(id: string): void;
  onClose(): void;
}

/** Asks for the name alone: all else is said on the page of the vendor. */
function NewVendor({ others, onMade, onClose }: NewVendorProps) {
  // Made with the dialog, so that a call that is sent twice makes one vendor.
  const [Id, setId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const create = useMutation(
    trpc.vendor.create.mutationOptions({ meta: vendorMutationMeta, onSuccess: () => onMade(Id) }),
  );
  const tidy = name.trim();
  const names = others.map((each) => ({ name: each.Name, state: each.State }));
  const problem = tidy === '' ? t.rules.nameMissing : isNameTaken(tidy, names) ? t.rules.nameTaken(tidy) : undefined;
  const submit = () => {
    setIsTried(true);
    if (problem === undefined) create.mutate({ Id, Name: tidy });
  };
  return (
    <FormDialog
      title={t.add}
      width={440}
      doIt={t.new.create}
      busy={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t.new.name}
        maxLength={vendorLimits.name}
        hint={t.new.what}
        value={name}
        error={isTried ? problem : undefined}
        onChange={(typed) => {
          setName(typed);
          // Another name is another message.
          setId(crypto.randomUUID());
        }}
      />
    </FormDialog>
  );
}
