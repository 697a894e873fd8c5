import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import { rowLists } from '@door/domain/catalogue-edit/row-lists';
import { Link } from '../../platform/router/link.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { catalogueWords as says } from '../words/catalogue.ts';
import { isListKind } from './kind-groups.ts';
import { rowName } from './row-name.ts';
import { useProblems } from './use-catalogue.ts';

type Problem = OfficeOutputs['catalogue']['problems']['Problems'][number];

/** What is wrong with the catalogue as a whole, each with the way to its row. */
export function Problems({ content }: { readonly content: CatalogueContent }) {
  const { data } = useProblems();
  const found = data?.Problems ?? [];
  const errors = found.filter(({ Severity }) => Severity === 'error').length;
  return (
    <section className="cat-problems" aria-label={says.problemsTitle}>
      <p role="status">{data ? says.problemCount(errors, found.length - errors) : says.checking}</p>
      {found.length > 0 ? (
        <ul>
          {found.map((problem) => (
            <li key={JSON.stringify(problem)} data-severity={problem.Severity}>
              <ProblemRow problem={problem} content={content} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface ProblemRowProps {
  readonly problem: Problem;
  readonly content: CatalogueContent;
}

const ProblemRow = ({ problem: { Code, Kind, Key, About }, content }: ProblemRowProps) => (
  <>
    {Kind === 'prices' ? (
      <Link to="/installer/pricing">{says.price}</Link>
    ) : (
      <Link to={`/installer/catalogue/${Kind}`}>
        {[says.kinds[Kind], nameOf(content, Kind, Key)].filter((text) => text !== '').join(': ')}
      </Link>
    )}{' '}
    <span>{says.rowFault(Code, About)}</span>
  </>
);

function nameOf(content: CatalogueContent, kind: Exclude<Problem['Kind'], 'prices'>, key: string): string {
  if (!isListKind(kind)) return '';
  const found = rowLists[kind].rows(content).find((each) => each.key === key);
  return found ? rowName(found.row, key) : key;
}
