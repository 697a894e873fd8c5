import { type RefObject, useEffect, useRef, useState } from 'react';

/** Why there is no picture: forbidden by the person or the browser, no camera, or no secure address. */
export type CameraProblem = 'refused' | 'none' | 'insecure' | 'broken';
export type CameraState = 'off' | 'starting' | 'on' | CameraProblem;

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  InsecureError: 'insecure',
};

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException ? problems[error.name] : undefined) ?? 'broken';

/** Between two looks at the picture, ms. */
const lookEvery = 120;
/** A label that stays before the camera is read once in this time, ms. */
const sameCodeAfter = 3_000;

interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly turn: (on: boolean) => void;
}

/** The camera at the back of the device, and what it reads. It is let go when the page is left. */
export function useCamera(onCode: (code: string) => void): Camera {
  const [isWanted, setIsWanted] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    if (!isWanted) return;
    const running = { isStopped: false };
    const fail = (problem: CameraProblem) => {
      if (running.isStopped) return;
      setState(problem);
      setIsWanted(false);
    };
    setState('starting');
    const opened = watch(running, { video, notify: (code) => told.current(code), onPicture: () => setState('on') });
    opened.catch((error: unknown) => fail(problemOf(error)));
    return () => {
      running.isStopped = true;
      setState((now) => (now === 'on' || now === 'starting' ? 'off' : now));
    };
  }, [isWanted]);
  return { state, video, turn: setIsWanted };
}

interface Watching {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly notify: (code: string) => void;
  readonly onPicture: () => void;
}

async function watch(running: { readonly isStopped: boolean }, { video, notify, onPicture }: Watching): Promise<void> {
  const { mediaDevices } = navigator;
  // A browser has no camera for pages that are not loaded over https.
  if (!('mediaDevices' in navigator) || !isSecureContext) throw new DOMException('', 'InsecureError');
  const stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    const element = video.current;
    if (!element || running.isStopped) return;
    element.srcObject = stream;
    const [read] = await Promise.all([openCodeReader(), element.play()]);
    onPicture();
    for (let last = { code: '', at: 0 }; !running.isStopped; ) {
      const code = await read(element).catch(() => null);
      const isNew = code !== last.code || performance.now() - last.at > sameCodeAfter;
      if (code !== null && isNew && !running.isStopped) {
        last = { code, at: performance.now() };
        notify(code);
      }
      await new Promise((done) => setTimeout(done, lookEvery));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Looks for one of our codes in the picture of the camera; null: there is none in it. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, where it has one (Android, macOS). */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): BarcodeDetector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

const format = 'qr_code';

/** The browser's reader, or one that is loaded when it has none for QR codes. */
async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = window;
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => null);
  if (!BarcodeDetector || !formats?.includes(format)) return (await import('./qr-reader.ts')).readQrCode;
  const detector = new BarcodeDetector({ formats: [format] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
