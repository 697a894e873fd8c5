import { Button } from '@door/ui/button';
import { batchesMessages } from '../../messages/batches.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import './scan.css';

const { scan: t } = batchesMessages;

const isProblem = (state: CameraState): state is keyof typeof t.cameraProblems => state in t.cameraProblems;

/** What the camera sees, and a button that turns it on and off. */
export function CameraView({ onCode }: { readonly onCode: (code: string) => void }) {
  const { state, video, turn } = useCamera(onCode);
  const isOn = state === 'on' || state === 'starting';
  return (
    <div className="scan-camera">
      <video ref={video} muted playsInline hidden={!isOn} aria-label={t.picture} />
      <Button look={isOn ? 'quiet' : 'line'} busy={state === 'starting'} onClick={() => turn(!isOn)}>
        {isOn ? t.stopCamera : t.startCamera}
      </Button>
      <p role="alert">{isProblem(state) ? t.cameraProblems[state] : ''}</p>
    </div>
  );
}
