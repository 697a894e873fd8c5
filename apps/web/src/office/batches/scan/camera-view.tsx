import { Button } from '@door/ui/button';
import { batchesMessages } from '../../messages/batches.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import './scan.css';

const { scan: t } = batchesMessages;

const isProblem = (state: CameraState): state is keyof typeof t.cameraProblems => state in t.cameraProblems;

interface CameraViewProps {
  /** What the button says that turns it on. */
  readonly start?: string;
  onCode(code: string): void;
}

/** What the camera sees, and a button that turns it on and off. */
export function CameraView({ start = t.startCamera, onCode }: CameraViewProps) {
  const { state, video, turn } = useCamera(onCode);
  const isOn = state === 'on' || state === 'starting';
  return (
    <div className="scan-camera">
      <video ref={video} muted playsInline hidden={!isOn} aria-label={t.picture} />
      <Button look={isOn ? 'quiet' : 'line'} busy={state === 'starting'} onClick={() => turn(!isOn)}>
        {isOn ? t.stopCamera : start}
      </Button>
      <p role="alert">{isProblem(state) ? t.cameraProblems[state] : ''}</p>
    </div>
  );
}
