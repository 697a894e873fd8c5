interface PhotoLinksProps {
  /** Of pictures, in their order. */
  readonly urls: readonly string[];
  /** What is read aloud of each, counted from 1. */
  readonly altOf: (number: number) => string;
  readonly className: string;
}

/** Small photos in a row, each of which opens whole in a tab of its own; nothing without any. */
export const PhotoLinks = ({ urls, altOf, className }: PhotoLinksProps) =>
  urls.length === 0 ? null : (
    <ul className={className}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={altOf(at + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
