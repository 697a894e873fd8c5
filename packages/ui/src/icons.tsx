import type { ReactNode } from 'react';

/** Line pictures, 24 units square, drawn in the colour of the text beside them. Never the only name of a control. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ArrowLeft = () => (
  <Icon>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);

export const ArrowRight = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
);

export const Tick = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" strokeWidth="3" />
  </Icon>
);

export const Cross = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);

export const Enlarge = () => (
  <Icon>
    <path d="M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7" />
  </Icon>
);

export const List = () => (
  <Icon>
    <path d="M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1" />
  </Icon>
);

/** Brass star of something that may cost more; the word 'non-standard' always goes with it. */
export const Star = () => (
  <svg className="star" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="m12 2.6 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.6 6.1 20.9l1.3-6.7L2.5 9.6l6.6-.8z" />
  </svg>
);

// Of the steps and pages after the first, which is not to load them.

export const Undo = () => (
  <Icon>
    <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
  </Icon>
);

export const Redo = () => (
  <Icon>
    <path d="m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3" />
  </Icon>
);

export const Download = () => (
  <Icon>
    <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
  </Icon>
);

export const Share = () => (
  <Icon>
    <path d="M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1" />
  </Icon>
);

export const Warning = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.2v.1" />
  </Icon>
);
