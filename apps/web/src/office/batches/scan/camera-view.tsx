import { Button } from '@door/ui/button';
import { batchesWords } from '../../words/batches.ts';
import { type CameraState, useCamera } from './use-camera.ts';

const { scan: says } = batchesWords;

const isProblem = (state: CameraState): state is keyof typeof says.cameraProblems => state in says.cameraProblems;

/** What the camera sees, and a button that turns it on and off. */
export function CameraView({ onCode }: { readonly onCode: (code: string) => void }) {
  const { state, video, turn } = useCamera(onCode);
  const isOn = state === 'on' || state === 'starting';
  return (
    <div className="scan-camera">
      <video ref={video} muted playsInline hidden={!isOn} aria-label={says.picture} />
      <Button look={isOn ? 'quiet' : 'line'} busy={state === 'starting'} onClick={() => turn(!isOn)}>
        {isOn ? says.stopCamera : says.startCamera}
      </Button>
      <p role="alert">{isProblem(state) ? says.cameraProblems[state] : ''}</p>
    </div>
  );
}
