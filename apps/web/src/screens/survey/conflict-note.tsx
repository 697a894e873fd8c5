import type { WireSurvey } from '@door/wire/survey-wire';
import { Button } from '@door/ui/button';
import { officeSurveyWords } from '../../words/office-survey.ts';
import { placesOf } from './measures.ts';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

const { conflict: words, notes, final } = officeSurveyWords;

/** Two people measured at once: both surveys side by side where they differ, and the person chooses. */
export function ConflictNote({ store }: { readonly store: SurveyStore }) {
  const { saving, mine, kept } = useSurveyState(store);
  return (
    <div role="alert">
      {saving === 'conflict' ? (
        <section className="item-note survey-conflict">
          <h2>{words.title}</h2>
          <p>{words.lead}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.mine}</th>
                <th scope="col">{words.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {differences(mine, kept.Survey).map(({ name, own, other }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{own}</td>
                  <td>{other}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="survey-choices">
            <Button onClick={() => store.settle('mine')}>{words.keepMine}</Button>
            <Button onClick={() => store.settle('theirs')}>{words.takeTheirs}</Button>
          </div>
        </section>
      ) : null}
    </div>
  );
}

interface Said {
  readonly name: string;
  readonly text: string;
}

const saidOf = (survey: WireSurvey): readonly Said[] => [
  ...placesOf(survey).map(({ name, value }) => ({ name, text: value === null ? words.none : String(value) })),
  { name: notes, text: survey.Notes },
  { name: final.name, text: survey.Final ? words.finalYes : words.finalNo },
];

function differences(mine: WireSurvey, theirs: WireSurvey) {
  const others = saidOf(theirs);
  return saidOf(mine).flatMap(({ name, text: own }, at) => {
    const other = others[at]?.text ?? '';
    return own === other ? [] : [{ name, own, other }];
  });
}
