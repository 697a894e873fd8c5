import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { DoorChoices, HouseStyle } from '@door/domain/catalogue/rows/gallery-rows';
import { framesAsAnswered } from '@door/domain/door/frame/frame-answers';
import type { ColourId, DesignId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { Size } from '@door/domain/lib/mm';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { doorOfChoices } from '../gallery/beginning.ts';
import { type Answers, frameAnswers } from './guide-address.ts';

/** What the answers narrow the supplier's doors to. */
export interface Narrowed {
  readonly style: HouseStyle | null;
  /** The size of the set for the opening that was answered; null: each frame in its own. */
  readonly overall: Size | null;
  readonly frames: readonly FrameTemplate[];
  /** The most suitable first; of a house that nobody named, one of each family. */
  readonly designs: readonly DesignId[];
  readonly colours: readonly ColourId[];
}

export interface NarrowingFacts {
  readonly styles: readonly HouseStyle[];
  readonly overallFor: (opening: Size) => Size;
  readonly context: RuleContext;
}

/** How many colours are shown where no style chooses among them. */
const mostColours = 8;

export function narrowed(answers: Answers, { styles, overallFor, context: { catalogue } }: NarrowingFacts): Narrowed {
  const { templates, designs, colours } = catalogue.sold;
  const style = styles.find(({ id }) => id === answers.style) ?? null;
  const isSold = (id: DesignId) => designs.some((design) => design.id === id);
  const families = new Map([...designs].reverse().map(({ family, id }) => [family, id]));
  return {
    style,
    overall: answers.opening ? overallFor(answers.opening) : null,
    frames: framesAsAnswered(frameAnswers(answers), templates),
    designs: style ? style.designs.filter(isSold) : [...families.values()].reverse(),
    colours: style
      ? style.colours.filter((id) => colours.some((colour) => colour.id === id))
      : colours
          .filter(({ use, finish }) => use === 'door' && finish !== 'custom')
          .slice(0, mostColours)
          .map(({ id }) => id),
  };
}

/** The choices of a beginning: in the size for the opening, unless a person takes the frame in its own. */
export interface Beginning {
  readonly templateId: FrameTemplate['id'];
  readonly designId: DesignId;
  readonly doorColour: ColourId;
  readonly overall: Size | null;
}

/** The door of a beginning; null where it is not made. */
export function doorOfBeginning({ overall, ...chosen }: Beginning, context: RuleContext): Item | null {
  const choices: DoorChoices = overall ? { ...chosen, overall } : chosen;
  const made = doorOfChoices(choices, context);
  return made.ok ? made.value : null;
}

/** The first design that this frame is made with in that size; null: it cannot be made in it. */
export const firstDesignIn = (
  begun: Omit<Beginning, 'designId'>,
  designs: readonly DesignId[],
  context: RuleContext,
): DesignId | null => designs.find((designId) => doorOfBeginning({ ...begun, designId }, context) !== null) ?? null;
