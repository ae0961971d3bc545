import { type ComingTurn, type Outcome, refuse, type Seat, type Step, type ViewerEvents } from '@longtable/kit';
import type { SpyEvent } from './events.ts';
import { finish } from './rules/course/ending.ts';
import { costOf, hasUsefulAction, headOf } from './rules/course/legality.ts';
import { advance, failAttempt, performCharacterCommand } from './rules/course/turns.ts';
import type { Point } from './rules/grid.ts';
import { computeVisibleState, knownTo, record, shownState } from './rules/knowledge/knowledge.ts';
import {
  type CharacterCommand,
  type Command,
  faultOf,
  isCharacterCommand,
  makeLine,
  misplaced,
  parseLine,
} from './rules/lines.ts';
import { isUnoccupied, lyingAt } from './rules/match/board.ts';
import { addEvent, type DraftState, type Watch } from './rules/match/draft-state.ts';
import {
  activePerson,
  characterNamed,
  isOnBoard,
  isPlayer,
  opponentOf,
  personOf,
  shortName,
  turnOf,
} from './rules/match/people.ts';
import { routeTo } from './rules/match/routes.ts';
import { assign, type DraftPick, makeReady, takePick } from './rules/preparation.ts';
import { type PropertyName, pointsOf } from './rules/properties.ts';
import type { Person, PersonOnBoard, Player, State } from './state.ts';
import { faultText } from './words/descriptions.ts';
import { texts } from './words/texts.ts';

/** Plays one line. `watch` is called for every single move that follows from it. */
export function play(state: State, seat: Seat, line: string, watch?: Watch): Outcome<State, ViewerEvents<SpyEvent>> {
  if (state.phase === 'over') return refuse('over', texts.faults.over);
  const player = playerAt(state, seat);
  if (player === undefined) return refuse('not-your-turn', texts.faults['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse(misplaced(state), texts.faults[misplaced(state)]);
  const fault = faultOf(state, player, command);
  if (fault) return refuse(fault, faultText(fault, state.sides[player], command));
  const recording = record(state, player, watch);
  perform(recording.draft, player, command);
  const { state: next, events } = recording.finish();
  return isUndoable(state, next, command) ? { state: next, events, undoable: true } : { state: next, events };
}

function playerAt(state: State, seat: Seat): Player | undefined {
  return turnOf(state).find((player) => player === seat);
}

/**
 * Whether a line can be undone: assignments always, steps and walks if no random number was drawn and the agent is
 * still active.
 */
function isUndoable(before: State, after: State, command: Command): boolean {
  if (command.kind === 'assign' || command.kind === 'assign-all' || command.kind === 'auto-assign') return true;
  const isStep = command.kind === 'walk' || (isCharacterCommand(command) && costOf(command) === 'bp');
  return isStep && before.random === after.random && before.active === after.active;
}

/** Whether a line is legal although menus omit it as redundant or bound to fail. */
export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const player = playerAt(state, seat);
  const command = parseLine(line);
  if (player === undefined || !command || faultOf(state, player, command)) return false;
  return command.kind === 'strike' || (state.phase === 'rounds' && isCharacterCommand(command));
}

/**
 * Plays a command of the active character as a failed attempt: it costs its point, but is not refused. Programs written
 * for other servers expect this.
 */
export function playFailedAttempt(state: State, command: CharacterCommand, watch: Watch): State {
  const [player = 0] = turnOf(state);
  const recording = record(state, player, watch);
  actInTurn(recording.draft, (person) => failAttempt(recording.draft, person, command));
  resetStrikes(recording.draft, player);
  return recording.finish().state;
}

/**
 * Returns the next turn of each of the seat's agents, for plans. The casino is as the seat knows it. The order of the
 * turns is random.
 */
export function comingTurns(state: State, seat: Seat): ComingTurn<State>[] {
  const seen = shownState(state, seat);
  if (seen.phase !== 'rounds') return [];
  const current = turnOf(state).some((player) => player === seat) ? state.active : null;
  return seen.people
    .filter((person) => person.faction === seat && isOnBoard(person))
    .map(({ id }) => ({
      name: shortName(seen, id, []),
      isCurrent: id === current,
      state: {
        ...seen,
        active: id,
        people: seen.people.map((person) =>
          person.id === id ? { ...person, ...pointsAhead(person, id === current) } : person,
        ),
      },
    }));
}

/** Returns the points of an agent's next turn: those left in this round, else those of a new round. */
function pointsAhead({ bp, ap, properties }: Person, isActive: boolean): Pick<Person, 'bp' | 'ap'> {
  return !isActive && bp + ap > 0 ? { bp, ap } : pointsOf(properties, () => true);
}

/** Performs a valid command of a player with all its consequences. */
function perform(draft: DraftState, player: Player, command: Command): void {
  switch (command.kind) {
    case 'strike':
      strike(draft, player);
      return;
    case 'pick-agent':
      takePick(draft, player, { agent: idOf(draft, command.agent) });
      break;
    case 'pick-gadget':
      takePick(draft, player, command);
      break;
    case 'auto-pick':
      autoPick(draft, player);
      break;
    case 'assign':
      assign(draft, player, command.gadget, idOf(draft, command.agent));
      break;
    case 'assign-all':
      assignAll(draft, player, command.shares);
      break;
    case 'auto-assign':
      autoAssign(draft, player);
      break;
    case 'ready':
      makeReady(draft, player);
      break;
    case 'walk':
      actInTurn(draft, (person) => walk(draft, player, person, command.to));
      break;
    default:
      saveLastAction(draft, player, command);
      actInTurn(draft, (person) => performCharacterCommand(draft, person, command));
  }
  resetStrikes(draft, player);
}

/** Lets the active character act, if there is one, and advances the match. */
function actInTurn(draft: DraftState, act: (person: PersonOnBoard) => void): void {
  const person = activePerson(draft.state);
  if (person) act(person);
  advance(draft);
}

/** Stores the kind of an action that costs an action point. Menus offer it first. */
function saveLastAction({ state }: DraftState, player: Player, command: CharacterCommand): void {
  if (command.kind === 'retire' || costOf(command) !== 'ap') return;
  state.sides[player].lastAction = headOf(command.kind === 'use' ? command : { verb: command.verb });
}

/** Resets the strikes of a player who acts. */
function resetStrikes({ state }: DraftState, player: Player): void {
  state.sides[player].strikes = 0;
}

function assignAll(draft: DraftState, player: Player, shares: readonly (readonly number[])[]): void {
  const { gadgets, agents, given } = draft.state.sides[player];
  for (const [index, gadget] of gadgets.entries()) {
    const agent = agents[shares.findIndex((share) => share.includes(index + 1))];
    if (agent !== undefined && agent !== given[index]) assign(draft, player, gadget, agent);
  }
}

function idOf({ state }: DraftState, name: string): number {
  return characterNamed(state, name) ?? -1;
}

/**
 * Walks as far as the movement points allow, through the casino as the player knows it, and stops if a step has another
 * effect than a swap, such as a found item. Stores the target if it was not reached, unless a person was there, who will
 * move on. Ends the turn if neither movement points nor a useful action are left.
 */
function walk(draft: DraftState, player: Player, person: PersonOnBoard, to: Point): void {
  const { state } = draft;
  const isFigure = !isUnoccupied(state, to);
  const known = computeVisibleState(state, player);
  const hasItem = lyingAt(known.board, to) !== undefined;
  const way = wayTo(known, person, to);
  const steps = way.slice(0, person.bp);
  let arrived = steps.length === way.length;
  for (const at of steps) {
    const eventsBefore = draft.events.length;
    performCharacterCommand(draft, person, { kind: 'action', verb: 'step', at, stake: 0 });
    const happened = draft.events.slice(eventsBefore).some((event) => event.kind !== 'stepped' || event.picked);
    if (state.phase !== 'rounds' || !isOnBoard(person)) return;
    if (happened && at !== steps.at(-1)) {
      arrived = false;
      break;
    }
  }
  const side = state.sides[player];
  const others = side.walkTargets.filter((target) => target.person !== person.id);
  side.walkTargets = arrived || isFigure ? others : [...others, { person: person.id, to, hasItem }];
  if (person.bp > 0) return;
  const visibleState = computeVisibleState(state, player);
  const now = personOf(visibleState, person.id);
  if (isOnBoard(now) && !hasUsefulAction(visibleState, now)) performCharacterCommand(draft, person, { kind: 'retire' });
}

function wayTo(known: State, { id }: Person, to: Point): readonly Point[] {
  const walker = personOf(known, id);
  return isOnBoard(walker) ? routeTo(known, walker, to) : [];
}

/** Returns the steps of a walk, with the state after each. Empty for other lines. */
export function stepsOf(before: State, line: string): readonly Step<State, ViewerEvents<SpyEvent>>[] {
  const command = parseLine(line);
  const person = activePerson(before);
  if (command?.kind !== 'walk' || !person || !isPlayer(person.faction)) return [];
  const steps: Step<State, ViewerEvents<SpyEvent>>[] = [];
  for (const at of wayTo(knownTo(before, person.faction), person, command.to).slice(0, person.bp)) {
    const { state } = steps.at(-1) ?? { state: before };
    const outcome = play(state, person.faction, makeLine({ kind: 'action', verb: 'step', at, stake: 0 }));
    if (outcome.refused) return steps;
    steps.push(outcome);
    const { items } = personOf(outcome.state, person.id);
    if (outcome.state.active !== person.id || items.length !== person.items.length) return steps;
  }
  return steps;
}

/** Values of properties for automatic picks. */
const PROPERTY_VALUES: Readonly<Partial<Record<PropertyName, number>>> = {
  SPRYNESS: 4,
  TRADECRAFT: 4,
  NIMBLENESS: 3,
  AGILITY: 3,
  FLAPS_AND_SEALS: 2,
  LUCKY_DEVIL: 2,
  OBSERVATION: 1,
  TOUGHNESS: 1,
  CLAMMY_CLOTHES: -2,
  SLUGGISHNESS: -3,
  PONDEROUSNESS: -3,
  CONSTANT_CLAMMY_CLOTHES: -4,
};

/** Gadgets in the order of automatic picks. */
const GADGET_RANKING: readonly string[] = [
  ...['NUGGET', 'JETPACK', 'BOWLER_BLADE', 'GRAPPLE', 'HAIRDRYER', 'GAS_GLOSS', 'WIRETAP_WITH_EARPLUGS'],
  ...['POCKET_LITTER', 'MAGNETIC_WATCH', 'MIRROR_OF_WILDERNESS', 'CHICKEN_FEED', 'ROCKET_PEN', 'POISON_PILLS'],
];

/** Number of agents picked before gadgets. */
const AGENTS_BEFORE_GADGETS = 3;

/** Makes a player's remaining picks: three good agents, then gadgets by rank. Stops if there is no offer. */
function autoPick(draft: DraftState, player: Player): void {
  const side = draft.state.sides[player];
  while (draft.state.phase === 'draft' && side.offer) {
    const pick = bestPick(draft.state, player);
    if (!pick) return;
    takePick(draft, player, pick);
  }
}

function bestPick(state: State, player: Player): DraftPick | undefined {
  const { offer, agents } = state.sides[player];
  const [agent] = [...(offer?.agents ?? [])].sort((a, b) => worth(state, b) - worth(state, a));
  const rank = (name: string) => (GADGET_RANKING.includes(name) ? GADGET_RANKING.indexOf(name) : GADGET_RANKING.length);
  const [gadget] = [...(offer?.gadgets ?? [])].sort((a, b) => rank(a) - rank(b));
  if (agent !== undefined && (gadget === undefined || agents.length < AGENTS_BEFORE_GADGETS)) return { agent };
  return gadget === undefined ? undefined : { gadget };
}

function worth({ cast }: State, id: number): number {
  return (cast[id]?.features ?? []).reduce((sum, property) => sum + (PROPERTY_VALUES[property] ?? 0), 0);
}

/** Assigns the remaining gadgets, each to the agent with the fewest. */
function autoAssign(draft: DraftState, player: Player): void {
  const side = draft.state.sides[player];
  side.gadgets.forEach((gadget, index) => {
    if (typeof side.given[index] === 'number') return;
    const load = (agent: number) => side.given.filter((carrier) => carrier === agent).length;
    const [freest] = [...side.agents].sort((a, b) => load(a) - load(b));
    if (freest !== undefined) assign(draft, player, gadget, freest);
  });
}

/**
 * Counts a strike for a missed turn, then chooses at random or ends the turn. Too many strikes in a row lose the match.
 */
function strike(draft: DraftState, player: Player): void {
  const { state } = draft;
  const side = state.sides[player];
  const most = state.config.strikeMaximum;
  side.strikes++;
  addEvent(draft, player, { kind: 'struck', strikes: side.strikes, most });
  if (most > 0 && side.strikes >= most) finish(draft, { winner: opponentOf(player), reason: 'VICTORY_BY_KICK' });
  else if (state.phase === 'draft') chooseAtRandom(draft, player);
  else if (state.phase === 'equipment') equipAtRandom(draft, player);
  else skipTurn(draft);
}

function chooseAtRandom(draft: DraftState, player: Player): void {
  const { offer } = draft.state.sides[player];
  const picks: DraftPick[] = [
    ...(offer?.agents ?? []).map((agent) => ({ agent })),
    ...(offer?.gadgets ?? []).map((gadget) => ({ gadget })),
  ];
  const pick = picks[draft.random.below(Math.max(1, picks.length))];
  if (pick) takePick(draft, player, pick);
}

function equipAtRandom(draft: DraftState, player: Player): void {
  const { agents, gadgets, given } = draft.state.sides[player];
  gadgets.forEach((gadget, index) => {
    const agent = agents[draft.random.below(agents.length)];
    if (typeof given[index] !== 'number' && agent !== undefined) assign(draft, player, gadget, agent);
  });
  makeReady(draft, player);
}

function skipTurn(draft: DraftState): void {
  const agent = activePerson(draft.state);
  if (agent) performCharacterCommand(draft, agent, { kind: 'retire' });
  advance(draft);
}
