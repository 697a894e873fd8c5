import type { WhyNot } from '@door/domain/choice/offer';
import { changedLines } from '@door/domain/configure/changed-lines';
import { describeItem } from '@door/domain/configure/describe-item';
import { wayToChoice } from '@door/domain/configure/way-to-choice';
import type { Action } from '@door/domain/model/action';
import type { Described } from '@door/domain/model/description';
import { hardwareKinds } from '@door/domain/model/hardware-kinds';
import type { Item } from '@door/domain/model/item';
import { capitalised, listed } from '@door/domain/words/sentence';
import type { WhyNotText } from '@door/ui/why-not';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import { configureAllOnPage, configureOnPage } from '../designer/configure-on-page.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { stepWords } from './words.ts';

type Explain = (whyNot: WhyNot | null, wish: Action) => WhyNotText | null;

/**
 * Why a tile cannot be chosen and, once it is asked, the whole way to it: one button, one undo, all changes told before. `before`: what
 * is done before the choice in any case.
 */
export function useExplain(before: readonly Action[] = []): Explain {
  const { item: present, context, choose } = useDesigner();
  const prepared = configureAllOnPage(present, before, context);
  const item = prepared.ok ? prepared.value.item : present;
  return (whyNot, wish) =>
    whyNot && {
      reason: whyNot.reason,
      explanation: whyNot.explanation,
      cure: () => {
        const tryAction = (tried: Item, action: Action) => configureOnPage(tried, action, context);
        const way = wayToChoice(wish, item, { context, tryAction });
        return (
          way && {
            label: labelOf(way.changes.map(({ label }) => label)),
            changes: changesBetween(present, way.item, context),
            onChoose: () => choose(...before, ...way.actions),
          }
        );
      },
    };
}

/** `Use Flush and make the door 45 mm higher`. */
const labelOf = ([first = '', ...others]: readonly string[]): string =>
  capitalised(listed([first, ...others.map((label) => label.charAt(0).toLowerCase() + label.slice(1))], 'and'));

/** The lines of a door without those that say 'None': whoever has no door knob loses none with a design that allows none. */
const fittedOn = (item: Item, context: PageContext): readonly Described[] =>
  describeItem(item, context).filter(
    ({ about }) => !hardwareKinds.some((kind) => kind === about && item.hardware.chosen[kind] === null),
  );

function changesBetween(before: Item, after: Item, context: PageContext): readonly string[] {
  const { changed, added, gone } = stepWords.cure;
  return changedLines(fittedOn(before, context), fittedOn(after, context)).map((line) => {
    if (line.after === null) return gone(line.term, line.before ?? '');
    return line.before === null ? added(line.term, line.after) : changed(line.term, line.after, line.before);
  });
}
