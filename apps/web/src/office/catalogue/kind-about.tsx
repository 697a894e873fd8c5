import type { RowKind } from '@door/domain/catalogue/edit/row-kind';
import { Term } from '../help/term.tsx';
import { kindMessages } from '../messages/catalogue-kinds.ts';

/** What a kind of row is, in a sentence, and the words that it needs. */
export const KindAbout = ({ kind }: { readonly kind: RowKind }) => (
  <p className="row cat-about">
    {kindMessages.abouts[kind]}
    {(kindMessages.terms[kind] ?? []).map((term) => (
      <Term key={term} of={term} />
    ))}
  </p>
);
