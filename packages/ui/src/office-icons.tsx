import { Icon } from './icons.tsx';

// A file of their own, so that visitors do not load them.

export const House = () => (
  <Icon>
    <path d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" />
  </Icon>
);

export const DoorLeaf = () => (
  <Icon>
    <path d="M6 21V3h12v18M3 21h18M14.5 12v.1" />
  </Icon>
);

export const Envelope = () => (
  <Icon>
    <path d="M3 6h18v13H3zm0 1 9 6.5L21 7" />
  </Icon>
);

export const People = () => (
  <Icon>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.9a3.5 3.5 0 0 1 0 6.2m2 2.9c2.3.8 3.5 2.9 3.5 6" />
  </Icon>
);

export const Key = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="m11.2 12.3 8.3-8.3m-3.5 3.5 3 3" />
  </Icon>
);

/** A code on a label, within the corners of a viewfinder. */
export const LabelCode = () => (
  <Icon>
    <path d="M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M8 8v8m3-8v8m2.5-8v8M16 8v8" />
  </Icon>
);

export const Question = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8m0 3v.1" />
  </Icon>
);

export const Sheet = () => (
  <Icon>
    <path d="M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6" />
  </Icon>
);

export const PriceTag = () => (
  <Icon>
    <path d="M12.5 3H21v8.5L11.5 21 3 12.5zM16.5 7.5h.01" />
  </Icon>
);

export const Box = () => (
  <Icon>
    <path d="M4 8h16v11H4zM4 8l2-4h12l2 4M12 4v4M10 12h4" />
  </Icon>
);

/** Boxes on a pallet. */
export const Pallet = () => (
  <Icon>
    <path d="M4 11h7v6H4zm9 0h7v6h-7zM8.5 4h7v7M8.5 4v7M3 20h18" />
  </Icon>
);

export const Calendar = () => (
  <Icon>
    <path d="M4 6h16v14H4zM4 10.5h16M8 3v5m8-5v5M8 14.5h3v2.5H8z" />
  </Icon>
);

export const Bank = () => (
  <Icon>
    <path d="M4 9.5h16L12 4zM6 9.5V17m4-7.5V17m4-7.5V17m4-7.5V17M4 20h16M4 17h16" />
  </Icon>
);

/** A trolley of goods. */
export const Cart = () => (
  <Icon>
    <path d="M3 4h2.5l2.2 11h9.8L20 7.5H6.2M9.5 19.5h.01m6.99 0h.01" />
  </Icon>
);

export const Bars = () => (
  <Icon>
    <path d="M3 6h18M3 12h18M3 18h18M9 4v4m7 2v4m-5 2v4" />
  </Icon>
);

/** A line that rises over its axes. */
export const Trend = () => (
  <Icon>
    <path d="M4 4v16h16M7 15l4-4 3 3 6-7" />
  </Icon>
);

export const Gauge = () => (
  <Icon>
    <path d="M4 18a9 9 0 1 1 16 0M12 14l4-5M12 14v.1" />
  </Icon>
);

export const Shelves = () => (
  <Icon>
    <path d="M4 3v18M20 3v18M4 8h16M4 14h16M4 20h16M8 8V5h3v3m3 6v-4h3v4m-8 6v-3h3v3" />
  </Icon>
);

export const Sliders = () => (
  <Icon>
    <path d="M4 7h10m4 0h2M4 17h2m4 0h10M14 4v6M6 14v6" />
  </Icon>
);

export const Truck = () => (
  <Icon>
    <path d="M2 6h12v11H2zm12 4h4.5l3.5 3.5V17h-8z" />
    <circle cx="6.5" cy="18" r="1.8" />
    <circle cx="17.5" cy="18" r="1.8" />
  </Icon>
);

export const Dolly = () => (
  <Icon>
    <path d="M3 3h3v14h15M9 8h9v6H9z" />
    <circle cx="7.5" cy="19" r="1.8" />
  </Icon>
);

export const Clock = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
);

export const Search = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

export const Plus = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const More = () => (
  <Icon>
    <path d="M5 12h.1M12 12h.1M19 12h.1" strokeWidth="2.5" />
  </Icon>
);

/** Where a row is taken to drag it. */
export const Grip = () => (
  <Icon>
    <path d="M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1" strokeWidth="2.5" />
  </Icon>
);

export const LogOut = () => (
  <Icon>
    <path d="M14 4H5v16h9M10 12h11m-4-4 4 4-4 4" />
  </Icon>
);

export const Pencil = () => (
  <Icon>
    <path d="m4 20 1-5L16 4l4 4L9 19zM14 6l4 4" />
  </Icon>
);

export const Printer = () => (
  <Icon>
    <path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z" />
  </Icon>
);
