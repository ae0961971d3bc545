import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyGame, describeOptions } from '@longtable/kit';
import { gamesIn } from '@longtable/kit/game/exported';
import { puzzleProblem } from '@longtable/kit/puzzle';
import { STORY_WEIGHTS } from '@longtable/kit/story';
import { correctSpelling, isOffered } from '@longtable/kit/walk';
import { z } from 'zod';
import { text } from '../../../storage/records/table-parts.ts';
import {
  isSchema,
  type Loaded,
  type SandboxAnswer,
  type SandboxCall,
  SIGNAL,
  WALK,
  type WorkerStart,
  withMarks,
} from './protocol.ts';

/** Maximum number of events or choices in a result. The main thread reads each of them. */
const MAX_ITEMS = 1000;

/** Text, or the mark of a function. */
const words = z.union([text, z.looseObject({})]);
const seats = z.array(z.int().min(0));
const lines = z.array(z.string());
const refused = z.object({ refused: z.object({ code: z.string(), sentence: text }) });
const outcome = z.union([
  z.object({
    state: z.unknown(),
    events: z.array(z.object({ kind: z.string() })).max(MAX_ITEMS),
    refused: z.undefined().optional(),
  }),
  refused,
]);
const choices = z.array(z.object({ line: z.string(), label: words, final: z.boolean() })).max(MAX_ITEMS);
const storyLine = z.object({
  text: z.string(),
  icon: z.string().optional(),
  weight: z.enum(STORY_WEIGHTS).optional(),
});
const score = z.object({ points: z.array(z.number()), words: text });

/** Schemas of the results that the host uses for every table. */
const SHAPES = new Map<string, z.ZodType>(
  Object.entries({
    setup: outcome,
    play: outcome,
    turn: seats,
    choices,
    result: z.object({ winners: seats, places: z.array(seats).optional() }).optional(),
    'secrets.phase': z.string(),
    statistics: z.array(z.object({ label: text, value: z.number() })),
    'presentation.view': z.object({ board: lines, sentences: lines }),
    'presentation.story': z.array(z.union([z.string(), storyLine])).max(MAX_ITEMS),
    'presentation.ending': z.string(),
    'presentation.ask': z.string(),
    'shortcuts.choices': choices,
    'shortcuts.spots': choices,
    'daily.score': score,
    'solo.score': score,
  }),
);

/** Returns the schema of a function's result, or undefined if the result is not checked. */
export function shapeOf(path: readonly string[]): z.ZodType | undefined {
  return SHAPES.get(path.join('.'));
}

/** Maximum size of a result, in bytes. The main thread reads it. */
const MAX_BYTES = 1024 * 1024;
/** Maximum length of a stack in an answer. */
const MAX_STACK = 4000;

const { address, port, signal }: WorkerStart = workerData;
const games = new Map<string, AnyGame>();

const WALKS = { correctSpelling, isOffered, puzzleProblem };

function answerTo(call: SandboxCall): SandboxAnswer {
  try {
    const functions: unknown[] = [];
    const result = withMarks(resultOf(call), functions);
    const { reader } = call;
    if (reader) return serialized(functions.map((words) => String((words as (reader: unknown) => unknown)(reader))));
    const problem = shapeOf(call.path)?.safeParse(result).error?.issues[0];
    if (problem) throw new Error(`returned something else than the contract says: ${describe(problem)}`);
    return serialized(result, functions.length);
  } catch (error) {
    return { threw: stackOf(error) };
  }
}

function resultOf({ game, path, args }: SandboxCall): unknown {
  if (path[0] === WALK) {
    const walk: (game: AnyGame, ...args: never[]) => unknown = WALKS[path[1] as keyof typeof WALKS];
    return walk(games.get(game) as AnyGame, ...(args as never[]));
  }
  // biome-ignore lint/suspicious/noExplicitAny: the path comes from the description of this very game
  const owner = path.slice(0, -1).reduce<any>((value, key) => value[key], games.get(game));
  const result = owner[path.at(-1) as string](...args);
  if (!isSchema(owner) || result.success) return result;
  const { issues } = (result as z.ZodSafeParseError<unknown>).error;
  return { success: false, error: { issues: issues.map(({ path: at, message }) => ({ path: at, message })) } };
}

function serialized(result: unknown, functions = 0): SandboxAnswer {
  const bytes = new Uint8Array(serialize(result));
  if (bytes.length > MAX_BYTES) throw new Error(`returned ${bytes.length} bytes, more than the limit of ${MAX_BYTES}`);
  return { bytes, functions };
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')} ${message}`.trim();
}

function stackOf(error: unknown): string {
  return String((error instanceof Error && error.stack) || error).slice(0, MAX_STACK);
}

/** Marks this worker as free and wakes the thread that waits for it. */
function signalFree(): void {
  Atomics.store(signal, 0, SIGNAL.free);
  Atomics.notify(signal, 0);
}

async function load(): Promise<Loaded> {
  try {
    for (const game of gamesIn(await import(address))) games.set(game.id, game);
    return {
      games: [...games.values()].map((game) => ({
        game: withMarks(game, []),
        options: describeOptions(game.options),
      })),
    };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Loads the games of a module, then answers calls one at a time. */
const loaded = await load();
port.on('message', (call: SandboxCall) => {
  Atomics.store(signal, 0, SIGNAL.begun);
  const answer = answerTo(call);
  port.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer] : []);
  signalFree();
});
signalFree();
parentPort?.postMessage(loaded);
