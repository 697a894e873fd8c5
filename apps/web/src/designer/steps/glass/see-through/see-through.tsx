import type { Backing } from '@door/domain/catalogue/rows/glass-rows';
import { opticsOf, seenThrough } from '@door/domain/door/glass/see-through';
import { seeThroughSample } from '@door/drawing/samples/see-through-sample';
import { toSvg } from '@door/drawing/svg';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { drawnSvg } from '../../../../shared/trusted-types.ts';
import { useDesigner } from '../../../state/use-designer.ts';
import { pageTextures } from '../../../pictures/textures.ts';
import { seeThroughMessages as messages } from './messages.ts';
import './see-through.css';

export interface SeeThroughProps {
  readonly backings: readonly Backing[];
}

const last = messages.times.length - 1;

/** Somebody in the hall behind each backing glass, with a slider from day to night; what is seen stands beside it in words. */
export function SeeThrough({ backings }: SeeThroughProps) {
  const [time, setTime] = useState(0);
  const chosen = useDesigner().item.glass.doorBacking;
  // The slider moves at once; the pictures follow.
  const evening = useDeferredValue(time / last);
  const id = useId();
  return (
    <section className="see-through" aria-labelledby={id}>
      <h3 id={id}>{messages.title}</h3>
      <div className="see-through-time">
        <span aria-hidden="true">{messages.ends.day}</span>
        <input
          type="range"
          aria-label={messages.time}
          aria-valuetext={messages.times[time]}
          min={0}
          max={last}
          step={1}
          value={time}
          onChange={(event) => setTime(Number(event.target.value))}
        />
        <span aria-hidden="true">{messages.ends.night}</span>
      </div>
      <ul>
        {backings.map((backing) => (
          <li key={backing.name} aria-current={backing.name === chosen ? 'true' : undefined}>
            <Pane backing={backing} evening={evening} />
            <b>{backing.name}</b>
            {backing.name === chosen ? <span className="see-chosen">{messages.chosen}</span> : null}
            <p>{seenText(backing)}</p>
          </li>
        ))}
      </ul>
      <p className="see-note">{messages.note}</p>
    </section>
  );
}

/** By day and by night, whatever the slider shows. */
const seenText = (backing: Backing): string => {
  const [day, night] = [0, 1].map((evening) => messages.sights[seenThrough(opticsOf(backing), evening).sight]);
  return messages.seen(day ?? '', night ?? '');
};

interface PaneProps {
  readonly backing: Backing;
  readonly evening: number;
}

function Pane({ backing, evening }: PaneProps) {
  const id = useId();
  const svg = useMemo(() => {
    const seen = seenThrough(opticsOf(backing), evening);
    const scene = seeThroughSample({ backing: backing.name, ...seen, evening });
    return drawnSvg(toSvg(scene, { id: `see${id}`, textures: pageTextures }));
  }, [backing, evening, id]);
  return <div className="see-pane" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
