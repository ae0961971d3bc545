import fc from 'fast-check';
import { expect } from 'vitest';
import { type AnyGame, MAX_LINE_LENGTH, type Result } from '../game.ts';
import { MAX_OPTIONS } from '../lists.ts';
import { read } from '../reader.ts';
import { RNG } from '../rng.ts';
import { isOffered } from '../walk.ts';
import { assertChoiceShape, assertChoiceTranslated } from './choice.ts';
import { differenceOf } from './difference.ts';
import { assert, assertText, assertTranslated, type Law, seatsOf } from './law.ts';
import { describePosition, type Position, playAt, positionAfter, randomLine, startPosition } from './random-play.ts';

/** State and events are JSON, and the game's schema accepts the state. */
export const survivesStorage: Law = (game, { state, events }) => {
  expect(game.state.parse(JSON.parse(JSON.stringify(state)))).toStrictEqual(state);
  expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events);
};

/** A seat is in turn until there is a result. */
export const resultEndsTurns: Law = (game, { state, table }) => {
  const turn = game.turn(state);
  const result = game.result(state);
  assert((turn.length === 0) === (result !== undefined), `in turn: ${turn}, result: ${JSON.stringify(result)}`);
  for (const seats of [turn, result?.winners ?? []]) {
    assert(new Set(seats).size === seats.length, `a seat appears twice in ${seats}`);
    for (const seat of seats) assert(seatsOf(table).includes(seat), `seat ${seat} is not at the table`);
  }
  if (result) assertPlaces(result, table.seats);
};

/** Throws if the result of a table for more than two has no order of finish, or one that does not fit its winners. */
function assertPlaces({ winners, places }: Result, seats: number): void {
  const given = `result(state) is { winners: [${winners}]${places ? `, places: ${JSON.stringify(places)}` : ''} }`;
  if (!places) {
    const losers = seats - winners.length;
    const advice = 'Return resultOfPlaces([[first], [second], …]), with tied seats in one place.';
    assert(seats < 3 || losers < 2, `${given} at a table of ${seats}: who of the others is second? ${advice}`);
    return;
  }
  const placed = places.flat();
  assert(
    placed.length === seats && new Set(placed).size === seats,
    `${given} at a table of ${seats}. Name each seat exactly once in \`places\`.`,
  );
  assert(
    winners.every((seat) => places[0]?.includes(seat)),
    `${given}. The winners must be in the first place.`,
  );
}

/** Exactly the seats in turn have choices. */
export const onlySeatsInTurnHaveChoices: Law = (game, { state, table }) => {
  const turn = game.turn(state);
  for (const seat of [...seatsOf(table), -1, table.seats]) {
    const offered = game.choices(state, seat, '').length > 0;
    assert(offered === turn.includes(seat), `seat ${seat} ${offered ? 'has' : 'has no'} choices, in turn: ${turn}`);
  }
};

/** Choices continue the partial, are distinct, fit a button and are translated. */
export const choicesAreWellShaped: Law = (game, { state }, { random, english }) => {
  for (const seat of game.turn(state)) {
    randomLine(game, state, seat, random, (partial, choices) => {
      assert(
        new Set(choices.map(({ line }) => line)).size === choices.length,
        `choices after "${partial}" share a line`,
      );
      for (const choice of choices) {
        assertChoiceShape(game, partial, seat, choice);
        assertChoiceTranslated(game, choice, english);
      }
      const menus = Map.groupBy(choices, ({ under = '' }) => read(under, { viewer: seat, language: 'en', names: [] }));
      for (const [name, options] of menus)
        assert(name === '' || options.length <= MAX_OPTIONS, `"${name}" has ${options.length} options`);
    });
    for (const partial of random.shuffle(MALFORMED_LINES).slice(0, MALFORMED_PER_POSITION)) {
      assert(game.choices(state, seat, partial).length === 0, `there are choices after ${JSON.stringify(partial)}`);
    }
  }
};

/** Sealed simultaneous moves commute, so that each can be undone alone. */
export const sealedLinesCommute: Law = (game, { state }, { random }) => {
  const [one = -1, other = -1] = game.turn(state);
  const [mine, theirs] = [one, other].map((seat) => randomLine(game, state, seat, random) ?? '') as [string, string];
  const first = game.play(state, one, mine);
  const both = first.refused || first.undoable !== 'sealed' ? undefined : game.play(first.state, other, theirs);
  if (!both || both.refused || both.undoable !== 'sealed') return;
  const without = game.play(state, other, theirs);
  const again = without.refused ? without : game.play(without.state, one, mine);
  const isSame = !again.refused && JSON.stringify(again.state) === JSON.stringify(both.state);
  assert(isSame, `seat ${one}'s "${mine}" is sealed, but seat ${other}'s "${theirs}" depends on it`);
};

/** The minimum and the maximum number of combined choices make a line that is accepted. */
export const combinedChoicesArePlayed: Law = (game, { state }, { random }) => {
  for (const seat of game.turn(state)) {
    randomLine(game, state, seat, random, (partial, choices) => {
      const together = choices.filter(({ several }) => several);
      const { min = 0, max = 0, join = '' } = together[0]?.several ?? {};
      for (const count of new Set([min, Math.min(max, together.length)])) {
        const [first, ...more] = together.slice(-count).map(({ line }) => line);
        if (first === undefined) continue;
        const line = [first, ...more.map((other) => other.slice(partial.length))].join(join);
        assert(!game.play(state, seat, line).refused, `"${line}" is offered as ${count} together and refused`);
      }
    });
  }
};

/** Lines that the choices offer are accepted. */
export const offeredLinesArePlayed: Law = (game, at, { random }) => {
  for (const seat of game.turn(at.state)) {
    for (let walks = 0; walks < 3; walks++) {
      const line = randomLine(game, at.state, seat, random);
      if (line === undefined) throw new Error('A walk over the choices ends in nothing.');
      assert(line.length <= MAX_LINE_LENGTH, `"${line}" is too long`);
      positionAfter(game, at, seat, line);
    }
  }
};

/** Lines that the choices do not offer are refused with a code and a text. The state is frozen. */
export const otherLinesAreRefused: Law = (game, at, { random, lines, english }) => {
  const { state, table } = at;
  for (const seat of [...seatsOf(table), table.seats]) {
    const known = randomLine(game, state, seat, random) ?? random.pick(lines);
    for (const line of [...mutants(known, random), random.pick(lines), random.pick(MALFORMED_LINES)]) {
      const outcome = playAt(game, at, seat, line);
      const offered = isOffered(game, state, seat, line) || game.acceptsUnlisted?.(state, seat, line) === true;
      assert(
        offered === !outcome.refused,
        `${JSON.stringify(line)} by seat ${seat} is ${offered ? 'offered, but refused' : 'played, but not offered'}. \`choices\` and \`play\` have to agree; \`acceptsUnlisted\` names lines that menus leave out.`,
      );
      if (!outcome.refused) continue;
      assert(
        /^[a-z][a-z0-9-]*$/.test(outcome.refused.code),
        `"${outcome.refused.code}" isn't a valid code: use lower-case words and hyphens`,
      );
      const { code, sentence } = outcome.refused;
      assertText(game, `the refusal "${code}"`, sentence);
      assertTranslated(game, `the refusal "${code}"`, sentence, english);
    }
  }
};

/** Seed, options and lines rebuild the position. */
export const logRebuildsState: Law = (game, at) => {
  const end = at.log.reduce(
    (position, { seat, line }) => positionAfter(game, position, seat, line),
    startPosition(game, at.table),
  );
  const difference = differenceOf({ state: at.state, events: at.events }, { state: end.state, events: end.events });
  assert(
    !difference,
    `The same moves give another game: ${difference?.path} was ${difference?.one} the first time and is ${difference?.other} the second. Let \`setup\` and \`play\` use nothing but their arguments: draw chance from the seed, and keep its state in the state.`,
  );
};

/** Number of lines in the error about a game that does not end. */
const LAST_LINES = 20;

/**
 * Plays a game to its end with the computer in every seat and returns its positions. Throws if that takes more than
 * `steps` lines.
 */
export function computerFinishes(game: AnyGame, from: Position, level: string, steps: number): Position[] {
  const course = [from];
  const rng = RNG.seeded(from.table.seed);
  for (let at = from; course.length <= steps; course.push(at)) {
    const [seat] = game.turn(at.state);
    if (seat === undefined) return course;
    at = positionAfter(game, at, seat, game.computers?.line(at.state, seat, level, rng) ?? '');
  }
  const end = course.at(-1) as Position;
  throw new Error(
    `The game hasn't ended after ${steps} lines of the computer "${level}" in every seat. Let every line bring it closer to a \`result\`, for example with a limit of rounds; if it only is a long game, raise \`computerSteps\` in gameContract(game, { computerSteps }).\n${describePosition(end, LAST_LINES)}`,
  );
}

/**
 * Checks that a table can be set up for several seeds, with the minimum and the maximum number of seats. Returns the
 * first positions.
 */
export function canBeSetUp(game: AnyGame, options: unknown): Position[] {
  return [0, 1, 2 ** 31 - 1].flatMap((seed) =>
    [game.seats.min, game.seats.max].map((seats) =>
      startPosition(game, { options: game.options.parse(options), seed, seats }),
    ),
  );
}

/** Checks that every daily can be set up and that its first choices fit menus in every language. */
export function dailyIsPlayable(game: AnyGame): void {
  const { daily } = game;
  if (!daily) return;
  for (const { state } of [0, 1, 2 ** 31 - 1].flatMap((seed) => canBeSetUp(game, daily.options(seed, seed))))
    for (const seat of game.turn(state))
      for (const choice of game.choices(state, seat, '')) assertChoiceShape(game, '', seat, choice);
}

/** Number of malformed lines that a position tries as partial lines. Over the positions of a suite all are tried. */
const MALFORMED_PER_POSITION = 6;

const MALFORMED_LINES: readonly string[] = [
  ...['\u0000', '__proto__', 'constructor', ' ', '\n', '-1', '1e1', '１', 'ß', '\ud800', '(', '[', '\\', '.*', '%s'],
  ...['x'.repeat(MAX_LINE_LENGTH + 1), '1,'.repeat(5000)],
  ...fc
    .sample(fc.array(fc.nat(0xffff), { minLength: 3, maxLength: 10 }), { seed: 1, numRuns: 20 })
    .map((units) => String.fromCharCode(...units)),
];

function mutants(line: string, random: RNG): string[] {
  const at = random.below(line.length + 1);
  const [head, tail] = [line.slice(0, at), line.slice(at)];
  const letter = String.fromCharCode(32 + random.below(95));
  const changed = [head + letter + tail, head + tail.slice(1), head + letter + tail.slice(1), head, tail + head];
  return [...changed, ` ${line}`, `${line} `, `${line}\n`, `0${line}`, line.toUpperCase(), line.toLowerCase()];
}
