import { words } from '../../words/words.ts';
import type { Problem } from './problems.ts';

/** What could not be resolved, each with what would mend it. */
export const ProblemList = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <>
    <p>{words.itemModal.supplierSettles}</p>
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
