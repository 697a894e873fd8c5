import type { Item } from '@door/domain/door/model/item';
import { sizeText } from '@door/domain/lib/mm';
import { Button } from '@door/ui/button';
import { ChoiceGroup } from '@door/ui/choice-group';
import { ArrowRight } from '@door/ui/icons';
import { Tile } from '@door/ui/tile';
import type { DisabledReasonText } from '@door/ui/disabled-reason';
import { useMemo, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { drawDoor, pictureKeyOf, type Scale, scaleFor } from '../../designer/pictures/door-picture.ts';
import { useTileLight } from '../../designer/pictures/tile-light.ts';
import { TilePicture } from '../../designer/pictures/tile-picture.tsx';
import { openingAroundSize } from '../../designer/steps/frame-design/opening.ts';
import { sizeActionForOpening } from '../../designer/steps/frame-design/opening-size.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { Link } from '../../shared/router/link.tsx';
import type { Gallery } from '../gallery/gallery-rows.ts';
import { HousePhoto } from '../gallery/house-photo.tsx';
import { useBeginWith } from '../gallery/use-begin-with.ts';
import { galleryMessages } from '../gallery/messages.ts';
import { type Beginning, doorOfBeginning, firstDesignIn, type Narrowed, narrowed } from './fitting.ts';
import { GivenAnswers } from './given-answers.tsx';
import type { Answers, Question } from './guide-address.ts';
import '../../designer/pictures/chip.css';

const { result: messages } = galleryMessages.guide;
const nothing = () => undefined;

export interface FittingDoorsProps {
  readonly gallery: Gallery;
  readonly answers: Answers;
  readonly asked: readonly Question[];
}

/** The frames, designs and colours that fit the answers, and the door that they make together. */
export function FittingDoors({ gallery, answers, asked }: FittingDoorsProps) {
  const { catalogue, context } = useApp();
  const begin = useBeginWith();
  const doors = useMemo(
    () =>
      narrowed(answers, {
        styles: gallery.houseStyles,
        overallFor: (opening) => sizeOf(opening, catalogue),
        context,
      }),
    [answers, gallery, catalogue, context],
  );
  const [chosen, setChosen] = useState<Partial<Beginning>>({});
  const beginning = completed(chosen, doors, context);
  const item = useMemo(() => beginning && doorOfBeginning(beginning, context), [beginning, context]);
  const wall = doors.style?.wall ?? 'brick';
  return (
    <main className="guide-page guide-result">
      <div className="guide-photo">{item ? <HousePhoto item={item} wall={wall} /> : null}</div>
      <div className="guide-choices">
        <PageTitle>{beginning ? messages.title : messages.noneFits}</PageTitle>
        <GivenAnswers answers={answers} asked={asked} styles={gallery.houseStyles} />
        <Frames doors={doors} chosen={beginning} onChoose={(part) => setChosen({ ...chosen, ...part })} />
        {beginning ? (
          <>
            <Designs doors={doors} chosen={beginning} onChoose={(part) => setChosen({ ...beginning, ...part })} />
            <Colours doors={doors} chosen={beginning} onChoose={(part) => setChosen({ ...beginning, ...part })} />
          </>
        ) : null}
        <div className="guide-begin">
          <Link className="btn btn-quiet" to="/">
            {galleryMessages.gallery.toFrames}
          </Link>
          <Button
            look="primary"
            scale="bar"
            iconAfter={<ArrowRight />}
            disabled={!item}
            onClick={() => item && void begin(item, catalogue.design(item.designId).name)}
          >
            {messages.begin}
          </Button>
        </div>
      </div>
    </main>
  );
}

const sizeOf = (
  opening: NonNullable<Answers['opening']>,
  catalogue: Parameters<typeof sizeActionForOpening>[1],
): NonNullable<Narrowed['overall']> => {
  const action = sizeActionForOpening(opening, catalogue);
  return action.type === 'size.changeOverall' ? action.overall : opening;
};

/** What a person has not chosen is the first that fits; null: no frame fits. */
function completed(
  chosen: Partial<Beginning>,
  doors: Narrowed,
  context: Parameters<typeof doorOfBeginning>[1],
): Beginning | null {
  const doorColour = chosen.doorColour ?? doors.colours[0];
  if (doorColour === undefined) return null;
  const overall = chosen.overall === undefined ? doors.overall : chosen.overall;
  for (const frame of doors.frames) {
    if (chosen.templateId !== undefined && chosen.templateId !== frame.id) continue;
    const designs = chosen.designId === undefined ? doors.designs : [chosen.designId, ...doors.designs];
    const begun = { templateId: frame.id, doorColour, overall };
    const designId = firstDesignIn(begun, designs, context);
    if (designId !== null) return { ...begun, designId };
  }
  return null;
}

interface GroupProps<Chosen extends Beginning | null = Beginning> {
  readonly doors: Narrowed;
  readonly chosen: Chosen;
  onChoose(part: Partial<Beginning>): void;
}

/** Every frame that is as answered; one that cannot be made for the opening says so, and may be taken in its own size. */
function Frames({ doors, chosen, onChoose }: GroupProps<Beginning | null>) {
  const { context, catalogue } = useApp();
  const [colour] = doors.colours;
  const doorColour = chosen?.doorColour ?? colour;
  const scale = scaleFor(Math.max(...doors.frames.map(({ overall }) => overall.width)));
  if (doorColour === undefined) return null;
  const options = doors.frames.map((frame) => {
    const designId = chosen?.designId ?? doors.designs[0] ?? frame.designId;
    const at = (overall: Narrowed['overall']) => {
      const begun = { templateId: frame.id, doorColour, overall };
      const fitting = firstDesignIn(begun, [designId, ...doors.designs], context);
      return fitting && doorOfBeginning({ ...begun, designId: fitting }, context);
    };
    const fitting = at(doors.overall);
    return { frame, fits: fitting !== null, item: fitting ?? at(null) };
  });
  const opening = doors.overall && sizeText(openingAroundSize(doors.overall, catalogue));
  return (
    <ChoiceGroup
      title={messages.frames}
      layout="grid-4"
      lead={opening ? <p className="guide-note num">{messages.forOpening(opening)}</p> : null}
    >
      {options
        .toSorted((one, other) => Number(other.fits) - Number(one.fits))
        .map(({ frame, fits, item }) => (
          <Tile
            key={frame.id}
            kind="frame"
            ground
            name={frame.displayName}
            label={frame.displayName}
            chosen={chosen?.templateId === frame.id}
            picture={item ? <DoorPicture item={item} scale={scale} /> : null}
            disabledReason={
              fits || (chosen?.templateId === frame.id && chosen.overall === null)
                ? null
                : {
                    reason: messages.doesNotFit,
                    explanation: messages.doesNotFitOpening(frame.displayName, opening ?? ''),
                    below: inOwnSize(() => onChoose({ templateId: frame.id, overall: null })),
                  }
            }
            onHover={nothing}
            onChoose={() => onChoose({ templateId: frame.id, overall: fits ? doors.overall : null })}
          />
        ))}
    </ChoiceGroup>
  );
}

/** What can be done about a frame that does not fill the opening. */
const inOwnSize =
  (onChoose: () => void): DisabledReasonText['below'] =>
  ({ describedBy, onClose }) => (
    <p className="guide-own-size">
      <Button
        scale="row"
        aria-describedby={describedBy}
        onClick={() => {
          onClose();
          onChoose();
        }}
      >
        {messages.ownSize}
      </Button>
    </p>
  );

/** The designs that this frame is made with in this size. */
function Designs({ doors, chosen, onChoose }: GroupProps) {
  const { catalogue, context } = useApp();
  const scale = { pxPerMm: scaleFor(1000).pxPerMm };
  const options = doors.designs.flatMap((designId) => {
    const item = doorOfBeginning({ ...chosen, designId }, context);
    return item ? [{ design: catalogue.design(designId), item }] : [];
  });
  return (
    <ChoiceGroup
      title={messages.designs}
      value={catalogue.design(chosen.designId).name}
      layout="grid-4"
      lead={doors.style ? <p className="guide-note">{messages.suits(doors.style.name)}</p> : null}
    >
      {options.map(({ design, item }) => (
        <Tile
          key={design.id}
          kind="frame"
          ground
          name={design.name}
          label={design.name}
          chosen={design.id === chosen.designId}
          picture={<DoorPicture item={item} scale={scaleOf(item, scale)} />}
          onHover={nothing}
          onChoose={() => onChoose({ designId: design.id })}
        />
      ))}
    </ChoiceGroup>
  );
}

/** A wide set is drawn smaller, so that its door can be seen whole. */
const scaleOf = ({ frame }: Item, { pxPerMm }: Scale): Scale => ({
  pxPerMm: Math.min(pxPerMm, scaleFor(frame.overall.width).pxPerMm),
});

function Colours({ doors, chosen, onChoose }: GroupProps) {
  const { catalogue } = useApp();
  return (
    <ChoiceGroup title={messages.colours} value={catalogue.colour(chosen.doorColour).name} layout="grid-4">
      {doors.colours.map((colourId) => {
        const { name, hex, finish } = catalogue.colour(colourId);
        return (
          <Tile
            key={colourId}
            kind="swatch"
            name={name}
            label={name}
            chosen={colourId === chosen.doorColour}
            picture={<span className={`chip chip-${finish}`} style={{ backgroundColor: hex }} />}
            onHover={nothing}
            onChoose={() => onChoose({ doorColour: colourId })}
          />
        );
      })}
    </ChoiceGroup>
  );
}

function DoorPicture({ item, scale }: { readonly item: Item; readonly scale: Scale }) {
  const { catalogue } = useApp();
  const light = useTileLight();
  return (
    <TilePicture
      depictionKey={`guide ${scale.pxPerMm} ${light.time} ${pictureKeyOf(item)}`}
      draw={() => drawDoor(item, { catalogue, light }, scale)}
    />
  );
}
