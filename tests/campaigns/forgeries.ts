import { RNG } from '@longtable/kit';
import { type CommandInput, components, type Outcome, type TestUser } from '@longtable/playground';
import { call } from '@longtable/playground/testing/raw-bot';
import type { APIMessage } from 'discord-api-types/v10';
import { designKindName, designKindsOf } from '../../bot/features/editor/drafts.ts';
import { FEATURES } from '../../bot/features/index.ts';
import { tablesOf } from '../../bot/host/commit/table-lists.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { findTable } from '../../bot/host/table/find.ts';
import { readerAt } from '../../bot/host/table/names.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { builtInGames } from '../../games/index.ts';
import { recordingLog } from '../context.ts';
import { messageWithButton, textOf } from '../game-helpers.ts';
import { scriptArguments } from '../script.ts';
import { channelId, startTestBot, type TestBot, tableIn } from '../test-bot.ts';

const ROOM = 'table';
/** Replacements for parts of a custom id or value. */
const PARTS = ['', '0', '-1', '1e9', '99999999999999999999', 'spectator', 'all', 'admin', 'sure', '../..', '__proto__'];
const TEXTS = ['@everyone', '<@&1>', '||x||', '**b**', '```', '\u0000', '\u202e', 'null', '[[[[[[', '9'.repeat(400)];
/** Commands whose replies have many buttons. */
const COMMANDS: readonly (readonly [command: string, typed?: CommandInput])[] = [
  ['help'],
  ['tables'],
  ['daily'],
  ['stats'],
  ['lobby'],
  ['display'],
  ['reminders'],
  ['history'],
  ['board'],
  ['panel'],
  ['plan'],
  ['pause'],
  ['learn'],
  ['lookup'],
  ['resign'],
  ['vacation'],
  ['delete-my-data'],
  ['leaderboard', { options: { game: 'duel' } }],
  ['rules', { options: { game: 'duel' } }],
  ['tournament', { subcommand: 'list' }],
  ['settings', { subcommand: 'show' }],
  ['settings', { subcommand: 'fair-play' }],
  ['tournament', { subcommand: 'create', options: { game: 'duel' } }],
  ...designKindsOf(builtInGames).map((kind, _, all) => ['design', { subcommand: designKindName(kind, all) }] as const),
];
/** Number of presses between two checks. */
const BATCH = 20;

export interface Tally {
  ids: number;
  secrets: number;
}

/**
 * Lets a stranger press forged buttons and menus beside a game of two others. Throws unless each gets an answer, no error is
 * logged, the game is unchanged, and the stranger is shown no secret.
 */
export async function campaign(presses: number, seed = 0): Promise<Tally> {
  const random = RNG.seeded(seed);
  const testBot = await startTestBot(builtInGames);
  try {
    const [ada, bo, cleo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo'), testBot.join('Cleo')]);
    const known = await prepare(ada, bo);
    const before = await tableIn(testBot, ROOM);
    for (let done = 0; done < presses; ) {
      for (const end = Math.min(presses, done + BATCH); done < end; done++)
        await pressForged(testBot, cleo, known, random);
      await check(testBot, cleo, ada, before);
    }
    return { ids: known.length, secrets: secretsOf(before).length };
  } finally {
    await testBot.close();
  }
}

/** Starts a duel of Ada and Bo and returns the custom ids of all messages that they received. */
async function prepare(ada: TestUser, bo: TestUser): Promise<KnownId[]> {
  const known = new Map<string, KnownId>();
  const collect = () => {
    const messages = [ada, bo].flatMap((person) => person.channels.flatMap(({ id }) => person.messages(id)));
    for (const one of messages.flatMap(idsOn)) known.set(one.id, one);
  };
  await ada.command(ROOM, 'play', { subcommand: 'duel', options: { opponent: bo.user.id } });
  await bo.click(await messageWithButton(bo, ROOM, 'Accept'), 'Accept');
  const isBegun = (message: APIMessage) => idsOn(message).some(({ id }) => id.startsWith('panel|'));
  const board = await ada.until(() => ada.messages(ROOM).find(isBegun));
  for (const person of [ada, bo]) {
    collect();
    await person.click(board, idsOn(board).find(({ id }) => id.startsWith('panel|'))?.id ?? '');
  }
  for (const [command, typed] of COMMANDS) {
    collect();
    await ada.command(ROOM, command, typed);
  }
  collect();
  return [...known.values()];
}

interface KnownId {
  readonly id: string;
  readonly values: readonly string[];
}

function idsOn(message: APIMessage): KnownId[] {
  return components(message).flatMap(({ custom_id: id, options = [] }) =>
    id === undefined ? [] : [{ id, values: options.map(({ value }) => value) }],
  );
}

/** Returns a custom id or value with one part replaced, the end cut off, a part appended, or no change. */
function forge(text: string, others: readonly string[], random: RNG): string {
  const parts = text.split('|');
  const at = random.below(parts.length);
  const foreign = random.pick(others).split('|');
  const part = [random.pick(PARTS), random.pick(TEXTS), random.pick(foreign)][random.below(3)] as string;
  const forged = [() => parts.with(at, part), () => parts.slice(0, at), () => [...parts, part], () => parts][
    random.below(4)
  ]!();
  return forged.join('|').slice(0, 100) || '|';
}

async function pressForged(testBot: TestBot, person: TestUser, known: readonly KnownId[], random: RNG): Promise<void> {
  const menus = known.filter(({ values }) => values.length > 0);
  const ids = known.map(({ id }) => id);
  const values = menus.flatMap((menu) => menu.values);
  const isMenu = random.below(3) === 0 && menus.length > 0;
  const custom_id = forge(random.pick(isMenu ? menus : known).id, ids, random);
  const value = isMenu ? forge(random.pick(values), values, random) : undefined;
  const component =
    value === undefined
      ? { type: 2, style: 1, label: 'press', custom_id }
      : { type: 3, custom_id, options: [{ label: 'choose', value }] };
  const { body } = await call(testBot.playground, 'POST', `/channels/${channelId(testBot, ROOM)}/messages`, {
    content: 'x',
    components: [{ type: 1, components: [component] }],
  });
  const forged = await person.until(() => person.messages(ROOM).find(({ id }) => id === body.id));
  const outcome =
    value === undefined ? await person.click(forged, custom_id) : await person.choose(forged, custom_id, [value]);
  expectAnswer(outcome, value === undefined ? custom_id : `${custom_id} with ${value}`);
  testBot.playground.world.deleteMessage(channelId(testBot, ROOM), forged.id);
}

function expectAnswer(outcome: Outcome, what: string): void {
  // The page rejects what Discord would never send.
  if (!outcome.ok && outcome.sentence.includes('did not respond')) throw new Error(`${what}: ${outcome.sentence}`);
}

/**
 * Checks that no error was logged, that the duel is unchanged, and that the stranger was not sent the players' secrets.
 */
async function check(testBot: TestBot, stranger: TestUser, ada: TestUser, before: LoadedTable): Promise<void> {
  const broken = testBot.log.lines.filter(({ level }) => level === 'error');
  if (broken.length > 0) throw new Error(JSON.stringify(broken.slice(0, 3)));
  const context = openContext({
    features: FEATURES,
    storage: testBot.storage,
    games: builtInGames,
    log: recordingLog(),
  });
  const now = await findTable(context, before.table.id);
  const log = await readLog(context, now.table);
  const { state, seats, status } = now.table;
  const was = { state: before.table.state, seats: before.table.seats, status: before.table.status };
  if (JSON.stringify({ state, seats, status }) !== JSON.stringify(was))
    throw new Error('A stranger changed the table.');
  if ((await tablesOf(context, ada.user.id)).length !== 1)
    throw new Error('A stranger opened or ended a table of Ada.');
  const secret = secretsOf(now);
  const read = stranger.messages(ROOM).map(textOf).join('\n');
  const leak = secret.find((line) => read.includes(line));
  if (leak !== undefined) throw new Error(`The stranger was shown “${leak}” after ${log.length} moves.`);
}

/** Returns the board lines of both players that a spectator does not see. */
function secretsOf(loaded: LoadedTable): string[] {
  const linesFor = (viewer: 0 | 1 | 'spectator') =>
    loaded.game.presentation.view(loaded.table.state, readerAt(loaded, viewer, 'en')).board;
  const everybodys = new Set(linesFor('spectator'));
  return [0, 1].flatMap((seat) =>
    linesFor(seat as 0 | 1).filter((line) => line.trim() !== '' && !everybodys.has(line)),
  );
}

if (import.meta.main) {
  const [presses, seed] = scriptArguments(10_000, 0);
  const { ids, secrets } = await campaign(presses, seed);
  console.log(`${presses} presses forged from ${ids} ids: all answered, nothing changed`);
  console.log(`none of the ${secrets} secret lines was shown`);
}
