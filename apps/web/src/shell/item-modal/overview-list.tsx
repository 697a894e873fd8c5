import type { Described } from '@door/domain/item/describe';
import { topics } from '../../designer/plate.ts';
import { stepAbout } from '../../designer/steps.ts';
import { Link } from '../../navigation/link.tsx';
import { itemModalWords } from '../../words/item-modal.ts';
import type { OverviewLine } from './overview.ts';

interface ListProps {
  readonly lines: readonly OverviewLine[];
  /** Called when a line leads to its step; null: the lines lead nowhere. */
  readonly onLeave: (() => void) | null;
}

/** All that was chosen, step by step, each with the way to where it is chosen. */
export const OverviewList = ({ lines, onLeave }: ListProps) =>
  topics.map((topic) => (
    <Group key={topic} topic={topic} lines={lines.filter(({ step }) => step === topic)} onLeave={onLeave} />
  ));

function Group({ topic, lines, onLeave }: ListProps & { readonly topic: Described['step'] }) {
  const { path, short } = stepAbout[topic];
  const { goTo, change, standard: standardWord } = itemModalWords;
  return (
    <div className="chosen-group">
      <h3>
        {onLeave ? (
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
              {onLeave ? (
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
