import { may } from '@door/domain/people/roles';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { ChangedRow } from '@door/domain/catalogue/edit/content-difference';
import type { RowKind } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { MoreMenu } from '../layout/more-menu.tsx';
import { Forbidden } from '../layout/forbidden.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { changesOf, DraftBar, PublishDialog } from './draft-bar.tsx';
import { ImportBundle } from './import-bundle.tsx';
import { isListKind, isShownKind, kindGroups } from './kind-groups.ts';
import { ListView } from './list-view.tsx';
import { Problems } from './problems.tsx';
import { TableView } from './table-view.tsx';
import { DryRun, DryRunNote } from './dry-run/dry-run.tsx';
import { useExportBundle } from './use-catalogue-files.ts';
import { type ShownCatalogue, useCatalogue } from './use-catalogue.ts';
import './catalogue.css';

/** `/installer/catalogue/designs`: what the supplier sells and how it is made, for who may see it. */
export function CataloguePage() {
  const { Role } = useMe();
  const { kind = '' } = useRouter().params;
  const isAdmin = may(Role, 'catalogue.manage');
  return may(Role, 'catalogue.see') ? (
    <Catalogue kind={kind} isAdmin={isAdmin} />
  ) : (
    <Forbidden title={t.title} sentence={t.forbidden} />
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
    { label: t.files.bundleExport, action: () => exportBundle.mutate() },
    ...(isAdmin ? [{ label: t.files.bundleOpen, action: () => setDialog('bundle') }] : []),
  ];
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader title={t.title}>
        {isAdmin ? (
          <Button
            look="primary"
            aria-haspopup="dialog"
            disabled={!catalogue?.Draft || changes.length === 0}
            onClick={() => setDialog('publish')}
          >
            {t.publish}
          </Button>
        ) : null}
        <MoreMenu label={t.more} entries={entries} />
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
  const isDryRun = kind === 'test-run';
  const shown = isShownKind(kind) ? kind : 'designs';
  const changes = changesOf(catalogue);
  const ofKind = changes.filter((each) => each.kind === shown);
  return (
    <>
      <DraftBar catalogue={catalogue} changes={changes} isEditable={isAdmin} />
      <Problems content={catalogue.Content} isEditable={isAdmin} />
      {isDryRun ? null : <DryRunNote catalogue={catalogue} />}
      <div className="cat-main">
        <KindNav shown={isDryRun ? null : shown} content={catalogue.Content} changes={changes} />
        <div className="cat-kind">
          {isDryRun ? (
            <DryRun catalogue={catalogue} />
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

interface KindNavProps {
  /** null: what is shown is no kind of rows. */
  readonly shown: RowKind | null;
  readonly content: CatalogueContent;
  readonly changes: readonly ChangedRow[];
}

/** The kinds in groups, each with how many rows it has and a dot where the draft differs; in a narrow window a choice. */
function KindNav({ shown, content, changes }: KindNavProps) {
  const { go } = useRouter();
  const changed = new Set(changes.map(({ kind }) => kind));
  return (
    <>
      <nav className="cat-nav" aria-label={t.nav}>
        {kindGroups.map(({ name, kinds }) => (
          <section key={name} aria-labelledby={`cat-${name}`}>
            <h2 id={`cat-${name}`}>{t.groups[name]}</h2>
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>
                  <Link to={`/installer/catalogue/${kind}`} aria-current={kind === shown ? 'page' : undefined}>
                    {t.kinds[kind]}
                    {changed.has(kind) ? <i className="cat-dot" aria-label={t.changes.changed} /> : null}
                    {isListKind(kind) ? <small className="num">{rowLists[kind].rows(content).length}</small> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <label className="cat-choose">
        {t.chooseKind}
        <select
          className="input"
          value={shown ?? ''}
          onChange={({ target: { value } }) => {
            if (isShownKind(value)) void go(`/installer/catalogue/${value}`);
          }}
        >
          {shown === null ? <option value="">{t.noKind}</option> : null}
          {kindGroups.map(({ name, kinds }) => (
            <optgroup key={name} label={t.groups[name]}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t.kinds[kind]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </>
  );
}
