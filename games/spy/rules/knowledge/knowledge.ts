import type { Viewer } from '@longtable/kit';
import {
  ALL_SEEN,
  type Board,
  type Cocktail,
  type Faction,
  type Person,
  type Player,
  type Side,
  type State,
} from '../../state.ts';
import { FULL_HEALTH } from '../match/health.ts';
import { featuresOf, opponentOf } from '../match/people.ts';
import { noteAbout } from './intelligence.ts';

/**
 * Returns the state as a viewer may know it. Only this function hides secrets: views, menus and computer players use
 * its result. After the end everything but the RNG is visible.
 */
export function knownTo(state: State, viewer: Viewer): State {
  if (cached?.state !== state || cached.viewer !== viewer)
    cached = { state, viewer, visibleState: computeVisibleState(state, viewer) };
  return cached.visibleState;
}

/** Cache of the last result. States are immutable, and a menu asks for the same one many times. */
let cached: { readonly state: State; readonly viewer: Viewer; readonly visibleState: State } | undefined;

/** Returns the visible state without the cache, for a state that may still change. */
export function computeVisibleState(state: State, viewer: Viewer): State {
  if (state.phase === 'over') return { ...state, random: 0 };
  const seat = viewer === 0 || viewer === 1 ? viewer : undefined;
  const { board, sides, people, marks } = state;
  const own = (id: number) => people.some((person) => person.id === id && person.faction === seat);
  return {
    ...state,
    random: 0,
    board: { ...board, cocktails: visibleCocktails(board, seat) },
    sides: [seat === 0 ? sides[0] : hiddenSide(sides[0]), seat === 1 ? sides[1] : hiddenSide(sides[1])],
    people: people.map((person) =>
      person.faction === seat ? ownPerson(person, seat) : visibleStranger(state, person, seat),
    ),
    order: [],
    active: state.active !== null && own(state.active) ? state.active : null,
    scoreHistory: [],
    seen: ALL_SEEN,
    marks: { healing: marks.healing.filter(own), drying: marks.drying.filter(own) },
    collarTaken: knowsCollarTaken(state, seat),
    courier: null,
  };
}

/** Returns a cocktail as a seat knows it: only the side that poisoned it sees the poison. */
function visibleCocktail(cocktail: Cocktail, seat: Player | undefined): Cocktail {
  const { poisonedBy } = cocktail;
  return poisonedBy.length === 0 ? cocktail : { poisonedBy: poisonedBy.filter((faction) => faction === seat) };
}

function visibleCocktails({ cocktails }: Board, seat: Player | undefined): Board['cocktails'] {
  return cocktails.every(({ cocktail }) => cocktail.poisonedBy.length === 0)
    ? cocktails
    : cocktails.map(({ at, cocktail }) => ({ at, cocktail: visibleCocktail(cocktail, seat) }));
}

function ownPerson(person: Person, seat: Player): Person {
  return { ...person, cocktail: person.cocktail && visibleCocktail(person.cocktail, seat) };
}

/**
 * Returns another person with the public values only: printed properties, field, cocktail, and the faction if the seat
 * knows it.
 */
function visibleStranger(state: State, { id, at, cocktail }: Person, seat: Player | undefined): Person {
  return {
    id,
    at,
    faction: visibleFaction(state, id, seat),
    bp: 0,
    ap: 0,
    hp: FULL_HEALTH,
    ip: 0,
    chips: 0,
    properties: featuresOf(state, id),
    items: NO_ITEMS,
    cocktail: cocktail && visibleCocktail(cocktail, seat),
  };
}

const NO_ITEMS: Person['items'] = [];

function visibleFaction(state: State, id: number, seat: Player | undefined): Faction {
  if (seat === undefined) return 'UNKNOWN';
  const note = noteAbout(state, seat, id);
  if (note === 'enemy') return opponentOf(seat);
  return note === 'guest' ? 'NPC' : 'UNKNOWN';
}

/** Whether a seat knows that the collar was taken: it lies on the floor, or the seat has opened the last safe. */
function knowsCollarTaken({ board, sides }: State, seat: Player | undefined): boolean {
  if (board.lying.some(({ item }) => item.gadget === 'DIAMOND_COLLAR')) return true;
  return seat !== undefined && sides[seat].opened.includes(board.safes.length);
}

function hiddenSide({ ready }: Side): Side {
  return ready ? READY : UNREADY;
}

/** Returns a side with initial values. */
export function blankSide({ ready }: Pick<Side, 'ready'>): Side {
  return {
    offer: null,
    agents: [],
    gadgets: [],
    given: [],
    ready,
    combinations: [],
    opened: [],
    secrets: [],
    notes: [],
    failures: [],
    strikes: 0,
    walkTargets: [],
    lastAction: null,
    tally: { ...BLANK_TALLY },
  };
}

const BLANK_TALLY: Readonly<Side['tally']> = {
  drinks: 0,
  poisoned: 0,
  pours: 0,
  damage: 0,
  steps: 0,
  roulette: 0,
  exfiltrations: 0,
  secretIp: 0,
  catIp: 0,
  gadgetIp: 0,
};

const READY = blankSide({ ready: true });
const UNREADY = blankSide({ ready: false });
