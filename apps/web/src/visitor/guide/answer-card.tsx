import type { ReactNode } from 'react';

export interface AnswerCardProps {
  readonly label: string;
  readonly picture: ReactNode;
  /** Answered so before. */
  readonly chosen: boolean;
  onChoose(): void;
}

/** One answer: pressing it leads to the next question. */
export const AnswerCard = ({ label, picture, chosen, onChoose }: AnswerCardProps) => (
  <li>
    <button type="button" className="answer-card" aria-pressed={chosen} onClick={onChoose}>
      <span className="answer-picture" aria-hidden="true">
        {picture}
      </span>
      {label}
    </button>
  </li>
);
