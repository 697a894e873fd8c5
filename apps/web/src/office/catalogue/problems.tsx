import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { type NeededRow, rowsNeededBy } from '@door/domain/catalogue/edit/needed-rows';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { soldRow } from '@door/domain/catalogue/edit/row-of-edit';
import { Button } from '@door/ui/button';
import { Link } from '../../shared/router/link.tsx';
import { showToast } from '../../shared/toasts/toasts.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { isListKind } from './kind-groups.ts';
import { rowName } from './row-name.ts';
import { useEditRows, useProblems } from './use-catalogue.ts';
import { addsOf } from './use-row-actions.ts';

type Problem = OfficeOutputs['catalogue']['problems']['Problems'][number];

interface ProblemsProps {
  readonly content: CatalogueContent;
  readonly isEditable: boolean;
}

/** What is wrong with the catalogue as a whole, each with the way to its row. */
export function Problems({ content, isEditable }: ProblemsProps) {
  const { data } = useProblems();
  const edit = useEditRows();
  const found = data?.Problems ?? [];
  const add = (problems: readonly Problem[]) => {
    const result = edit(addsOf(missingRows(problems, content)));
    if (!result.ok) showToast('error', result.faults[0] ? t.faultAt(result.faults[0]) : t.notSaved);
  };
  const isMended = (problem: Problem) => isEditable && missingRows([problem], content).length > 0;
  const mended = found.filter(isMended);
  const errors = found.filter(({ Severity }) => Severity === 'error').length;
  return (
    <section className="cat-problems" aria-label={t.problemsTitle}>
      <p role="status">{data ? t.problemCount(errors, found.length - errors) : t.checking}</p>
      {mended.length > 1 ? (
        <Button scale="row" onClick={() => add(mended)}>
          {t.needed.addAll}
        </Button>
      ) : null}
      {found.length > 0 ? (
        <ul>
          {found.map((problem) => (
            <li key={JSON.stringify(problem)} data-severity={problem.Severity}>
              <ProblemRow problem={problem} content={content} />
              {mended.includes(problem) ? (
                <Button
                  scale="row"
                  aria-label={t.needed.addNamed(problem.About || problem.Key)}
                  onClick={() => add([problem])}
                >
                  {t.needed.add}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The rows that would mend these problems, each once: articles and stock that a bill would not find. */
function missingRows(problems: readonly Problem[], content: CatalogueContent): readonly NeededRow[] {
  const needed = problems.flatMap(({ Code, Kind, Key, About }) => {
    const wanted = mendedBy[Code];
    const row = wanted && Kind !== 'prices' && isListKind(Kind) ? soldRow(content, Kind, Key) : undefined;
    if (!wanted || !row || Kind === 'prices' || !isListKind(Kind)) return [];
    const code = About || Key;
    return rowsNeededBy(content, Kind, row).filter((each) => each.kind === wanted && each.code === code);
  });
  return [...new Map(needed.map((each) => [`${each.kind} ${each.code}`, each])).values()];
}

/** The kind of rows of which one is missing. */
const mendedBy: Readonly<Partial<Record<Problem['Code'], NeededRow['kind']>>> = {
  'article-missing': 'articles',
  'stock-missing': 'stock',
};

interface ProblemRowProps {
  readonly problem: Problem;
  readonly content: CatalogueContent;
}

const ProblemRow = ({ problem: { Code, Kind, Key, About }, content }: ProblemRowProps) => (
  <>
    {Kind === 'prices' ? (
      <Link to="/installer/pricing">{t.price}</Link>
    ) : (
      <Link to={`/installer/catalogue/${Kind}`}>
        {[t.kinds[Kind], nameOf(content, Kind, Key)].filter((text) => text !== '').join(': ')}
      </Link>
    )}{' '}
    <span>{t.rowFault(Code, About)}</span>
  </>
);

function nameOf(content: CatalogueContent, kind: Exclude<Problem['Kind'], 'prices'>, key: string): string {
  if (!isListKind(kind)) return '';
  const found = rowLists[kind].rows(content).find((each) => each.key === key);
  return found ? rowName(found.row, key) : key;
}
