import type { PaperPosition } from '@door/domain/quote/paper-position';
import { PaperView } from '../../door/paper/paper-view.tsx';
import type { PaperViews } from '../../door/paper/paper-views.tsx';
import { picturesOf } from '../../door/paper/picture-urls.ts';
import { paperViewWords } from '../../door/paper/words.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { DraftPicture } from './draft-picture.tsx';

export type ShownVersion = OfficeOutputs['quote']['getVersion'];

/** The paper of a version. Its pictures are those that were made of it; a draft is drawn as it is now. */
export const VersionPaper = ({ version }: { readonly version: ShownVersion }) => (
  <PaperView
    paper={version.Paper}
    views={version.Hash === null ? draftViews(version) : (position) => madeViews(version, position)}
  />
);

function madeViews({ Pictures }: ShownVersion, position: PaperPosition): PaperViews {
  const { External, Internal, Drawing } = picturesOf(Pictures, position);
  const { pictureOf } = paperViewWords;
  return {
    external: External && <img src={External} alt={pictureOf.external(position.heading)} />,
    internal: Internal && <img src={Internal} alt={pictureOf.internal(position.heading)} />,
    drawing: Drawing,
  };
}

const draftViews =
  ({ Pictures }: ShownVersion) =>
  (position: PaperPosition): PaperViews => ({
    external: <DraftPicture id={position.itemId} side="external" />,
    internal: <DraftPicture id={position.itemId} side="internal" />,
    drawing: picturesOf(Pictures, position).Drawing,
  });
