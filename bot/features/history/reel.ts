import { setImmediate } from 'node:timers/promises';
import { type AnyGame, type Language, type Reader, storyLines } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import type { Context } from '../../host/context.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { endingOf } from '../../render/status.ts';
import type { Animation } from '../pictures/index.ts';
import { MoveFrames, outcomeOf } from '../pictures/index.ts';
import { type Replayed, readMovesWithStory, replayAt } from './replay.ts';
import { replayReader } from './replay-board.ts';
import type { ReplaySource } from './replay-page.ts';

/** Maximum number of positions to draw. In longer games, positions are skipped evenly. */
const MAX_POSITIONS = 180;
const PACE = { frames: 48, frameMs: 800, totalMs: 55_000, lastMs: 5000 } as const;
const MAX_BYTES = 1_500_000;

/** Returns the animation of a game: one frame for each move with a story, and the end. Undefined if the game cannot be replayed. */
export async function reelOf(
  context: Context,
  user: string,
  source: ReplaySource,
  language: Language,
): Promise<Animation | undefined> {
  const { record } = source;
  const last = record.lines.length;
  const game = context.games.get(record.game);
  if (!game) return undefined;
  const reader = readerIn(source, game, language, false);
  const moves = await readMovesWithStory(context, user, record, reader).catch(ignoreRefusal);
  if (!moves) return undefined;
  const before = moves.filter((move) => move > 0 && move < last);
  const stride = Math.ceil(before.length / MAX_POSITIONS);
  const shown = [...before.filter((_, at) => at % stride === 0), last];
  const wanted = [...new Set(shown.flatMap((move) => [move - 1, move]))];
  const positions = await replayAt(context, user, record, wanted).catch(ignoreRefusal);
  if (!positions) return undefined;
  const frames = new MoveFrames();
  const added = new Set(shown);
  let previous: (Replayed & { picture: Picture }) | undefined;
  for (const at of positions) {
    const { picture, reader } = boardAt(source, at, language);
    if (!picture) return undefined;
    if (added.has(at.move)) addMove(frames, source, at, reader, picture, previous);
    previous = { ...at, picture };
    // Drawing blocks the event loop, so yield after each frame.
    await setImmediate();
  }
  return { ...frames.build(PACE, true), loops: true, bytes: MAX_BYTES };
}

/** Returns the board after a move without hidden information, and its reader. No picture if the game has none. */
function boardAt(source: ReplaySource, { game, state, move }: Replayed, language: Language) {
  const reader = readerIn(source, game, language, move === source.record.lines.length);
  return { reader, picture: game.presentation.picture?.(state, reader) };
}

/** Adds a move with its story, and the ending after the last one. */
function addMove(
  frames: MoveFrames,
  source: ReplaySource,
  { game, events, move }: Replayed,
  reader: Reader,
  after: Picture,
  before: (Replayed & { picture: Picture }) | undefined,
): void {
  const { record, loaded } = source;
  const line = record.lines[move - 1]?.line ?? '';
  const during = readerIn(source, game, reader.language, false);
  frames.addSteps(game, { start: before?.state, line, events }, during, after, before?.picture);
  const outcome = outcomeOf(storyLines(game, events, reader));
  const ending = move === record.lines.length && loaded ? endingOf(loaded, reader) : '';
  if (ending) frames.addBoard(after, outcome === undefined ? [ending] : [ending, outcome]);
}

function readerIn({ record, loaded }: ReplaySource, game: AnyGame, language: Language, isEnd: boolean): Reader {
  return replayReader({ record, loaded }, game, 'spectator', language, { isEnd });
}
