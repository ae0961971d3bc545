import type { Text } from '@longtable/kit';
import { distance, makePoint, type Point } from '../rules/grid.ts';
import { noteAbout } from '../rules/knowledge/intelligence.ts';
import { fieldAt, fieldsOfKind, isAccessible, isFoggy, isUnoccupied, placesOf } from '../rules/match/board.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { canDry, carries, isPlayer, peopleOnBoard, shortName } from '../rules/match/people.ts';
import type { Routes } from '../rules/match/routes.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { gadgetNoun } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';

/** A field to walk to. */
export interface Destination {
  readonly at: Point;
  readonly label: (players: readonly string[]) => Text;
}

/** Destinations of one kind, computed on demand. */
export interface DestinationKind {
  /** Order in the menu; lower ranks come first. */
  readonly rank: number;
  readonly places: () => readonly Destination[];
}

/** Returns the destinations that matter to a player's agent, by kind. Empty for guests. */
export function destinations(visibleState: State, actor: PersonOnBoard, routes: Routes): DestinationKind[] {
  const { board, cat, sides } = visibleState;
  if (!isPlayer(actor.faction)) return [];
  const player = actor.faction;
  const { combinations, opened } = sides[player];
  const people = (rank: number): DestinationKind => ({ rank, places: () => peopleOf(visibleState, player, rank) });
  return [
    { rank: 0.5, places: () => (isFoggy(board, actor.at) ? outOfFog(visibleState, actor, routes) : []) },
    {
      rank: carries(actor, 'DIAMOND_COLLAR') ? 0 : 7,
      places: () => (cat ? [{ at: cat, label: () => texts.destinations.cat }] : []),
    },
    {
      rank: 1,
      places: () =>
        board.safes
          .filter(({ number }) => combinations.includes(number) && !opened.includes(number))
          .map(({ at, number }) => ({ at, label: () => texts.destinations.safe({ number }) })),
    },
    people(GUEST),
    people(STRANGER),
    {
      rank: 4,
      places: () =>
        board.tables
          .filter(({ chips, destroyed }) => chips > 0 && !destroyed)
          .map(({ at }) => to(at, (field) => texts.destinations.roulette({ field }))),
    },
    {
      rank: actor.hp < 70 ? 2.5 : 5,
      places: () => board.cocktails.map(({ at }) => to(at, (field) => texts.destinations.cocktail({ field }))),
    },
    {
      rank: actor.hp < 40 ? 1.5 : 8,
      places: () => barSeats(visibleState, actor).map((at) => to(at, (field) => texts.destinations.barSeat({ field }))),
    },
    {
      rank: canDry(actor) ? 1.8 : 9,
      places: () =>
        fireplaces(visibleState, actor).map((at) => to(at, (field) => texts.destinations.fireplace({ field }))),
    },
    { rank: 0, places: () => lying(visibleState, (gadget) => gadget === 'DIAMOND_COLLAR') },
    { rank: 3.5, places: () => lying(visibleState, (gadget) => gadget !== 'DIAMOND_COLLAR') },
    people(EXHAUSTED),
  ];
}

/** Returns the unoccupied bar seats, empty if the agent is unhurt or already sits on one. */
function barSeats(visibleState: State, { hp, at }: PersonOnBoard): Point[] {
  if (hp === FULL_HEALTH || fieldAt(visibleState.board, at) === 'BAR_SEAT') return [];
  return fieldsOfKind(visibleState.board, 'BAR_SEAT').filter((seat) => isUnoccupied(visibleState, seat));
}

/** Returns the fireplaces, empty if the agent has no use for one or is already drying next to one. */
function fireplaces({ board }: State, actor: PersonOnBoard): readonly Point[] {
  const all = fieldsOfKind(board, 'FIREPLACE');
  if (carries(actor, 'MOTHBALL_POUCH')) return all;
  return canDry(actor) && !all.some((at) => distance(at, actor.at) === 1) ? all : [];
}

/** Ranks of people: known guests, unknown people, and people with no more secrets. */
const GUEST = 2;
const STRANGER = 3;
const EXHAUSTED = 6;

function peopleOf(visibleState: State, player: Player, rank: number): Destination[] {
  return peopleOnBoard(visibleState)
    .filter(({ faction, id }) => faction !== player && rankOf(visibleState, player, id) === rank)
    .map(({ at, id }) => ({
      at,
      label: (players) => texts.destinations.person({ name: shortName(visibleState, id, players) }),
    }));
}

function rankOf(visibleState: State, player: Player, id: number): number {
  const note = noteAbout(visibleState, player, id);
  if (note === 'enemy' || visibleState.sides[player].secrets.includes(id)) return EXHAUSTED;
  return note === 'guest' ? GUEST : STRANGER;
}

function lying({ board }: State, isOne: (gadget: string) => boolean): Destination[] {
  return board.lying
    .filter(({ item }) => isOne(item.gadget))
    .map(({ at, item }) => to(at, (field) => texts.destinations.item({ gadget: gadgetNoun(item.gadget), field })));
}

function to(at: Point, words: (field: string) => Text): Destination {
  return { at, label: () => words(makePoint(at)) };
}

/** Returns the nearest field without fog that the agent can reach this turn, or an empty array. */
function outOfFog(visibleState: State, actor: PersonOnBoard, routes: Routes): Destination[] {
  const { board } = visibleState;
  const clear = placesOf(board, actor.at, actor.bp)
    .filter((at) => isAccessible(board, at) && isUnoccupied(visibleState, at) && !isFoggy(board, at))
    .filter((at) => routes.length(at) > 0 && routes.length(at) <= actor.bp);
  const [at] = clear.sort((a, b) => routes.length(a) - routes.length(b));
  return at ? [{ at, label: () => texts.destinations.outOfFog }] : [];
}
