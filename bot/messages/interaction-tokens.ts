import { Lru } from '../../storage/lru.ts';

/** Time for which an interaction token is used. It is shorter than Discord's fifteen minutes, so that no request arrives too late. */
export const TOKEN_LIFE_MS = 14.5 * 60 * 1000;
/** Number of follow-up messages that Discord allows per interaction where the bot is not a member. */
const MAX_FOLLOW_UPS = 5;
/** Maximum number of remembered messages and channels. */
const MAX_ENTRIES = 5000;

/** Interaction token for a channel where the bot is only a guest. It is the only way to send messages there. */
export class InteractionToken {
  readonly token: string;
  readonly until: number;
  readonly #answered = Promise.withResolvers<boolean>();
  readonly #claim: () => Promise<boolean>;
  #claimed: Promise<boolean> | undefined;
  #followUps = MAX_FOLLOW_UPS;
  /** Whether Discord accepted no response to the interaction, so that the token is invalid. */
  isDead = false;

  /** `claim` reserves the follow-ups for this process. It returns false if another process has reserved them. */
  constructor(token: string, until: number, claim: () => Promise<boolean>) {
    this.token = token;
    this.until = until;
    this.#claim = claim;
    void this.answered.then((isAnswered) => {
      this.isDead = !isAnswered;
    });
  }

  /** Resolves to true after the first response, which must precede all other messages, and to false if there is none. */
  get answered(): Promise<boolean> {
    return this.#answered.promise;
  }

  markAnswered(): void {
    this.#answered.resolve(true);
  }

  /** Resolves `answered` to false, unless there was a first response. */
  markUnanswered(): void {
    this.#answered.resolve(false);
  }

  get hasFollowUps(): boolean {
    return this.#followUps > 0;
  }

  /** Takes one of the remaining follow-ups. Throws if there is none or another process has them. */
  async takeFollowUp(): Promise<void> {
    if (!this.hasFollowUps) throw new NoInteractionTokenError();
    this.#followUps--;
    if (!(await this.claim())) throw new NoInteractionTokenError();
  }

  /** Whether this process may send the follow-ups. The first process that asks may. */
  async claim(): Promise<boolean> {
    this.#claimed ??= this.#claim();
    try {
      const isOurs = await this.#claimed;
      if (!isOurs) this.releaseFollowUps();
      return isOurs;
    } catch (error) {
      this.#claimed = undefined;
      throw error;
    }
  }

  /** Leaves the follow-ups to another process, which has responded. */
  releaseFollowUps(): void {
    this.#followUps = 0;
    this.#claimed = Promise.resolve(false);
  }
}

/** Error for a message to a channel in which the bot can send nothing until a user interacts with it there. */
export class NoInteractionTokenError extends Error {
  constructor() {
    super('No valid interaction token for this channel');
  }
}

/** A token, and the previous one, which is used if Discord accepts no response to this one. */
interface TokenNode {
  readonly token: InteractionToken;
  before: TokenNode | undefined;
}

/** The newest interaction token of each channel and message where the bot is only a guest. */
export class InteractionTokens {
  readonly #now: () => number;
  readonly #byChannel = new Lru<TokenNode>(MAX_ENTRIES);
  readonly #byMessage = new Lru<TokenNode>(MAX_ENTRIES);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Adds the token of an interaction, with the message that was pressed. */
  add(token: string, channel: string, claim: () => Promise<boolean>, pressed?: string): InteractionToken {
    const added = new InteractionToken(token, this.#now() + TOKEN_LIFE_MS, claim);
    put(this.#byChannel, channel, added);
    if (pressed !== undefined) this.addMessage(pressed, added);
    return added;
  }

  /** Records that a message can be edited with a token. */
  addMessage(message: string, token: InteractionToken): void {
    put(this.#byMessage, message, token);
  }

  /** Returns the token that can edit a message. Undefined if none is valid. */
  forMessage(message: string): InteractionToken | undefined {
    return this.#valid(this.#byMessage.get(message));
  }

  /** Returns the token that can post in a channel. Undefined if none is valid or its follow-ups are used up. */
  forChannel(channel: string): InteractionToken | undefined {
    const token = this.#valid(this.#byChannel.get(channel));
    return token?.hasFollowUps ? token : undefined;
  }

  #valid(node: TokenNode | undefined): InteractionToken | undefined {
    if (!node || node.token.until <= this.#now()) return undefined;
    return node.token.isDead ? this.#valid(node.before) : node.token;
  }
}

function put(map: Lru<TokenNode>, key: string, token: InteractionToken): void {
  const node: TokenNode = { token, before: map.get(key) };
  map.set(key, node);
  void token.answered.then((isAnswered) => {
    if (isAnswered) node.before = undefined;
  });
}
