import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import './plain-message.css';

export interface PlainMessageProps {
  readonly title: string;
  readonly sentence: string;
  /** A link or button that leads on. */
  readonly children: ReactNode;
}

/** A page with a title, a sentence and a way on. */
export const PlainMessage = (props: PlainMessageProps) => (
  <main>
    <PlainText {...props} />
  </main>
);

/** The same inside a frame that has the page's main landmark already. */
export const PlainText = ({ title, sentence, children }: PlainMessageProps) => (
  <div className="plain-text">
    <PageTitle>{title}</PageTitle>
    <p>{sentence}</p>
    {children}
  </div>
);
