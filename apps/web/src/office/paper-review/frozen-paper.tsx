import type { Paper } from '@door/domain/quote/paper';
import type { PaperPosition } from '@door/domain/quote/paper-position';
import { PaperView } from '../../door/paper/paper-view.tsx';
import type { PaperViews } from '../../door/paper/paper-views.tsx';
import { type PositionPictures, picturesOf } from '../../door/paper/picture-urls.ts';
import { paperViewWords } from '../../door/paper/words.ts';
import { DraftPicture } from './draft-picture.tsx';

/** A version as it was frozen, or a draft as it would be. */
export interface ShownPaper {
  readonly Paper: Paper;
  /** null: a draft. */
  readonly Hash: string | null;
  readonly Pictures: readonly PositionPictures[];
  readonly HousePicture?: string | null;
}

/** The paper of a version. Its pictures are those that were made of it; a draft is drawn as it is now. */
export const FrozenPaper = ({ version }: { readonly version: ShownPaper }) => (
  <PaperView
    paper={version.Paper}
    house={version.HousePicture}
    views={version.Hash === null ? draftViews(version) : (position) => madeViews(version, position)}
  />
);

function madeViews({ Pictures }: ShownPaper, position: PaperPosition): PaperViews {
  const { External, Internal, Drawing } = picturesOf(Pictures, position);
  const { pictureOf } = paperViewWords;
  return {
    external: External && <img src={External} alt={pictureOf.external(position.heading)} />,
    internal: Internal && <img src={Internal} alt={pictureOf.internal(position.heading)} />,
    drawing: Drawing,
  };
}

const draftViews =
  ({ Pictures }: ShownPaper) =>
  (position: PaperPosition): PaperViews => ({
    external: <DraftPicture id={position.itemId} side="external" />,
    internal: <DraftPicture id={position.itemId} side="internal" />,
    drawing: picturesOf(Pictures, position).Drawing,
  });
