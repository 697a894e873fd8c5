import type { ChangedLine } from '@door/domain/door/configure/changed-lines';
import type { WayToChoice } from '@door/domain/door/configure/way-to-choice';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { Button } from '@door/ui/button';
import { ArrowRight } from '@door/ui/icons';
import type { OpenNote } from '@door/ui/disabled-reason';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { drawDoor, pictureKeyOf, type Scale, scaleFor } from '../pictures/door-picture.ts';
import { useTileLight } from '../pictures/tile-light.ts';
import { TilePicture } from '../pictures/tile-picture.tsx';
import { labelOfSuggestion, textOfLine } from './suggestion-text.ts';
import { stepMessages } from './messages.ts';
import './suggestion-view.css';

const { suggestion: messages } = stepMessages;

interface ShownSuggestion extends Pick<WayToChoice, 'changes' | 'item'> {
  readonly lines: readonly ChangedLine[];
}

export interface SuggestionViewProps<Suggestion extends ShownSuggestion> extends OpenNote {
  /** The door as it is shown. */
  readonly present: Item;
  suggestions(): readonly Suggestion[];
  onChoose(suggestion: Suggestion): void;
}

/** What a choice that cannot be had now would take: the door before and after, each line that changes, and one button. */
export function SuggestionView<Suggestion extends ShownSuggestion>(props: SuggestionViewProps<Suggestion>) {
  const { present, describedBy, onClose, onChoose } = props;
  const [suggestions] = useState(() => props.suggestions());
  const [at, setAt] = useState(0);
  const button = useFocusedFirst();
  const shown = suggestions[at];
  if (!shown) return <p className="suggestion-none">{messages.noWay}</p>;
  const showOther = (index: number) => {
    setAt(index);
    button.current?.focus();
  };
  return (
    <div className="suggestion" ref={button.within}>
      <SuggestionPictures before={present} after={shown.item} />
      <SuggestionLines id={`${describedBy}-lines`} lines={shown.lines} />
      <div className="suggestion-actions">
        <Button
          scale="row"
          aria-describedby={`${describedBy} ${describedBy}-lines`}
          onClick={() => {
            onClose();
            onChoose(shown);
          }}
        >
          {labelOfSuggestion(shown)}
        </Button>
        {suggestions.map((other, index) =>
          index === at ? null : (
            <button
              key={labelOfSuggestion(other)}
              type="button"
              className="suggestion-other"
              onClick={() => showOther(index)}
            >
              {messages.orRather(labelOfSuggestion(other))}
            </button>
          ),
        )}
      </div>
    </div>
  );
}

const SuggestionLines = ({ id, lines }: { readonly id: string; readonly lines: readonly ChangedLine[] }) => (
  <ul className="suggestion-lines num" id={id}>
    {lines.map((line) => (
      <li key={line.term}>
        <span className="sr-only">{textOfLine(line)}</span>
        <b aria-hidden="true">{line.term}</b>
        <span aria-hidden="true">
          <s>{line.before ?? messages.none}</s> <ArrowRight /> {line.after ?? messages.none}
        </span>
      </li>
    ))}
  </ul>
);

/** The first button has the focus as soon as it is here, unless somebody has moved it out of the note meanwhile. */
function useFocusedFirst() {
  const within = useRef<HTMLDivElement>(null);
  const focus = () =>
    within.current?.querySelector<HTMLElement>('.suggestion-actions button')?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    const note = within.current?.closest('.why-not');
    if (note?.contains(document.activeElement)) focus();
    note?.scrollIntoView({ block: 'nearest' });
  }, []);
  return { within, current: { focus } };
}

interface SuggestionPicturesProps {
  readonly before: Item;
  readonly after: Item;
}

/** The door as it is and as it would be, in one scale; from inside where only that differs. */
function SuggestionPictures({ before, after }: SuggestionPicturesProps) {
  const { catalogue } = useDesigner();
  const isSeen = (side: Side) =>
    !isEqual(factsOf({ item: before, catalogue, side }), factsOf({ item: after, catalogue, side }));
  const side = !isSeen('external') && isSeen('internal') ? 'internal' : 'external';
  const scale = scaleFor(Math.max(before.frame.overall.width, after.frame.overall.width));
  return (
    <div className="suggestion-pictures" aria-hidden="true">
      <DoorThen item={before} caption={messages.now} side={side} scale={scale} />
      <ArrowRight />
      <DoorThen item={after} caption={messages.requested} side={side} scale={scale} />
    </div>
  );
}

interface DoorThenProps {
  readonly item: Item;
  readonly caption: string;
  readonly side: Side;
  readonly scale: Scale;
}

function DoorThen({ item, caption, side, scale }: DoorThenProps) {
  const light = useTileLight();
  const { catalogue } = useDesigner();
  return (
    <figure>
      <span className="tile-picture tile-frame tile-ground">
        <TilePicture
          first
          depictionKey={`suggestion ${side} ${scale.pxPerMm} ${light.time} ${pictureKeyOf(item)}`}
          draw={() => drawDoor(item, { catalogue, side, light }, scale)}
        />
      </span>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
