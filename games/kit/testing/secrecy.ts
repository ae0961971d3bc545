import {
  type AnyGame,
  type Choice,
  type GameEvent,
  languagesOf,
  type Outcome,
  type Scramble,
  type Seat,
  type Viewer,
} from '../game.ts';
import type { FormList } from '../lists.ts';
import { type Reader, read, type Words } from '../reader.ts';
import { RNG } from '../rng.ts';
import { isViewerEvents, storyLines } from '../story.ts';
import { isOffered } from '../walk.ts';
import { differenceOf } from './difference.ts';
import { assert, type Law, type LawContext, readerOf, viewerName, viewersOf } from './law.ts';
import { deepFreeze, type Position, randomLine } from './random-play.ts';

const SCRAMBLE_MISSING =
  'a game with secrets needs gameContract(game, { scramble }) in its test. scramble(state, viewer, random) returns a state that looks the same to the viewer, with everything that they may not know replaced: see chapter 2 of the guide.';

/** Secrets do not change the view, the menus and the story of a viewer, in any language. */
export const secretsAreHidden: Law = (game, at, means) => {
  if (!means.scramble) return assert(!game.secrets, SCRAMBLE_MISSING);
  for (const viewer of viewersOf(at.table)) {
    const scrambled = scrambledState(game, at, viewer, means.scramble, means.random);
    assertSame(viewer, 'turn(state)', game.turn(at.state), game.turn(scrambled));
    if (typeof game.secrets === 'object')
      assertSame(viewer, 'secrets.phase(state)', game.secrets.phase(at.state), game.secrets.phase(scrambled));
    assertSame(viewer, 'result(state)', game.result(at.state), game.result(scrambled));
    // One language per position saves time; random games use all of them.
    const language = means.random.pick(languagesOf(game));
    const reader = readerOf(at.table, viewer, language);
    const [seen, instead] = [at.state, scrambled].map((state) => presentationFor(game, state, reader));
    assertSame(viewer, `Its view in ${language}:`, seen, instead);
    if (viewer !== 'spectator') assertSameMenus(game, at.state, scrambled, reader, means.random);
    assertSameStory(game, at.state, scrambled, reader, means);
    assertStoryMatchesView(game, at, viewer, means);
  }
};

/**
 * An undoable line reveals nothing to its player: two states that looked the same still do after it. Showing something
 * to others, such as a card from the hand, is allowed.
 */
export const undoableLinesRevealNothing: Law = (game, at, { random, scramble }) => {
  if (!scramble) return;
  for (const seat of game.turn(at.state)) {
    const line = randomLine(game, at.state, seat, random) ?? '';
    const after = game.play(at.state, seat, line);
    if (after.refused || !after.undoable) continue;
    const otherwise = game.play(scrambledState(game, at, seat, scramble, random), seat, line);
    if (otherwise.refused) continue;
    const reader = readerOf(at.table, seat);
    const [seen, instead] = [after, otherwise].map(({ state, events }) => ({
      view: viewFields(game, state, reader),
      story: storyLines(game, events, reader),
    }));
    const difference = differenceOf(seen, instead);
    assert(
      !difference,
      `"${line}" is undoable, but shows seat ${seat} something new: ${difference?.path} is ${difference?.one} and could have been ${difference?.other}. Leave \`undoable\` out of its outcome.`,
    );
  }
};

/** Number of guesses that are checked at a position. */
const WORLDS = 2;

/**
 * The guesses of `worlds` look the same to their seat and are made from what it knows, so that they have the truth no
 * more often than chance.
 */
export const worldsAreGuesses: Law = (game, at, { random, scramble }) => {
  if (!game.worlds) return;
  for (const seat of game.turn(at.state)) {
    const worlds = game.worlds(at.state, seat, WORLDS).slice(0, WORLDS);
    const reader = readerOf(at.table, seat);
    // Pages list cards that no longer matter, which a guess may leave out.
    const shown = (state: unknown) => ({
      view: viewFields(game, state, reader),
      menu: menuFor(game, state, '', reader),
    });
    for (const world of worlds) {
      const difference = differenceOf(shown(at.state), shown(deepFreeze(game.state.parse(world))));
      assert(
        !difference,
        `worlds(state, ${seat}) returns a state that looks different to seat ${seat}: ${difference?.path} is ${difference?.one} in the game and ${difference?.other} there. Replace only what the seat cannot know.`,
      );
    }
    if (!scramble) continue;
    const others = game.worlds(scrambledState(game, at, seat, scramble, random), seat, WORLDS).slice(0, WORLDS);
    const leak = differenceOf(worlds, others);
    assert(
      !leak,
      `worlds(state, ${seat}) knows a secret: ${leak?.path} is ${leak?.one}, and ${leak?.other} once scramble has changed what seat ${seat} may not know. Guess everything hidden, the state of the RNG too, with an RNG seeded from what the seat knows.`,
    );
  }
};

/**
 * A decision that other seats make at the same time, without seeing it, is sealed: otherwise it could not be undone once
 * another seat has decided.
 */
export const simultaneousSecretsAreSealed: Law = (game, { state }, { random }) => {
  const before = game.turn(state);
  if (game.secrets !== true || before.length < 2) return;
  for (const seat of randomSeat(before, random)) {
    const line = randomLine(game, state, seat, random) ?? '';
    const after = game.play(state, seat, line);
    if (after.refused || after.undoable !== true) continue;
    const others = before.filter((each) => each !== seat);
    const isDecision = differenceOf(others, game.turn(after.state)) === undefined;
    assert(
      !isDecision,
      `"${line}" by seat ${seat} is \`undoable: true\`, but others decide at the same time: after the next decision it could not be undone anymore. Return \`undoable: 'sealed'\`.`,
    );
  }
};

/** A computer plays an offered line and does not use secrets. */
export const computerIsFair =
  (level: string): Law =>
  (game, at, { random, scramble }) => {
    for (const seat of game.turn(at.state)) {
      const seed = random.below(2 ** 31);
      const thought = (state: unknown) => game.computers?.line(state, seat, level, RNG.seeded(seed)) ?? '';
      const line = thought(at.state);
      const legal = isOffered(game, at.state, seat, line) || game.acceptsUnlisted?.(at.state, seat, line) === true;
      assert(legal, `${level} plays "${line}", which is not offered`);
      const again = thought(at.state);
      assert(
        again === line,
        `${level} plays "${line}" and, asked again in the same position, "${again}". Draw chance from the \`rng\` that \`computers.line\` gets, not from Math.random or the clock.`,
      );
      if (!scramble) continue;
      const scrambled = scrambledState(game, at, seat, scramble, random);
      const instead = thought(scrambled);
      assert(
        instead === line,
        `${level} looks at what it may not know: in ${viewerName(seat)} it plays "${line}", and "${instead}" if what the seat cannot see is different. Let it think about \`view\`'s part of the state only.`,
      );
    }
  };

/**
 * Checks that `scramble` changes the state at some position and, in a game with secrets, something that another viewer
 * sees. Otherwise the laws of secrecy would compare equal views.
 */
export function scrambleChanges(game: AnyGame, positions: readonly Position[], scramble: Scramble | undefined): void {
  if (!scramble) return;
  const random = RNG.seeded(1);
  const changed = new Set<string>();
  for (const at of positions) {
    for (const viewer of viewersOf(at.table)) {
      const scrambled = scrambledState(game, at, viewer, scramble, random);
      const fields = changedFields(at.state, scrambled);
      if (fields.length > 0 && (!game.secrets || isSeenByOthers(game, at, viewer, scrambled))) return;
      for (const field of fields) changed.add(field);
    }
  }
  const advice = 'It must return a state in which everything that the viewer may not know is something else';
  throw new Error(
    changed.size === 0
      ? `scramble changes nothing at ${positions.length} positions. ${advice}.`
      : `scramble changes only ${[...changed].join(', ')} at ${positions.length} positions, which no other seat sees, and no reader with \`open\` either. ${advice}: hands, dice, sealed decisions. \`view\` shows them to the seat that knows them, and to readers with \`open\`.`,
  );
}

/** Returns the names of the state's fields that differ. */
function changedFields(one: unknown, other: unknown): string[] {
  const [before, after] = [one, other] as Readonly<Record<string, unknown>>[];
  return Object.keys({ ...before, ...after }).filter((field) => differenceOf(before?.[field], after?.[field]));
}

/** Whether another seat, or a reader who may see everything, sees a difference between two states. */
function isSeenByOthers(game: AnyGame, { state, table }: Position, viewer: Viewer, other: unknown): boolean {
  const open: Reader = { ...readerOf(table, 'spectator'), open: true };
  const readers = [
    ...viewersOf(table)
      .filter((each) => each !== viewer)
      .map((each) => readerOf(table, each)),
    open,
  ];
  return readers.some((reader) => {
    const [seen, instead] = [state, other].map((either) => ({
      ...presentationFor(game, either, reader),
      ...(reader.viewer !== 'spectator' && menuFor(game, either, '', reader)),
    }));
    return differenceOf(seen, instead) !== undefined;
  });
}

/** Returns a copy of the state in which everything that the viewer may not know is scrambled. */
export function scrambledState(game: AnyGame, at: Position, viewer: Viewer, scramble: Scramble, random: RNG): unknown {
  return deepFreeze(game.state.parse(scramble(structuredClone(at.state) as never, viewer, random)));
}

const HIDE = 'Hide it from them; or, if they may know it, let scramble leave it as it is.';

/**
 * Throws if two views that differ only in secrets differ for the viewer. The message names the first difference and
 * the ways to correct it.
 */
function assertSame(viewer: Viewer, what: string, seen: unknown, instead: unknown, advice = HIDE): void {
  const difference = differenceOf(seen, instead);
  assert(
    !difference,
    `A secret leaks to ${viewerName(viewer)}. ${what} ${difference?.path || 'it'} is ${difference?.one}, and ${difference?.other} once scramble has changed what that viewer may not know. ${advice}`,
  );
}

/** Returns the fields of a view, which can be getters, and the scene. */
function viewFields(game: AnyGame, state: unknown, reader: Reader) {
  const { board, sentences } = game.presentation.view(state, reader);
  const { scene, backgrounds } = game.presentation;
  return { board, sentences, scene: scene?.(state, reader), backgrounds: backgrounds?.(state, reader) };
}

function presentationFor(game: AnyGame, state: unknown, reader: Reader) {
  return { view: viewFields(game, state, reader), pages: game.presentation.pages?.(state, reader) };
}

/** Texts of an option, which can depend on the reader. */
interface Labelled {
  readonly label: Words;
  readonly detail?: Words;
  readonly hint?: Words;
}

/** Returns the question and the choices at one step of a line for a reader. */
function menuFor(game: AnyGame, state: unknown, partial: string, reader: Reader) {
  const seat = reader.viewer as Seat;
  const worded = <T extends Labelled>({ label, detail = '', hint = '', ...rest }: T) => ({
    ...rest,
    label: read(label, reader),
    detail: read(detail, reader),
    hint: read(hint, reader),
  });
  const listed = ({ options, ...list }: FormList) => ({ ...worded(list), options: options.map(worded) });
  const offered = ({ under = '', result = '', input, ...choice }: Choice) => ({
    ...worded(choice),
    under: read(under, reader),
    result: read(result, reader),
    input: input && { ...input, lists: input.lists?.map(listed) },
    icon: game.presentation.iconOf?.(state, seat, choice.line),
  });
  return {
    ask: game.presentation.ask?.(state, seat, partial, reader),
    choices: game.choices(state, seat, partial).map(offered),
  };
}

/** Checks that the questions and the menus of a reader are equal in both states. */
export function assertSameMenus(game: AnyGame, state: unknown, other: unknown, reader: Reader, random: RNG): void {
  const compare = (partial: string) => {
    const [offered, instead] = [state, other].map((either) => menuFor(game, either, partial, reader));
    assertSame(reader.viewer, `After "${partial}", in ${reader.language}:`, offered, instead);
  };
  compare('');
  randomLine(game, state, reader.viewer as Seat, random, compare);
}

/** Checks that a line has the same story in both states. */
function assertSameStory(game: AnyGame, state: unknown, other: unknown, reader: Reader, means: LawContext): void {
  for (const seat of randomSeat(game.turn(state), means.random)) {
    const line = randomLine(game, state, seat, means.random) ?? '';
    const outcomes = [state, other].map((either) => game.play(either, seat, line));
    const stories = (revealing: readonly string[]) =>
      outcomes.map((outcome) => storyWithoutReveals(game, outcome, reader, { ...means, revealing }));
    const [told, instead] = stories(means.revealing);
    if (!told || !instead || !differenceOf(told, instead)) continue;
    const kinds = [...new Set(outcomes.flatMap(kindsIn))];
    const leaking = kinds.filter((kind) => {
      const [without, withoutInstead] = stories([...means.revealing, kind]);
      return !means.revealing.includes(kind) && !differenceOf(without, withoutInstead);
    });
    const revealing = [...means.revealing, ...(leaking.length > 0 ? leaking : kinds)].map((kind) => `'${kind}'`);
    const advice = `Hide it from them in \`story\`. If the event is there to reveal it, list its kind: gameContract(game, { revealing: [${[...new Set(revealing)].join(', ')}] }). If they may know it already, let scramble leave it as it is.`;
    assertSame(reader.viewer, `The story of "${line}" by seat ${seat}:`, told, instead, advice);
  }
}

/** Returns the kinds of the events of an outcome. */
function kindsIn(outcome: PlayOutcome): string[] {
  return outcome.refused ? [] : outcome.events.map(({ kind }) => kind);
}

/**
 * Returns at most one seat, chosen at random. Over many positions every seat is checked, without slowing down large
 * tables.
 */
function randomSeat(seats: readonly Seat[], random: RNG): Seat[] {
  return seats.length < 2 ? [...seats] : [random.pick(seats)];
}

type PlayOutcome = Outcome<unknown, GameEvent>;

/**
 * Checks that two lines of another seat have the same story for a viewer if only that seat's own view differs after
 * them.
 */
function assertStoryMatchesView(game: AnyGame, { state, table }: Position, viewer: Viewer, means: LawContext): void {
  const others = game.turn(state).filter((seat) => seat !== viewer);
  for (const seat of randomSeat(others, means.random)) {
    const [line = '', instead = ''] = [1, 2].map(() => randomLine(game, state, seat, means.random));
    if (line === instead) continue;
    const [one, two] = [line, instead].map((either) => game.play(state, seat, either)) as [PlayOutcome, PlayOutcome];
    const [told, toldInstead] = [one, two].map((played) =>
      storyWithoutReveals(game, played, readerOf(table, viewer), means),
    );
    const difference = told && toldInstead && differenceOf(told, toldInstead);
    const looksTheSame = (who: Viewer) => {
      const [seen, seenInstead] = [one, two].map(
        (played) => played.refused ?? viewFields(game, played.state, readerOf(table, who)),
      );
      return !differenceOf(seen, seenInstead);
    };
    assert(
      !difference || !looksTheSame(viewer) || looksTheSame(seat),
      `${viewerName(viewer)} hears, but does not see, what seat ${seat} did: ${difference?.path} is ${difference?.one} after "${line}" and ${difference?.other} after "${instead}". Tell others only what their view shows.`,
    );
  }
}

/**
 * Returns a reader's story of an outcome without the events that may reveal secrets, or undefined if the game decided
 * the move itself.
 */
function storyWithoutReveals(game: AnyGame, outcome: PlayOutcome, reader: Reader, means: LawContext) {
  const { revealing, deciding } = means;
  if (outcome.refused || outcome.events.some(({ kind }) => deciding.includes(kind))) return undefined;
  const isKept = ({ kind }: GameEvent) => !revealing.includes(kind);
  const events = outcome.events
    .filter(isKept)
    .map((event) => (isViewerEvents(event) ? { ...event, events: event.events.filter(isKept) } : event));
  return { story: storyLines(game, events, reader) };
}
