import { RNG } from '@longtable/kit';
import {
  type CommandInput,
  components,
  type Outcome,
  type Playground,
  TEXT_CHANNELS,
  TestUser,
} from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { type Id, parseId, parseValue } from '../../bot/custom-ids/ids.ts';
import { isEphemeral } from '../game-helpers.ts';
import { finalLines, Page } from '../touch-page.ts';

/** Timeout for the answer to a touched line. */
const TOUCH_TIMEOUT_MS = 10_000;

/** A user of a page or of the playground's API. */
export interface Presser extends Pick<TestUser, 'user' | 'channels' | 'latest' | 'command' | 'dismiss'> {
  messages(channel: string): APIMessage[];
  click(message: APIMessage, customId: string): Promise<Outcome>;
  choose(message: APIMessage, customId: string, values: readonly string[]): Promise<Outcome>;
}

export type Choice = Extract<Id, { kind: 'choice' }>;

/** A possible press on a message. */
export interface Press {
  readonly message: APIMessage;
  readonly customId: string;
  /** Options to choose in a menu: its minimum number, or one. */
  readonly values?: readonly string[];
  readonly choice: Choice;
}

/** Returns the buttons and menu options of a message that continue a line. */
export function pressesOn(message: APIMessage): Press[] {
  return components(message).flatMap(
    ({ custom_id: customId, options = [], min_values: least = 1, disabled }): Press[] => {
      const id = customId === undefined || disabled ? undefined : parseId(customId);
      if (!id || customId === undefined) return [];
      if (id.kind === 'choice') return [{ message, customId, choice: id }];
      if (id.kind !== 'menu') return [];
      return options.flatMap((_, index) => {
        const values = [...options.slice(index), ...options].slice(0, least).map(({ value }) => value);
        const [chosen, ...others] = values.flatMap((value) => parseValue(value) ?? []);
        if (!chosen) return [];
        const more = others.map(({ line }) => line.slice(id.line.length));
        const choice = { ...id, kind: 'choice' as const, ...chosen, line: [chosen.line, ...more].join(',') };
        return [{ message, customId, values, choice }];
      });
    },
  );
}

export function press(person: Presser, { message, customId, values }: Press): Promise<Outcome> {
  return values === undefined ? person.click(message, customId) : person.choose(message, customId, [...values]);
}

/** Returns the boards of a user's tables, including finished games. */
export function boardsOf(person: Presser): APIMessage[] {
  return person.channels
    .flatMap(({ id }) => person.messages(id))
    .filter((message) => !isEphemeral(message) && isNamedOn(message, person));
}

/** Whether the heading of a board names the user. */
function isNamedOn({ content }: APIMessage, { user }: Presser): boolean {
  const [head = ''] = content.split('\n');
  const isThere = (name: string) => name === user.global_name || name.includes(`<@${user.id}>`);
  return head.startsWith('**') && head.split(/ · | – /).some(isThere);
}

/** Returns a user's open panels. */
export function panelsOf(person: Presser): APIMessage[] {
  return person.channels.flatMap(({ id }) => person.messages(id)).filter(isEphemeral);
}

/** Requests a table. If the channel is occupied, opens the offered thread. */
export async function requestTable(
  person: Presser,
  channel: string,
  game: string,
  options: CommandInput['options'] = {},
): Promise<Outcome> {
  const asked = await person.command(channel, 'play', { subcommand: game, options });
  const offer = person.messages(channel).findLast(isEphemeral);
  const thread = offer && components(offer).find(({ custom_id }) => custom_id?.startsWith('thread|'))?.custom_id;
  return offer && thread ? person.click(offer, thread) : asked;
}

/** All presses of a user for one turn at a table. */
export interface Turn {
  /** Pressed lines with any outcome. */
  readonly pressed: Set<string>;
  /** Partial lines of opened menus. */
  readonly partials: Set<string>;
  /** Lines that were answered when the board showed the end of the turn. */
  readonly seen: Set<string>;
  /** Lines that may have been played although the answer was lost or came before the board. */
  readonly unclear: Set<string>;
}

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev'];
const MAX_TABLES = 2;
const MAX_PRESSES = 3;

export function emptyTurn(): Turn {
  return { pressed: new Set(), partials: new Set(), seen: new Set(), unclear: new Set() };
}

/** Connects four users to a playground. */
export function connectUsers({ url }: Playground): Promise<TestUser[]> {
  return Promise.all(NAMES.map((name) => TestUser.join(url, name, { waitMs: 10_000, pauseMs: 0 })));
}

/** Where users play. */
interface Places {
  /** Channels: by default those of the server. */
  readonly places?: readonly string[];
  /** Channels in which two users play Duel. In all other channels, users play solo games. */
  readonly duels?: readonly string[];
  /** Address of the Activity, if users also touch boards. */
  readonly activityUrl?: string;
}

/** Returns a random presser with a separate RNG per user. */
export function randomPressersOf(people: readonly TestUser[], random: RNG, at: Places = {}): RandomPresser<TestUser>[] {
  return people.map((person) => new RandomPresser(person, RNG.seeded(random.below(1000)), at));
}

/** Kinds of buttons that join a game or open a panel. */
const ENTRY_KINDS: readonly (string | undefined)[] = ['join', 'panel'] satisfies Id['kind'][];

/** User who presses random buttons, often twice or several simultaneously, and records the presses. */
export class RandomPresser<One extends Presser = Presser> {
  readonly person: One;
  readonly #random: RNG;
  readonly #places: readonly string[];
  readonly #at: Places;
  readonly #turns = new Map<string, Turn[]>();
  #next = Promise.withResolvers<void>();
  presses = 0;
  touches = 0;

  constructor(person: One, random: RNG, at: Places) {
    const { places = TEXT_CHANNELS.map(({ id }) => id) } = at;
    this.person = person;
    this.#at = at;
    this.#places = places.filter((location) => person.channels.some(({ id }) => id === location));
    this.#random = random;
  }

  /** Resolves at the next action of this user. */
  get nextAct(): Promise<void> {
    return this.#next.promise;
  }

  /** Presses of this user by table and turn. */
  get turns(): ReadonlyMap<string, readonly Turn[]> {
    return this.#turns;
  }

  /** Plays until `end` resolves. Does not wait for the answer to the last press. */
  async play(end: Promise<void>): Promise<void> {
    const over = end.then(() => 'over' as const);
    while ((await Promise.race([this.act(), over])) !== 'over');
  }

  /** Presses a button or requests a table. */
  act(): Promise<unknown> {
    this.#next.resolve();
    this.#next = Promise.withResolvers();
    const boards = boardsOf(this.person);
    const own = [...boards, ...panelsOf(this.person)];
    const offered = own.map(pressesOn).filter((presses) => presses.length > 0);
    const ways = [
      ...offered.map((presses) => () => this.#press(presses)),
      ...boards.flatMap((board) => {
        const ids = components(board).flatMap(({ custom_id }) => custom_id ?? []);
        const way = ids.find((id) => ENTRY_KINDS.includes(parseId(id)?.kind));
        return way === undefined ? [] : [() => this.person.click(board, way)];
      }),
      ...own.flatMap((board) => {
        const touch = components(board).find(({ custom_id }) => custom_id?.startsWith('touch|'))?.custom_id;
        const url = this.#at.activityUrl;
        // Whatever a kill interrupts was recorded before.
        return touch && url ? [() => this.#touch(board, touch, url).catch(() => {})] : [];
      }),
    ];
    const begins = ways.length === 0 || (ways.length < MAX_TABLES && this.#random.below(10) === 0);
    return begins ? this.#begin(this.#random.pick(this.#places)) : this.#random.pick(ways)();
  }

  #begin(location: string): Promise<unknown> {
    if (!this.#at.duels?.includes(location)) return requestTable(this.person, location, 'runa');
    const there = this.person.channels.find(({ id }) => id === location);
    const people = there && 'recipients' in there ? (there.recipients ?? []) : [];
    const opponent = people.find(({ id }) => id !== this.person.user.id)?.id ?? '';
    return requestTable(this.person, location, 'duel', { opponent });
  }

  async #press(offered: readonly Press[]): Promise<void> {
    const chosen = Array.from({ length: 1 + this.#random.below(MAX_PRESSES) }, () => this.#random.pick(offered));
    const answers = chosen.map((one) => this.#note(one, press(this.person, one)));
    this.presses += chosen.length;
    await Promise.all(answers);
    await this.#clearAway(chosen[0]?.message.channel_id ?? '');
  }

  /** Launches the Activity and plays random lines there at the same time, half of them in two equal messages. */
  async #touch(board: APIMessage, customId: string, url: string): Promise<void> {
    const page = await Page.open(await this.person.click(board, customId), url);
    const { table, turn, seat } = page.view!;
    const lines = finalLines((await page.currentChoices()).choices);
    const played = Array.from({ length: lines.length > 0 ? 1 + this.#random.below(MAX_PRESSES) : 0 }, async () => {
      const [line, id] = [this.#random.pick(lines), crypto.randomUUID()];
      const noted = this.#turn(table, turn);
      noted.pressed.add(line);
      for (let sent = 0; sent <= this.#random.below(2); sent++)
        page.send({ type: 'line', id, table, seat: seat ?? 0, turn, line });
      const isAnswered = page.until(() => page.isDone(id) !== undefined, TOUCH_TIMEOUT_MS).catch(() => false);
      const isSeen = (await isAnswered) && page.isDone(id);
      (isSeen && page.view!.turn > turn ? noted.seen : noted.unclear).add(line);
    });
    this.touches += played.length;
    await Promise.all(played);
    page.close();
  }

  /** Dismisses private messages except for the newest panel, because a channel keeps a limited number of messages. */
  async #clearAway(channel: string): Promise<void> {
    const replies = this.person.messages(channel).filter(isEphemeral);
    const panel = replies.findLast((message) => pressesOn(message).length > 0);
    await Promise.all(replies.filter((message) => message !== panel).map((message) => this.person.dismiss(message)));
  }

  async #note(pressed: Press, answer: Promise<Outcome>): Promise<void> {
    const { act, line } = pressed.choice;
    const turn = this.#turn(pressed.choice.table, pressed.choice.turn);
    (act === 'play' ? turn.pressed : turn.partials).add(line);
    const { ok } = await answer;
    if (act !== 'play') return;
    if (ok && this.#isPast(pressed)) turn.seen.add(line);
    else turn.unclear.add(line);
  }

  #turn(table: string, turn: number): Turn {
    const turns = this.#turns.get(table) ?? [];
    this.#turns.set(table, turns);
    while (turns.length <= turn) turns.push(emptyTurn());
    return turns[turn] as Turn;
  }

  /** Whether the board shows a later turn than the pressed one. */
  #isPast({ message, choice }: Press): boolean {
    const now = this.person.latest(message);
    return now !== undefined && pressesOn(now).every((one) => one.choice.turn > choice.turn);
  }
}
