import type { SeenEdit } from './undo-edits.ts';

/** Edits that are undone together. */
export interface EditStep {
  readonly id: string;
  /** The version that was sold when they were made: what is published since cannot be undone by them. */
  readonly version: number;
  readonly made: readonly SeenEdit[];
  readonly undo: readonly SeenEdit[];
}

/** What a person has edited and can undo, oldest first, and what is undone and can be made again, next first. */
export interface EditHistory {
  readonly past: readonly EditStep[];
  readonly future: readonly EditStep[];
}

export const noEdits: EditHistory = { past: [], future: [] };

/** Steps that can be undone; older ones are dropped. */
const most = 50;

/** The history with a new step; what was undone before it cannot be made again. */
export const withStep = ({ past }: EditHistory, step: EditStep): EditHistory => ({
  past: [...past, step].slice(-most),
  future: [],
});

/** The history after its last step was undone. */
export const afterUndo = ({ past, future }: EditHistory): EditHistory => ({
  past: past.slice(0, -1),
  future: [...past.slice(-1), ...future],
});

/** The history after the step that was undone last was made again. */
export const afterRedo = ({ past, future }: EditHistory): EditHistory => ({
  past: [...past, ...future.slice(0, 1)],
  future: future.slice(1),
});

/** The history without a step that cannot be undone or made again, because the row is another one by now. */
export const withoutStep = ({ past, future }: EditHistory, id: string): EditHistory => ({
  past: past.filter((step) => step.id !== id),
  future: future.filter((step) => step.id !== id),
});
