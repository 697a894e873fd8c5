import { textCell } from '@door/domain/lib/csv';
import { FilterChips } from '@door/ui/filter-chips';
import { StatusPill } from '@door/ui/status-pill';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { useSearchParams } from '../layout/use-search-param.ts';
import { ExportList, type ListTable } from '../list/export-list.tsx';
import type { ListFilter } from '../list/list-definition.ts';
import { ToolSelect } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useSteadyRows } from '../list/use-steady-rows.ts';
import { stockMessages as t } from '../messages/stock.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { ImportButton, StockActs } from './stock-acts.tsx';
import { UnsentCounts } from './unsent-counts.tsx';
import { placesInUse } from './moved-fields.tsx';
import { useArticles, usePlaces, useStockRights } from './stock-queries.ts';
import { StockTotal } from './stock-total.tsx';
import { type ListedArticle, stockPath } from './stock-wire.ts';
import './stock.css';

const chips = [
  { value: '', label: t.all },
  { value: 'short', label: t.short },
];

/** `/installer/stock`: what is there of each article, where, and what it is worth. */
export function StockPage() {
  const [params, change] = useSearchParams();
  const { text = '', state = '', place = '' } = params;
  const { mayManage, maySeeCost } = useStockRights();
  const Search = useDebounced(text).trim();
  const rows = useArticles({ Search, Short: state === 'short', Place: place || null });
  const steady = useSteadyRows(rows.data, { idOf: ({ Key }) => Key, question: JSON.stringify([params, Search]) });
  const filter = usePlaceFilter();
  const isNarrowed = Search !== '' || state !== '' || place !== '';
  return (
    <>
      <PageHeader title={t.title}>
        <SearchField label={t.find} text={text} onText={(next) => change({ text: next })} />
        <StockActs />
      </PageHeader>
      <div className="office-body">
        {mayManage ? <UnsentCounts /> : null}
        <div className="list-tools stock-tools">
          <FilterChips
            label={t.filter}
            chips={chips}
            chosen={state === 'short' ? state : ''}
            onChoose={(next) => change({ state: next })}
          />
          <ToolSelect
            label={filter.label}
            choices={[{ value: '', label: t.anyPlace }, ...filter.choices]}
            value={place}
            onChange={(next) => change({ place: next })}
          />
          <ExportList label={t.saveList} table={tableOf(maySeeCost)} list={rows} />
        </div>
        <QueryResult query={{ ...rows, data: steady.rows }}>
          {(found) =>
            found.length === 0 ? (
              <NothingFound list={{ params, change }} filters={[filter]} begin={<ImportButton />} t={t} />
            ) : (
              <div {...steady.handlers}>
                <OfficeTable
                  caption={t.list}
                  className="stock-table"
                  columns={columns}
                  shown={maySeeCost ? allColumns : withoutValue}
                  rows={found}
                  idOf={({ Key }) => Key}
                />
              </div>
            )
          }
        </QueryResult>
        <ShowMore list={rows} />
        {maySeeCost && steady.rows && steady.rows.length > 0 ? (
          <StockTotal rows={isNarrowed && !rows.hasNextPage ? steady.rows : null} />
        ) : null}
      </div>
    </>
  );
}

function usePlaceFilter(): ListFilter {
  const { data } = usePlaces();
  const choices = placesInUse(data?.Places).map(({ Id, Name }) => ({ value: Id, label: Name }));
  return { param: 'place', label: t.place, choices };
}

const helper = columnHelper<ListedArticle>();
const { columns: heads } = t;

const placesText = ({ Places, Unit }: ListedArticle): string =>
  Places.map(({ Name, OnHand }) => t.atPlace(Name, t.amount(OnHand, Unit))).join(', ');

/** Below its least, or not there for an order on its day. */
const isShort = ({ IsBelowFloor, FirstShort }: ListedArticle): boolean => IsBelowFloor || FirstShort !== null;

const isNothing = (quantity: string): boolean => !/[1-9]/.test(quantity);

const columns = helper.columns([
  helper.accessor(({ Key }) => Key, {
    id: 'key',
    header: heads.key,
    cell: ({ row: { original } }) => (
      <span>
        <Link data-row to={stockPath(original.Key)}>
          {original.Key}
        </Link>
      </span>
    ),
  }),
  helper.accessor(({ Text }) => Text, { id: 'text', header: heads.text }),
  helper.accessor(({ OnHand }) => OnHand, {
    id: 'onHand',
    header: heads.onHand,
    cell: ({ row: { original } }) => (
      <span className="stock-on-hand">
        {isShort(original) ? <StatusPill tone="warning">{t.short}</StatusPill> : null}
        {t.amount(original.OnHand, original.Unit)}
      </span>
    ),
    meta: { isNumber: true },
  }),
  helper.accessor(({ Free, Unit }) => t.amount(Free, Unit), {
    id: 'free',
    header: heads.free,
    meta: { isNumber: true },
  }),
  helper.accessor(({ FirstShort }) => (FirstShort === null ? '' : calendarDayText(FirstShort)), {
    id: 'firstShort',
    header: heads.firstShort,
  }),
  helper.accessor(placesText, { id: 'places', header: heads.places }),
  helper.accessor(({ Floor, Unit }) => (isNothing(Floor) ? '' : t.amount(Floor, Unit)), {
    id: 'least',
    header: heads.least,
    meta: { isNumber: true },
  }),
  helper.accessor(({ LastCounted }) => (LastCounted === null ? '' : calendarDayText(LastCounted)), {
    id: 'counted',
    header: heads.counted,
  }),
  helper.accessor(({ Value }) => Value, {
    id: 'value',
    header: heads.value,
    cell: ({ row: { original } }) => (original.Value === null ? '' : moneyText(original.Value, original.Currency)),
    meta: { isNumber: true },
  }),
]);

const withoutValue: ReadonlySet<string> = new Set([
  ...['text', 'onHand', 'free', 'firstShort', 'places', 'least', 'counted'],
]);
const allColumns: ReadonlySet<string> = new Set([...withoutValue, 'value']);

/** Quantities alone in their cells, so that a spreadsheet adds them up. */
function tableOf(withValue: boolean): ListTable<ListedArticle> {
  const valueHeads = withValue ? [heads.value, t.currency] : [];
  return {
    fileName: 'stock.csv',
    heads: [
      ...[heads.key, heads.text, t.unit, heads.onHand, heads.free, heads.firstShort, heads.places, heads.least],
      ...[heads.counted, t.short, ...valueHeads],
    ],
    cellsOf: (article) => {
      const { Key, Text, Unit, OnHand, Free, FirstShort, Floor, LastCounted, Value, Currency } = article;
      return [
        ...[textCell(Key), textCell(Text), t.units[Unit], OnHand, Free, FirstShort ?? ''],
        ...[textCell(placesText(article)), Floor, LastCounted ?? ''],
        ...[isShort(article) ? t.short : '', ...(withValue ? [Value ?? '', Currency] : [])],
      ];
    },
  };
}
