import type { BackOff } from '../scheduling/retry.ts';
import { createWaiters } from '../scheduling/waiters.ts';

/** What follows from a call that failed: it is sent again after a wait, the next one is sent, or no call can succeed any more. */
export type AfterFailure = 'again' | 'next' | 'end';

export interface SendLoopPorts {
  readonly backOff: BackOff;
  readonly hasWork: () => boolean;
  /** Resolves when the next call may be sent. `isUrgent`: somebody waits for it. */
  readonly beforeCall?: (isUrgent: boolean) => Promise<void> | undefined;
  readonly call: () => Promise<void>;
  readonly afterFailure: (error: unknown) => AfterFailure | Promise<AfterFailure>;
  /** Nothing is left to send, or nothing may be sent now. */
  readonly onEnd?: () => void;
}

export interface SendLoop {
  /** Starts sending unless it is running. */
  readonly send: () => void;
  /** Sends now instead of waiting for the network. */
  readonly sendNow: () => void;
  /** The same; resolves when the next call has ended, successful or not. */
  readonly flush: () => Promise<void>;
  /** Resolves when the running call has ended; undefined: no call is running. */
  readonly callInProgress: () => Promise<void> | undefined;
  /** From now on calls are sent only by `sendNow` and `flush`, and not again when they fail. */
  readonly stop: () => void;
}

/** Sends calls in order, one at a time, until there is no work; a call that was lost is sent again after a wait. */
export function createSendLoop(ports: SendLoopPorts): SendLoop {
  const { backOff, hasWork, beforeCall, call, afterFailure, onEnd } = ports;
  const whenCallEnded = createWaiters<void>();
  let isRunning = false;
  let isCalling = false;
  let isUrgent = false;
  let isStopped = false;
  const mayGoOn = () => isUrgent || !isStopped;

  const callOnce = async (): Promise<AfterFailure> => {
    isCalling = true;
    isUrgent = false;
    try {
      await call();
      backOff.reset();
      return 'next';
    } catch (error) {
      return await afterFailure(error);
    } finally {
      isCalling = false;
    }
  };
  const sendAll = async () => {
    while (hasWork()) {
      await beforeCall?.(isUrgent);
      if (!mayGoOn()) return;
      // The work may have been given up meanwhile.
      const next = hasWork() ? await callOnce() : 'next';
      whenCallEnded.resolve();
      if (next === 'next') continue;
      if (next === 'end' || !mayGoOn()) return;
      await backOff.wait();
      if (!mayGoOn()) return;
      isUrgent = true;
    }
  };
  const run = async () => {
    isRunning = true;
    await sendAll();
    isRunning = false;
    isUrgent = false;
    whenCallEnded.resolve();
    onEnd?.();
  };
  const send = () => {
    if (!isRunning) void run();
  };
  const sendNow = () => {
    isUrgent = true;
    backOff.end();
    send();
  };
  return {
    send,
    sendNow,
    flush: () => {
      const ended = whenCallEnded.enter();
      sendNow();
      return ended;
    },
    callInProgress: () => (isCalling ? whenCallEnded.enter() : undefined),
    stop: () => {
      isStopped = true;
    },
  };
}
