import { Link } from '../../shared/router/link.tsx';
import { steps } from '../../designer/steps/steps.ts';
import { visitorWords } from '../words.ts';
import './step-progress.css';

const stateOfStep = (index: number, present: number) =>
  index < present ? 'done' : index === present ? 'now' : 'ahead';

/** The six steps along a measuring rule; steps already reached are links. */
export function StepProgress({ present, reached }: { readonly present: number; readonly reached: number }) {
  return (
    <nav aria-label={visitorWords.stepProgress.label}>
      <ol className="step-progress">
        {steps.map((step, index) => (
          <li key={step.path} data-state={stateOfStep(index, present)}>
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
