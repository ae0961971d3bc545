import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PuzzleLine, RNG } from '@longtable/kit';
import { makeLines, parseLines } from '@longtable/kit/puzzles/file';
import type { AnyPuzzleSource } from './search.ts';

export interface Played {
  readonly seed: number;
  readonly options: unknown;
  readonly lines: readonly PuzzleLine[];
}

const MAX_LINES = 2000;

/** Plays games between computers and caches them on disk. */
export class Games {
  readonly #source: AnyPuzzleSource;
  readonly #file: string;
  readonly #kept: ReadonlyMap<number, Played>;

  constructor(source: AnyPuzzleSource) {
    this.#source = source;
    this.#file = fileURLToPath(
      new URL(`../../node_modules/.cache/puzzles/${source.game.id}-${source.level}.jsonl`, import.meta.url),
    );
    const texts = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n').filter(Boolean) : [];
    this.#kept = new Map(texts.map(parseGame).map((game) => [game.seed, game]));
  }

  of(seed: number): Played {
    const kept = this.#kept.get(seed);
    if (kept) return kept;
    const game = playOut(this.#source, seed);
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify({ ...game, lines: makeLines(game.lines) })}\n`);
    return game;
  }
}

function parseGame(text: string): Played {
  const game = JSON.parse(text);
  return { ...game, lines: parseLines(game.lines) };
}

function playOut({ game, level, optionsOf, openingOf }: AnyPuzzleSource, seed: number): Played {
  const options = optionsOf(seed);
  const opening = openingOf?.(seed) ?? [];
  const begun = game.setup(game.options.parse(options), seed, game.seats.max);
  if (begun.refused) throw new Error(`${game.id} was not set up: ${begun.refused.code}`);
  let { state } = begun;
  const lines: PuzzleLine[] = [];
  const rng = RNG.seeded(seed);
  for (let [seat] = game.turn(state); seat !== undefined && lines.length < MAX_LINES; [seat] = game.turn(state)) {
    const line = opening[lines.length] ?? game.computers!.line(state, seat, level, rng);
    const outcome = game.play(state, seat, line);
    if (outcome.refused) throw new Error(`${game.id} refused ${line}: ${outcome.refused.code}`);
    lines.push({ seat, line });
    state = outcome.state;
  }
  return { seed, options, lines };
}
