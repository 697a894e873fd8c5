import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import './modal.css';

export interface ModalProps {
  readonly open: boolean;
  readonly title?: string;
  /** Accessible name where no title is shown. */
  readonly label?: string;
  /** CSS px. */
  readonly width?: number;
  /** As large as the window. */
  readonly fullScreen?: boolean;
  readonly closable?: boolean;
  readonly children: ReactNode;
  onClose?(): void;
  /** Escape or a click outside while closing is blocked. */
  onTriedToClose?(): void;
}

/** A native modal dialog: 300 ms in, 200 ms out. */
export function Modal(props: ModalProps) {
  const { open, title, label, width = 300, fullScreen = false, closable = true, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  // Closing before it is removed gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const askToClose = () => {
    if (closable) return props.onClose?.();
    nudge(dialog.current);
    props.onTriedToClose?.();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    askToClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog inside this one has taken it already.
    if (event.key === 'Escape' && !event.defaultPrevented) onCancel(event);
  };
  // Chromium closes a dialog at the second Escape without a cancel event.
  const onClosed = () => {
    if (!open || dialog.current?.open) return;
    dialog.current?.showModal();
    askToClose();
  };
  const isOutside = (event: MouseEvent) => event.target === dialog.current;
  // Not at the end of a selection that began in a field, nor at the second click of the double click that opened it.
  const onMouseDown = (event: MouseEvent) => {
    isPressedOutside.current = event.detail < 2 && isOutside(event);
  };
  const onClick = (event: MouseEvent) => {
    if (!fullScreen && isPressedOutside.current && isOutside(event)) askToClose();
  };
  return (
    <dialog
      ref={dialog}
      className={fullScreen ? 'modal-view' : 'modal-box'}
      style={fullScreen ? undefined : { width }}
      aria-labelledby={title ? titleId : undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <div className="modal-body">
        {title ? <h2 id={titleId}>{title}</h2> : null}
        {children}
      </div>
    </dialog>
  );
}

/** A small shake: the dialog cannot be closed yet. */
function nudge(element: HTMLElement | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate([{ translate: '0' }, { translate: '4px' }, { translate: '-4px' }, { translate: '0' }], 160);
}
