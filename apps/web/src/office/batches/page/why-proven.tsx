import { batchesWords } from '../../words/batches.ts';
import type { Certificate, PlanGroup } from '../batch-wire.ts';
import { smallestWeights } from './smallest-weights.ts';
import './why-proven.css';

const { why: says } = batchesWords;

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
      <summary>{says.open}</summary>
      <p>{says.proofs[Proof](Reached, AtLeast)}</p>
      {Weights.length === 0 ? null : (
        <>
          <p>{says.weights(Total)}</p>
          <table>
            <thead>
              <tr>
                {[says.length, says.quantity, says.weight, says.product].map((head) => (
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
              <li key={`${kind.Length} ${kind.Offcut}`}>{says.kind(kind)}</li>
            ))}
          </ul>
          {most.length === 1 && Kinds.length === 1 ? (
            <p>{says.division(Total, PerBar)}</p>
          ) : (
            <p>{says.several(PerBar)}</p>
          )}
        </>
      )}
    </details>
  );
}
