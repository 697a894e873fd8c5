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
export const PlainMessage = ({ title, sentence, children }: PlainMessageProps) => (
  <main>
    <div className="plain-text">
      <PageTitle>{title}</PageTitle>
      <p>{sentence}</p>
      {children}
    </div>
  </main>
);
