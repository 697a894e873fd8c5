import type { ReactNode } from 'react';
import { Title } from './title.tsx';

export interface PlainMessageProps {
  readonly title: string;
  readonly sentence: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** A page that has one thing to say. */
export const PlainMessage = ({ title, sentence, children }: PlainMessageProps) => (
  <main>
    <div className="plain-text">
      <Title>{title}</Title>
      <p>{sentence}</p>
      {children}
    </div>
  </main>
);
