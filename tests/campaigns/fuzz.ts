import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type AnyDesign, type AnyGame, describeOptions, type Field, parseFieldInput, RNG } from '@longtable/kit';
import { cast } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig } from '@longtable/spy/rules/config';
import { spyRecordings } from '@longtable/spy-server/table/recordings';
import { decode } from '@longtable/spy-server/wire/messages';
import { MAX_MESSAGE_BYTES } from '../../bot/features/activity/client-messages.ts';
import { ActivitySession, WorkBudget } from '../../bot/features/activity/session.ts';
import { MAX_RECORD_BYTES, parseRecord } from '../../bot/features/history/record.ts';
import { recordingFrameAt, replay } from '../../bot/features/history/replay.ts';
import { FEATURES } from '../../bot/features/index.ts';
import { readMessage } from '../../bot/features/programs/own.ts';
import { openTable } from '../../bot/host/actions/open.ts';
import { type Context, closeResources } from '../../bot/host/context.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { Refusal } from '../../bot/host/refusal.ts';
import type { Bot } from '../../bot/interactions/bot.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { Lru } from '../../storage/lru.ts';
import { recordingLog } from '../context.ts';
import { parseId } from '../ids.ts';
import { scriptArguments } from '../script.ts';

/** Limits of one input: the longest time for which the main thread does nothing else, and memory growth. */
const BUDGET = { ms: 50, bytes: 64 * 1024 * 1024 };

/** Interval at which the main thread is free for other work, while an input is handled in another thread. */
const FREE_MS = 5;

/** An input format: initial values and the code that handles them. Handling must not throw. */
interface Format {
  readonly name: string;
  readonly seeds: readonly unknown[];
  take(input: unknown): unknown;
  /** Serialises a value as it is sent. This is not measured. */
  readonly write?: (value: unknown, random: RNG) => unknown;
}

/** Number of inputs of a format, and the maximum time without a pause and memory of one. */
export interface Cost {
  count: number;
  ms: number;
  mb: number;
}

const NUMBERS = [0, -1, 1.5, -0, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e13, 1e308, -1e308];
const OTHERS = [null, true, '', 'x', [], {}, '__proto__', '\u0000', '\ud800', '𝔘'.repeat(5000), 'a\u0301'.repeat(5000)];

/** Returns a value with one to four changes at random places. */
function mutated(value: unknown, random: RNG): unknown {
  let changed = value;
  for (let times = 1 + random.below(4); times > 0; times--) changed = changedOnce(changed, random);
  return changed;
}

function changedOnce(value: unknown, random: RNG): unknown {
  const isInner = typeof value === 'object' && value !== null && random.below(6) > 0;
  if (isInner && Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    return random.below(8) === 0
      ? Array.from({ length: 1000 }, () => value[at])
      : value.with(at, changedOnce(value[at], random));
  }
  if (isInner && Object.keys(value).length > 0) {
    const key = random.pick(Object.keys(value));
    if (random.below(8) === 0) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    if (random.below(8) === 0) return { ...value, [`${key}${random.below(9)}`]: changedOnce(null, random) };
    return { ...value, [key]: changedOnce((value as Record<string, unknown>)[key], random) };
  }
  if (typeof value === 'string' && random.below(2) === 0) return changedText(value, random);
  if (random.below(12) === 0) return deep(random);
  return random.below(2) === 0 ? random.pick(NUMBERS) : random.pick(OTHERS);
}

/** Returns a marker that is serialised as deeply nested lists. */
function deep(random: RNG): string {
  return `@deep${1 + random.below(20_000)}@`;
}

/**
 * Returns a text with an extreme number, a repeated part or an inserted part of another type, or repeats the whole
 * text.
 */
function changedText(text: string, random: RNG): string {
  const at = random.below(text.length + 1);
  switch (random.below(4)) {
    case 0:
      return text.replace(/-?\d+/, String(random.pick(NUMBERS)));
    case 1:
      return text.slice(0, at) + text.slice(at, at + 20).repeat(random.below(500)) + text.slice(at);
    case 2:
      return text.slice(0, at) + random.pick(OTHERS) + text.slice(at);
    default:
      return text.repeat(Math.min(random.below(50), Math.ceil(1e6 / (text.length + 1))));
  }
}

/** Returns a value as JSON, at times with a repeated key. */
function json(value: unknown, random: RNG): string {
  const text = JSON.stringify(value) ?? 'null';
  const nested = text.replace(/"@deep(\d{1,5})@"/g, (_, depth) => '['.repeat(depth) + ']'.repeat(depth));
  return random.below(8) === 0 ? nested.replace(/\{("[^"]*":)/, '{$10,$1') : nested;
}

/** Sets up a game with options and draws it. */
export function tryOptions(game: AnyGame, value: unknown): void {
  const options = game.options.safeParse(value);
  if (!options.success) return;
  const begun = game.setup(options.data, 1, game.seats.max);
  if (begun.refused) return;
  game.terms?.(options.data);
  const reader = { viewer: 'spectator' as const, language: 'en' as const, names: ['Ada', 'Bo'] };
  game.presentation.view(begun.state, reader);
  game.presentation.story(begun.events, reader);
  game.presentation.picture?.(begun.state, reader);
  for (const seat of game.turn(begun.state)) game.choices(begun.state, seat, '');
}

const SPY_FILES = { match_file: defaultConfig, scenario_file: scenarios.small, characters_file: cast };

function optionFormats(): Format[] {
  return builtInGames.map((game) => ({
    name: `options of ${game.id}`,
    seeds: [
      {},
      game.lesson?.options ?? {},
      game.daily?.options(1, 1) ?? {},
      Object.fromEntries(describeOptions(game.options).map(({ name, kind }) => [name, kind === 'number' ? 1 : 'x'])),
      ...(game.designs ?? []).flatMap(({ files, starts, write }) =>
        starts.slice(0, 2).map(({ doc }) => ({ [files[0].option]: (write as AnyDesign['write'])(doc)[0] })),
      ),
    ],
    take: (value) => tryOptions(game, value),
  }));
}

function fileFormats(): Format[] {
  const spy = builtInGames.find(({ id }) => id === 'spy') as AnyGame;
  const uploads = Object.entries(SPY_FILES).map(
    ([option, file]): Format => ({
      name: `spy ${option}`,
      seeds: [file],
      write: json,
      // Larger files are not downloaded.
      take: (text) => String(text).length <= 256_000 && tryOptions(spy, { [option]: text }),
    }),
  );
  const designs = builtInGames.flatMap((game) =>
    (game.designs ?? []).map((one): Format => {
      const design = one as unknown as AnyDesign;
      const limit = describeOptions(game.options).find(({ name }) => name === design.files[0].option);
      const most = limit?.kind === 'file' ? limit.maxBytes : 0;
      const parsed = (text: string) => (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text);
      return {
        name: `design ${game.id} ${design.id}`,
        seeds: design.starts.map(({ doc }) => parsed(design.write(doc)[0] ?? '')),
        write: (value, random) => (typeof value === 'string' ? value : json(value, random)),
        take(input) {
          const text = String(input);
          if (text.length > most || Buffer.byteLength(text) > most) return;
          const reading = design.read([text]);
          if ('doc' in reading) design.write(reading.doc);
          if ('doc' in reading) design.faults(reading.doc);
        },
      };
    }),
  );
  const fields = builtInGames.flatMap(({ designs = [] }) =>
    designs.flatMap((design) => (design.kind === 'listed' ? design.lists.flatMap((list) => list.fields) : [])),
  );
  const forms: Format = {
    name: 'fields of forms',
    seeds: [['12'], ['a name'], ['50 %']],
    write: (value, random) => ({
      field: random.pick(fields),
      filled: (Array.isArray(value) ? value : [value]).map((one) => String(one).slice(0, 4000)),
    }),
    take(input) {
      const { field, filled } = input as { field: Field; filled: string[] };
      parseFieldInput(field, filled);
    },
  };
  return [...uploads, ...designs, forms];
}

function messageFormats(): Format[] {
  // Maximum frame size of the ports.
  const frame = (value: unknown, random: RNG) => json(value, random).slice(0, 64 * 1024);
  const envelope = { clientId: 'c', creationDate: 'd' };
  const operation = { type: 'GADGET_ACTION', characterId: 'x', target: { x: 1, y: 2 }, gadget: 'NUGGET' };
  const wire = [
    { type: 'HELLO', name: 'Ada', role: 'AI', debugMessage: '' },
    { type: 'ITEM_CHOICE', chosenCharacterId: 'x' },
    { type: 'EQUIPMENT_CHOICE', equipment: { a: ['NUGGET'] } },
    { type: 'GAME_OPERATION', operation },
    { type: 'REQUEST_META_INFORMATION', keys: ['Spectator.Count'] },
  ];
  const own = [
    { type: 'hello', secret: 's', name: 'n', language: 'en' },
    { type: 'line', turn: 3, line: 'a1' },
    { type: 'choices', partial: 'a' },
  ];
  return [
    { name: 'program messages', seeds: own, write: frame, take: (text) => readMessage(String(text)) },
    {
      name: 'spy messages',
      seeds: wire.map((one) => ({ ...envelope, ...one })),
      write: frame,
      take: (text) => decode(String(text)),
    },
    {
      name: 'custom ids',
      seeds: ['bp0|table|0|1|a1', 'look|table|3', 'replay|goto||spectator|12', 'designs|open|x', 'overtime|t|1|2|wait'],
      take: (value) => parseId(String(value)),
    },
  ];
}

/** Returns the formats that are computed in worker threads. */
function threadFormats(context: Context): Format[] {
  const status = {
    type: 'GAME_STATUS',
    operations: [{ type: 'MOVEMENT', characterId: 'a', target: { x: 1, y: 1 }, successful: true }],
    state: {
      currentRound: 1,
      map: { map: [[{ state: 'FREE' }, { state: 'WALL' }], [{ state: 'SAFE', safeIndex: 1 }]] },
      characters: [{ characterId: 'a', name: 'Ada', coordinates: { x: 0, y: 0 }, gadgets: [{ gadget: 'COCKTAIL' }] }],
    },
  };
  /** Small files that decompress to millions of values or beyond the read limit. */
  const bombs = ['[],', '{},', '0,', '"",', '[[', ' '.repeat(20)].map((part) =>
    gzipSync(`{"type":"REPLAY","messages":[${part.repeat(3_000_000)}0]}`),
  );
  const settled = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (!error.sentence) throw new Error('no sentence');
  };
  return [
    {
      name: 'records',
      seeds: builtInGames.map(({ id, seats, lesson }) => ({
        game: id,
        options: lesson?.options ?? {},
        seed: 1,
        seats: Array.from({ length: seats.min }, () => 'person'),
        lines: ['1 choose', '2 a1', '1 end'],
      })),
      write(value, random) {
        const word = (one: unknown) => (typeof one === 'string' ? one : json(one, random));
        const { game, options, seed, seats, lines } = Object(value);
        const header = ['Longtable 1', `game ${word(game)}`, `options ${json(options, random)}`, `seed ${word(seed)}`];
        const moves = Array.isArray(lines) ? lines.map(word) : [];
        return [...header, `seats ${json(seats, random)}`, ...moves].join('\n').slice(0, MAX_RECORD_BYTES);
      },
      async take(text) {
        const parsing = Promise.try(() => parseRecord(String(text)));
        await parsing.then((record) => replay(context, 'ada', record)).catch(settled);
      },
    },
    {
      name: 'recordings',
      seeds: [{ type: 'REPLAY', playerOneName: 'Ada', settings: { roundLimit: 5 }, messages: [status, status] }],
      write(value, random) {
        const text = json(value, random).slice(0, 25_000_000);
        const plain = () => (random.below(2) === 0 ? gzipSync(text) : Buffer.from(text));
        return random.below(50) === 0 ? random.pick(bombs) : plain();
      },
      async take(bytes) {
        for (const index of [0, 999_999])
          await recordingFrameAt(context, 'ada', spyRecordings, bytes as Buffer, [index, 'de']).catch(settled);
      },
    },
  ];
}

const USER = 'ada';
const LIST_TABLES = '{"type":"tables"}';

/** Returns the format of the frames that the page of the Activity sends, with a table of each game to send them to. */
async function activityFormat(context: Context): Promise<Format> {
  const tables: LoadedTable[] = [];
  for (const game of builtInGames) {
    const others = Array.from({ length: game.seats.min - 1 }, (_, at) => ({
      kind: 'person' as const,
      id: `other${at}`,
    }));
    const occupants = [{ kind: 'person' as const, id: USER }, ...others];
    const location = { guild: 'g', channel: game.id, message: null, language: 'en' as const };
    tables.push(await openTable(context, { game, options: {}, occupants, seated: true, location }));
  }
  const bot = { context, delivery: { deliver: async () => {} }, boards: { presence: { record: () => {} } } };
  const identity = { user: USER, name: 'Ada', instance: 'i', channel: 'duel', guild: 'g', language: 'en' as const };
  const seeds = tables.flatMap(({ table: { id: table }, game }) => [
    { type: 'open', table },
    { type: 'line', id: '', table, seat: 0, turn: 0, line: game.lesson?.steps[0]?.line ?? 'pass' },
    { type: 'act', id: '', table, act: 'resign' },
    { type: 'start', id: '', game: game.id },
    { type: 'pages', table },
    { type: 'hint', table },
  ]);
  return {
    name: 'frames of the Activity',
    seeds: [...seeds, { type: 'open' }, JSON.parse(LIST_TABLES)],
    write(value, random) {
      const isMove = typeof value === 'object' && value !== null && 'id' in value && value.id === '';
      return json(isMove ? { ...value, id: randomUUID() } : value, random).slice(0, MAX_MESSAGE_BYTES);
    },
    async take(frame) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sent = (text: string) => {
        const message = JSON.parse(text);
        if (message.type === 'refused' && !message.sentence) reject(new Error('no sentence'));
        // The answer to the message after the frame.
        if (message.type === 'tables') resolve();
      };
      const session = new ActivitySession({
        bot: bot as unknown as Bot,
        identity,
        cache: new Lru(100),
        budget: new WorkBudget(() => 0),
        send: sent,
        close: () => resolve(),
        isPresent: async () => true,
      });
      session.receive(String(frame));
      session.receive(LIST_TABLES);
      await promise;
      session.leave();
    },
  };
}

/** Sends mutated inputs of all formats. Throws if one is unanswered or exceeds the budget twice in a row. */
export async function campaign(count: number, seed = 0): Promise<Map<string, Cost>> {
  const random = RNG.seeded(seed);
  const context = openContext({
    features: FEATURES,
    storage: await openStorage('memory:'),
    games: builtInGames,
    log: recordingLog(),
    gamesModule: new URL('../../games/index.ts', import.meta.url),
  });
  const formats = [
    ...[...optionFormats(), ...fileFormats(), ...messageFormats(), ...threadFormats(context)],
    await activityFormat(context),
  ];
  const costs = new Map<string, Cost>();
  try {
    for (let done = 0; done < count; done++) {
      const format = formats[done % formats.length] as Format;
      const value = mutated(random.pick(format.seeds), random);
      const input = format.write ? format.write(value, random) : value;
      let used = await measure(format, input);
      // Repeats the measurement, because other processes and JIT compilation take time too.
      if (isOver(used)) used = await measure(format, input);
      if (isOver(used)) throw new Error(`${format.name}: ${used.ms} ms, ${used.bytes} bytes for ${shown(value)}`);
      const cost = costs.get(format.name) ?? { count: 0, ms: 0, mb: 0 };
      const mb = Math.round(used.bytes / 1e6);
      costs.set(format.name, { count: cost.count + 1, ms: Math.max(cost.ms, used.ms), mb: Math.max(cost.mb, mb) });
    }
    return costs;
  } finally {
    await closeResources(context);
    await context.storage.close();
  }
}

interface Used {
  readonly ms: number;
  readonly bytes: number;
}

function isOver({ ms, bytes }: Used): boolean {
  return ms > BUDGET.ms || bytes > BUDGET.bytes;
}

/** Returns what an input uses. Throws if it is unanswered. */
async function measure(format: Format, input: unknown): Promise<Used> {
  const memory = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  // Processor time excludes other threads and processes.
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage();
    return Math.round((user + system) / 1000);
  };
  const before = memory();
  let [longest, last] = [0, processorMs()];
  const look = () => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, FREE_MS);
  try {
    await format.take(input);
    look();
    return { ms: longest, bytes: memory() - before };
  } catch (cause) {
    throw new Error(`${format.name} left ${shown(input)} unanswered: ${cause}`, { cause });
  } finally {
    clearInterval(timer);
  }
}

function shown(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 2000);
}

if (import.meta.main) {
  console.table(Object.fromEntries(await campaign(...scriptArguments(20_000, 0))));
  console.log(`Peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`);
}
