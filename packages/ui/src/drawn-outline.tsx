import './drawn-outline.css';

/** The loading sign: the outline of a door set, drawn again and again. */
export function DrawnOutline({ scale }: { readonly scale: 'glyph' | 'large' }) {
  return scale === 'glyph' ? <Glyph /> : <DoorSet />;
}

const Glyph = () => (
  <svg className="drawn-outline outline-glyph" viewBox="0 0 34 52" fill="none" aria-hidden="true">
    <path className="outline-ground" d="M4 50V4h26v46M9 50V9h16v41M21 30v4" />
    <path className="outline-run" pathLength="1" d="M4 50V4h26v46" />
  </svg>
);

const DoorSet = () => (
  <svg className="drawn-outline outline-large" viewBox="0 0 104 132" fill="none" aria-hidden="true">
    <path
      className="outline-ground"
      d="M0 130h104M6 130V3h92v127M10 126V7h14v119zM80 126V7h14v119zM28 130V7h48v123M38 44a14 14 0 0 1 28 0zM37 56h12v20H37zM55 56h12v20H55zM37 88h12v28H37zM55 88h12v28H55z"
    />
    <path className="outline-run" pathLength="1" d="M6 130V3h92v127" />
  </svg>
);
