import type { RNG, Viewer } from '@longtable/kit';
import { featuresOf, opponentOf, turnOf } from '../rules/match/people.ts';
import { draftable } from '../rules/preparation.ts';
import type { Cocktail, Note, Person, Player, Side, State } from '../state.ts';

/**
 * Randomises everything a viewer may not know, for the contract suite, in place. For a waiting player this includes
 * everything since their last snapshot. Written independently of knowledge.ts.
 */
export function scramble(state: State, viewer: Viewer, random: RNG): State {
  state.random = random.below(2 ** 31);
  if (state.phase === 'over') return state;
  const [turn = 0] = turnOf(state);
  const seat = viewer === 0 || viewer === 1 ? viewer : undefined;
  for (const player of [0, 1] as const) if (player !== seat) rewriteSide(state, player, random);
  if (state.phase !== 'rounds') return state;
  rewriteSeen(state, seat, random);
  if (seat === undefined) shuffleFactions(state.people, random);
  else shuffleFactions(strangers(state, seat), random);
  if (seat !== turn) {
    rewriteScene(state, random);
    if (seat !== undefined) rewriteSide(state, seat, random);
    state.active = random.pick(state.people.filter(({ faction }) => faction === turn)).id;
  }
  for (const person of state.people) if (person.faction !== seat) rewritePerson(state, person, random);
  rewriteCocktails(state, seat, random);
  state.order = random.shuffle(state.order).slice(random.below(state.order.length + 1));
  rewriteMarks(state, seat, random);
  const last = state.board.safes.length;
  const seen = state.board.lying.some(({ item }) => item.gadget === 'DIAMOND_COLLAR');
  if (!seen && !(seat !== undefined && state.sides[seat].opened.includes(last)))
    state.collarTaken = random.below(2) === 0;
  return state;
}

/** Randomises what a waiting player cannot see: positions, cocktails, fog and chips. */
function rewriteScene(state: State, random: RNG): void {
  const places = random.shuffle(state.people.map(({ at }) => at));
  state.people.forEach((person, index) => {
    person.at = places[index] ?? null;
  });
  state.board.cocktails = state.board.cocktails.filter(() => random.below(2) === 0);
  state.board.fog = random.below(2) === 0 ? [] : [{ at: { x: 1, y: 1 }, until: state.round + 1 }];
  state.board.tables = state.board.tables.map((table) => ({ ...table, chips: random.below(30) }));
}

/** Removes other viewers' snapshots, shuffles undelivered events and randomises scores. */
function rewriteSeen({ seen, scoreHistory }: State, seat: Player | undefined, random: RNG): void {
  seen.snapshots = [
    seat === 0 ? seen.snapshots[0] : null,
    seat === 1 ? seen.snapshots[1] : null,
    seat === undefined ? seen.snapshots[2] : null,
  ];
  const deliveredCount = seat === undefined ? 0 : seen.deliveredCounts[seat];
  seen.recentEvents = [
    ...seen.recentEvents.slice(0, deliveredCount),
    ...random.shuffle(seen.recentEvents.slice(deliveredCount)),
  ];
  for (const scores of scoreHistory) scores[random.below(2)] = random.below(200);
}

/** Returns the people whose faction the seat does not know. */
function strangers(state: State, seat: Player): Person[] {
  const known = new Set<number>();
  for (const { person, note } of state.sides[seat].notes) if (note !== 'harmless') known.add(person);
  return state.people.filter(({ id, faction }) => faction !== seat && !known.has(id));
}

function shuffleFactions(people: readonly Person[], random: RNG): void {
  const factions = random.shuffle(people.map(({ faction }) => faction));
  people.forEach((person, index) => {
    person.faction = factions[index] ?? person.faction;
  });
}

function rewritePerson(state: State, person: Person, random: RNG): void {
  person.hp = 1 + random.below(100);
  person.ip = random.below(200);
  person.chips = random.below(40);
  person.bp = random.below(4);
  person.ap = random.below(3);
  const gadgets = random.shuffle([...draftable(state), 'DIAMOND_COLLAR']).slice(0, random.below(4));
  person.items = gadgets.map((gadget) => ({ gadget, usages: 1 + random.below(5) }));
  const printed = featuresOf(state, person.id);
  const dry = printed.filter((property) => property !== 'CLAMMY_CLOTHES');
  person.properties = random.below(2) === 0 ? dry : [...dry, 'CLAMMY_CLOTHES'];
}

/** Randomises which other factions have poisoned each cocktail. */
function rewriteCocktails({ people, board }: State, seat: Player | undefined, random: RNG): void {
  const rewritten = ({ poisonedBy }: Cocktail): Cocktail => {
    const own = poisonedBy.filter((faction) => faction === seat);
    const others = ([0, 1, 'NPC'] as const).filter((faction) => faction !== seat && random.below(2) === 0);
    return { poisonedBy: [...own, ...others] };
  };
  for (const person of people) person.cocktail = person.cocktail && rewritten(person.cocktail);
  board.cocktails = board.cocktails.map(({ at, cocktail }) => ({ at, cocktail: rewritten(cocktail) }));
}

function rewriteMarks(state: State, seat: Player | undefined, random: RNG): void {
  const own = (id: number) => state.people.some((person) => person.id === id && person.faction === seat);
  const some = () => state.people.map(({ id }) => id).filter((id) => !own(id) && random.below(2) === 0);
  state.marks = {
    healing: [...state.marks.healing.filter(own), ...some()],
    drying: [...state.marks.drying.filter(own), ...some()],
  };
}

function rewriteSide(state: State, player: Player, random: RNG): void {
  const side = state.sides[player];
  const other = state.sides[opponentOf(player)];
  rewritePicks(state, side, other, random);
  const numbers = () => state.board.safes.map(({ number }) => number).filter(() => random.below(2) === 0);
  const people = () => state.people.map(({ id }) => id).filter(() => random.below(3) === 0);
  const notes: readonly Note[] = ['enemy', 'harmless', 'guest'];
  side.combinations = numbers();
  side.opened = numbers();
  side.secrets = people();
  side.notes = people().map((person) => ({ person, note: notes[random.below(3)] ?? 'guest' }));
  side.failures = people().map((person) => ({ person, probability: 1 / (1 + random.below(5)) }));
  for (const key of Object.keys(side.tally) as (keyof Side['tally'])[]) side.tally[key] = random.below(100);
}

/** Randomises picks and offer, with the same sizes and without the other side's items. */
function rewritePicks(state: State, side: Side, other: Side, random: RNG): void {
  const agents = random.shuffle(
    [...state.cast.keys()].filter((id) => !other.agents.includes(id) && !other.offer?.agents.includes(id)),
  );
  const gadgets = random.shuffle(
    draftable(state).filter((name) => !other.gadgets.includes(name) && !other.offer?.gadgets.includes(name)),
  );
  side.agents = agents.splice(0, side.agents.length);
  side.gadgets = gadgets.splice(0, side.gadgets.length);
  if (side.offer) {
    side.offer = {
      agents: agents.splice(0, side.offer.agents.length),
      gadgets: gadgets.splice(0, side.offer.gadgets.length),
    };
  }
  side.given = side.given.map(() => side.agents[random.below(side.agents.length)] ?? null);
}
