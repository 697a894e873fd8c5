import type { Described } from '@door/domain/item/describe';
import { Cross } from '@door/ui/icons';
import { Link } from '../navigation/link.tsx';
import { useRef } from 'react';
import { topics } from '../designer/plate.ts';
import { steps } from '../designer/steps.ts';
import { words } from '../words/words.ts';

const stepOf: Readonly<Record<Described['step'], (typeof steps)[number]>> = {
  frame: steps[0],
  design: steps[1],
  colours: steps[2],
  glass: steps[3],
  hardware: steps[4],
};

export interface YourChoicesProps {
  /** Of the popover that a button opens. */
  readonly id: string;
  readonly lines: readonly Described[];
}

/** All that was chosen so far, step by step, each with the way to where it is chosen. */
export function YourChoices({ id, lines }: YourChoicesProps) {
  const sheet = useRef<HTMLElement>(null);
  const close = () => sheet.current?.hidePopover();
  return (
    <section ref={sheet} id={id} className="chosen-list" popover="auto" aria-label={words.choices.title}>
      <div className="chosen-head">
        <h2>{words.choices.title}</h2>
        <button type="button" className="chosen-close" aria-label={words.close} onClick={close}>
          <Cross />
        </button>
      </div>
      {topics.map((topic) => (
        <Group key={topic} topic={topic} lines={lines.filter(({ step }) => step === topic)} onLeave={close} />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly topic: Described['step'];
  readonly lines: readonly Described[];
  onLeave(): void;
}

function Group({ topic, lines, onLeave }: GroupProps) {
  const { path, short } = stepOf[topic];
  return (
    <div className="chosen-group">
      <h3>
        <Link to={path} onClick={onLeave} aria-label={words.choices.goTo(short)}>
          {short}
        </Link>
      </h3>
      <dl>
        {lines.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Link to={path} onClick={onLeave} aria-label={words.choices.change(value, term)}>
                {value}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
