import { type Choice, say, type Text, type Words } from '@longtable/kit';
import { hasTarget } from '../rules/course/legality.ts';
import { isLastRound } from '../rules/course/turns.ts';
import { columnName, distance, fieldSpot, makePoint, type Point, samePlace } from '../rules/grid.ts';
import { noteAbout } from '../rules/knowledge/intelligence.ts';
import { makeLine } from '../rules/lines.ts';
import { fieldAt, fieldsOfKind, isAccessible, isFoggy, isUnoccupied, placesOf } from '../rules/match/board.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { canDry, carries, isPlayer, peopleOnBoard, shortName } from '../rules/match/people.ts';
import { type Routes, routesOf } from '../rules/match/routes.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { gadgetNoun } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';

const MAX_DESTINATIONS = 12;

/**
 * Returns the walks. The first is that of the collar to the cat, the one to continue, or if there is room for a button the
 * most important one. The rest is in a list. In the last round, only the walk of the collar to the cat has a button.
 */
export function walks(visibleState: State, actor: PersonOnBoard, hasRoom: boolean, isUsual: boolean): Choice[] {
  if (actor.bp <= 0) return [];
  const emphasis = isUsual || hasWayToCat(visibleState, actor) ? 'usual' : 'aside';
  const first = firstWalk(visibleState, actor, hasRoom).map((choice): Choice => ({ ...choice, emphasis }));
  // A user who touches the board walks to a field instead.
  const step = hasTarget(visibleState, actor, { verb: 'step' }) ? [{ ...STEP, things: [fieldSpot(actor.at)] }] : [];
  const listed = [...walkChoices(visibleState, actor, 'walk'), ...step].filter(
    ({ line }) => !first.some((choice) => choice.line === line),
  );
  return [...first, ...listed.map((choice): Choice => ({ ...choice, under: texts.turn.walk, emphasis: 'aside' }))];
}

const STEP: Choice = { line: 'step', label: texts.walking.step, final: false };

function firstWalk(visibleState: State, actor: PersonOnBoard, hasRoom: boolean): Choice[] {
  const toCat = walkToCat(visibleState, actor);
  if (toCat.length > 0 || isLastRound(visibleState)) return toCat;
  const continued = continueWalkChoice(visibleState, actor);
  return continued.length > 0 || !hasRoom ? continued : nearestWalk(visibleState, actor);
}

/** Whether an agent carries the collar and can walk towards the cat. */
export function hasWayToCat(visibleState: State, actor: PersonOnBoard): boolean {
  return actor.bp > 0 && walkToCat(visibleState, actor).length > 0;
}

/** Returns the choice to walk to the cat, or an empty array without the collar or a way, or beside her. */
function walkToCat(visibleState: State, actor: PersonOnBoard): Choice[] {
  const { cat } = visibleState;
  if (!cat || !carries(actor, 'DIAMOND_COLLAR') || distance(actor.at, cat) <= 1) return [];
  const routes = routesOf(visibleState, actor);
  const steps = routes.length(cat);
  return steps > 0 ? [walkChoice(routes, { at: cat, label: () => texts.destinations.cat, steps })] : [];
}

/**
 * Returns the choice to continue an unfinished walk, or an empty array if there is none or the safe, table or item at its
 * end is no longer a destination.
 */
function continueWalkChoice(visibleState: State, actor: PersonOnBoard): Choice[] {
  if (!isPlayer(actor.faction)) return [];
  const target = visibleState.sides[actor.faction].walkTargets.find(({ person }) => person === actor.id);
  if (!target) return [];
  const routes = routesOf(visibleState, actor);
  if (!routes.isReachable(target.to)) return [];
  const destination = destinationAt(target.to, destinations(visibleState, actor, routes));
  const isObject = target.hasItem || !isAccessible(visibleState.board, target.to);
  if (isObject && !destination) return [];
  const name = (players: readonly string[]) => destination?.label(players) ?? makePoint(target.to);
  const label = walkLabel(name, () => routes.length(target.to), true);
  return [
    {
      line: makeLine({ kind: 'walk', to: target.to }),
      label,
      final: true,
      things: [fieldSpot(target.to)],
      ...viaOf(routes.to(target.to), target.to),
    },
  ];
}

function destinationAt(to: Point, kinds: readonly DestinationKind[]): Destination | undefined {
  for (const { places } of kinds) {
    const destination = places().find(({ at }) => samePlace(at, to));
    if (destination) return destination;
  }
  return undefined;
}

function walkLabel(label: Destination['label'], length: () => number, isContinued: boolean): Words {
  return ({ language, names }) =>
    say(texts.destinations.withSteps({ label: label(names), steps: length(), isContinued }), language);
}

/**
 * Returns the choice to walk to the nearest destination of the lowest rank that this turn's steps do not end in fog, or an
 * empty array if none is reachable.
 */
function nearestWalk(visibleState: State, actor: PersonOnBoard): Choice[] {
  const routes = routesOf(visibleState, actor);
  const { board } = visibleState;
  const endsInFog = ({ at }: Destination) => {
    const way = routes.to(at);
    const end = way[Math.min(way.length, actor.bp) - 1];
    return end !== undefined && isFoggy(board, end);
  };
  for (const { places } of byRank(visibleState, actor, routes)) {
    const clear = board.fog.length > 0 ? places().filter((place) => !endsInFog(place)) : places();
    const place = nearestOf(clear, actor.at, routes);
    if (place) return [walkChoice(routes, place)];
  }
  return [];
}

/**
 * Returns the nearest destination, the first of several, or undefined if none is reachable. Routes are computed only
 * for destinations that can be the nearest by their straight distance.
 */
function nearestOf(places: readonly Destination[], from: Point, routes: Routes): Reached | undefined {
  const far = ({ at }: Destination) => distance(from, at);
  let nearest: Destination | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of places.toSorted((a, b) => far(a) - far(b))) {
    if (far(place) > fewest + 1) break;
    const steps = routes.length(place.at);
    if (steps === 0 || steps > fewest) continue;
    if (nearest && steps === fewest && places.indexOf(nearest) < places.indexOf(place)) continue;
    nearest = place;
    fewest = steps;
  }
  return nearest && { at: nearest.at, label: nearest.label, steps: fewest };
}

type Reached = Destination & { readonly steps: number };

function walkChoice(routes: Routes, { at, label, steps }: Reached): Choice {
  return {
    line: makeLine({ kind: 'walk', to: at }),
    label: walkLabel(label, () => steps, false),
    final: true,
    things: [fieldSpot(at)],
    ...viaOf(routes.to(at), at),
  };
}

/** Returns the continuations of a walk: important destinations, then the columns, then the fields of a column. */
export function walkChoices(visibleState: State, actor: PersonOnBoard, partial: string): Choice[] {
  if (actor.bp <= 0) return [];
  if (partial === 'walk') {
    const routes = routesOf(visibleState, actor);
    const choices = rankedDestinations(visibleState, actor, routes).map((place) => walkChoice(routes, place));
    const field: Choice = { line: 'walk ', label: texts.walking.anotherField, final: false };
    return canWalk(visibleState, actor) ? [...choices, field] : choices;
  }
  const fields = fieldsToWalk(visibleState, actor);
  if (partial === 'walk ') return columnChoices('walk ', fields);
  const routes = routesOf(visibleState, actor);
  const [, column] = /^walk ([A-Z]{1,2})$/.exec(partial) ?? [];
  if (column === undefined) return [];
  return fields
    .filter(({ x }) => columnName(x) === column)
    .map((at) => ({
      line: makeLine({ kind: 'walk', to: at }),
      label: makePoint(at),
      final: true,
      // Walls are not touched, and far fields only on purpose.
      things: fieldAt(visibleState.board, at) === 'WALL' ? [] : [fieldSpot(at)],
      ...viaOf(routes.to(at), at),
      emphasis: routes.length(at) <= actor.bp ? 'usual' : 'aside',
      result: walkLabel(
        () => makePoint(at),
        () => routes.length(at),
        false,
      ),
    }));
}

/** Returns the last field of a route before its destination, which the route does not enter if it is occupied. */
function viaOf(route: readonly Point[], to: Point): Pick<Choice, 'via'> {
  const end = route.at(-1);
  const before = end && samePlace(end, to) ? route.at(-2) : end;
  return before ? { via: fieldSpot(before) } : {};
}

/** Returns a choice per column that contains one of the fields. */
export function columnChoices(head: string, fields: readonly Point[]): Choice[] {
  const columns = [...new Set(fields.map(({ x }) => x))].sort((a, b) => a - b);
  return columns.map((x) => ({ line: `${head}${columnName(x)}`, label: columnName(x), final: false }));
}

function canWalk(visibleState: State, actor: PersonOnBoard): boolean {
  const routes = routesOf(visibleState, actor);
  return placesOf(visibleState.board).some((at) => routes.isReachable(at));
}

function fieldsToWalk(visibleState: State, actor: PersonOnBoard): Point[] {
  const routes = routesOf(visibleState, actor);
  return placesOf(visibleState.board).filter((at) => routes.isReachable(at));
}

/** Returns at most `MAX_DESTINATIONS` reachable destinations by rank and distance, each field once. */
function rankedDestinations(visibleState: State, actor: PersonOnBoard, routes: Routes): Reached[] {
  const destinations: Reached[] = [];
  for (const { places } of byRank(visibleState, actor, routes)) {
    const reached: Reached[] = [];
    for (const { at, label } of places()) {
      const steps = destinations.some((other) => samePlace(other.at, at)) ? 0 : routes.length(at);
      if (steps > 0) reached.push({ at, label, steps });
    }
    destinations.push(...reached.sort((a, b) => a.steps - b.steps));
    if (destinations.length >= MAX_DESTINATIONS) break;
  }
  return destinations.slice(0, MAX_DESTINATIONS);
}

function byRank(visibleState: State, actor: PersonOnBoard, routes: Routes): DestinationKind[] {
  return destinations(visibleState, actor, routes).sort((a, b) => a.rank - b.rank);
}

/** A field to walk to. */
interface Destination {
  readonly at: Point;
  readonly label: (players: readonly string[]) => Text;
}

/** Destinations of one kind, computed on demand. */
interface DestinationKind {
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
      rank: 0,
      places: () => (cat && carries(actor, 'DIAMOND_COLLAR') ? [{ at: cat, label: () => texts.destinations.cat }] : []),
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
