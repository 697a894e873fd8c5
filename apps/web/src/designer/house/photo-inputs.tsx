import { Button } from '@door/ui/button';
import { useRef } from 'react';
import { houseWords as words } from './words.ts';

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
      {input(camera, words.takePhoto, true)}
      {input(file, words.chooseFile, false)}
      <Button disabled={disabled} onClick={() => camera.current?.click()}>
        {words.takePhoto}
      </Button>
      <Button disabled={disabled} onClick={() => file.current?.click()}>
        {words.chooseFile}
      </Button>
    </div>
  );
}
