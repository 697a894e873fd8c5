import type { Described } from '@door/domain/model/description';
import { topics } from '../description/door-summary.ts';
import { Link } from '../../platform/router/link.tsx';
import type { PagePath } from '../../platform/router/paths.ts';
import { itemModalWords } from './words.ts';
import { stepOfTopic } from '../steps/steps.ts';
import type { OverviewLine } from './overview.ts';

/** The page on which a topic is chosen. */
export type PageOf = (topic: Described['step']) => PagePath;

interface ListProps {
  readonly lines: readonly OverviewLine[];
  /** null: no links. */
  readonly pageOf: PageOf | null;
  /** Called when a link is followed. */
  onLeave(): void;
}

/** All that was chosen, step by step, with links to the pages where it is chosen. */
export const OverviewList = ({ lines, ...leading }: ListProps) =>
  topics.map((topic) => (
    <Group key={topic} topic={topic} lines={lines.filter(({ step }) => step === topic)} {...leading} />
  ));

function Group({ topic, lines, pageOf, onLeave }: ListProps & { readonly topic: Described['step'] }) {
  const { short } = stepOfTopic[topic];
  const { goTo, change, standard: standardWord } = itemModalWords;
  const path = pageOf?.(topic);
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
