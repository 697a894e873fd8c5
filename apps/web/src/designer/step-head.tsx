import { steps } from './steps.ts';
import { useDesigner } from './use-designer.ts';

/** Where the visitor is, in words. */
export function StepHead({ present }: { readonly present: number }) {
  const { client, started } = useDesigner();
  return (
    <>
      <p className="step-line num">
        Step {present + 1} of {steps.length}
      </p>
      <h1 className="title">{steps[present]?.title}</h1>
      {present === 0 ? <p className={started ? 'lede' : 'lede lede-kept'}>{client.ui.publicIntroText}</p> : null}
    </>
  );
}
