import { itemModalWords } from '../../words/item-modal.ts';
import type { Problem } from './problems.ts';

/** What could not be resolved, each with what would mend it. */
export const ProblemList = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <>
    <p>{itemModalWords.supplierSettles}</p>
    <ul className="item-modal-list">
      {problems.map(({ what, mend }) => (
        <li key={what}>
          <b>{what}</b>
          <small>{mend}</small>
        </li>
      ))}
    </ul>
  </>
);
