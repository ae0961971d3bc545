import type { CharacterSpec } from '@longtable/spy/files/cast';
import { makeRows, type ScenarioFile } from '@longtable/spy/files/scenarios';
import { defaultConfig, type MatchConfig, matchConfig } from '@longtable/spy/rules/config';
import { FIELD_NAMES } from '@longtable/spy/rules/grid';
import { saveFailure, saveNote } from '@longtable/spy/rules/knowledge/intelligence';
import { blankSide } from '@longtable/spy/rules/knowledge/knowledge';
import { safeAt } from '@longtable/spy/rules/match/board';
import { isOnBoard, personAt } from '@longtable/spy/rules/match/people';
import { PROPERTY_NAMES } from '@longtable/spy/rules/properties';
import type { Item, Note, Person, Player, Side, State } from '@longtable/spy/state';
import {
  type Loose,
  list,
  loose,
  type NormalCharacter,
  type NormalGadget,
  type NormalOperation,
  type NormalStatus,
  text,
  texts,
} from '../wire/normal.ts';
import { boardOf, stateWith } from '../wire/words.ts';

/** A client's knowledge of its match, as a game state with unknown parts left blank. */
export class KnownMatch {
  readonly briefing: Briefing;
  readonly player: Player;
  readonly side: Side = blankSide({ ready: false });
  readonly #mine = new Set<number>();
  state: State;

  constructor(briefing: Briefing, player: Player) {
    this.briefing = briefing;
    this.player = player;
    this.state = this.#blank('draft');
  }

  numberOf(id: string): number {
    return this.briefing.ids.indexOf(id.toLowerCase());
  }

  /** Stores an offer of the draft and returns the state. */
  offer(agents: readonly number[], gadgets: readonly string[]): State {
    this.side.offer = { agents: [...agents], gadgets: [...gadgets] };
    this.state = this.#blank('draft');
    return this.state;
  }

  /** Stores the drafted team and gadgets, and returns the state. */
  team(agents: readonly number[], gadgets: readonly string[]): State {
    Object.assign(this.side, {
      offer: null,
      agents: [...agents],
      gadgets: [...gadgets],
      given: gadgets.map(() => null),
    });
    for (const agent of agents) this.#mine.add(agent);
    this.state = this.#blank('equipment');
    return this.state;
  }

  /** Marks a character that the server asks this client to control as its own and active, and returns the state. */
  lead(id: string): State {
    const active = this.numberOf(id);
    this.#mine.add(active);
    const people = this.state.people.map((person) =>
      person.id === active ? { ...person, faction: this.player } : person,
    );
    this.state = { ...this.state, people, active };
    return this.state;
  }

  /** Updates the state from a status, and draws conclusions from its operations. */
  read(status: NormalStatus): void {
    for (const operation of status.operations) this.#learn(operation);
    this.side.combinations = [...status.combinations];
    const people = status.characters.flatMap((character) => this.#person(character));
    const gone = this.state.people.filter(({ id }) => !people.some((person) => person.id === id));
    this.state = {
      ...this.#blank('rounds'),
      board: boardOf(status),
      people: [...people, ...gone.map((person) => ({ ...person, at: null }))].sort((a, b) => a.id - b.id),
      cat: status.cat,
      janitor: status.janitor,
      round: status.round,
    };
  }

  #blank(phase: State['phase']): State {
    const { config, cast, rows } = this.briefing;
    const unknownSide = blankSide({ ready: true });
    return stateWith({
      config,
      cast: [...cast],
      phase,
      board: { rows: [...rows], safes: [], tables: [], cocktails: [], fog: [], lying: [] },
      sides: this.player === 0 ? [this.side, unknownSide] : [unknownSide, this.side],
    });
  }

  #person({ id, at, mp, ap, hp, ip, chips, features, gadgets }: NormalCharacter): Person[] {
    const number = this.numberOf(id);
    if (number < 0) return [];
    const drink = gadgets.find(({ name }) => name === 'COCKTAIL');
    return [
      {
        ...{ id: number, at, bp: mp, ap, hp, ip, chips },
        faction: this.#mine.has(number) ? this.player : 'UNKNOWN',
        properties: propertiesIn(features),
        items: gadgets.filter((gadget) => gadget !== drink).map((gadget) => this.#item(gadget)),
        cocktail: drink ? { poisonedBy: drink.poisoned ? [this.player] : [] } : null,
      },
    ];
  }

  #item({ name, usages, activeOn }: NormalGadget): Item {
    return { gadget: name, usages, ...(activeOn !== null && { activeOn: Math.max(0, this.numberOf(activeOn)) }) };
  }

  #learn(operation: NormalOperation): void {
    const { characterId, target, successful } = operation;
    const actor = this.state.people.find(({ id }) => characterId !== null && id === this.numberOf(characterId));
    const victim = target ? personAt(this.state, target) : undefined;
    if (!actor || !target) return;
    if (actor.faction !== this.player) {
      const betrays = operation.type === 'SPY_ACTION' || operation.gadget === 'NUGGET';
      if (betrays && isOnBoard(actor)) this.#note(actor, 'enemy');
    } else if (operation.type === 'SPY_ACTION')
      this.#spied({ ...actor, faction: this.player }, target, victim, successful);
    else if (victim && operation.usedProperty === 'OBSERVATION' && successful)
      this.#note(victim, operation.isEnemy ? 'enemy' : 'harmless');
    else if (victim && operation.gadget === 'NUGGET') {
      if (successful) this.#mine.add(victim.id);
      else this.#note(victim, 'enemy');
    } else if (victim && operation.gadget === 'CHICKEN_FEED' && successful) this.#note(victim, 'enemy');
  }

  #spied(
    actor: Person & { faction: Player },
    target: NonNullable<Person['at']>,
    victim: Person | undefined,
    successful: boolean,
  ): void {
    const safe = safeAt(this.state.board, target)?.number;
    if (safe !== undefined) {
      if (successful && !this.side.opened.includes(safe)) this.side.opened.push(safe);
    } else if (victim && successful) {
      if (!this.side.secrets.includes(victim.id)) this.side.secrets.push(victim.id);
      this.#note(victim, 'guest');
    } else if (victim && victim.faction !== this.player) saveFailure(this.state, actor, victim.id);
  }

  #note(about: Person, note: Note): void {
    saveNote(this.state, { ...about, faction: this.player }, about, note);
  }
}

/** Returns the gadgets of each own character by id. Unassigned gadgets go to the first one. */
export function equipmentOf({ side, briefing }: Pick<KnownMatch, 'side' | 'briefing'>): Record<string, string[]> {
  const carriedBy = (agent: number) =>
    side.gadgets.filter((_, index) => (side.given[index] ?? side.agents[0]) === agent);
  return Object.fromEntries(side.agents.map((agent) => [briefing.ids[agent] ?? '', carriedBy(agent)]));
}

/** The match files from a server's HELLO_REPLY. */
export interface Briefing {
  readonly config: MatchConfig;
  readonly rows: readonly string[];
  /** Characters with unique names. */
  readonly cast: readonly CharacterSpec[];
  readonly ids: readonly string[];
}

/** Reads the match files from a HELLO_REPLY. Unknown parts get defaults. */
export function readBriefing(message: Loose): Briefing {
  const settings = loose(message.settings) ?? {};
  const parsed = matchConfig.safeParse(settings);
  const entries = list(message.characterSettings).map((entry) => loose(entry) ?? {});
  const ids = entries.map(({ characterId }) => text(characterId).toLowerCase());
  const scenario = list(loose(message.level)?.scenario).map((row) =>
    texts(row).map((name) => FIELD_NAMES.find((one) => one === name) ?? 'WALL'),
  );
  return {
    config: parsed.success ? parsed.data : { ...defaultConfig, ...numbersOf(settings) },
    rows: makeRows({ scenario } satisfies ScenarioFile),
    cast: entries.map(({ name, features }, index) => ({
      name: uniqueName(text(name), index, entries),
      features: propertiesIn(texts(features)),
    })),
    ids,
  };
}

/** Returns a character's name on one line, with its number if it is empty or not unique. */
function uniqueName(name: string, index: number, all: readonly Loose[]): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  const isUnique = plain !== '' && all.filter((other) => other.name === name).length === 1;
  return isUnique ? plain : `${plain} #${index + 1}`.trim();
}

/** Returns the features that are known properties. */
function propertiesIn(features: readonly string[]): CharacterSpec['features'] {
  return PROPERTY_NAMES.filter((name) => features.includes(name));
}

function numbersOf(settings: Loose): Partial<MatchConfig> {
  return Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => Object.hasOwn(defaultConfig, key) && typeof value === 'number'),
  );
}
