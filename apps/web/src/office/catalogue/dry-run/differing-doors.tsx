import { type Catalogue, catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import { sizeText } from '@door/domain/lib/mm';
import type { ComparedDoor } from '@door/domain/catalogue/dry-run/difference';
import { onBoth, type Sides } from '@door/domain/catalogue/dry-run/sides';
import { memo, useMemo } from 'react';
import { drawDoor } from '../../../designer/pictures/door-picture.ts';
import { TilePicture } from '../../../designer/pictures/tile-picture.tsx';
import { sharedScale } from '../../items/item-thumbnail.tsx';
import { dryRunMessages as t } from '../../messages/catalogue-kinds.ts';
import { differenceText } from './difference-text.ts';
import type { DryRunState } from './use-dry-run.ts';

/** Differences of one door that are listed: with more of them, nobody reads the last. */
const listed = 8;

/** Inside one of the two pictures, CSS px. */
const pictureSpace = { width: 150, height: 180 };

interface DifferingDoorsProps {
  readonly run: Pick<DryRunState, 'id' | 'published' | 'draft'>;
  readonly doors: readonly ComparedDoor[];
}

/** Each door as what is sold makes it and as the draft does, with what differs in words. */
export function DifferingDoors({ run, doors }: DifferingDoorsProps) {
  const { published, draft } = run;
  const catalogues = useMemo(
    () => ({ published: catalogueOf(published.catalogue), draft: catalogueOf(draft.catalogue) }),
    [published, draft],
  );
  return (
    <ul className="dry-run-doors">
      {doors.map((door) => (
        <SameDoor key={`${run.id} ${String(door.seed)}`} {...{ runId: run.id, door, catalogues }} />
      ))}
    </ul>
  );
}

interface DoorProps {
  readonly runId: string;
  readonly door: ComparedDoor;
  readonly catalogues: Sides<Catalogue>;
}

function Door({ runId, door, catalogues }: DoorProps) {
  return (
    <li>
      <h4>
        {t.door(door.seed)} <small>{titleOf(door.shown, catalogues)}</small>
      </h4>
      <Pictures pictureKey={`${runId} ${String(door.seed)}`} shown={door.shown} catalogues={catalogues} />
      <Differences door={door} />
    </li>
  );
}

/** A door of a run stays as it is, though the worker sends it again each time. */
const SameDoor = memo(Door, () => true);

/** `Single door, Raglan, 1000 × 2100`, as what is sold calls it where that can make it. */
function titleOf({ published, draft }: Sides<Item | null>, catalogues: Sides<Catalogue>): string {
  const [item, catalogue] = published ? [published, catalogues.published] : [draft, catalogues.draft];
  if (!item) return '';
  const { templateId, designId, frame } = item;
  return [catalogue.template(templateId).displayName, catalogue.design(designId).name, sizeText(frame.overall)].join(
    ', ',
  );
}

interface PicturesProps {
  readonly pictureKey: string;
  readonly shown: Sides<Item | null>;
  readonly catalogues: Sides<Catalogue>;
}

function Pictures({ pictureKey, shown, catalogues }: PicturesProps) {
  const { published, draft } = shown;
  const scale = sharedScale(
    [published, draft].filter((item) => item !== null),
    pictureSpace,
  );
  const pictures = onBoth((side) => {
    const item = shown[side];
    const draw = (drawn: Item) => drawDoor(drawn, { catalogue: catalogues[side] }, scale);
    return (
      <figure>
        <div className="dry-run-picture">
          {item ? <TilePicture depictionKey={`${pictureKey} ${side}`} draw={() => draw(item)} /> : t.notMade}
        </div>
        <figcaption>{t.sides[side]}</figcaption>
      </figure>
    );
  });
  return (
    <div className="dry-run-pictures">
      {pictures.published}
      {pictures.draft}
    </div>
  );
}

function Differences({ door: { differences } }: { readonly door: ComparedDoor }) {
  const texts = differences.map(differenceText);
  const more = texts.length - listed;
  return (
    <ul className="dry-run-differences">
      {texts.slice(0, listed).map(({ kind, what, details }, at) => (
        <li key={`${String(at)} ${kind}`}>
          <b>{kind}</b> <span>{what}</span>
          {details.map((detail) => (
            <small key={detail}>{detail}</small>
          ))}
        </li>
      ))}
      {more > 0 ? <li>{t.moreDifferences(more)}</li> : null}
    </ul>
  );
}
