/**
 * Work is counted, not timed, so that a run that was stopped can be repeated: stop at the same count, get the same plan.
 * The clock decides only whether to stop here.
 */
export class Effort {
  steps = 0;
  isSpent: boolean;
  readonly #limit: number;
  readonly #isLate: () => boolean;

  constructor({ steps, isLate }: Budget) {
    this.#limit = steps;
    this.isSpent = steps <= 0;
    this.#isLate = isLate;
  }

  /** So much of what is left, counted here too. */
  part(steps: number): Effort {
    let counted = 0;
    const part = new Effort({
      steps,
      isLate: () => {
        const more = part.steps - counted;
        counted = part.steps;
        return !this.spend(more);
      },
    });
    return part;
  }

  /** Counts work, and says whether more may be done. */
  spend(steps: number): boolean {
    this.steps += steps;
    this.isSpent ||= this.steps >= this.#limit || this.#isLate();
    return !this.isSpent;
  }
}

export interface Budget {
  readonly steps: number;
  readonly isLate: () => boolean;
}
