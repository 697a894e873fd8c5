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
