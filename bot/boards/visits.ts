import { Lru } from '../../storage/lru.ts';

/** Discord takes what follows an interaction for fifteen minutes; a little less, so that nothing comes too late. */
const LIFE_MS = 14.5 * 60 * 1000;
/** How many messages may follow an interaction where Longtable is not a member. */
const FOLLOW_UPS = 5;
/** So many messages and channels are remembered. */
const MOST = 5000;

/** An interaction in a place where Longtable is only a guest: its token is all that reaches that place, for a while. */
export class Visit {
  readonly token: string;
  readonly until: number;
  readonly #begun = Promise.withResolvers<void>();
  readonly #claim: () => Promise<boolean>;
  #claimed: Promise<boolean> | undefined;
  #followUps = FOLLOW_UPS;

  /** `claim` makes the follow-ups this process’s; false if another has them, because two that count for themselves would send too many. */
  constructor(token: string, until: number, claim: () => Promise<boolean>) {
    this.token = token;
    this.until = until;
    this.#claim = claim;
  }

  /** Resolves when Discord has the first response: nothing can be sent or changed before. */
  get answered(): Promise<void> {
    return this.#begun.promise;
  }

  noteAnswered(): void {
    this.#begun.resolve();
  }

  get hasFollowUps(): boolean {
    return this.#followUps > 0;
  }

  /** Takes one of the follow-ups that are left; rejects if there is none, or another process has them. */
  async takeFollowUp(): Promise<void> {
    if (!this.hasFollowUps) throw new OutOfTouchError();
    this.#followUps--;
    if (!(await this.claim())) throw new OutOfTouchError();
  }

  /** Whether the follow-ups are this process’s; whoever asks first has them. */
  async claim(): Promise<boolean> {
    this.#claimed ??= this.#claim();
    try {
      const isOurs = await this.#claimed;
      if (!isOurs) this.forgo();
      return isOurs;
    } catch (error) {
      this.#claimed = undefined;
      throw error;
    }
  }

  /** Leaves the follow-ups to another process, which has answered. */
  forgo(): void {
    this.#followUps = 0;
    this.#claimed = Promise.resolve(false);
  }
}

/** Nobody has pressed anything for so long that nothing can be shown there until somebody does. */
export class OutOfTouchError extends Error {
  constructor() {
    super('No interaction reaches this place now');
  }
}

/** The interactions through which places can be reached where Longtable is only a guest: the newest of each channel and message. */
export class Visits {
  readonly #now: () => number;
  readonly #byChannel = new Lru<Visit>(MOST);
  readonly #byMessage = new Lru<Visit>(MOST);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes an interaction; what was pressed can be changed through it. */
  begin(token: string, channel: string, claim: () => Promise<boolean>, pressed?: string): Visit {
    const visit = new Visit(token, this.#now() + LIFE_MS, claim);
    this.#byChannel.set(channel, visit);
    if (pressed !== undefined) this.reach(pressed, visit);
    return visit;
  }

  /** Notes that a message can be changed through an interaction, because that sent it. */
  reach(message: string, visit: Visit): void {
    this.#byMessage.set(message, visit);
  }

  /** What reaches a message. */
  to(message: string): Visit | undefined {
    return this.#present(this.#byMessage.get(message));
  }

  /** What can send a message to a channel. */
  in(channel: string): Visit | undefined {
    const visit = this.#present(this.#byChannel.get(channel));
    return visit?.hasFollowUps ? visit : undefined;
  }

  #present(visit: Visit | undefined): Visit | undefined {
    return visit && visit.until > this.#now() ? visit : undefined;
  }
}
