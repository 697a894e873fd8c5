import { Icon } from './icons.tsx';

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
