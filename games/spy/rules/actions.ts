import type { Text } from '@longtable/kit';
import type { Person, PersonOnBoard, Player, State } from '../state.ts';
import { texts } from '../words/texts.ts';
import { adjacent, type Point, samePlace } from './grid.ts';
import {
  learnFromGuest,
  learnFromSafe,
  noteAbout,
  returnCollar,
  saveFailure,
  saveNote,
} from './knowledge/intelligence.ts';
import { changeTable, cocktailAt, isAccessible, lyingAt, safeAt, sees, tableAt } from './match/board.ts';
import { addEvent, addPrivateEvent, type DraftState, nameInEvents, rouletteChance, test } from './match/draft-state.ts';
import { divert, healingGained, healthAfter, hurt } from './match/health.ts';
import { areEnemies, carries, has, isClammy, isPlayer, personAt, receive, type Thing } from './match/people.ts';

/** A requirement that an actor does not meet. */
export type Lack = 'no-talent' | 'no-cocktail' | 'hands-full' | 'no-chips';

/** An action without a gadget. `needs` and `legal` may depend only on what the actor's player may know. */
export interface Action {
  /** First word of the line. */
  readonly verb: string;
  readonly title: Text;
  readonly about: Text;
  readonly cost: 'bp' | 'ap';
  /** Whether the line ends with a number of chips. */
  readonly staked?: boolean;
  /** Maximum distance of a target in king steps; 0 if the action has no target. */
  readonly reach: number;
  /** Kinds of things that can be targets. If absent, every field is a candidate. */
  readonly among?: readonly Thing[];
  /** Requirement on the actor, independent of the target. */
  readonly needs?: { readonly lack: Lack; met(actor: PersonOnBoard): boolean };
  /** Whether the target field is legal. The caller has checked board, reach and `needs`. */
  legal(state: State, actor: PersonOnBoard, at: Point): boolean;
  /** Performs the action. The caller has already deducted the point. */
  perform(draft: DraftState, actor: PersonOnBoard, at: Point, stake: number): void;
}

const step: Action = {
  verb: 'step',
  ...texts.actions.step,
  cost: 'bp',
  reach: 1,
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && isAccessible(board, at),
  perform(draft, actor, at) {
    const { state } = draft;
    const from = actor.at;
    const swapped = makeWay(draft, at, from);
    actor.at = { ...at };
    if (isPlayer(actor.faction)) state.sides[actor.faction].tally.steps++;
    const picked = pickUp(draft, actor, at);
    addEvent(draft, 'all', { kind: 'stepped', actor: nameInEvents(draft, actor), from, to: at, swapped, picked });
    if (swapped === 'cat' && carries(actor, 'DIAMOND_COLLAR')) returnCollar(draft, actor);
  },
};

/** Moves the person or figure on a field to another field. Returns their name, or null if the field was empty. */
export function makeWay(draft: DraftState, at: Point, to: Point): string | null {
  const { state } = draft;
  const person = personAt(state, at);
  if (person) {
    person.at = { ...to };
    return nameInEvents(draft, person);
  }
  for (const figure of ['cat', 'janitor'] as const) {
    const place = state[figure];
    if (!place || !samePlace(place, at)) continue;
    state[figure] = { ...to };
    return figure;
  }
  return null;
}

function pickUp({ state }: DraftState, actor: Person, at: Point): string | null {
  const { board } = state;
  const lying = lyingAt(board, at);
  if (!lying) return null;
  board.lying = board.lying.filter((other) => other !== lying);
  receive(actor, lying.item);
  return lying.item.gadget;
}

const spy: Action = {
  verb: 'spy',
  ...texts.actions.spy,
  cost: 'ap',
  reach: 1,
  among: ['people'],
  legal: (state, actor, at) => adjacent(actor.at, at) && personAt(state, at) !== undefined,
  perform(draft, actor, at) {
    const { state } = draft;
    const target = personAt(state, at);
    if (!target || !belongsToPlayer(actor)) return;
    const success = target.faction === 'NPC' && test(draft, actor, state.config.spySuccessChance);
    const names = { actor: nameInEvents(draft, actor), victim: nameInEvents(draft, target) };
    const isGuest = noteAbout(state, actor.faction, target.id) === 'guest';
    addPrivateEvent(draft, actor, { kind: 'spied', ...names, success, ...(isGuest && { isGuest }) });
    if (success) {
      saveNote(state, actor, target, 'guest');
      learnFromGuest(draft, actor, target);
    } else if (target.faction !== actor.faction) saveFailure(state, actor, target.id);
    if (!areEnemies(actor, target)) return;
    saveNote(state, target, actor, 'enemy');
    addPrivateEvent(draft, target, { kind: 'caught', ...names });
  },
};

/** Whether a person belongs to a player. Guests never spy and never open safes. */
function belongsToPlayer<T extends Person>(person: T): person is T & { faction: Player } {
  return isPlayer(person.faction);
}

const open: Action = {
  verb: 'open',
  ...texts.actions.open,
  cost: 'ap',
  reach: 2,
  among: ['safes'],
  legal({ board }, actor, at) {
    if (!safeAt(board, at)) return false;
    return adjacent(actor.at, at) || has(actor, 'FLAPS_AND_SEALS');
  },
  perform(draft, actor, at) {
    const { state } = draft;
    const number = safeAt(state.board, at)?.number;
    if (number === undefined || !belongsToPlayer(actor)) return;
    const success = state.sides[actor.faction].combinations.includes(number);
    addEvent(draft, 'all', { kind: 'unlocked', actor: nameInEvents(draft, actor), safe: number, success });
    if (success) learnFromSafe(draft, actor, number);
  },
};

const gamble: Action = {
  verb: 'gamble',
  ...texts.actions.gamble,
  cost: 'ap',
  staked: true,
  reach: 1,
  among: ['tables'],
  needs: { lack: 'no-chips', met: ({ chips }) => chips > 0 },
  legal({ board }, actor, at) {
    const table = tableAt(board, at);
    return adjacent(actor.at, at) && table !== undefined && !table.destroyed && table.chips > 0;
  },
  perform(draft, actor, at, stake) {
    const table = tableAt(draft.state.board, at);
    if (!table) return;
    const won = test(draft, actor, rouletteChance(actor.properties, table.inverted));
    const change = won ? stake : -stake;
    actor.chips += change;
    changeTable(draft.state.board, table, { chips: table.chips - change });
    if (isPlayer(actor.faction)) draft.state.sides[actor.faction].tally.roulette += change;
    const ip = stake * draft.state.config.chipsToIpFactor;
    addEvent(draft, 'all', { kind: 'gambled', actor: nameInEvents(draft, actor), at, stake, won, ip });
  },
};

const take: Action = {
  verb: 'take',
  ...texts.actions.take,
  cost: 'ap',
  reach: 1,
  among: ['cocktails'],
  needs: { lack: 'hands-full', met: ({ cocktail }) => cocktail === null },
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && cocktailAt(board, at) !== undefined,
  perform(draft, actor, at) {
    const { board } = draft.state;
    const taken = cocktailAt(board, at);
    actor.cocktail = taken?.cocktail ?? null;
    board.cocktails = board.cocktails.filter((other) => other !== taken);
    addEvent(draft, 'all', { kind: 'took', actor: nameInEvents(draft, actor), at });
  },
};

const drink: Action = {
  verb: 'drink',
  ...texts.actions.drink,
  cost: 'ap',
  reach: 0,
  needs: { lack: 'no-cocktail', met: ({ cocktail }) => cocktail !== null },
  legal: () => true,
  perform(draft, actor) {
    const { cocktailHp } = draft.state.config;
    const poisoned = (actor.cocktail?.poisonedBy.length ?? 0) > 0;
    actor.cocktail = null;
    addEvent(draft, 'all', { kind: 'drank', actor: nameInEvents(draft, actor) });
    if (!poisoned) actor.hp = healthAfter(actor.hp, healingGained(cocktailHp, actor.properties));
    addPrivateEvent(draft, actor, { kind: 'tasted', actor: nameInEvents(draft, actor), poisoned, hp: actor.hp });
    if (poisoned) hurt(draft, actor, cocktailHp);
    if (!isPlayer(actor.faction)) return;
    const { tally } = draft.state.sides[actor.faction];
    tally.drinks++;
    if (poisoned) tally.poisoned++;
  },
};

const pour: Action = {
  verb: 'pour',
  ...texts.actions.pour,
  cost: 'ap',
  reach: 1,
  among: ['people'],
  needs: { lack: 'no-cocktail', met: ({ cocktail }) => cocktail !== null },
  legal: (state, actor, at) => adjacent(actor.at, at) && personAt(state, at) !== undefined,
  perform(draft, actor, at) {
    const target = personAt(draft.state, at);
    if (!target) return;
    actor.cocktail = null;
    const victim = divert(draft, actor, target, (other) => adjacent(actor.at, other.at));
    const hit = !test(draft, victim, draft.state.config.cocktailDodgeChance);
    if (hit && !isClammy(victim)) victim.properties = [...victim.properties, 'CLAMMY_CLOTHES'];
    if (hit && areEnemies(actor, victim) && isPlayer(actor.faction)) draft.state.sides[actor.faction].tally.pours++;
    addEvent(draft, 'all', {
      kind: 'poured',
      actor: nameInEvents(draft, actor),
      victim: nameInEvents(draft, victim),
      hit,
    });
  },
};

const observe: Action = {
  verb: 'observe',
  ...texts.actions.observe,
  cost: 'ap',
  reach: Number.POSITIVE_INFINITY,
  among: ['people'],
  needs: { lack: 'no-talent', met: (actor) => has(actor, 'OBSERVATION') },
  legal: (state, actor, at) => personAt(state, at) !== undefined && sees(state.board, actor.at, at),
  perform(draft, actor, at) {
    const { state } = draft;
    const target = personAt(state, at);
    if (!target) return;
    const success = target.faction !== actor.faction && test(draft, actor, state.config.observationSuccessChance);
    const isEnemy = areEnemies(actor, target) && !carries(target, 'POCKET_LITTER');
    const verdict = isEnemy ? ('enemy' as const) : ('harmless' as const);
    if (success) saveNote(state, actor, target, verdict);
    const names = { actor: nameInEvents(draft, actor), victim: nameInEvents(draft, target) };
    addPrivateEvent(draft, actor, { kind: 'observed', ...names, verdict: success ? verdict : null });
  },
};

const burn: Action = {
  verb: 'burn',
  ...texts.actions.burn,
  cost: 'ap',
  reach: 1,
  among: ['tables'],
  needs: { lack: 'no-talent', met: (actor) => has(actor, 'BANG_AND_BURN') },
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && tableAt(board, at) !== undefined,
  perform(draft, actor, at) {
    const table = tableAt(draft.state.board, at);
    if (!table) return;
    changeTable(draft.state.board, table, { destroyed: true, chips: 0 });
    addEvent(draft, 'all', { kind: 'burned', actor: nameInEvents(draft, actor), at });
  },
};

/** All actions in the order of menus. */
export const actions: readonly Action[] = [step, spy, open, gamble, take, drink, pour, observe, burn];

const byVerb = new Map(actions.map((action) => [action.verb, action]));

export function actionNamed(verb: string): Action | undefined {
  return byVerb.get(verb);
}
