import type { ChangedRow } from '@door/domain/catalogue-edit/content-difference';
import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import type { RowKind } from '@door/domain/catalogue-edit/row-kind';
import { rowLists } from '@door/domain/catalogue-edit/row-lists';
import { Link } from '../../platform/router/link.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { catalogueWords as says } from '../words/catalogue.ts';
import { isListKind, isShownKind, kindGroups } from './kind-groups.ts';

interface KindNavProps {
  /** null: what is shown is no kind of rows. */
  readonly shown: RowKind | null;
  readonly content: CatalogueContent;
  readonly changes: readonly ChangedRow[];
}

/** The kinds in groups, each with how many rows it has and a dot where the draft differs; in a narrow window a choice. */
export function KindNav({ shown, content, changes }: KindNavProps) {
  const { go } = useRouter();
  const changed = new Set(changes.map(({ kind }) => kind));
  return (
    <>
      <nav className="cat-nav" aria-label={says.nav}>
        {kindGroups.map(({ name, kinds }) => (
          <section key={name} aria-labelledby={`cat-${name}`}>
            <h2 id={`cat-${name}`}>{says.groups[name]}</h2>
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>
                  <Link to={`/installer/catalogue/${kind}`} aria-current={kind === shown ? 'page' : undefined}>
                    {says.kinds[kind]}
                    {changed.has(kind) ? <i className="cat-dot" aria-label={says.changes.changed} /> : null}
                    {isListKind(kind) ? <small className="num">{rowLists[kind].rows(content).length}</small> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <label className="cat-choose">
        {says.chooseKind}
        <select
          className="input"
          value={shown ?? ''}
          onChange={({ target: { value } }) => {
            if (isShownKind(value)) void go(`/installer/catalogue/${value}`);
          }}
        >
          {shown === null ? <option value="">{says.noKind}</option> : null}
          {kindGroups.map(({ name, kinds }) => (
            <optgroup key={name} label={says.groups[name]}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {says.kinds[kind]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </>
  );
}
