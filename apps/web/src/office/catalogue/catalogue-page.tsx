import { may } from '@door/domain/access/roles';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { useRouter } from '../../platform/router/use-router.ts';
import { MoreMenu } from '../layout/more-menu.tsx';
import { NotForYou } from '../layout/not-for-you.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { catalogueWords as says } from '../words/catalogue.ts';
import { changesOf, DraftBar, PublishDialog } from './draft-bar.tsx';
import { ImportBundle } from './import-bundle.tsx';
import { isListKind, isShownKind } from './kind-groups.ts';
import { KindNav } from './kind-nav.tsx';
import { ListView } from './list-view.tsx';
import { Problems } from './problems.tsx';
import { TableView } from './table-view.tsx';
import { TestRun, TestRunNote } from './test-run/test-run.tsx';
import { useCatalogue, type ShownCatalogue } from './use-catalogue.ts';
import { useExportBundle } from './use-catalogue-files.ts';
import './catalogue.css';

/** `/installer/catalogue/designs`: what the supplier sells and how it is made, for who may see it. */
export function CataloguePage() {
  const { Role } = useMe();
  const { kind = '' } = useRouter().params;
  const isAdmin = may(Role, 'catalogue.manage');
  return may(Role, 'catalogue.see') ? (
    <Catalogue kind={kind} isAdmin={isAdmin} />
  ) : (
    <NotForYou title={says.title} sentence={says.notForYou} />
  );
}

interface CatalogueProps {
  readonly kind: string;
  readonly isAdmin: boolean;
}

function Catalogue({ kind, isAdmin }: CatalogueProps) {
  const query = useCatalogue();
  const [dialog, setDialog] = useState<'publish' | 'bundle' | null>(null);
  const exportBundle = useExportBundle();
  const catalogue = query.data;
  const changes = catalogue ? changesOf(catalogue) : [];
  const entries = [
    { label: says.files.bundleExport, action: () => exportBundle.mutate() },
    ...(isAdmin ? [{ label: says.files.bundleOpen, action: () => setDialog('bundle') }] : []),
  ];
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader title={says.title}>
        {isAdmin ? (
          <Button
            look="primary"
            aria-haspopup="dialog"
            disabled={!catalogue?.Draft || changes.length === 0}
            onClick={() => setDialog('publish')}
          >
            {says.publish}
          </Button>
        ) : null}
        <MoreMenu label={says.more} entries={entries} />
      </PageHeader>
      <div className="office-body cat-page">
        <QueryResult query={query}>{(shown) => <Kind kind={kind} catalogue={shown} isAdmin={isAdmin} />}</QueryResult>
      </div>
      {dialog === 'publish' && catalogue ? (
        <PublishDialog catalogue={catalogue} changes={changes} onClose={close} />
      ) : null}
      {dialog === 'bundle' ? <ImportBundle onClose={close} /> : null}
    </>
  );
}

interface KindProps extends CatalogueProps {
  readonly catalogue: ShownCatalogue;
}

function Kind({ kind, catalogue, isAdmin }: KindProps) {
  const isTestRun = kind === 'test-run';
  const shown = isShownKind(kind) ? kind : 'designs';
  const changes = changesOf(catalogue);
  const ofKind = changes.filter((each) => each.kind === shown);
  return (
    <>
      <DraftBar catalogue={catalogue} changes={changes} isEditable={isAdmin} />
      <Problems content={catalogue.Content} isEditable={isAdmin} />
      {isTestRun ? null : <TestRunNote catalogue={catalogue} />}
      <div className="cat-main">
        <KindNav shown={isTestRun ? null : shown} content={catalogue.Content} changes={changes} />
        <div className="cat-kind">
          {isTestRun ? (
            <TestRun catalogue={catalogue} />
          ) : isListKind(shown) ? (
            <ListView key={shown} kind={shown} catalogue={catalogue} changes={ofKind} isEditable={isAdmin} />
          ) : (
            <TableView key={shown} kind={shown} catalogue={catalogue} isEditable={isAdmin} />
          )}
        </div>
      </div>
    </>
  );
}
