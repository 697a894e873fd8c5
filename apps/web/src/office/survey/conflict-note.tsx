import type { WireSurvey } from '@door/wire/survey-wire';
import { Button } from '@door/ui/button';
import { surveyWords } from '../words/survey.ts';
import { measuredPlaces } from './measure-groups.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { conflict: words, notes, final } = surveyWords;

/** Where this survey and the one saved by somebody else differ, with buttons to keep one of them. */
export function ConflictNote({ store }: { readonly store: SurveyStore }) {
  const { saving, mine, stored } = useSurveyState(store);
  return (
    <div role="alert">
      {saving === 'conflict' ? (
        <section className="stack office-note survey-conflict">
          <h2>{words.title}</h2>
          <p>{words.lead}</p>
          <DifferenceTable mine={mine} theirs={stored.Survey} />
          <div className="row survey-choices">
            <Button onClick={() => store.resolveConflict('mine')}>{words.keepMine}</Button>
            <Button onClick={() => store.resolveConflict('theirs')}>{words.takeTheirs}</Button>
          </div>
        </section>
      ) : null}
    </div>
  );
}

interface DifferenceTableProps {
  readonly mine: WireSurvey;
  readonly theirs: WireSurvey;
}

/** Each value in which two surveys differ. */
export const DifferenceTable = ({ mine, theirs }: DifferenceTableProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{words.place}</th>
        <th scope="col">{words.mine}</th>
        <th scope="col">{words.theirs}</th>
      </tr>
    </thead>
    <tbody>
      {differences(mine, theirs).map(({ name, own, other }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{own}</td>
          <td>{other}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface SurveyValue {
  readonly name: string;
  readonly text: string;
}

const valuesOf = (survey: WireSurvey): readonly SurveyValue[] => [
  ...measuredPlaces(survey).map(({ name, value }) => ({ name, text: value === null ? words.none : String(value) })),
  { name: notes, text: survey.Notes },
  { name: final.name, text: survey.Final ? words.finalYes : words.finalNo },
];

function differences(mine: WireSurvey, theirs: WireSurvey) {
  const others = valuesOf(theirs);
  return valuesOf(mine).flatMap(({ name, text: own }, at) => {
    const other = others[at]?.text ?? '';
    return own === other ? [] : [{ name, own, other }];
  });
}
