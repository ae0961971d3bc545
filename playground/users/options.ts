import type { APIUser } from 'discord-api-types/v10';
import type { PageMessage } from '../protocol.ts';
import type { WaitOptions } from './connection.ts';

/** A modal that the bot has opened for a user. */
export type OpenModal = Pick<Extract<PageMessage, { type: 'modal' }>, 'token' | 'modal'> & { readonly channel: string };

/** Result of a user's action: the modal that it opened, or the sentence with which Discord would refuse it. */
export type Outcome =
  | { readonly ok: true; readonly modal?: OpenModal }
  | { readonly ok: false; readonly sentence: string };

export interface TestUserOptions extends Partial<WaitOptions> {
  /** Resolves when the bot has finished. By default an action waits for the first message after a deferral. */
  readonly answered?: (() => Promise<void>) | undefined;
  /** Maximum wait in ms for the first message after a deferral. A bot may defer an update and never send one. */
  readonly deferredMs?: number;
  /** Pause in ms after the bot's answer, in which it handles the response to its request. 20 by default. */
  readonly pauseMs?: number | undefined;
  /** Resolves when the bot has the responses to its requests. */
  readonly sent?: () => Promise<void>;
  /** Called before an action. Throws if there is no bot. */
  readonly requireBot?: () => void;
  /** Called with the outcome of an action that failed. Strict playgrounds throw here. */
  readonly onFailure?: ((user: APIUser, sentence: string) => void) | undefined;
}

/** Options of a user of a playground in another process. */
export type JoinOptions = Partial<WaitOptions> & Pick<TestUserOptions, 'pauseMs'>;

/** Default timeout of a wait in ms. With the start of a bot it is shorter than the 5 s that vitest and jest give a test. */
const WAIT_MS = 2_000;

/** Default pause of a user in ms after the bot's answer. People need longer. */
const PAUSE_MS = 20;

export function defaultPauseMs(): number {
  return Number(process.env.PLAYGROUND_PAUSE_MS || PAUSE_MS);
}

export function defaultWaitMs(): number {
  return Number(process.env.PLAYGROUND_WAIT_MS || WAIT_MS);
}
