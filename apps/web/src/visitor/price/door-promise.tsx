import { calendarDayText } from '../../shared/text/dates.ts';
import { priceMessages as messages } from './messages.ts';
import type { WirePromise } from './price-text.ts';

/** When a door can be there, and on request why: those reasons that it would be earlier without stand out. */
export const DoorPromise = ({ promise: { Text, Reasons } }: { readonly promise: WirePromise }) => (
  <div className="door-promise">
    <span>{Text}</span>
    <details>
      <summary>{messages.why}</summary>
      <ul>
        {Reasons.map((reason) => (
          <li key={reason.Text}>
            {reason.Binds ? <b>{reason.Text}</b> : reason.Text}
            {reason.Day === null ? null : <span className="num">{calendarDayText(reason.Day)}</span>}
          </li>
        ))}
      </ul>
    </details>
  </div>
);
