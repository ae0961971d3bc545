import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makePuzzle } from '@longtable/kit/puzzle';
import { Games, PUZZLE_SOURCES, puzzleError, puzzlesOf, SearchStats, similarityKey, solves } from './find.ts';
import type { AnyPuzzleSource } from './search.ts';

// Finds puzzles in games between computers, checks stored ones, and measures how many the Master level solves. See
// README.md.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: '1' },
    level: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});
const MASTER_SAMPLE = 100;

const [command = '', id] = positionals;
if (command === 'check') for (const source of PUZZLE_SOURCES) check(source);
else if (command === 'master') askMaster(sourceOf(id ?? ''));
else find(sourceOf(command));

function sourceOf(name: string): AnyPuzzleSource {
  const source = PUZZLE_SOURCES.find(({ game }) => game.id === name);
  if (!source) throw new Error(`There are puzzles of ${PUZZLE_SOURCES.map(({ game }) => game.id).join(', ')}.`);
  return source;
}

/** Searches games and stores new puzzles. */
function find(source: AnyPuzzleSource): void {
  const games = new Games({ ...source, level: values.level ?? source.level });
  const file = new URL(`../../games/${source.game.id}/puzzles/puzzles.jsonl`, import.meta.url);
  if (values.fresh) writeFileSync(file, '');
  const known = source.game.puzzles!.all();
  const knownKeys = new Set(known.map((puzzle) => similarityKey(source, puzzle)));
  const seeds = Array.from({ length: Number(values.games) }, (_, at) => Number(values.seed) + at * Number(values.step));
  const unseen = seeds.filter((seed) => known.every((puzzle) => puzzle.seed !== seed));
  const stats = new SearchStats();
  for (const seed of unseen) {
    for (const puzzle of puzzlesOf(source, games.of(seed), knownKeys, stats)) {
      appendFileSync(file, `${makePuzzle(puzzle)}\n`);
    }
  }
  console.log(`${unseen.length} games, ${stats.searches} searches, ${stats.positions} positions`);
  console.table(Object.fromEntries([...stats.results].toSorted()));
}

/** Checks every stored puzzle. */
function check(source: AnyPuzzleSource): void {
  const puzzles = source.game.puzzles!.all();
  const errors = puzzles.flatMap((puzzle) => {
    const error = puzzleError(source, puzzle);
    return error === undefined ? [] : [`${puzzle.id}: ${error}`];
  });
  console.log(`${source.game.id}: ${puzzles.length} puzzles, ${errors.length} with errors`);
  for (const error of errors) console.log(error);
  if (errors.length > 0) process.exitCode = 1;
}

/** Prints how many of a sample of puzzles the strongest computer solves. */
function askMaster({ game, level }: AnyPuzzleSource): void {
  const puzzles = game.puzzles!.all();
  const share = Math.max(1, puzzles.length / MASTER_SAMPLE);
  const asked = puzzles.filter((_, at) => Math.floor(at / share) > Math.floor((at - 1) / share));
  const solved = asked.filter((puzzle) => solves(game, puzzle, level));
  console.log(`${game.id}: the Master solves ${solved.length} of ${asked.length}.`);
}
