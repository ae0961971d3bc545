import { expect } from 'vitest';
import type { AnyGame, Choice, GameEvent, Outcome, Seat, Viewer } from '../game.ts';
import type { FormList } from '../lists.ts';
import type { JavaRandom } from '../random.ts';
import { type Reader, read, type Words } from '../reader.ts';
import { isViewerEvents } from '../viewer-events.ts';
import { offers } from '../walk.ts';
import { type Law, type Means, must, readerOf, type Scramble, viewersOf } from './law.ts';
import { deepFreeze, type Position, randomLine } from './wander.ts';

/** What a viewer may not know changes nothing of what the viewer sees, is offered and is told. */
export const secretsAreKept: Law = (game, at, means) => {
  if (!means.scramble) return must(!game.secrets, 'a game with secrets must say how to scramble them');
  for (const viewer of viewersOf(at.table)) {
    const other = scrambled(game, at, viewer, means.scramble, means.random);
    const reader = readerOf(at.table, viewer);
    expect(game.face.view(other, reader), `view of ${viewer}`).toStrictEqual(game.face.view(at.state, reader));
    expect(game.face.pages?.(other, reader), `pages for ${viewer}`).toStrictEqual(game.face.pages?.(at.state, reader));
    expect(game.turn(other)).toStrictEqual(game.turn(at.state));
    expect(game.publicPhase?.(other)).toBe(game.publicPhase?.(at.state));
    expect(game.result(other)).toStrictEqual(game.result(at.state));
    if (viewer !== 'spectator') mustOfferTheSame(game, at.state, other, reader, means.random);
    mustTellTheSame(game, at.state, other, reader, means);
    mustTellNoMoreThanIsSeen(game, at, viewer, means);
  }
};

/** At every level the computer plays a line that is offered, whatever its seat may not know. */
export const computerIsFair: Law = (game, at, { random, scramble }) => {
  for (const { id: level } of game.computers?.levels ?? []) {
    for (const seat of game.turn(at.state)) {
      const line = game.computers?.line(at.state, seat, level) ?? '';
      const legal = offers(game, at.state, seat, line) || game.acceptsUnlisted?.(at.state, seat, line) === true;
      must(legal, `${level} plays "${line}", which is not offered`);
      if (!scramble) continue;
      const other = scrambled(game, at, seat, scramble, random);
      must(game.computers?.line(other, seat, level) === line, `${level} looks at what it may not know`);
    }
  }
};

/** The same position with everything else that a viewer may not know. */
export function scrambled(
  game: AnyGame,
  at: Position,
  viewer: Viewer,
  scramble: Scramble,
  random: JavaRandom,
): unknown {
  return deepFreeze(game.state.parse(scramble(structuredClone(at.state) as never, viewer, random)));
}

/** What is offered in words, which may be put together for each reader. */
interface Worded {
  readonly label: Words;
  readonly detail?: Words;
  readonly hint?: Words;
}

function mustOfferTheSame(game: AnyGame, state: unknown, other: unknown, reader: Reader, random: JavaRandom): void {
  const seat = reader.viewer as Seat;
  const worded = <T extends Worded>({ label, detail = '', hint = '', ...rest }: T) => ({
    ...rest,
    label: read(label, reader),
    detail: read(detail, reader),
    hint: read(hint, reader),
  });
  const listed = ({ options, ...list }: FormList) => ({ ...worded(list), options: options.map(worded) });
  const offered = (choices: readonly Choice[]) =>
    choices.map(({ under = '', input, ...choice }) => ({
      ...worded(choice),
      under: read(under, reader),
      input: input && { ...input, lists: input.lists?.map(listed) },
    }));
  expect(offered(game.choices(other, seat, ''))).toStrictEqual(offered(game.choices(state, seat, '')));
  randomLine(game, state, seat, random, (partial, choices) => {
    expect(offered(game.choices(other, seat, partial)), `choices after "${partial}"`).toStrictEqual(offered(choices));
  });
}

/** The same line, whatever is hidden. */
function mustTellTheSame(game: AnyGame, state: unknown, other: unknown, reader: Reader, means: Means): void {
  for (const seat of game.turn(state)) {
    const line = randomLine(game, state, seat, means.random) ?? '';
    const told = [state, other].map((either) => toldOf(game, game.play(either, seat, line), reader, means));
    if (told[0] && told[1]) expect(told[0], `what ${reader.viewer} hears of "${line}"`).toEqual(told[1]);
  }
}

/** Two lines whose difference only the one who plays them can see. */
function mustTellNoMoreThanIsSeen(game: AnyGame, { state, table }: Position, viewer: Viewer, means: Means): void {
  for (const seat of game.turn(state)) {
    if (seat === viewer) continue;
    const [one, two] = [1, 2].map(() => {
      const outcome = game.play(state, seat, randomLine(game, state, seat, means.random) ?? '');
      const sight = (who: Viewer) =>
        outcome.refused ?? JSON.stringify(game.face.view(outcome.state, readerOf(table, who)));
      return { told: toldOf(game, outcome, readerOf(table, viewer), means), seen: sight(viewer), known: sight(seat) };
    });
    if (!one?.told || !two?.told || one.seen !== two.seen || one.known === two.known) continue;
    expect(one.told, `what ${viewer} hears, but does not see`).toEqual(two.told);
  }
}

/** What a reader hears of an outcome, unless the outcome may show what was hidden. */
function toldOf(game: AnyGame, outcome: Outcome<unknown, GameEvent>, reader: Reader, { revealing }: Means) {
  if (outcome.refused) return undefined;
  const heard = outcome.events.flatMap((event) =>
    isViewerEvents(event) ? (event.to === reader.viewer ? event.events : []) : [event],
  );
  return heard.some(({ kind }) => revealing.includes(kind)) ? undefined : game.face.story(outcome.events, reader);
}
