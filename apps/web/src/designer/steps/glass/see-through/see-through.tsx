import type { Backing } from '@door/domain/catalogue/rows/glass-rows';
import { opticsOf, seenThrough } from '@door/domain/door/glass/see-through';
import { seeThroughSample } from '@door/drawing/samples/see-through-sample';
import { toSvg } from '@door/drawing/svg';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { drawnSvg } from '../../../../shared/trusted-types.ts';
import { useDesigner } from '../../../state/use-designer.ts';
import { pageTextures } from '../../../pictures/textures.ts';
import { seeThroughWords as words } from './words.ts';
import './see-through.css';

export interface SeeThroughProps {
  readonly backings: readonly Backing[];
}

const last = words.times.length - 1;

/** Somebody in the hall behind each backing glass, with a slider from day to night; what is seen stands beside it in words. */
export function SeeThrough({ backings }: SeeThroughProps) {
  const [time, setTime] = useState(0);
  const chosen = useDesigner().item.glass.doorBacking;
  // The slider moves at once; the pictures follow.
  const evening = useDeferredValue(time / last);
  const id = useId();
  return (
    <section className="see-through" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <div className="see-through-time">
        <span aria-hidden="true">{words.ends.day}</span>
        <input
          type="range"
          aria-label={words.time}
          aria-valuetext={words.times[time]}
          min={0}
          max={last}
          step={1}
          value={time}
          onChange={(event) => setTime(Number(event.target.value))}
        />
        <span aria-hidden="true">{words.ends.night}</span>
      </div>
      <ul>
        {backings.map((backing) => (
          <li key={backing.name} aria-current={backing.name === chosen ? 'true' : undefined}>
            <Pane backing={backing} evening={evening} />
            <b>{backing.name}</b>
            {backing.name === chosen ? <span className="see-chosen">{words.chosen}</span> : null}
            <p>{seenText(backing)}</p>
          </li>
        ))}
      </ul>
      <p className="see-note">{words.note}</p>
    </section>
  );
}

/** By day and by night, whatever the slider shows. */
const seenText = (backing: Backing): string => {
  const [day, night] = [0, 1].map((evening) => words.sights[seenThrough(opticsOf(backing), evening).sight]);
  return words.seen(day ?? '', night ?? '');
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
