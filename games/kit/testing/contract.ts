import { describe, test } from 'vitest';
import type { AnyGame, Scramble } from '../game.ts';
import { RNG } from '../rng.ts';
import { boundsOf } from './bounds.ts';
import * as designs from './designs.ts';
import * as extras from './extras.ts';
import * as presentation from './face-laws.ts';
import { hintsAreValid, shortcutsAreMoves } from './hints.ts';
import type { Law, LawContext } from './law.ts';
import * as laws from './laws.ts';
import { lessonIsValid, lessonPositions } from './lesson.ts';
import { iconsAreShipped, shownIconsAreShipped } from './pictures/icons.ts';
import { optionsAreDrawn, PICTURE_LAWS } from './pictures/pictures.ts';
import { describePosition, isLastOfGame, type Position, randomPositions, startPosition } from './random-play.ts';
import { choicesNameThings, scenesAreShown, scenesAreWhole } from './scene-laws.ts';
import * as secrecy from './secrecy.ts';

/** Settings of the suite. The defaults keep it to a few seconds. */
export interface ContractSettings {
  /** Number of positions in random games (default: 400). The environment variable LONGTABLE_WALKS overrides it. */
  readonly walks?: number;
  /** Maximum number of lines of a random game (default: 300). */
  readonly steps?: number;
  /** Number of positions at which computers are asked, alternating between levels (default: 100). */
  readonly thoughts?: number;
  /** Number of positions at which hints are asked (default: 40). */
  readonly hints?: number;
  /** Number of games that each level of computers plays to the end (default: 3). */
  readonly computerGames?: number;
  /** Maximum number of lines of a game between computers (default: 2000). */
  readonly computerSteps?: number;
  /** Sets of options to play with, in turn: `[{}, { stones: 5 }]` (default: only `{}`). */
  readonly options?: readonly unknown[];
  /** Maximum width of a board in columns (default: 36). */
  readonly columns?: number;
  /** Maximum number of characters of a board (default: 1500). */
  readonly characters?: number;
  /** Required for games with secrets. Replaces everything that a viewer may not know. */
  readonly scramble?: Scramble;
  /**
   * Kinds of events that may reveal secrets to a viewer: a battle, a hit, a revealed card. The other events of the same
   * move may not.
   */
  readonly revealing?: readonly string[];
  /**
   * Kinds of events of moves in which the game decides for a seat with what that seat knows, such as a turn that the
   * computer finishes. Their stories are not compared.
   */
  readonly deciding?: readonly string[];
  /** Names that are the same in every language of the game, such as cards with proper names. */
  readonly english?: readonly string[];
}

/** Laws that hold at every position of a random game. */
export const POSITION_LAWS: Readonly<Record<string, Law>> = {
  'state and events survive storage': laws.survivesStorage,
  'no seat can act exactly when there is a result': laws.resultEndsTurns,
  'exactly the seats that can act have choices': laws.onlySeatsInTurnHaveChoices,
  'choices are well shaped': laws.choicesAreWellShaped,
  'offered lines are played': laws.offeredLinesArePlayed,
  'shortcuts are moves': shortcutsAreMoves,
  'combined choices make a line': laws.combinedChoicesArePlayed,
  'sealed lines commute': laws.sealedLinesCommute,
  'other lines are refused and change nothing': laws.otherLinesAreRefused,
  'views fit a message': presentation.viewsFit,
  'scenes are whole': scenesAreWhole,
  'scenes are shown': scenesAreShown,
  'choices name things of the scene': choicesNameThings,
  'stories are single lines': presentation.storiesAreLines,
  'shown icons are shipped': shownIconsAreShipped,
  'endings name the winners': presentation.endingsNameWinners,
  'texts have no placeholders and are translated': presentation.textsAreReadable,
  'secrets are hidden': secrecy.secretsAreHidden,
  'undoable lines reveal nothing': secrecy.undoableLinesRevealNothing,
  'simultaneous secret decisions are sealed': secrecy.simultaneousSecretsAreSealed,
  'worlds are guesses': secrecy.worldsAreGuesses,
  'achievements are decided': extras.achievementsAreDecided,
  'scores have words and keep secrets': extras.scoresAreShown,
  'lines of missed turns are played': extras.missedTurnsArePlayed,
};

/** Number of positions at which pictures are checked; a campaign checks many more. */
const PICTURE_POSITIONS = 24;

/** Timeout of a test, longer than any law takes on a slow machine. */
const TIMEOUT_MS = 300_000;

/**
 * Contract suite that every game must pass. It stops at the first law that fails, because others often fail for the
 * same reason.
 */
export function gameContract(game: AnyGame, settings: ContractSettings = {}): void {
  const walks = Number(process.env.LONGTABLE_WALKS ?? settings.walks ?? 400);
  const walk = { positions: walks, steps: settings.steps ?? 300, options: settings.options ?? [{}] };
  const positions = once(() => [...randomPositions(game, walk), ...lessonPositions(game)]);
  const check = stopAtFirstFailure();
  describe(`the contract of ${game.id}`, { timeout: TIMEOUT_MS }, () => {
    for (const [name, holds] of checksOf(game, settings, positions)) test(name, ({ skip }) => check(name, holds, skip));
  });
}

/** Returns the first error of a short run of the suite, or an empty text if the game passes. */
export function firstFailure(game: AnyGame, settings: ContractSettings = {}): string {
  const positions = once(() => randomPositions(game, { positions: 60, steps: 20, options: [{}] }));
  try {
    for (const [, holds] of checksOf(game, { computerSteps: 100, ...settings }, positions)) holds();
  } catch (error) {
    return String(error);
  }
  return '';
}

function once(make: () => Position[]): () => Position[] {
  let made: Position[] | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Check = readonly [name: string, holds: () => void];

/** Returns the checks of the suite in their order. `positions` are those of random games. */
function checksOf(game: AnyGame, settings: ContractSettings, positions: () => readonly Position[]): Check[] {
  const { english = [], options = [{}] } = settings;
  const levels = game.computers?.levels ?? [];
  const finish = (from: Position, level: string) =>
    laws.computerFinishes(game, from, level, settings.computerSteps ?? 2000);
  /** Positions of the games between computers of the first level. */
  const played: Position[][] = [];
  const wholeGame = (seed: number): Position[] => {
    const table = { options: game.options.parse(options[seed % options.length]), seed, seats: game.seats.max };
    played[seed] ??= finish(startPosition(game, table), levels[0]?.id ?? '');
    return played[seed];
  };
  const lawAt = (law: Law, max?: number) => () =>
    assertLaw(game, max === undefined ? positions() : sample(positions(), max), law, settings);
  const ends = () => positions().filter((_, at) => isLastOfGame(positions(), at));
  return [
    ['describes itself', () => presentation.gameIsDescribed(game, english)],
    ['its options are bounded', () => optionsAreBounded(game)],
    ['its icons are shipped', () => iconsAreShipped(game)],
    ['every option is drawn', () => optionsAreDrawn(game, english)],
    ...options.map((each): Check => [`sets up with ${JSON.stringify(each)}`, () => laws.canBeSetUp(game, each)]),
    ['its puzzles are solved by their answers', () => extras.puzzlesAreValid(game, english)],
    ['statistics keep their shape', () => extras.tallyKeepsShape(game, positions(), english)],
    ['scramble changes secrets', () => secrecy.scrambleChanges(game, positions(), settings.scramble)],
    ...Object.entries(POSITION_LAWS).map(([name, law]): Check => [name, lawAt(law)]),
    ...Object.entries(PICTURE_LAWS).map(([name, law]): Check => [name, lawAt(law, PICTURE_POSITIONS)]),
    ['the log rebuilds the game', () => assertLaw(game, ends(), laws.logRebuildsState, settings)],
    [
      'the computer plays what is offered and knows no secrets',
      () => {
        const asked = sample(positions(), settings.thoughts ?? 100);
        for (const [turn, { id }] of levels.entries()) {
          const here = asked.filter((_, index) => index % levels.length === turn);
          assertLaw(game, here, secrecy.computerIsFair(id), settings);
        }
      },
    ],
    // A mixed level plays the moves of two other levels, which are checked themselves.
    ...levels.flatMap(({ id: level, mix }): Check[] => {
      const finishes = () => {
        for (let seed = 0; seed < (settings.computerGames ?? 3); seed++) {
          const course = wholeGame(seed);
          // Stronger levels are slower, so they start in the middle of a game.
          if (level !== levels[0]?.id) finish(course[course.length >> 1] as Position, level);
        }
      };
      return mix ? [] : [[`the computer (${level}) finishes its games`, finishes]];
    }),
    ['a hint is a move with a reason and reveals no secrets', lawAt(hintsAreValid, settings.hints ?? 40)],
    ['its lesson is played to the end', () => lessonIsValid(game, english)],
    ...(game.designs ?? []).flatMap((design): Check[] => [
      [`the design ${design.id} is described`, () => designs.designIsDescribed(game, design)],
      [`the starts of the design ${design.id} are valid`, () => designs.startersAreValid(game, design)],
      [
        `any edit of the design ${design.id} can be played or has faults`,
        () => designs.editsArePlayableOrFaulty(game, design),
      ],
    ]),
  ];
}

/** Throws if an option has no limits. Files and records can set every option, hidden ones too. */
export function optionsAreBounded({ options }: AnyGame): void {
  const open = boundsOf(options, 'options').find(({ limits }) => limits === undefined);
  if (open) throw new Error(`${open.path} has no limits. Numbers need .min() and .max(), texts and lists .max().`);
}

/**
 * Returns a function that runs a check. Once a check has failed, later ones are skipped with its name as the reason.
 */
export function stopAtFirstFailure() {
  let broken: string | undefined;
  return (name: string, holds: () => void, skip: (note?: string) => never): void => {
    if (broken !== undefined) skip(`“${broken}” does not hold`);
    try {
      holds();
    } catch (error) {
      broken = name;
      throw error;
    }
  };
}

/** Checks a law at positions. The error contains the lines that lead to the failing position. */
export function assertLaw(game: AnyGame, positions: readonly Position[], law: Law, settings: ContractSettings): void {
  const means: LawContext = {
    random: RNG.seeded(1),
    lines: ['', ...new Set(positions.flatMap(({ log }) => log.slice(-1).map(({ line }) => line)))],
    columns: settings.columns ?? 36,
    characters: settings.characters ?? 1500,
    scramble: settings.scramble,
    revealing: settings.revealing ?? [],
    deciding: settings.deciding ?? [],
    english: settings.english ?? [],
  };
  for (const position of positions) {
    try {
      law(game, position, means);
    } catch (cause) {
      throw new Error(`${cause instanceof Error ? cause.message : cause}\n${describePosition(position)}`, { cause });
    }
  }
}

function sample(positions: readonly Position[], max: number): Position[] {
  const stride = Math.ceil(positions.length / max);
  return positions.filter((_, index) => index % stride === 0);
}
