import { RNG } from '@longtable/kit';
import { cast } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig, type MatchConfig } from '@longtable/spy/rules/config';
import type { Player, State } from '@longtable/spy/state';
import { stage } from '@longtable/spy/testing/stage';
import { apply, type Input } from '../match/journal.ts';
import { ask } from '../match/report.ts';
import { type Header, newSession, type PlayerInfo, type Session } from '../match/session.ts';
import { audienceOf } from '../replay/recording.ts';
import { decode } from '../wire/messages.ts';
import { type Audience, type Body, newIds, seal } from '../wire/words.ts';

type Listener = Player | 'spectators';

function playerInfo(seat: Player, changes: Partial<PlayerInfo>): PlayerInfo {
  const id = `${seat + 1}0000000-0000-4000-8000-000000000000`;
  const session = `5000000${seat + 1}-0000-4000-8000-000000000000`;
  const name = ['Anna', 'Bert'][seat] as string;
  return { id, name, role: 'PLAYER', session, isCommittee: false, isOriginalAi: false, ...changes };
}

interface TestTableOptions {
  readonly config?: Partial<MatchConfig>;
  readonly players?: readonly [Partial<PlayerInfo>, Partial<PlayerInfo>];
  readonly spectators?: Header['spectators'];
  readonly seed?: number;
}

/** A match without connections and with its own clock. Records all sent messages. */
export class TestTable {
  readonly session: Session;
  readonly sent = new Map<Listener, Body[]>([
    [0, []],
    [1, []],
    ['spectators', []],
  ]);
  readonly closedSeats: Player[] = [];
  readonly inputs: Input[] = [];
  now = Date.UTC(2026, 10, 15, 4, 38, 25);

  constructor({ config = {}, players = [{}, {}], spectators = 'all-seeing', seed = 1 }: TestTableOptions = {}) {
    const files = { config: { ...defaultConfig, ...config }, scenario: scenarios.small, characters: cast };
    this.session = newSession({
      ...{ session: '50000000-0000-4000-8000-000000000000', lobby: '', seed, at: this.now, files, ids: newIds(cast) },
      players: [playerInfo(0, players[0]), playerInfo(1, players[1])],
      spectators,
    });
  }

  get header(): Header {
    return this.session.header;
  }

  /** Applies an input at the current time. */
  handle(input: Input extends infer I ? (I extends Input ? Omit<I, 'at'> : never) : never): this {
    const whole = { ...input, at: this.now } as Input;
    this.inputs.push(whole);
    apply({ session: this.session, post: this.#post }, whole);
    return this;
  }

  begin(): this {
    return this.handle({ kind: 'begin' });
  }

  /** Sends a protocol message of a player. */
  say(seat: Player, type: string, fields: object = {}): this {
    const { id } = this.header.players[seat];
    const decoded = decode(JSON.stringify({ type, clientId: id, creationDate: '15.11.2026 04:38:25', ...fields }));
    if ('message' in decoded) return this.handle({ kind: 'message', seat, message: decoded.message });
    if ('problem' in decoded) return this.handle({ kind: 'illegal', seat, words: decoded.problem });
    return this;
  }

  /** Advances the clock and handles expired deadlines. */
  wait(seconds: number): this {
    this.now += seconds * 1000;
    return this.handle({ kind: 'time' });
  }

  /** Returns and removes the messages sent to a receiver. */
  take(to: Listener): Body[] {
    return this.sent.get(to)?.splice(0) ?? [];
  }

  /** Returns and removes the messages sent to a receiver, as types. */
  types(to: Listener): string[] {
    return this.take(to).map(({ type }) => type);
  }

  /** Returns the last message of a type sent to a receiver. Throws if there is none. */
  last(to: Listener, type: string): Body {
    const found = this.sent.get(to)?.findLast((body) => body.type === type);
    if (!found) throw new Error(`${to} was not sent ${type}.`);
    return found;
  }

  clearSent(): this {
    for (const list of this.sent.values()) list.length = 0;
    return this;
  }

  /** Picks the first offered item. */
  pick(seat: Player): this {
    const offer = this.session.state.sides[seat].offer;
    const agent = offer?.agents[0];
    if (agent === undefined)
      return this.say(seat, 'ITEM_CHOICE', { chosenCharacter: null, chosenGadget: offer?.gadgets[0] });
    return this.say(seat, 'ITEM_CHOICE', { chosenCharacter: this.header.ids.characters[agent], chosenGadget: null });
  }

  draft(): this {
    for (let turn = 0; this.session.state.phase === 'draft'; turn++) this.pick(turn % 2 === 0 ? 0 : 1);
    return this;
  }

  /** Assigns all gadgets of a side to its first agent. */
  equip(seat: Player): this {
    const { agents, gadgets } = this.session.state.sides[seat];
    return this.say(seat, 'EQUIPMENT_CHOICE', { equipment: { [this.id(agents[0] ?? 0)]: gadgets } });
  }

  /** Plays from the start to the first request of the first round. */
  toRounds(): this {
    return this.begin().draft().equip(0).equip(1);
  }

  id(person: number): string {
    return this.header.ids.characters[person] as string;
  }

  /** The seat whose turn it is, and its active character. */
  get turn(): { seat: Player; characterId: string } {
    const { active, people } = this.session.state;
    const seat = people.find(({ id }) => id === active)?.faction;
    if (active === null || (seat !== 0 && seat !== 1)) throw new Error('Nobody has to act.');
    return { seat, characterId: this.id(active) };
  }

  /** Sends an operation of the active character. */
  operate(type: string, fields: object = {}): this {
    const { seat, characterId } = this.turn;
    return this.say(seat, 'GAME_OPERATION', { operation: { type, characterId, target: { x: 0, y: 0 }, ...fields } });
  }

  /** Replaces the state by a scene in the first round and sends requests. Person 0 is active. */
  stage(...scene: Parameters<typeof stage>): this {
    const state: State = { ...stage(...scene).state, random: RNG.seeded(1).state };
    Object.assign(this.session, { state });
    ask({ session: this.session, post: this.#post });
    return this;
  }

  readonly #post = {
    send: (to: Listener, make: (audience: Audience) => Body) => {
      const id = to === 'spectators' ? '30000000-0000-4000-8000-000000000000' : this.header.players[to].id;
      const eye = { viewer: this.header.spectators, isCommittee: true, isOriginalAi: false };
      const audience = to === 'spectators' ? eye : audienceOf(this.session, to);
      this.sent.get(to)?.push(JSON.parse(JSON.stringify(seal(make(audience), id, this.now))));
    },
    hangUp: (seat: Player) => {
      this.closedSeats.push(seat);
    },
  };
}
