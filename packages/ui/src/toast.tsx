import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Cross } from './icons.tsx';
import { useControlWords } from './words.ts';
import './toast.css';

export interface ToastText {
  readonly id: number;
  /** `error` where none is named: a red circle. */
  readonly kind?: 'error' | 'success' | 'info';
  readonly message: string;
  readonly action?: ToastAction | undefined;
}

/** What a toast offers as long as it stays. */
export interface ToastAction {
  readonly label: string;
  /** What is done to which thing; begins with the label. */
  readonly description: string;
  /** For whom what they used is gone from the page: a key pressed next reaches the action, and focus holds the toast. */
  readonly takesFocus: boolean;
  run(): void;
}

/** How long a toast stays, ms; hover and focus pause it. */
const stay = 5000;
/** How long it takes to disappear, ms. */
const leave = 200;

const isError = ({ kind = 'error' }: ToastText): boolean => kind === 'error';

/** Screen readers read an error at once, other toasts when they are idle. */
export function Toasts({ toasts, onGone }: { readonly toasts: readonly ToastText[]; onGone(id: number): void }) {
  const renderToast = (toast: ToastText) => <Toast key={toast.id} toast={toast} onGone={() => onGone(toast.id)} />;
  return (
    <div className="toasts">
      {toasts.filter(isError).map(renderToast)}
      <div className="toasts toasts-polite" role="status">
        {toasts.filter((toast) => !isError(toast)).map(renderToast)}
      </div>
    </div>
  );
}

function Toast({ toast, onGone }: { readonly toast: ToastText; onGone(): void }) {
  const words = useControlWords();
  const [state, setState] = useState<'running' | 'paused' | 'leaving'>('running');
  const left = useRef(stay);
  const go = useEffectEvent(() => (state === 'running' ? setState('leaving') : onGone()));
  useEffect(() => {
    if (state === 'paused') return;
    const started = performance.now();
    const timer = setTimeout(() => go(), state === 'running' ? left.current : leave);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [state]);
  const pause = () => setState((now) => (now === 'running' ? 'paused' : now));
  const resume = () => setState((now) => (now === 'paused' ? 'running' : now));
  return (
    <div
      className={`toast-slip toast-${toast.kind ?? 'error'}`}
      data-state={state}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <span className="toast-dot" />
      <p role={isError(toast) ? 'alert' : undefined}>{toast.message}</p>
      {toast.action && <ActionButton action={toast.action} />}
      <button type="button" aria-label={words.closeMessage} onClick={() => setState('leaving')}>
        <Cross />
      </button>
    </div>
  );
}

const ActionButton = ({ action: { label, description, takesFocus, run } }: { readonly action: ToastAction }) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  <button type="button" className="toast-act" aria-label={description} autoFocus={takesFocus} onClick={run}>
    {label}
  </button>
);
