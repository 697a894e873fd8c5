import { momentText } from '../../platform/words/dates.ts';
import { runningWords } from '../words/running.ts';
import { bytesText } from '../layout/bytes-text.ts';
import type { Overview } from './use-running.ts';

const { now: says } = runningWords;

/** How full the disk is, and what fills it. */
export const DiskUse = ({ disk }: { readonly disk: Overview['Disk'] }) => (
  <section className="running-section" aria-labelledby="running-disk">
    <h2 id="running-disk">{says.disk}</h2>
    {disk === null ? (
      <p className="running-none" role="status">
        {says.measuring}
      </p>
    ) : (
      <>
        <p className="running-free num">{says.free(bytesText(disk.Free), bytesText(disk.Total))}</p>
        <meter
          className="running-meter"
          aria-label={says.used}
          data-low={disk.Low}
          max={disk.Total}
          value={disk.Total - disk.Free}
        />
        {disk.Low ? (
          <p className="running-low" role="alert">
            {says.low}
          </p>
        ) : null}
        <dl className="running-facts">
          {disk.Parts.map(({ Part, Bytes }) => (
            <div key={Part}>
              <dt>{says.diskParts[Part]}</dt>
              <dd className="num">{Bytes === null ? says.elsewhere : bytesText(Bytes)}</dd>
            </div>
          ))}
        </dl>
        <p className="office-hint num">{says.measuredAt(momentText(disk.MeasuredAt))}</p>
      </>
    )}
  </section>
);
