interface ColumnHeadsProps {
  readonly names: readonly string[];
  /** Columns behind these, whose figures stand at the right, and so do their names. */
  readonly figures?: readonly string[];
}

/** The heads of a table that is neither sorted nor ticked. */
export const ColumnHeads = ({ names, figures = [] }: ColumnHeadsProps) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      {figures.map((name) => (
        <th key={name} scope="col" className="num">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
