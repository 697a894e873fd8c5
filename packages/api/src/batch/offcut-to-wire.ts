import { cutGroupName } from '@door/domain/making/batch/cut-group';
import { offcutLabel } from '@door/domain/making/batch/offcut';
import { standingOf } from '@door/domain/making/batch/offcut-ledger';
import type { NameOf } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import type { OffcutAccount } from './offcut-store.ts';
import { batchingWords } from '../words.ts';

/** An offcut with its ledger, the first line first. */
export function offcutToWire({ offcut, lines }: OffcutAccount, nameOf: NameOf) {
  const { state, batch } = standingOf(lines, offcut.id);
  const { part, size, article, colours, code, qr } = offcutLabel(
    offcut,
    { key: offcut.group, colours: offcut.colours },
    batchingWords,
  );
  return {
    Id: offcut.id,
    Group: offcut.group,
    /** For people: profile and colours. */
    Name: cutGroupName(offcut),
    /** What can be used of it, mm. */
    Length: offcut.length,
    State: state,
    StateText: batchingWords.offcuts.states[state],
    /** Number of the batch that it is reserved for; null: for none. */
    ReservedFor: state === 'reserved' ? batch : null,
    /** Number of the batch that left it; null: somebody has counted it. */
    From: lines.find(({ move }) => move === 'in')?.batch ?? null,
    Entries: lines.map(({ move, batch: of, reason, who, at }) => ({
      Move: move,
      Batch: of,
      Reason: reason,
      By: personToWire(who, nameOf),
      At: at,
    })),
    Label: { Part: part, Size: size, Article: article, Colours: colours, Code: code, Qr: qr },
  };
}
