import type { WireSurvey } from '@door/wire/survey-wire';
import { Button } from '@door/ui/button';
import { surveyMessages } from '../messages/survey.ts';
import { measuredPlaces } from './measure-groups.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { conflict: messages, notes, final } = surveyMessages;

/** Where this survey and the one saved by somebody else differ, with buttons to keep one of them. */
export function ConflictNote({ store }: { readonly store: SurveyStore }) {
  const { saving, mine, stored } = useSurveyState(store);
  return (
    <div role="alert">
      {saving === 'conflict' ? (
        <section className="stack office-note survey-conflict">
          <h2>{messages.title}</h2>
          <p>{messages.lead}</p>
          <DifferenceTable mine={mine} theirs={stored.Survey} />
          <div className="row survey-choices">
            <Button onClick={() => store.resolveConflict('mine')}>{messages.keepMine}</Button>
            <Button onClick={() => store.resolveConflict('theirs')}>{messages.takeTheirs}</Button>
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
        <th scope="col">{messages.place}</th>
        <th scope="col">{messages.mine}</th>
        <th scope="col">{messages.theirs}</th>
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
  ...measuredPlaces(survey).map(({ name, value }) => ({ name, text: value === null ? messages.none : String(value) })),
  { name: notes, text: survey.Notes },
  { name: final.name, text: survey.Final ? messages.finalYes : messages.finalNo },
];

function differences(mine: WireSurvey, theirs: WireSurvey) {
  const others = valuesOf(theirs);
  return valuesOf(mine).flatMap(({ name, text: own }, at) => {
    const other = others[at]?.text ?? '';
    return own === other ? [] : [{ name, own, other }];
  });
}
