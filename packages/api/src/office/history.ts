import type { CallScope } from '../gate.ts';
import type { Thing } from '../ports/office.ts';
import type { Names } from './names.ts';
import { changeToWire } from './to-wire.ts';

/** So many lines tell a long life; older ones stay in the table. */
const most = 500;

/** The history of some things together, the newest line first. */
export async function historyOf({ shop }: CallScope, things: readonly Thing[], names: Names) {
  return (await shop.history.of(things, most)).map((change) => changeToWire(change, names));
}
