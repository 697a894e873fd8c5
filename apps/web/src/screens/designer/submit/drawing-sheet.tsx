import { describeItem } from '@door/domain/item/describe';
import { useId } from 'react';
import { Link } from '../../../navigation/link.tsx';
import { DoorInWords } from '../../../designer/door-in-words.tsx';
import { stepAbout } from '../../../designer/steps.ts';
import { useDesigner } from '../../../designer/use-designer.ts';
import { Door } from '../../../preview/door.tsx';
import type { StageView } from '../../../preview/preview-stage.tsx';
import { useScene } from '../../../preview/use-scene.ts';
import { scheduleOf } from '../../../submit/schedule.ts';
import { words } from '../../../words/words.ts';

/** The door with its overall dimensions, and what it is, line by line, each with the way back to its step. */
export function DrawingSheet({ side, enlarge }: StageView) {
  const { item, catalogue } = useDesigner();
  const scene = useScene(item, catalogue, side);
  const inWords = useId();
  const { width, height } = item.frame.overall;
  return (
    <div className="sheet-board">
      <div className="sheet-door">
        <Door scene={scene} side={side} id={`sheet-${side}`} describedBy={inWords} onClick={enlarge}>
          <span className="dimension dimension-width num">
            <span>{width}</span>
          </span>
          <span className="dimension dimension-height num">
            <span>{height}</span>
          </span>
        </Door>
        <DoorInWords id={inWords} item={item} catalogue={catalogue} side={side} />
      </div>
      <Schedule />
    </div>
  );
}

function Schedule() {
  const { item, catalogue } = useDesigner();
  return (
    <section className="schedule" aria-label={words.submit.door}>
      <h2>{words.submit.door}</h2>
      <dl>
        {scheduleOf(describeItem(item, catalogue), catalogue.words).map(({ step, term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span>{value}</span>
              <Link to={stepAbout[step].path} aria-label={words.submit.changeTerm(term)}>
                {words.submit.change}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.submit.measured}</p>
    </section>
  );
}
