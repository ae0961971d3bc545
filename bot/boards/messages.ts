import {
  DiscordAPIError,
  type RawFile,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord.js';
import { OutOfTouchError, type Visit, type Visits } from './visits.ts';

/** A channel, and what is known of whether Longtable is a member there. */
export interface Spot {
  readonly channel: string;
  readonly guild?: string | null | undefined;
  readonly guest?: true | undefined;
}

/** A message as Discord's API takes it. */
export interface Content {
  readonly body: object;
  readonly files?: RawFile[] | undefined;
}

/** Sends, changes and deletes messages: as a member of a channel, or, where Longtable is only a guest, through the interactions of others. */
export class Messages {
  readonly #rest: REST;
  readonly #application: string;
  readonly #visits: Visits;
  readonly #isGuest: (spot: Spot) => boolean;

  constructor(rest: REST, application: string, visits: Visits, isGuest: (spot: Spot) => boolean) {
    this.#rest = rest;
    this.#application = application;
    this.#visits = visits;
    this.#isGuest = isGuest;
  }

  /** Whether a message can be sent there now, as far as is known. */
  canPost(spot: Spot): boolean {
    return !this.#isGuest(spot) || this.#visits.in(spot.channel) !== undefined;
  }

  /** Sends a message and gives its id. One that carries a nonce is sent once, however often it is tried; guests have no such thing. */
  async post(spot: Spot, { body, files }: Content, nonce: string): Promise<string> {
    if (!this.#isGuest(spot)) {
      const once = { ...body, nonce, enforce_nonce: true };
      return idOf(await this.#rest.post(Routes.channelMessages(spot.channel), { body: once, ...withFiles(files) }));
    }
    const visit = await answered(() => this.#visits.in(spot.channel));
    await visit.takeFollowUp();
    const route = Routes.webhook(this.#application, visit.token);
    const posted = this.#rest.post(route, { body, ...withFiles(files), auth: false }).catch((error) => {
      // What was sent again because its answer was lost counts, too.
      throw isUsedUp(error) ? new OutOfTouchError() : error;
    });
    const message = idOf(await posted);
    this.#visits.reach(message, visit);
    return message;
  }

  async edit(spot: Spot, message: string, { body, files }: Content): Promise<void> {
    const visit = await this.#visitTo(spot, message);
    if (!visit) await this.#rest.patch(Routes.channelMessage(spot.channel, message), { body, ...withFiles(files) });
    else await this.#rest.patch(this.#routeTo(visit, message), { body, ...withFiles(files), auth: false });
  }

  async delete(spot: Spot, message: string): Promise<void> {
    const visit = await this.#visitTo(spot, message);
    if (!visit) await this.#rest.delete(Routes.channelMessage(spot.channel, message));
    else await this.#rest.delete(this.#routeTo(visit, message), { auth: false });
  }

  /** The interaction that reaches a message; nothing where none is needed. */
  async #visitTo(spot: Spot, message: string): Promise<Visit | undefined> {
    return this.#isGuest(spot) ? answered(() => this.#visits.to(message)) : undefined;
  }

  #routeTo(visit: Visit, message: string) {
    return Routes.webhookMessage(this.#application, visit.token, message);
  }
}

/** The newest interaction that Discord has taken a response to. */
async function answered(find: () => Visit | undefined): Promise<Visit> {
  for (let visit = find(); visit; visit = find()) if (await visit.answered) return visit;
  throw new OutOfTouchError();
}

/** Whether nothing can be shown in a place now: Longtable may not, or has nobody there to answer. */
export function isClosed(error: unknown): boolean {
  return error instanceof OutOfTouchError || isOutOfReach(error);
}

function isUsedUp(error: unknown): boolean {
  const { ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages: code } = RESTJSONErrorCodes;
  return error instanceof DiscordAPIError && error.code === code;
}

function idOf(posted: unknown): string {
  return (posted as RESTPostAPIChannelMessageResult).id;
}

function withFiles(files: RawFile[] | undefined): { files?: RawFile[] } {
  return files ? { files } : {};
}

/** Nothing can be shown there until somebody changes what Longtable may do. */
const CLOSED: ReadonlySet<string | number> = new Set([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
]);

/** Whether Discord says that nothing will ever be shown there again. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
}

/** Whether Discord says that nothing can be shown there, and no retry will help soon. */
export function isOutOfReach(error: unknown): boolean {
  return isGone(error) || (error instanceof DiscordAPIError && CLOSED.has(error.code));
}

/** Whether Discord says that a message is not there any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}
