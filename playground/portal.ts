/** What the developer portal says of the application. */
export interface Portal {
  /** The privileged intents that are switched on, by Discord's bits. */
  readonly privileged: number;
  /** How many shards the bot needs at least. */
  readonly shards: number;
}

const MEMBERS = 1 << 1;
const PRESENCES = 1 << 8;
const CONTENT = 1 << 15;

/** The intents that have to be switched on in the portal before a bot may ask for them. */
export const PRIVILEGED = MEMBERS | PRESENCES | CONTENT;

/** The flags of the application: privileged intents show in the limited form that small bots have. */
export function applicationFlags({ privileged }: Portal): number {
  const flag = (intent: number, bit: number) => (privileged & intent ? bit : 0);
  return flag(PRESENCES, 1 << 13) | flag(MEMBERS, 1 << 15) | flag(CONTENT, 1 << 19);
}
