import type { Figure, Present, State } from '../../state.ts';
import { ring } from '../grid.ts';
import { cocktailAt, fieldAt, fieldsOfKind } from '../match/board.ts';
import { FULL_HEALTH } from '../match/health.ts';
import { called, type Match, roll, tellOwner, tellTo } from '../match/match.ts';
import { drop, dry, itemOf, personOf, present } from '../match/people.ts';
import { pointsOf } from '../points.ts';
import { callJanitor } from './figures.ts';

/** Begins the next round: overtime, cocktails, fog, the wire, marks, points and the order, in this order. */
export function startRound(match: Match): void {
  const { state } = match;
  state.round++;
  tellTo(match, 'all', { kind: 'round', round: state.round });
  if (state.round >= state.config.roundLimit && !state.janitor) callJanitor(match);
  serveCocktails(state);
  state.board.fog = state.board.fog.filter(({ until }) => until > state.round);
  tryWire(match);
  state.marks = marksOf(state);
  const coin = () => roll(match, 1 / 2);
  for (const person of present(state)) Object.assign(person, pointsOf(person.properties, coin));
  state.order = match.random.shuffle(figuresOf(state));
}

function serveCocktails({ board }: State): void {
  const bare = fieldsOfKind(board, 'BAR_TABLE').filter((at) => !cocktailAt(board, at));
  board.cocktails = [...board.cocktails, ...bare.map((at) => ({ at, cocktail: { poisonedBy: [] } }))];
}

function tryWire(match: Match): void {
  const { state } = match;
  for (const person of present(state)) {
    if (itemOf(person, 'WIRETAP_WITH_EARPLUGS')?.activeOn === undefined) continue;
    if (!roll(match, state.config.wiretapWithEarplugsFailChance)) continue;
    drop(person, 'WIRETAP_WITH_EARPLUGS');
    tellOwner(match, person, { kind: 'wire-failed' });
  }
}

/** Whom this round heals and dries at its end; where they go in between does not matter. */
function marksOf(state: State): State['marks'] {
  const ids = (suits: (person: Present) => boolean) =>
    present(state)
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
  const figures: Figure[] = present(state).map(({ id }) => id);
  if (state.cat) figures.push('cat');
  if (state.janitor) figures.push('janitor');
  return figures;
}

/** Ends a round: seats have healed and fireplaces have dried whoever was there at its start. */
export function endRound(match: Match): void {
  const { state } = match;
  for (const id of state.marks.healing) {
    const person = personOf(state, id);
    if (person.hp === FULL_HEALTH || !person.at) continue;
    person.hp = FULL_HEALTH;
    tellOwner(match, person, { kind: 'healed', person: called(match, person), hp: person.hp });
  }
  for (const id of state.marks.drying) {
    const person = personOf(state, id);
    if (!person.properties.includes('CLAMMY_CLOTHES')) continue;
    dry(person);
    tellOwner(match, person, { kind: 'dried', person: called(match, person) });
  }
}
