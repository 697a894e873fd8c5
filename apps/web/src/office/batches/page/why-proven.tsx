import { batchesMessages } from '../../messages/batches.ts';
import type { Certificate, PlanGroup } from '../batch-wire.ts';
import { smallestWeights } from './smallest-weights.ts';
import './why-proven.css';

const { why: t } = batchesMessages;

interface WhyProvenProps {
  readonly bound: NonNullable<PlanGroup['Plan']>['BarsProof'];
  readonly certificate: Certificate;
}

/** Why no plan needs fewer bars, so that anyone can check it with a pencil. */
export function WhyProven({ bound: { Proof, Reached, AtLeast }, certificate }: WhyProvenProps) {
  const { Weights, Total, Kinds, PerBar } = smallestWeights(certificate);
  const most = Kinds.filter(({ Offcut }) => !Offcut);
  return (
    <details className="why">
      <summary>{t.open}</summary>
      <p>{t.proofs[Proof](Reached, AtLeast)}</p>
      {Weights.length === 0 ? null : (
        <>
          <p>{t.weights(Total)}</p>
          <table>
            <thead>
              <tr>
                {[t.length, t.quantity, t.weight, t.product].map((head) => (
                  <th key={head} scope="col" className="num">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Weights.map(({ Length, Quantity, Weight }) => (
                <tr key={Length}>
                  {[Length, Quantity, Weight, Quantity * Weight].map((figure, column) => (
                    <td key={column === 0 ? 'length' : column} className="num">
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ul>
            {Kinds.map((kind) => (
              <li key={`${kind.Length} ${kind.Offcut}`}>{t.kind(kind)}</li>
            ))}
          </ul>
          {most.length === 1 && Kinds.length === 1 ? <p>{t.division(Total, PerBar)}</p> : <p>{t.several(PerBar)}</p>}
        </>
      )}
    </details>
  );
}
