import { describe, expect, test } from 'vitest';
import { answered } from '../../shared/testing/fakes.ts';
import { type OnlinePorts, sendWhenOnline } from './send-when-online.ts';

const lost = new TypeError('Failed to fetch');

/** `network` says for each look whether there is network; the last holds from then on. */
function sending({ network, outcomes = [] }: { network: boolean[]; outcomes?: (Error | 'sent')[] }) {
  const said: string[] = [];
  const state = { stopped: false };
  const ports: OnlinePorts = {
    isOnline: () => (network.length > 1 ? network.shift() : network[0]) ?? true,
    backOff: { wait: async () => void said.push('waits') },
    isStopped: () => state.stopped,
    onWaiting: (is) => void (is && said.push('says that it waits')),
  };
  const send = async () => {
    const outcome = outcomes.shift() ?? 'sent';
    said.push('sends');
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { said, state, ports, send };
}

describe('sending an enquiry', () => {
  test('with network it is sent at once', async () => {
    const { said, send, ports } = sending({ network: [true] });
    expect(await sendWhenOnline(send, ports)).toBe('sent');
    expect(said).toEqual(['sends']);
  });

  test('without network it waits, and is sent once when the network is back', async () => {
    const { said, send, ports } = sending({ network: [false, false, true] });
    expect(await sendWhenOnline(send, ports)).toBe('sent');
    expect(said).toEqual(['says that it waits', 'waits', 'says that it waits', 'waits', 'sends']);
  });

  test('the network that is lost in the middle is waited for', async () => {
    const { said, send, ports } = sending({ network: [true, false, true], outcomes: [lost] });
    expect(await sendWhenOnline(send, ports)).toBe('sent');
    expect(said.filter((line) => line === 'sends')).toHaveLength(2);
  });

  test('a network that only seems to be back is waited for again', async () => {
    const { said, send, ports } = sending({ network: [false, true], outcomes: [lost, lost] });
    expect(await sendWhenOnline(send, ports)).toBe('sent');
    expect(said.filter((line) => line === 'sends')).toHaveLength(3);
  });

  test.each([
    ['a call that is lost although there is network', lost],
    ['a refusal', answered(400)],
    ['a fault of the server', answered(500)],
  ])('%s is thrown', async (_, error) => {
    const { send, ports } = sending({ network: [true], outcomes: [error] });
    await expect(sendWhenOnline(send, ports)).rejects.toBe(error);
  });

  test('stopped while it waits, nothing is sent', async () => {
    const { said, state, send, ports } = sending({ network: [false, true] });
    const wait = async () => {
      state.stopped = true;
    };
    expect(await sendWhenOnline(send, { ...ports, backOff: { wait } })).toBeNull();
    expect(said).not.toContain('sends');
  });
});
