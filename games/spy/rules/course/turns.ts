import type { Board, Figure, Person, PersonOnBoard, State } from '../../state.ts';
import { actionNamed, makeWay } from '../actions.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { distance, type Point, ring } from '../grid.ts';
import type { CharacterCommand } from '../lines.ts';
import {
  cocktailAt,
  fieldAt,
  fieldsOfKind,
  isAccessible,
  isFoggy,
  isFree,
  isUnoccupied,
  placesOf,
  tableAt,
} from '../match/board.ts';
import { addEvent, addPrivateEvent, anyOf, type DraftState, nameInEvents, roll } from '../match/draft-state.ts';
import { dropCollar, exfiltrateFallen, FULL_HEALTH } from '../match/health.ts';
import {
  carries,
  clearPoints,
  drop,
  dry,
  isOnBoard,
  isPlayer,
  itemOf,
  peopleOnBoard,
  personAt,
  personOf,
} from '../match/people.ts';
import { walkingDistances } from '../match/routes.ts';
import { pointsOf } from '../properties.ts';
import { finish, hasEnded } from './ending.ts';
import { canAct, costOf, targetsOf } from './legality.ts';

/** Performs a legal command, removes people who collapse, and ends the match if it is decided. */
export function performCharacterCommand(draft: DraftState, actor: PersonOnBoard, command: CharacterCommand): void {
  const from = actor.at;
  pay(actor, command);
  if (command.kind === 'retire') {
    clearPoints(actor);
    addEvent(draft, 'all', { kind: 'retired', actor: nameInEvents(draft, actor) });
  } else if (command.kind === 'use') gadgetNamed(command.gadget)?.use?.perform(draft, actor, command.at);
  else actionNamed(command.verb)?.perform(draft, actor, command.at ?? actor.at, command.stake);
  exfiltrateFallen(draft, actor);
  if (hasEnded(draft.state)) finish(draft);
  draft.watch?.(draft, { figure: actor.id, command, from });
}

/** Performs a failed attempt, which only costs its point. */
export function failAttempt(draft: DraftState, actor: PersonOnBoard, command: CharacterCommand): void {
  pay(actor, command);
  draft.watch?.(draft, { figure: actor.id, command, from: actor.at, failed: true });
}

function pay(actor: Person, command: CharacterCommand): void {
  const cost = costOf(command);
  if (cost) actor[cost] -= 1;
}

/** Whether a person has no usable points left or is not on the board. Action points cannot be used in fog. */
export function isTurnOver(board: Board, person: Person): boolean {
  if (!person.at) return true;
  return person.bp <= 0 && (person.ap <= 0 || isFoggy(board, person.at));
}

/** Advances the match until a player must decide or it is over. */
export function advance(draft: DraftState): void {
  const { state } = draft;
  while (state.phase === 'rounds') {
    if (state.active !== null) {
      const active = personOf(state, state.active);
      if (!isTurnOver(state.board, active)) return;
      clearPoints(active);
      state.active = null;
    }
    const figure = state.order.shift();
    if (figure === undefined) nextRound(draft);
    else takeTurn(draft, figure);
  }
}

function nextRound(draft: DraftState): void {
  if (draft.state.round > 0) endRound(draft);
  startRound(draft);
  if (hasEnded(draft.state)) finish(draft);
  draft.watch?.(draft, 'round');
}

function takeTurn(draft: DraftState, figure: Figure): void {
  const { state } = draft;
  if (typeof figure === 'number') {
    beginTurn(draft, personOf(state, figure));
    return;
  }
  const from = state[figure];
  if (figure === 'cat') moveCat(draft);
  else moveJanitor(draft);
  if (hasEnded(state)) finish(draft);
  draft.watch?.(draft, { figure, from });
}

function beginTurn(draft: DraftState, person: Person): void {
  for (const { gadget } of person.items) gadgetNamed(gadget)?.onTurn?.(draft, person);
  if (isPlayer(person.faction)) askOwner(draft, person);
  else playGuest(draft, person);
}

function askOwner(draft: DraftState, person: Person): void {
  draft.state.active = person.id;
  if (isTurnOver(draft.state.board, person)) return;
  addPrivateEvent(draft, person, { kind: 'turn', actor: nameInEvents(draft, person), bp: person.bp, ap: person.ap });
}

function playGuest(draft: DraftState, guest: Person): void {
  const { state } = draft;
  while (state.phase === 'rounds' && isOnBoard(guest) && !isTurnOver(state.board, guest)) {
    performCharacterCommand(draft, guest, guestCommand(draft, guest));
  }
}

/** A kind of command and its possible fields. */
interface GuestOption {
  readonly places: readonly Point[];
  readonly command: (at: Point) => CharacterCommand;
}

/** Returns a guest's next command: throws the moledie if possible, else a random legal one. */
export function guestCommand({ state, random }: DraftState, guest: PersonOnBoard): CharacterCommand {
  const throwing = canAct(state, guest) && carries(guest, 'MOLEDIE') ? use(state, guest, 'MOLEDIE') : undefined;
  const ideas = throwing && throwing.places.length > 0 ? [throwing] : guestOptions(state, guest);
  const count = ideas.reduce((sum, { places }) => sum + places.length, 0);
  return commandOf(ideas, random.below(count));
}

/** Returns the command at an index over the fields of all options, or `RETIRE` beyond the last one. */
function commandOf(ideas: readonly GuestOption[], place: number): CharacterCommand {
  let left = place;
  for (const { places, command } of ideas) {
    const at = places[left];
    if (at) return command(at);
    left -= places.length;
  }
  return RETIRE;
}

/** Returns all commands a guest may choose from. Guests never spy and never open safes. */
export function guestCommands(state: State, guest: PersonOnBoard): CharacterCommand[] {
  return guestOptions(state, guest).flatMap(({ places, command }) => places.map(command));
}

function guestOptions(state: State, guest: PersonOnBoard): GuestOption[] {
  const steps = guest.bp > 0 ? [act(state, guest, 'step')] : [];
  const ideas = [...steps, { places: [guest.at], command: () => RETIRE }];
  if (!canAct(state, guest)) return ideas;
  const acts = VERBS.map((verb) => act(state, guest, verb));
  return [...ideas, ...acts, ...guest.items.map(({ gadget }) => use(state, guest, gadget))];
}

const RETIRE: CharacterCommand = { kind: 'retire' };
const VERBS = ['observe', 'burn', 'take', 'drink', 'pour', 'gamble'];

function act(state: State, guest: PersonOnBoard, verb: string): GuestOption {
  const stake = (at: Point) => guestStake(guest.chips, tableAt(state.board, at)?.chips ?? 0);
  return {
    places: targetsOf(state, guest, { verb }),
    command: (at) => ({
      kind: 'action',
      verb,
      at: verb === 'drink' ? null : at,
      stake: verb === 'gamble' ? stake(at) : 0,
    }),
  };
}

/** Returns a guest's stake: half of the chips, rounded up, and at most the table's chips. */
export function guestStake(own: number, table: number): number {
  return Math.min(table, Math.ceil(own / 2));
}

function use(state: State, guest: PersonOnBoard, gadget: string): GuestOption {
  const targets = targetsOf(state, guest, { gadget });
  return {
    places: gadget === 'ROCKET_PEN' ? targets.filter((at) => isRocketTarget(state, guest, at)) : targets,
    command: (at) => ({ kind: 'use', gadget, at }),
  };
}

/** Whether a guest may fire a rocket at a field. It must contain a person and must not be adjacent. */
function isRocketTarget(state: State, guest: PersonOnBoard, at: Point): boolean {
  return distance(guest.at, at) >= 2 && personAt(state, at) !== undefined;
}

/**
 * Starts the next round: calls the janitor in overtime, serves cocktails, updates fog, wiretap, marks and points, and
 * draws the turn order. A quick match closes after its last round instead.
 */
export function startRound(draft: DraftState): void {
  const { state } = draft;
  if (isLastRound(state)) {
    closeCasino(draft);
    return;
  }
  state.round++;
  const { roundLimit, closes } = state.config;
  const isLast = isLastRound(state);
  clearFog(draft);
  addEvent(draft, 'all', { kind: 'round', round: state.round, ...(isLast && { isLast }) });
  if (state.round >= roundLimit && !closes && !state.janitor) callJanitor(draft);
  serveCocktails(state);
  tryWire(draft);
  state.marks = endOfRoundMarks(state);
  const coin = () => roll(draft, 1 / 2);
  for (const person of peopleOnBoard(state)) Object.assign(person, pointsOf(person.properties, coin));
  state.order = draft.random.shuffle(figuresOf(state));
}

/** Removes the fog that lasts no longer, with an event for everyone. */
function clearFog(draft: DraftState): void {
  const { board, round } = draft.state;
  const gone = board.fog.filter(({ until }) => until <= round);
  if (gone.length === 0) return;
  board.fog = board.fog.filter(({ until }) => until > round);
  addEvent(draft, 'all', { kind: 'fog-cleared', fields: gone.map(({ at }) => at) });
}

/** Whether a quick match closes after this round. */
export function isLastRound({ config, round }: State): boolean {
  return config.closes === true && round >= config.roundLimit;
}

function serveCocktails({ board }: State): void {
  const bare = fieldsOfKind(board, 'BAR_TABLE').filter((at) => !cocktailAt(board, at));
  board.cocktails = [...board.cocktails, ...bare.map((at) => ({ at, cocktail: { poisonedBy: [] } }))];
}

function tryWire(draft: DraftState): void {
  const { state } = draft;
  for (const person of peopleOnBoard(state)) {
    if (itemOf(person, 'WIRETAP_WITH_EARPLUGS')?.activeOn === undefined) continue;
    if (!roll(draft, state.config.wiretapWithEarplugsFailChance)) continue;
    drop(person, 'WIRETAP_WITH_EARPLUGS');
    addPrivateEvent(draft, person, { kind: 'wire-failed' });
  }
}

/** Returns the people who are healed and dried at the end of the round, because of their current fields. */
function endOfRoundMarks(state: State): State['marks'] {
  const ids = (suits: (person: PersonOnBoard) => boolean) =>
    peopleOnBoard(state)
      .filter(suits)
      .map(({ id }) => id);
  return {
    healing: ids(({ at }) => fieldAt(state.board, at) === 'BAR_SEAT'),
    drying: ids(
      ({ at, properties }) =>
        properties.includes('CLAMMY_CLOTHES') && ring(at, 1).some((near) => fieldAt(state.board, near) === 'FIREPLACE'),
    ),
  };
}

function figuresOf(state: State): Figure[] {
  const figures: Figure[] = peopleOnBoard(state).map(({ id }) => id);
  if (state.cat) figures.push('cat');
  if (state.janitor) figures.push('janitor');
  return figures;
}

/** Ends a round: heals and dries the people who were marked at its start. */
export function endRound(draft: DraftState): void {
  const { state } = draft;
  for (const id of state.marks.healing) {
    const person = personOf(state, id);
    if (person.hp === FULL_HEALTH || !person.at) continue;
    person.hp = FULL_HEALTH;
    addPrivateEvent(draft, person, { kind: 'healed', person: nameInEvents(draft, person), hp: person.hp });
  }
  for (const id of state.marks.drying) {
    const person = personOf(state, id);
    if (!person.properties.includes('CLAMMY_CLOTHES')) continue;
    dry(person);
    addPrivateEvent(draft, person, { kind: 'dried', person: nameInEvents(draft, person) });
  }
}

/** Moves the cat to a random accessible adjacent field and swaps places with the person or janitor on it. */
export function moveCat(draft: DraftState): void {
  const { state } = draft;
  const from = state.cat;
  if (!from) return;
  const to = anyOf(
    draft,
    ring(from, 1).filter((at) => isAccessible(state.board, at)),
  );
  if (!to) return;
  const swapped = makeWay(draft, to, from);
  state.cat = to;
  addEvent(draft, 'all', { kind: 'cat', from, to, swapped });
}

/** Starts overtime: removes the guests and places the janitor. */
function callJanitor(draft: DraftState): void {
  const { state } = draft;
  for (const guest of peopleOnBoard(state)) if (guest.faction === 'NPC') leave(draft, guest, { keepsCollar: false });
  addEvent(draft, 'all', { kind: 'guests-left' });
  const free = fieldsOfKind(state.board, 'FREE').filter((at) => isFree(state, at));
  const spare = placesOf(state.board).filter((at) => isAccessible(state.board, at) && isUnoccupied(state, at));
  const at = anyOf(draft, free) ?? anyOf(draft, spare);
  if (!at) return;
  state.janitor = at;
  addEvent(draft, 'all', { kind: 'janitor-came', at });
}

/** Lets the janitor remove the nearest person and take their field. Of several, chooses one at random. */
export function moveJanitor(draft: DraftState): void {
  const { state } = draft;
  if (!state.janitor) return;
  const victim = anyOf(draft, nearestOnFoot(state.board, state.janitor, peopleOnBoard(state)));
  if (!victim) return;
  const at = victim.at;
  addEvent(draft, 'all', { kind: 'removed', person: nameInEvents(draft, victim), at });
  leave(draft, victim, { keepsCollar: true });
  state.janitor = at;
}

/** Ends a quick match: calls the janitor and removes all people. */
function closeCasino(draft: DraftState): void {
  callJanitor(draft);
  for (const person of peopleOnBoard(draft.state)) leave(draft, person, { keepsCollar: true });
}

/**
 * Returns the people with the shortest path from a field. If none is reachable, those with the shortest straight
 * distance.
 */
export function nearestOnFoot(board: Board, from: Point, people: readonly PersonOnBoard[]): PersonOnBoard[] {
  const walk = walkingDistances(board, from);
  const reached = people.filter(({ at }) => Number.isFinite(walk(at)));
  const lengthTo = ({ at }: PersonOnBoard) => (reached.length > 0 ? walk(at) : distance(from, at));
  const shortest = Math.min(...people.map(lengthTo));
  return people.filter((person) => lengthTo(person) === shortest);
}

/** Removes a person from the board with all items. If `keepsCollar` is false, the person drops the collar. */
function leave(draft: DraftState, person: PersonOnBoard, { keepsCollar }: { keepsCollar: boolean }): void {
  const { state } = draft;
  if (!keepsCollar) dropCollar(draft, person, person.at);
  const leaving: Person = person;
  leaving.at = null;
  clearPoints(leaving);
  leaving.items = [];
  leaving.cocktail = null;
  state.order = state.order.filter((figure) => figure !== person.id);
}
