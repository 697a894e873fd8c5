import { type LeafFigures, setFigures } from '@door/domain/making/findings/set-figures';
import { limitsFor } from '@door/domain/making/findings/thermal-faults';
import { thermalRatingOf } from '@door/domain/making/thermal/thermal-rating';
import { useDeferredValue, useMemo } from 'react';
import { sizesMessages as messages } from '../../messages/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { Disclosure } from './disclosure.tsx';

const { weight, heat } = messages;

/** The weight and the U-value of the set, each with what it is calculated from. */
export function WeightAndUValue() {
  const { item, catalogue, production } = useOfficeItem();
  const deferred = useDeferredValue(item);
  const figures = useMemo(() => setFigures(deferred, { catalogue, production }), [deferred, catalogue, production]);
  const hinges = [...new Set(figures.leaves.map((leaf) => weight.hinges(leaf.hinges)))].join(', ');
  return (
    <section aria-label={messages.figures}>
      <Disclosure term={weight.term} value={weight.kg(figures.setKg)} note={hinges}>
        <ul className="derived-list">
          {figures.leaves.map((leaf) => (
            <LeafRow key={leaf.group} leaf={leaf} />
          ))}
          <li>{weight.heaviest(figures.heaviestKg)}</li>
        </ul>
      </Disclosure>
      <HeatRow />
    </section>
  );
}

const LeafRow = ({ leaf: { group, kg, hinges, lock, closer } }: { readonly leaf: LeafFigures }) => (
  <li>
    {weight.leaf({
      leaf: weight.leaves[group],
      kg,
      hinges: weight.hinges(hinges),
      lock: lock?.name ?? weight.noLock,
      closer: closer === null ? weight.noCloser : weight.closer(closer),
    })}
  </li>
);

function HeatRow() {
  const { item, catalogue, production } = useOfficeItem();
  const deferred = useDeferredValue(item);
  const { areas, edges, u, declared, m2 } = useMemo(
    () => thermalRatingOf(deferred, { catalogue, production }),
    [deferred, catalogue, production],
  );
  return (
    <Disclosure term={heat.term} value={u.toFixed(4)} note={heat.declared(declared)}>
      <table className="heat num">
        <thead>
          <tr>
            <th scope="col">{heat.part}</th>
            <th scope="col">{heat.size}</th>
            <th scope="col">{heat.value}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ what, madeOf, m2: area, u: through }) => (
            <tr key={what}>
              <th scope="row">
                {heat.areas[what]} <small>{madeOf}</small>
              </th>
              <td>{heat.m2(area)}</td>
              <td>{through.toFixed(2)}</td>
            </tr>
          ))}
          {edges.map(({ what, metres, psi }) => (
            <tr key={what}>
              <th scope="row">{heat.edges[what]}</th>
              <td>{heat.m(metres)}</td>
              <td>{psi.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{heat.whole}</th>
            <td>{heat.m2(m2)}</td>
            <td>{u.toFixed(4)}</td>
          </tr>
        </tfoot>
      </table>
      <ul className="derived-list">
        {limitsFor({ item: deferred, catalogue }).map(({ country, most }) => (
          <li key={country}>{heat.limit({ country: heat.countries[country], most, isKept: declared <= most })}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
