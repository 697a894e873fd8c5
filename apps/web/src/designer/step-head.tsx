import { StepLine } from './step-line.tsx';
import { steps } from './steps.ts';
import { useDesigner } from './use-designer.ts';
import { Title } from '../shell/title.tsx';

/** Where the visitor is, in words. */
export function StepHead({ present }: { readonly present: number }) {
  const { client, started } = useDesigner();
  return (
    <>
      <StepLine present={present} />
      <Title>{steps[present]?.title ?? ''}</Title>
      {present === 0 ? <p className={started ? 'lede' : 'lede lede-kept'}>{client.ui.publicIntroText}</p> : null}
    </>
  );
}
