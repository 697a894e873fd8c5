import { Button } from '@door/ui/button';
import { FieldError } from '@door/ui/field';
import { useEffect, useId, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { signatureMessages as t } from '../messages/signature.ts';
import { strokesOf } from './strokes.ts';
import './signature-field.css';

export type Pad = ReturnType<typeof usePad>;

/** What is signed on: as sharp as the screen, and empty again after it was turned. */
export function usePad(onStroke: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const told = useRef(onStroke);
  useEffect(() => {
    told.current = onStroke;
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = new SignaturePad(element, { penColor: getComputedStyle(element).color, minWidth: 1, maxWidth: 2.6 });
    const fit = () => {
      const ratio = devicePixelRatio;
      element.width = Math.round(element.clientWidth * ratio);
      element.height = Math.round(element.clientHeight * ratio);
      element.getContext('2d')?.scale(ratio, ratio);
      made.clear();
    };
    const begun = () => told.current();
    fit();
    const size = new ResizeObserver(([entry]) => {
      if (entry && Math.round(element.clientWidth * devicePixelRatio) !== element.width) fit();
    });
    size.observe(element);
    made.addEventListener('beginStroke', begun);
    pad.current = made;
    return () => {
      size.disconnect();
      made.removeEventListener('beginStroke', begun);
      made.off();
    };
  }, []);
  return {
    canvas,
    clear: () => pad.current?.clear(),
    strokes: () => strokesOf(pad.current?.toData() ?? [], canvas.current?.clientWidth ?? 1),
  };
}

interface SignatureFieldProps {
  readonly pad: Pad;
  readonly fault: string | undefined;
}

/** Where somebody signs with a finger, whoever holds the phone. */
export function SignatureField({ pad, fault }: SignatureFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-head">
        <span id={id}>{t.sign}</span>
        <Button look="quiet" scale="row" onClick={pad.clear}>
          {t.clear}
        </Button>
      </div>
      <canvas ref={pad.canvas} className="signature-pad" role="img" aria-labelledby={id} />
      <div role="alert">
        <FieldError id={`${id}-error`} text={fault} />
      </div>
    </div>
  );
}
