import type { Described } from '@door/domain/item/describe';
import { topics } from '../../designer/plate.ts';
import { Link } from '../../navigation/link.tsx';
import type { PagePath } from '../../routes.ts';
import { itemModalWords } from '../../words/item-modal.ts';
import { stepAbout } from '../../designer/steps.ts';
import type { OverviewLine } from './overview.ts';

/** The page on which a thing is chosen. */
export type PlaceOf = (topic: Described['step']) => PagePath;

interface ListProps {
  readonly lines: readonly OverviewLine[];
  /** null: the lines lead nowhere. */
  readonly placeOf: PlaceOf | null;
  /** Called when a line leads to its place. */
  onLeave(): void;
}

/** All that was chosen, step by step, each with the way to where it is chosen. */
export const OverviewList = ({ lines, ...leading }: ListProps) =>
  topics.map((topic) => (
    <Group key={topic} topic={topic} lines={lines.filter(({ step }) => step === topic)} {...leading} />
  ));

function Group({ topic, lines, placeOf, onLeave }: ListProps & { readonly topic: Described['step'] }) {
  const { short } = stepAbout[topic];
  const { goTo, change, standard: standardWord } = itemModalWords;
  const path = placeOf?.(topic);
  return (
    <div className="chosen-group">
      <h3>
        {path ? (
          <Link to={path} onClick={onLeave} aria-label={goTo(short)}>
            {short}
          </Link>
        ) : (
          short
        )}
      </h3>
      <dl>
        {lines.map(({ term, value, standard }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {path ? (
                <Link to={path} onClick={onLeave} aria-label={change(value, term)}>
                  {value}
                </Link>
              ) : (
                value
              )}
              {standard ? <small>{standardWord}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
