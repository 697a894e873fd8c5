import { emptyGallery } from '@door/domain/catalogue/rows/gallery-rows';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { changedRows } from '@door/domain/catalogue/edit/content-difference';
import { editRow, type RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { type ListKind, listKinds, type RowKind } from '@door/domain/catalogue/edit/row-kind';
import { soldRow } from '@door/domain/catalogue/edit/row-of-edit';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import { readRowValue } from '@door/domain/selling/pricing/price-row-text';
import { isEqual } from '@door/domain/lib/is-equal';
import { aPriceList } from '@door/domain/testing/a-price-list';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { TRPCClientError } from '@trpc/client';
import { catalogue } from '../../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../../testing/fake-office.ts';
import { me, renderOffice } from '../../testing/render-office.tsx';
import { CataloguePage } from '../catalogue-page.tsx';

/** What the supplier of the tests sells. */
export const sold: CatalogueContent = {
  catalogue: catalogue.rows,
  production: workedExampleProductionRows,
  prices: aPriceList,
  gallery: emptyGallery,
};

/** What the server answers to whoever has not seen the last change of a row. */
const conflict = TRPCClientError.from({
  error: { code: -32009, message: 'Ada Winter changed this row.', data: { code: 'CONFLICT', httpStatus: 409 } },
});

const isList = (kind: RowKind): kind is ListKind => listKinds.some((each) => each === kind);

/** A server that edits its draft by the rule of the domain. */
export function catalogueServer(first: CatalogueContent = sold) {
  let content = first;
  let changes = 0;
  const head = () => ({ Id: 'draft', LastUpdated: `seen ${String(changes)}`, By: 'Ada Winter', BasedOn: 1 });
  const edited = (edit: RowEdit) => {
    const outcome = editRow(content, edit, sold);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
    content = outcome.content;
    changes += 1;
    return { Draft: head() };
  };
  const presentRow = (kind: RowKind, key: string) =>
    isList(kind) ? soldRow(content, kind, key) : rowRecords[kind].row(content);
  const seen = (kind: RowKind, key: string, was: object | undefined) => {
    if (was && !isEqual(presentRow(kind, key), was)) throw conflict;
  };
  const answers: OfficeAnswers = {
    'catalogue.getContent': () => ({
      Version: 1,
      Draft: changes > 0 ? head() : null,
      Content: content,
      Published: changes > 0 ? sold : null,
    }),
    'catalogue.addRow': ({ Kind, Row, Before }) => edited({ edit: 'add', kind: Kind, row: Row, before: Before }),
    'catalogue.updateRow': ({ Kind, Key, Row, Was }) => {
      seen(Kind, Key, Was);
      return isList(Kind)
        ? edited({ edit: 'change', kind: Kind, key: Key, row: Row })
        : edited({ edit: 'set', kind: Kind, row: Row });
    },
    'catalogue.retireRow': ({ Kind, Key, Was }) => {
      seen(Kind, Key, Was);
      return edited({ edit: 'retire', kind: Kind, key: Key });
    },
    'catalogue.restoreRow': ({ Kind, Key }) => edited({ edit: 'restore', kind: Kind, key: Key }),
    'catalogue.moveRow': ({ Kind, Key, Before }) => edited({ edit: 'move', kind: Kind, key: Key, before: Before }),
    'catalogue.setPrice': ({ Code, Value }) =>
      edited({ edit: 'price', code: Code, value: Value === null ? null : (readRowValue(Value, 'amount') ?? 0) }),
    'catalogue.publish': () => ({ Version: 2 }),
    'catalogue.problems': () => ({
      Problems: [{ Code: 'price-missing', Severity: 'warning', Kind: 'prices', Key: '', About: 'piece KN-URN' }],
    }),
  };
  return { answers, edit: edited, content: () => content, changed: () => changedRows(sold, content) };
}

/** The page of one kind of rows. */
export const openCatalogue = (
  server: Pick<ReturnType<typeof catalogueServer>, 'answers'>,
  kind: string,
  Role: 'admin' | 'fabricator' = 'admin',
) =>
  renderOffice(<CataloguePage />, {
    params: { kind },
    answers: { ...server.answers, 'user.me': () => ({ ...me, Role }) },
  });
