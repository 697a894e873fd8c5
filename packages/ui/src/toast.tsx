import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Cross } from './icons.tsx';
import { useControlMessages } from './messages.ts';
import './toast.css';

export interface ToastText {
  readonly id: number;
  readonly kind: 'error' | 'success' | 'info';
  readonly message: string;
  /** What it offers as long as it stays: a `toastAction`. */
  readonly action?: ReactElement | undefined;
}

/** How long a toast stays, ms; hover and focus pause it. */
const stay = 5000;
/** How long it takes to disappear, ms. */
const leave = 200;

/** What had the focus before it went to a toast; null: nothing, or what was removed with what the toast tells of. */
let before: HTMLElement | null = null;

/** Gives the focus back before the toast is removed: else Tab would begin at the top of the page. */
const giveFocusBack = (toast: HTMLElement | null) => () => {
  if (toast?.contains(document.activeElement))
    (before?.isConnected ? before : document.querySelector('h1'))?.focus({ preventScroll: true });
};

const isError = ({ kind }: ToastText): boolean => kind === 'error';

/** Screen readers read an error at once, other toasts when they are idle. */
export function Toasts({ toasts, onGone }: { readonly toasts: readonly ToastText[]; onGone(id: number): void }) {
  const renderToast = (toast: ToastText) => <Toast key={toast.id} toast={toast} onGone={() => onGone(toast.id)} />;
  return (
    <div
      className="toasts"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before = relatedTarget as HTMLElement | null;
      }}
    >
      {toasts.filter(isError).map(renderToast)}
      <div className="toasts toasts-polite" role="status">
        {toasts.filter((toast) => !isError(toast)).map(renderToast)}
      </div>
    </div>
  );
}

function Toast({ toast, onGone }: { readonly toast: ToastText; onGone(): void }) {
  const messages = useControlMessages();
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
      ref={giveFocusBack}
      className={`toast-slip toast-${toast.kind}`}
      data-state={state}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <span className="toast-dot" />
      <p role={isError(toast) ? 'alert' : undefined}>{toast.message}</p>
      {toast.action}
      <button type="button" aria-label={messages.closeMessage} onClick={() => setState('leaving')}>
        <Cross />
      </button>
    </div>
  );
}
