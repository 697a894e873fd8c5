import type { Session } from '../api/session.ts';
import { searchFor } from '../api/session.ts';

/** The address of a shared design in this supplier's shop. */
export const linkTo = (
  shareId: string,
  { session, page }: { readonly session: Session; readonly page: Pick<Location, 'origin' | 'pathname'> },
): string => `${page.origin}${page.pathname}${searchFor(session)}#/shared/${shareId}`;
