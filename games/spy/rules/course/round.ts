import type { Figure, PersonOnBoard, State } from '../../state.ts';
import { ring } from '../grid.ts';
import { cocktailAt, fieldAt, fieldsOfKind } from '../match/board.ts';
import { addEvent, addPrivateEvent, type DraftState, nameInEvents, roll } from '../match/draft-state.ts';
import { FULL_HEALTH } from '../match/health.ts';
import { drop, dry, itemOf, peopleOnBoard, personOf } from '../match/people.ts';
import { pointsOf } from '../points.ts';
import { callJanitor, closeCasino } from './figures.ts';

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
  addEvent(draft, 'all', { kind: 'round', round: state.round, ...(isLast && { isLast }) });
  if (state.round >= roundLimit && !closes && !state.janitor) callJanitor(draft);
  serveCocktails(state);
  state.board.fog = state.board.fog.filter(({ until }) => until > state.round);
  tryWire(draft);
  state.marks = endOfRoundMarks(state);
  const coin = () => roll(draft, 1 / 2);
  for (const person of peopleOnBoard(state)) Object.assign(person, pointsOf(person.properties, coin));
  state.order = draft.random.shuffle(figuresOf(state));
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
