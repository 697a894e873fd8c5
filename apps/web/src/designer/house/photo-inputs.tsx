import { Button } from '@door/ui/button';
import { useRef } from 'react';
import { houseMessages as messages } from './messages.ts';

interface PhotoInputsProps {
  readonly disabled: boolean;
  onFile(file: Blob): void;
}

/** What browsers show; a phone turns its own format into one of these. */
const formats = 'image/jpeg,image/png,image/webp';

/** A photo from the camera, or one that is stored. */
export function PhotoInputs({ disabled, onFile }: PhotoInputsProps) {
  const [camera, file] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const input = (ref: typeof camera, label: string, fromCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={fromCamera ? 'image/*' : `${formats},.heic,.heif`}
      capture={fromCamera ? 'environment' : undefined}
      aria-label={label}
      onChange={({ target }) => {
        const [chosen] = target.files ?? [];
        target.value = '';
        if (chosen) onFile(chosen);
      }}
    />
  );
  return (
    <div className="house-inputs">
      {input(camera, messages.takePhoto, true)}
      {input(file, messages.chooseFile, false)}
      <Button disabled={disabled} onClick={() => camera.current?.click()}>
        {messages.takePhoto}
      </Button>
      <Button disabled={disabled} onClick={() => file.current?.click()}>
        {messages.chooseFile}
      </Button>
    </div>
  );
}
