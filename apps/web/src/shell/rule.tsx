import { Link } from '../navigation/link.tsx';
import { steps } from '../designer/steps.ts';
import { words } from '../words/words.ts';

const stateOf = (index: number, present: number) => (index < present ? 'done' : index === present ? 'now' : 'ahead');

/** The measuring rule: steps already reached are links. */
export function Rule({ present, reached }: { readonly present: number; readonly reached: number }) {
  return (
    <nav aria-label={words.rule.label}>
      <ol className="rule">
        {steps.map((step, index) => (
          <li key={step.path} data-state={stateOf(index, present)}>
            {index <= reached && index !== present ? (
              <Link to={step.path}>{step.short}</Link>
            ) : (
              <span aria-current={index === present ? 'step' : undefined}>{step.short}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
