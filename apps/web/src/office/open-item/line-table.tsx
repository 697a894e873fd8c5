import type { ComponentProps, ReactNode } from 'react';
import { wordFor, workInstructionsMessages } from '../messages/work-instructions.ts';
import { type BomLine, isErrorLine } from './stored-bom.ts';

const { columns, groups, instructions } = workInstructionsMessages;

interface LineTableProps extends Pick<ComponentProps<'table'>, 'className'> {
  readonly group: string;
  readonly lines: readonly BomLine[];
  /** Above the table; without it the sub-assembly names the table for screen readers. */
  readonly caption?: string;
  /** A column before the code. */
  readonly lead?: { readonly head: string; readonly cell: (line: BomLine) => ReactNode };
  readonly renderCode: (line: BomLine) => ReactNode;
  readonly rowProps: (line: BomLine) => ComponentProps<'tr'>;
}

const figures = ['quantity', 'length', 'width'] as const;

/** The lines of one sub-assembly as a table: on the item page to point at, on the work sheet to tick. */
export function LineTable({ group, lines, caption, lead, renderCode, rowProps, className }: LineTableProps) {
  const label = caption === undefined ? wordFor(groups, group) : undefined;
  return (
    <table className={className} aria-label={label}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead className="line-head-quiet">
        <tr>
          {lead ? <th scope="col">{lead.head}</th> : null}
          <th scope="col" data-column="code">
            {columns.code}
          </th>
          <th scope="col" data-column="part">
            {columns.part}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="num">
              {columns[figure]}
            </th>
          ))}
          <th scope="col" data-column="note">
            {columns.note}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((row) => (
          <tr key={row.id} data-error={isErrorLine(row) || undefined} {...rowProps(row)}>
            {lead ? <td>{lead.cell(row)}</td> : null}
            <th scope="row" data-column="code">
              {renderCode(row)}
            </th>
            <td data-column="part">{row.line.description || instructions.blank}</td>
            {figures.map((figure) => (
              <td key={figure} className="num" data-column={figure} data-head={columns[figure]}>
                {row.line[figure] || ''}
              </td>
            ))}
            <td data-column="note">{noteOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the figures come about, or what a person wrote; for other manual lines how they came to the item. */
const noteOf = ({ line, reference }: BomLine): string =>
  line.calculation || (reference === null ? '' : instructions.references[reference]);
