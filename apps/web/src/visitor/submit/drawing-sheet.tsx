import { describeItem } from '@door/domain/door/configure/describe-item';
import { useId } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { DoorDescription } from '../../designer/description/door-description.tsx';
import { stepOfTopic } from '../../designer/steps/steps.ts';
import { useDesigner } from '../../designer/state/use-designer.ts';
import { Door } from '../../designer/preview/door.tsx';
import { useScene } from '../../designer/preview/use-scene.ts';
import type { StageView } from '../../designer/preview/preview-stage.tsx';
import { hourOf, timeOfDayIn } from '../../designer/preview/scenery-time.ts';
import { useTilesInLight } from '../../designer/preview/light-tiles.ts';
import { useEvening } from '../../designer/preview/use-evening.ts';
import { scheduleOf } from '../../designer/description/schedule.ts';
import { submitMessages } from './messages.ts';
import './drawing-sheet.css';

/** The door with its overall size, and its schedule, each line with a link to its step. */
export function DrawingSheet({ side, scenery, enlarge }: StageView) {
  const { item, catalogue, context } = useDesigner();
  const time = timeOfDayIn(scenery);
  const { evening } = useEvening(time);
  useTilesInLight(time);
  const scene = useScene({ item, catalogue, side }, evening);
  const descriptionId = useId();
  const { width, height } = item.frame.overall;
  return (
    <div className="sheet-board" data-hour={hourOf(time)}>
      <div className="sheet-door">
        <Door scene={scene} side={side} id={`sheet-${side}`} describedBy={descriptionId} onClick={enlarge}>
          <span className="dimension dimension-width num">
            <span>{width}</span>
          </span>
          <span className="dimension dimension-height num">
            <span>{height}</span>
          </span>
        </Door>
        <DoorDescription id={descriptionId} item={item} side={side} context={context} />
      </div>
      <Schedule />
    </div>
  );
}

/** The choices at a glance, each with the way to change it. Beside the drawing, or on the page where that has no room. */
export function Schedule() {
  const { item, context } = useDesigner();
  return (
    <section className="schedule" aria-label={submitMessages.submit.door}>
      <h2>{submitMessages.submit.door}</h2>
      <dl>
        {scheduleOf(describeItem(item, context)).map(({ step, term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span>{value}</span>
              <Link to={stepOfTopic[step].path} aria-label={submitMessages.submit.changeTerm(term)}>
                {submitMessages.submit.change}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p>{submitMessages.submit.measured}</p>
    </section>
  );
}
