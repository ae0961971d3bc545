import { duel } from '@longtable/duel';
import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type Answer, type FeatureBot, openFeatureBot, type Where } from '../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../tests/games/noughts-puzzles.ts';
import { type Id, parseId } from '../../tests/ids.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import { ignoreRefusal } from '../host/refusal.ts';
import { findTableAt } from '../host/table/find.ts';

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly default?: boolean;
  readonly value?: string;
  readonly url?: string;
  readonly accent_color?: number;
  readonly options?: readonly Part[];
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

const TYPES = ['', 'row', 'button', 'menu', 'input', 'users', 'roles', 'mentionables', 'channels', 'section', 'text'];

/** Returns a component and those within it, one per line, without texts. */
function linesOf(part: Part, depth = 0): string[] {
  const { type, custom_id, style, disabled, min_values, max_values, options, components, accessory } = part;
  const choices = options?.map(({ value, default: isChosen }) => `${value}${isChosen ? '*' : ''}`).join(', ');
  const words = [
    TYPES[type] ?? `type ${type}`,
    ...(custom_id ? [custom_id] : []),
    ...(style ? [`style ${style}`] : []),
    ...(disabled ? ['disabled'] : []),
    ...(min_values === undefined ? [] : [`min ${min_values}`]),
    ...(max_values === undefined ? [] : [`max ${max_values}`]),
    ...(choices ? [`[${choices}]`] : []),
  ];
  const inner = [...(components ?? []), ...(accessory ? [accessory] : [])];
  return [`${'  '.repeat(depth)}${words.join(' ')}`, ...inner.flatMap((one) => linesOf(one, depth + 1))];
}

/** Returns the structure of all messages that a user gets, with names for the ids of tables. */
function structureOf(bot: FeatureBot, { messages, refused }: Answer, tables: Readonly<Record<string, string>>): string {
  const lines = messages.flatMap(({ id, isPrivate, files }) => {
    const { components = [] } = bot.rest.find(id) as { components?: readonly Part[] };
    const head = [isPrivate ? 'private' : 'public', ...files.map(() => 'file')].join(' ');
    return [head, ...components.flatMap((part) => linesOf(part, 1))];
  });
  const text = [...(refused ? [`refused: ${refused}`] : []), ...lines].join('\n');
  return Object.entries(tables).reduce((all, [name, id]) => all.replaceAll(id, name), text);
}

const NOW = Date.parse('2026-03-01T12:00:00Z');

async function scene() {
  const bot = await openFeatureBot([noughtsWithComputers, guess], { now: () => NOW });
  const occupants = [person('1'), person('2')];
  const { id: playing } = (await open(bot.context, { occupants, game: noughtsWithComputers })).table;
  await playLine(bot.context, playing, { person: '1' }, 'a1');
  const { id: secret } = (await open(bot.context, { occupants, game: guess, location: locationIn('d') })).table;
  const over = (await open(bot.context, { occupants, game: noughtsWithComputers, location: locationIn('log') })).table
    .id;
  for (const [who, line] of [
    ['1', 'a1'],
    ['2', 'b2'],
  ] as const)
    await playLine(bot.context, over, { person: who }, line);
  await resign(bot.context, over, '2');
  return { bot, tables: { PLAYING: playing, SECRET: secret, OVER: over } };
}

const MANAGER = { isManager: true };

/** Returns the answer's structure. The table that it opened in channel x is called NEW. */
async function shown({ bot, tables }: Awaited<ReturnType<typeof scene>>, answer: Answer): Promise<string> {
  const opened = await findTableAt(bot.context, 'x').catch(ignoreRefusal);
  return structureOf(bot, answer, { ...tables, ...(opened && { NEW: opened.table.id }) });
}

test.each<[string, Record<string, string>, Where?]>([
  ['settings show', {}, MANAGER],
  ['history', {}],
  ['stats', { game: 'noughts' }],
  ['leaderboard', { game: 'noughts' }],
  ['tables', {}],
  ['board', {}],
  ['panel', {}],
  ['panel', {}, { channel: 'd' }],
  ['display', {}],
  ['reminders', {}],
  ['vacation', {}],
  ['privacy', {}],
  ['watch', {}],
  ['lookup', {}],
  ['rules', { game: 'noughts' }],
  ['daily', {}],
  ['design list', {}],
  ['delete-my-data', {}],
  ['resign', {}],
  ['pause', {}],
  ['undo', {}],
  ['replay', {}, { channel: 'log' }],
  ['play noughts', {}, { channel: 'x' }],
  ['play noughts', { computer: 'master' }, { channel: 'x' }],
])('answers /%s %j with the same structure as before', async (line, options, where = {}) => {
  const all = await scene();
  expect(await shown(all, await all.bot.user('1', where).command(line, options))).toMatchSnapshot();
});

test.each<[string, string, Where?]>([
  ...['more|PLAYING', 'log|PLAYING|0', 'look|PLAYING|0', 'rules|PLAYING', 'watch|PLAYING|spectator'].flatMap(
    (id): [string, string][] => [
      ['1', id],
      ['3', id],
    ],
  ),
  ['1', 'more|SECRET', { channel: 'd' }],
  ['1', 'panel|SECRET', { channel: 'd' }],
  ['1', 'more|OVER', { channel: 'log' }],
  ['3', 'more|OVER', { channel: 'log' }],
  ['1', 'giveUp|PLAYING'],
  ['1', 'draw|PLAYING'],
  ['1', 'inbox|0'],
  ['2', 'inbox|0'],
  ['2', 'plan|show|PLAYING|0'],
  ['1', 'plan|show|PLAYING|0'],
  ['1', 'program|PLAYING|show'],
  ['1', 'opponent'],
  ['1', 'friend'],
  ['1', 'lessons'],
  ['1', 'dailies'],
  ['1', 'share|OVER', { channel: 'log' }],
  ['1', 'replay|forward|OVER|spectator|1', { channel: 'log' }],
  ['1', 'achievements|1|0'],
  ['1', 'leaders|noughts|season'],
  ['1', 'leaders|noughts|past'],
  ['1', 'start|noughts|computer', { channel: 'x' }],
  ['1', 'preference|vacation|3'],
  ['1', 'preference|quiet|none'],
  ['1', 'showAs|PLAYING|sentences'],
  ['1', 'forget|no'],
  ['4', 'moderate|show|PLAYING', MANAGER],
  ['4', 'moderate|close|PLAYING', MANAGER],
  ['4', 'moderate|void|OVER', MANAGER],
  ['4', 'sanction|show|1|', MANAGER],
  ['4', 'sanction|close|1|', MANAGER],
  ['4', 'setup|menu', MANAGER],
  ['4', 'setup|access', MANAGER],
])('answers the press by user %s of %s with the same structure as before', async (user, customId, where = {}) => {
  const all = await scene();
  const id = Object.entries(all.tables).reduce((text, [name, table]) => text.replace(name, table), customId);
  const answer = await all.bot.user(user, where).press(parseId(id) as Id, { isPrivate: true });
  expect(await shown(all, answer)).toMatchSnapshot();
});

/** Records the structure of the answers in a flow, with a name for each random key. */
class Flow {
  readonly bot: FeatureBot;
  readonly #keys = new Map<string, string>();
  readonly #steps: string[] = [];

  constructor(bot: FeatureBot) {
    this.bot = bot;
  }

  /** Waits for an answer, records it under a title and returns it. */
  async step(title: string, answer: Promise<Answer>): Promise<Answer> {
    const done = await answer;
    for (const id of done.ids) {
      for (const field of ['table', 'tournament', 'request', 'draft'] as const) {
        const key = (id as Partial<Record<typeof field, string>>)[field];
        if (key && !this.#keys.has(key)) this.#keys.set(key, `${field.toUpperCase()}${this.#keys.size}`);
      }
    }
    const names = Object.fromEntries([...this.#keys].map(([key, name]) => [name, key]));
    this.#steps.push(`${title}\n${structureOf(this.bot, done, names)}`);
    return done;
  }

  get text(): string {
    return this.#steps.join('\n\n');
  }
}

const idOf = <K extends Id['kind']>(answer: Answer, kind: K) => answer.ids.find((id) => id.kind === kind) as Id<K>;

test('runs a tournament with the same messages as before', async () => {
  const flow = new Flow(await openFeatureBot([noughtsWithComputers], { now: () => NOW }));
  const user = (id: string) => flow.bot.user(id);
  const made = await flow.step('create', user('1').command('tournament create', { game: 'noughts', rounds: 1 }));
  const id = idOf(made, 'tournament');
  const act = (who: string, what: Id<'tournament'>['act']) =>
    flow.step(`${what} by ${who}`, user(who).press({ ...id, act: what }, { isPrivate: true }));
  for (const who of ['1', '2', '3', '4']) await act(who, 'join');
  await act('2', 'withdraw');
  await act('2', 'start');
  await act('1', 'start');
  await act('1', 'later');
  await act('1', 'standings');
  await act('1', 'sure');
  expect(flow.text).toMatchSnapshot();
});

test('shows puzzles and lessons with the same messages as before', async () => {
  const flow = new Flow(await openFeatureBot([noughtsWithPuzzles], { now: () => NOW }));
  const ada = flow.bot.user('1');
  await flow.step('puzzle', ada.press({ kind: 'nextPuzzle', game: 'noughts' }));
  const { id: table } = (await flow.bot.tableIn('c')).table;
  for (const act of ['hints', 'first', 'second', 'answer', 'again'] as const)
    await flow.step(act, ada.press({ kind: 'puzzle', act, table }, { isPrivate: true }));
  await flow.step('learn', flow.bot.user('2', { channel: 'd' }).press({ kind: 'learn', game: 'noughts' }));
  // Which puzzle it is, and so its moves, is random.
  const lines = flow.text.replaceAll(table, 'PUZZLE').split('\n');
  expect(lines.filter((line) => !/button [bq]p\d|^ +row$/.test(line)).join('\n')).toMatchSnapshot();
});

test('edits a deck with the same messages as before', async () => {
  const flow = new Flow(await openFeatureBot([duel], { now: () => NOW }));
  const ada = flow.bot.user('1');
  const [start] = duel.designs?.[0]?.starts ?? [];
  await flow.step('list', ada.command('design list'));
  await flow.step('kind', ada.press({ kind: 'designs', step: 'kind', what: '' }, { values: ['duel/deck'] }));
  const opened = await flow.step(
    'start',
    ada.press({ kind: 'designs', step: 'start', what: 'duel/deck' }, { values: [start?.id ?? ''], isPrivate: true }),
  );
  const id = idOf(opened, 'design');
  for (const action of ['copy', 'more', 'help', 'delete', 'after', 'drop', 'undo', 'edit'] as const)
    await flow.step(action, ada.press({ ...id, action }, { isPrivate: true }));
  expect(flow.text).toMatchSnapshot();
});

test('asks for a lobby and finds an opponent with the same messages as before', async () => {
  const flow = new Flow(await openFeatureBot([noughtsWithComputers, guess], { now: () => NOW }));
  const game = { game: 'noughts' };
  const asked = await flow.step('manager', flow.bot.user('1', MANAGER).command('lobby', game));
  await flow.step('player', flow.bot.user('2').command('lobby', game));
  await flow.step('here', flow.bot.user('1', MANAGER).press(asked.ids[1] as Id, { isPrivate: true }));
  await flow.step('again', flow.bot.user('1').command('lobby', game));
  expect(flow.text).toMatchSnapshot();
});
