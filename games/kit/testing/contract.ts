import { describe, test } from 'vitest';
import type { AnyGame, Scramble } from '../game.ts';
import { RNG } from '../rng.ts';
import { boundsOf } from './bounds.ts';
import * as designs from './designs.ts';
import * as face from './face-laws.ts';
import { hintsAreValid } from './hints.ts';
import type { Law, LawContext } from './law.ts';
import * as laws from './laws.ts';
import { lessonIsValid, lessonPositions } from './lesson.ts';
import { iconsAreShipped, PICTURE_LAWS } from './pictures.ts';
import { describePosition, isLastOfGame, type Position, randomPositions, startPosition } from './random-play.ts';
import * as secrecy from './secrecy.ts';
import { shortcutsAreMoves } from './shortcuts.ts';

/** What a game's suite may set; the defaults keep it to a few seconds. */
export interface ContractSettings {
  /** Positions to visit in random games; the variable LONGTABLE_WALKS asks for more. */
  readonly walks?: number;
  /** Lines after which a random game is left. */
  readonly steps?: number;
  /** Positions at which the computer is asked, one level at each in turn. */
  readonly thoughts?: number;
  /** Positions at which it is asked for a hint. */
  readonly hints?: number;
  /** Games that the computer plays to the end at each level, and the lines it may take for one. */
  readonly computerGames?: number;
  readonly computerSteps?: number;
  /** Sets of options to play with, in turn. */
  readonly options?: readonly unknown[];
  readonly columns?: number;
  readonly characters?: number;
  /** Needed by games with secrets. */
  readonly scramble?: Scramble;
  /** Kinds of events that may show a viewer what was hidden: a battle, a hit, a card turned up. */
  readonly revealing?: readonly string[];
  /** Names of things that are the same in English and German: cards and figures with a proper name. */
  readonly english?: readonly string[];
}

/** The laws that hold at every position of a random game. */
export const POSITION_LAWS: Readonly<Record<string, Law>> = {
  'state and events survive storage': laws.survivesStorage,
  'nobody is in turn exactly when there is a result': laws.resultEndsTurns,
  'those in turn have choices, others have none': laws.onlySeatsInTurnHaveChoices,
  'choices are well shaped': laws.choicesAreWellShaped,
  'offered lines are played': laws.offeredLinesArePlayed,
  'shortcuts are moves': shortcutsAreMoves,
  'choices taken together make a line': laws.combinedChoicesArePlayed,
  'sealed lines stand apart': laws.sealedLinesCommute,
  'other lines are refused and change nothing': laws.otherLinesAreRefused,
  'views fit a message': face.viewsFit,
  'events are told': face.storiesAreLines,
  'endings say who won': face.endingsNameWinners,
  'all is said to people, in their language': face.textsAreReadable,
  'secrets are kept': secrecy.secretsAreHidden,
  'what was revealed cannot be undone': secrecy.undoableLinesRevealNothing,
};

/** Positions at which pictures are looked at; a campaign looks at many more. */
const PICTURE_POSITIONS = 60;

/** Much longer than any law takes, for a machine that does many other things. */
const TIMEOUT_MS = 300_000;

/** The suite that every game on the shelf passes. It stops at the first law that does not hold: often others break for the same cause. */
export function gameContract(game: AnyGame, settings: ContractSettings = {}): void {
  const walks = Number(process.env.LONGTABLE_WALKS ?? settings.walks ?? 400);
  const options = settings.options ?? [{}];
  let visited: Position[] | undefined;
  const positions = () => {
    visited ??= [
      ...randomPositions(game, { positions: walks, steps: settings.steps ?? 300, options }),
      ...lessonPositions(game),
    ];
    return visited;
  };
  const levels = game.computers?.levels ?? [];
  const finish = (from: Position, level: string) =>
    laws.computerFinishes(game, from, level, settings.computerSteps ?? 2000);
  /** Games of the first level, each played once. */
  const played: Position[][] = [];
  const wholeGame = (seed: number): Position[] => {
    const table = { options: game.options.parse(options[seed % options.length]), seed, seats: game.seats.max };
    played[seed] ??= finish(startPosition(game, table), levels[0]?.id ?? '');
    return played[seed];
  };
  const check = stopAtFirstFailure();
  const law = (name: string, holds: () => void) => test(name, ({ skip }) => check(name, holds, skip));

  describe(`the contract of ${game.id}`, { timeout: TIMEOUT_MS }, () => {
    law('describes itself', () => face.gameIsDescribed(game));
    law('its options are bounded', () => optionsAreBounded(game));
    law('its icons are shipped', () => iconsAreShipped(game));
    if (game.lesson) law('its lesson is played to the end', () => lessonIsValid(game, settings.english ?? []));
    for (const each of options) law(`sets up with ${JSON.stringify(each)}`, () => laws.canBeSetUp(game, each));
    for (const [name, holds] of Object.entries(POSITION_LAWS))
      law(name, () => assertLaw(game, positions(), holds, settings));
    law('scramble changes something', () => secrecy.scrambleChanges(game, positions(), settings.scramble));
    for (const [name, holds] of Object.entries(PICTURE_LAWS))
      law(name, () => assertLaw(game, sample(positions(), PICTURE_POSITIONS), holds, settings));
    law('the log rebuilds the game', () =>
      assertLaw(
        game,
        positions().filter((_, at) => isLastOfGame(positions(), at)),
        laws.logRebuildsState,
        settings,
      ),
    );
    for (const { id: level, mix } of levels) {
      // A mixed level plays moves of levels that come to an end.
      if (mix) continue;
      law(`the computer (${level}) comes to an end`, () => {
        for (let seed = 0; seed < (settings.computerGames ?? 3); seed++) {
          const course = wholeGame(seed);
          // Stronger levels think longer, and so take over half-way.
          if (level !== levels[0]?.id) finish(course[course.length >> 1] as Position, level);
        }
      });
    }
    for (const design of game.designs ?? []) {
      law(`the design ${design.id} is described`, () => designs.designIsDescribed(game, design));
      law(`the starts of the design ${design.id} are valid`, () => designs.startersAreValid(game, design));
      law(`any edit of the design ${design.id} can be played or has faults`, () =>
        designs.editsArePlayableOrFaulty(game, design),
      );
    }
    if (levels.length === 0) return;
    law('the computer plays what is offered and knows no secrets', () => {
      const asked = sample(positions(), settings.thoughts ?? 100);
      for (const [turn, { id }] of levels.entries()) {
        const here = asked.filter((_, index) => index % levels.length === turn);
        assertLaw(game, here, secrecy.computerIsFair(id), settings);
      }
    });
    law('a hint is a move with a reason and gives nothing away', () =>
      assertLaw(game, sample(positions(), settings.hints ?? 40), hintsAreValid, settings),
    );
  });
}

/** Throws if an option can be larger than a server can bear: files and records may set every one of them, hidden ones too. */
export function optionsAreBounded({ options }: AnyGame): void {
  const open = boundsOf(options, 'options').find(({ limits }) => limits === undefined);
  if (open) throw new Error(`${open.path} has no limits. Numbers need .min() and .max(), texts and lists .max().`);
}

/** Runs checks until one fails; those after it are skipped and name it. */
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

/** Checks a law at positions and says how to get to the one where it breaks. */
export function assertLaw(game: AnyGame, positions: readonly Position[], law: Law, settings: ContractSettings): void {
  const means: LawContext = {
    random: RNG.seeded(1),
    lines: ['', ...new Set(positions.flatMap(({ log }) => log.slice(-1).map(({ line }) => line)))],
    columns: settings.columns ?? 36,
    characters: settings.characters ?? 1500,
    scramble: settings.scramble,
    revealing: settings.revealing ?? [],
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
