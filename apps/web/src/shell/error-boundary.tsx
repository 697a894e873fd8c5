import { Component, type ReactNode } from 'react';
import { ErrorModal } from './error-modal.tsx';

interface State {
  readonly failed: boolean;
}

/** Any uncaught error while drawing a page ends here: the specification's words, and a way on. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorModal open onTryAgain={() => location.reload()} /> : this.props.children;
  }
}
