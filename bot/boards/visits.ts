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
  readonly #answered = Promise.withResolvers<boolean>();
  readonly #claim: () => Promise<boolean>;
  #claimed: Promise<boolean> | undefined;
  #followUps = FOLLOW_UPS;
  /** Discord took no response to it, so its token reaches nothing. */
  isDead = false;

  /** `claim` makes the follow-ups this process’s; false if another has them, because two that count for themselves would send too many. */
  constructor(token: string, until: number, claim: () => Promise<boolean>) {
    this.token = token;
    this.until = until;
    this.#claim = claim;
    void this.answered.then((isAnswered) => {
      this.isDead = !isAnswered;
    });
  }

  /** Resolves when Discord has the first response, before which nothing can be sent or changed, or when it took none; tells which. */
  get answered(): Promise<boolean> {
    return this.#answered.promise;
  }

  noteAnswered(): void {
    this.#answered.resolve(true);
  }

  /** Nothing more is replied: whatever Discord has not taken by now, it never will. */
  end(): void {
    this.#answered.resolve(false);
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

/** An interaction, and the one before it, which still serves if Discord takes no response to this one. */
interface Link {
  readonly visit: Visit;
  before: Link | undefined;
}

/** The interactions through which places can be reached where Longtable is only a guest: the newest of each channel and message. */
export class Visits {
  readonly #now: () => number;
  readonly #byChannel = new Lru<Link>(MOST);
  readonly #byMessage = new Lru<Link>(MOST);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes an interaction; what was pressed can be changed through it. */
  begin(token: string, channel: string, claim: () => Promise<boolean>, pressed?: string): Visit {
    const visit = new Visit(token, this.#now() + LIFE_MS, claim);
    put(this.#byChannel, channel, visit);
    if (pressed !== undefined) this.reach(pressed, visit);
    return visit;
  }

  /** Notes that a message can be changed through an interaction, because that sent it. */
  reach(message: string, visit: Visit): void {
    put(this.#byMessage, message, visit);
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

  #present(link: Link | undefined): Visit | undefined {
    if (!link || link.visit.until <= this.#now()) return undefined;
    return link.visit.isDead ? this.#present(link.before) : link.visit;
  }
}

function put(map: Lru<Link>, key: string, visit: Visit): void {
  const link: Link = { visit, before: map.get(key) };
  map.set(key, link);
  // Once it serves, nothing before it is needed.
  void visit.answered.then((isAnswered) => {
    if (isAnswered) link.before = undefined;
  });
}
