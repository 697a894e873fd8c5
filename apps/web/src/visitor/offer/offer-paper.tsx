import type { PaperPosition } from '@door/domain/quote/paper-position';
import type { Side } from '@door/drawing/scene';
import { useState } from 'react';
import { CloseLook } from '../../door/preview/close-look.tsx';
import { PaperView } from '../../door/paper/paper-view.tsx';
import { paperViewWords } from '../../door/paper/words.ts';
import { picturesOf } from '../../door/paper/picture-urls.ts';
import type { ReadableOffer } from './offer-calls.ts';
import { offerWords as says } from './words.ts';

interface Looked {
  readonly position: PaperPosition;
  readonly side: Side;
}

/** The paper in the colours of the page; each picture can be looked at closely. */
export function OfferPaper({ offer: { Paper, Pictures, HousePicture } }: { readonly offer: ReadableOffer }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const urlsOf = (position: PaperPosition): Readonly<Record<Side, string | null>> => {
    const { External, Internal } = picturesOf(Pictures ?? [], position);
    return { external: External, internal: Internal };
  };
  const picture = (position: PaperPosition, side: Side) => {
    const url = urlsOf(position)[side];
    return (
      url && (
        <button
          type="button"
          className="offer-picture"
          aria-label={says.enlarge[side](position.heading)}
          onClick={() => setLooked({ position, side })}
        >
          <img src={url} alt="" />
        </button>
      )
    );
  };
  return (
    <>
      <PaperView
        paper={Paper}
        house={HousePicture}
        look="page"
        views={(position) => ({
          external: picture(position, 'external'),
          internal: picture(position, 'internal'),
          drawing: picturesOf(Pictures ?? [], position).Drawing,
        })}
      />
      <CloseLook
        open={looked !== null}
        label={says.look}
        side={looked?.side ?? 'external'}
        onShow={(side) => looked && setLooked({ ...looked, side })}
        onClose={() => setLooked(null)}
      >
        {looked ? (
          <img
            className="offer-close-look"
            src={urlsOf(looked.position)[looked.side] ?? ''}
            alt={paperViewWords.pictureOf[looked.side](looked.position.heading)}
          />
        ) : null}
      </CloseLook>
    </>
  );
}
