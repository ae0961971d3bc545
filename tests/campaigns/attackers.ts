import { JavaRandom } from '../../games/kit/random.ts';
import { spy } from '../../games/spy/index.ts';
import { opponentOf } from '../../games/spy/rules/match/people.ts';
import type { Person, Player, State } from '../../games/spy/state.ts';
import { playMatch } from './computers-match.ts';

const ROUNDS = 10;

/** What an attacker finds: the share of the other side's agents among as many guesses, and what chance would give. */
export interface Found {
  readonly found: number;
  readonly chance: number;
}

/** What a player is shown of others: who did something, and whether the other side was waited for at that moment or since the last piece. */
interface Piece {
  readonly actors: readonly string[];
  readonly isWaiting: boolean;
  readonly hasWaited: boolean;
}

type Score = (pieces: readonly Piece[], name: string) => number;

/** Whoever is seen to act or move while the other side is waited for. */
const naive: Score = (pieces, name) =>
  pieces.filter(({ actors, isWaiting }) => isWaiting && actors.includes(name)).length;

/** Whoever acted while nobody was waited for is a guest; of the others, the fewer they were, the likelier an agent. */
const patient: Score = (pieces, name) =>
  pieces
    .filter(({ actors }) => actors.includes(name))
    .reduce((sum, { actors, hasWaited }) => sum + (hasWaited ? 1 / actors.length : -100), 0);

/** Lets attackers read all that one player is shown in whole matches. */
export function attack(matches: number, firstSeed = 0, level = 'normal'): Record<'naive' | 'patient', Found> {
  const totals = { naive: 0, patient: 0, chance: 0 };
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    const viewer = (seed % 2) as Player;
    const { first, pieces } = readMatch(seed, viewer, level);
    if (!first) continue;
    const strangers = first.people.filter(({ faction }) => faction !== viewer);
    const agents = strangers.filter(({ faction }) => faction === opponentOf(viewer));
    const share = (score: Score) => {
      const worth = ({ id }: Person) => score(pieces, first.cast[id]?.name ?? '');
      const guesses = guess(strangers, agents.length, worth, seed);
      return guesses.filter((person) => agents.includes(person)).length / agents.length;
    };
    totals.chance += agents.length / strangers.length;
    totals.naive += share(naive);
    totals.patient += share(patient);
  }
  const found = (total: number): Found => ({ found: total / matches, chance: totals.chance / matches });
  return { naive: found(totals.naive), patient: found(totals.patient) };
}

/** The likeliest of some people; among equals chance decides. */
function guess(people: readonly Person[], count: number, worth: (person: Person) => number, seed: number): Person[] {
  return JavaRandom.seeded(seed)
    .shuffle(people)
    .map((person) => ({ person, worth: worth(person) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ person }) => person);
}

/** The first position of a match, and all that one player is shown of others in it. */
function readMatch(seed: number, viewer: Player, level: string): { first: State | undefined; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let first: State | undefined;
  let hasWaited = false;
  playMatch(seed, { level, rounds: ROUNDS }, (state, player, line) => {
    first ??= state;
    const outcome = spy.play(state, player, line);
    // Once the guests are gone, everybody knows that whoever is left is an agent.
    if (outcome.refused || outcome.state.janitor) return;
    hasWaited ||= player !== viewer;
    const own = new Set(state.people.filter(({ faction }) => faction === viewer).map(({ id }) => state.cast[id]?.name));
    for (const { to, events } of outcome.events) {
      if (to !== viewer) continue;
      const actors = new Set(events.flatMap((event) => ('actor' in event && event.actor ? [event.actor] : [])));
      const others = [...actors].filter((name) => !own.has(name));
      const isWaiting = spy.turn(outcome.state).includes(opponentOf(viewer));
      if (others.length > 0) pieces.push({ actors: others, isWaiting, hasWaited });
      if (outcome.state.active === null || spy.turn(outcome.state).includes(viewer)) hasWaited = false;
    }
  });
  return { first, pieces };
}
