import { pricingMessages } from '../messages/pricing.ts';
import { PriceCell } from './price-cell.tsx';
import { changeText, type GridRow, type GridSection, isChanged } from './price-grid-rows.ts';

const { columns, sections, units } = pricingMessages;

interface PriceGridProps {
  readonly found: readonly GridSection[];
  readonly isEditable: boolean;
}

/** The prices by rule: what is valid now, and beside it the draft. */
export const PriceGrid = ({ found, isEditable }: PriceGridProps) => (
  <>
    {found.map(({ section, rule, rows }) => (
      <section key={section} className="price-section" aria-labelledby={`prices-${section}`}>
        <h2 id={`prices-${section}`}>
          {/^P\d/.test(rule) ? <span className="num">{rule}</span> : null} {sections[section]}
        </h2>
        <table className="price-table" aria-labelledby={`prices-${section}`}>
          <thead>
            <tr>
              <th scope="col">{columns.row}</th>
              <th scope="col">{columns.valid}</th>
              {rows[0]?.draft === null ? null : (
                <>
                  <th scope="col">{columns.draft}</th>
                  <th scope="col">{columns.change}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PriceRow key={row.code} row={row} isEditable={isEditable} />
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
);

const PriceRow = ({ row, isEditable }: { readonly row: GridRow; readonly isEditable: boolean }) => (
  <tr data-changed={isChanged(row)}>
    <th scope="row">
      {row.name} <small>{units[row.unit]}</small>
    </th>
    <td className="num">{row.valid}</td>
    {row.draft === null ? null : (
      <>
        <td className="num">{isEditable ? <PriceCell row={row} /> : row.draft}</td>
        <td className="num price-change">{changeText(row)}</td>
      </>
    )}
  </tr>
);
