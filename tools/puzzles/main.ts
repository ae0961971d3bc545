import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makePuzzle } from '@longtable/kit/puzzles/file';
import { faultOf } from './check.ts';
import { lookOf, puzzlesOf, Tally } from './find.ts';
import { Games } from './games.ts';
import { QUARRIES } from './quarries.ts';
import type { AnyQuarry } from './quest.ts';
import { solves } from './rating.ts';

// Finds puzzles in games between computers, checks stored ones, and measures how many the Master level solves. See
// docs/puzzles.md.

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
const MASTER_TRIES = 100;

const [command = '', id] = positionals;
if (command === 'check') for (const quarry of QUARRIES) check(quarry);
else if (command === 'master') askMaster(quarryOf(id ?? ''));
else find(quarryOf(command));

function quarryOf(name: string): AnyQuarry {
  const quarry = QUARRIES.find(({ game }) => game.id === name);
  if (!quarry) throw new Error(`There are puzzles of ${QUARRIES.map(({ game }) => game.id).join(', ')}.`);
  return quarry;
}

/** Searches games and stores new puzzles. */
function find(quarry: AnyQuarry): void {
  const games = new Games({ ...quarry, level: values.level ?? quarry.level });
  const file = new URL(`../../games/${quarry.game.id}/puzzles/puzzles.jsonl`, import.meta.url);
  if (values.fresh) writeFileSync(file, '');
  const known = quarry.game.puzzles!.all();
  const looks = new Set(known.map((puzzle) => lookOf(quarry, puzzle)));
  const seeds = Array.from({ length: Number(values.games) }, (_, at) => Number(values.seed) + at * Number(values.step));
  const unseen = seeds.filter((seed) => known.every((puzzle) => puzzle.seed !== seed));
  const tally = new Tally();
  for (const seed of unseen) {
    for (const puzzle of puzzlesOf(quarry, games.of(seed), looks, tally)) {
      appendFileSync(file, `${makePuzzle(puzzle)}\n`);
    }
  }
  console.log(`${unseen.length} games, ${tally.searches} searches, ${tally.positions} positions`);
  console.table(Object.fromEntries([...tally.fates].toSorted()));
}

/** Checks every stored puzzle. */
function check(quarry: AnyQuarry): void {
  const puzzles = quarry.game.puzzles!.all();
  const faults = puzzles.flatMap((puzzle) => {
    const fault = faultOf(quarry, puzzle);
    return fault === undefined ? [] : [`${puzzle.id}: ${fault}`];
  });
  console.log(`${quarry.game.id}: ${puzzles.length} puzzles, ${faults.length} with faults`);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

/** Prints how many of a sample of puzzles the strongest computer solves. */
function askMaster({ game, level }: AnyQuarry): void {
  const puzzles = game.puzzles!.all();
  const share = Math.max(1, puzzles.length / MASTER_TRIES);
  const asked = puzzles.filter((_, at) => Math.floor(at / share) > Math.floor((at - 1) / share));
  const solved = asked.filter((puzzle) => solves(game, puzzle, level));
  console.log(`${game.id}: the Master solves ${solved.length} of ${asked.length}.`);
}
