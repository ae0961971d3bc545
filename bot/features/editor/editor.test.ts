import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { describe, expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { LIMITS } from '../../host/limits.ts';
import { changeServer } from '../../host/settings.ts';
import { chosenDesignOf } from '../../host/table/seat-designs.ts';
import { readDraft, readDraftList } from './drafts.ts';

const GAMES = [duel, dungeon];
const START = duel.designs?.[0]?.starts[0]?.id ?? '';
const workshop = (bot: FeatureBot, step: Id<'designs'>['step'], what: string, use = {}, who = 'ada', where = {}) =>
  bot.user(who, where).press({ kind: 'designs', step, what }, { isPrivate: true, ...use });

async function drafted(game = 'duel/deck', start = START) {
  const bot = await openFeatureBot(GAMES);
  await workshop(bot, 'start', game, { values: [start] });
  const id = (await readDraftList(bot.context, 'ada')).drafts[0]?.id ?? '';
  const press = (action: Id<'design'>['action'], use = {}, who = 'ada', where = {}) =>
    bot.user(who, where).press({ kind: 'design', draft: id, action }, { isPrivate: true, ...use });
  const draft = async () => {
    const found = await readDraft(bot.context, 'ada', id);
    return found.draft;
  };
  return { bot, id, press, draft };
}

describe('the overview', () => {
  test('offers kinds first, then the starting points of a kind', async () => {
    const bot = await openFeatureBot(GAMES);
    const list = await bot.user('ada').command('design list');
    expect(list.messages[0]?.customIds.slice(1)).toContain('duel/deck');
    const kind = await workshop(bot, 'kind', '', { values: ['duel/deck'] });
    expect(kind.messages[0]?.customIds).toContain(START);
    const { drafts } = await readDraftList(bot.context, 'ada');
    expect(drafts).toEqual([]);
  });

  test('starts a draft from a known starting point only', async () => {
    const bot = await openFeatureBot(GAMES);
    expect((await workshop(bot, 'start', 'duel/deck', { values: ['none'] })).refused).toBe('draftGone');
    expect((await workshop(bot, 'start', 'chess/deck', { values: [START] })).refused).toBe('draftGone');
    expect((await workshop(bot, 'start', 'duel/deck', { values: [START] })).refused).toBeUndefined();
    expect((await readDraftList(bot.context, 'ada')).drafts).toHaveLength(1);
    expect((await workshop(bot, 'open', 'none')).refused).toBe('draftGone');
  });

  test('needs the roles of the server, and keeps the limit of drafts', async () => {
    const bot = await openFeatureBot(GAMES, { limits: { ...LIMITS, draftsPerPerson: 1 } });
    await changeServer(bot.context, 'g', () => ({ designRoles: ['r1'] }));
    expect((await bot.user('ada').command('design list')).refused).toBe('needsRole');
    expect((await bot.user('ada', { roles: ['r1'] }).command('design list')).refused).toBeUndefined();
    expect((await workshop(bot, 'start', 'duel/deck', { values: [START] })).refused).toBe('needsRole');
    const withRole = (roles = ['r1']) => workshop(bot, 'start', 'duel/deck', { values: [START] }, 'ada', { roles });
    await withRole();
    expect((await withRole()).refused).toBe('tooManyDrafts');
    const draft = (await readDraftList(bot.context, 'ada')).drafts[0]?.id ?? '';
    expect((await bot.user('ada').press({ kind: 'design', draft, action: 'undo' })).refused).toBe('needsRole');
  });
});

describe('a draft', () => {
  test('belongs to its owner', async () => {
    const { press, bot, id } = await drafted();
    for (const action of ['add', 'sure', 'share', 'file'] as const)
      expect((await press(action, {}, 'bo')).refused).toBe('draftGone');
    expect((await workshop(bot, 'open', id, {}, 'bo')).refused).toBe('draftGone');
  });

  test('is edited, and the edit undone', async () => {
    const { press, draft } = await drafted();
    const count = async () => {
      const { doc } = await draft();
      return 'lists' in doc ? (Object.values(doc.lists)[0]?.length ?? 0) : 0;
    };
    const before = await count();
    await press('copy');
    expect(await count()).toBe(before + 1);
    await press('undo');
    expect(await count()).toBe(before);
    await press('drop');
    expect(await count()).toBe(before - 1);
    expect((await press('entry', { values: ['999'] })).refused).toBe('draftGone');
    expect((await press('left')).refused).toBe('draftGone');
  });

  test('is renamed with at least six and at most forty characters', async () => {
    const { bot, id, press, draft } = await drafted();
    const { form } = await press('rename');
    expect(JSON.stringify(form)).toContain('"min_length":6,"max_length":40');
    const rename = (typed: string) =>
      bot.user('ada').submit({ kind: 'design', draft: id, action: 'rename' }, { typed }, { isPrivate: true });
    const { name } = await draft();
    await rename(' five5 ');
    expect((await draft()).name).toBe(name);
    await rename('  Sixty   wolves ');
    expect((await draft()).name).toBe('Sixty wolves');
    await rename('x'.repeat(41));
    expect((await draft()).name).toBe('x'.repeat(40));
    await rename('sixsix');
    expect((await draft()).name).toBe('sixsix');
  });

  test('is copied, sent as files, tried in an unrated game, and deleted after a question', async () => {
    const { bot, press } = await drafted();
    await press('twin');
    const drafts = async () => (await readDraftList(bot.context, 'ada')).drafts.length;
    expect(await drafts()).toBe(2);
    expect((await press('file')).messages[0]?.files).toHaveLength(duel.designs?.[0]?.files.length ?? 0);
    await press('try');
    const { table } = await bot.tableIn('c');
    expect(table.seats.map(({ kind }) => kind).toSorted()).toEqual(['computer', 'person']);
    expect(table.terms.unrated).toBe(true);
    expect((await press('delete')).ids).toContainEqual(expect.objectContaining({ action: 'sure' }));
    expect(await drafts()).toBe(2);
    await press('sure');
    expect(await drafts()).toBe(1);
  });

  test('is not tried while it has faults', async () => {
    const { bot, press, draft } = await drafted();
    const { doc } = await draft();
    for (const entries of 'lists' in doc ? Object.values(doc.lists) : []) {
      for (const _ of entries) await press('drop');
      await press('after');
    }
    const empty = await press('edit');
    expect(empty.text).toContain('nothing');
    expect(empty.ids.flatMap((id) => ('action' in id ? [id.action] : []))).toEqual(expect.arrayContaining(['add']));
    expect(empty.ids.flatMap((id) => ('action' in id ? [id.action] : []))).not.toContain('drop');
    expect((await press('try')).refused).toBe('stillFaulty');
    await expect(bot.tableIn('c')).rejects.toThrow('nothingHere');
  });

  test('asks for values of an entry, and for a field of a board', async () => {
    const list = await drafted();
    expect((await list.press('form')).form?.components.length).toBeGreaterThan(0);
    expect((await list.press('goto')).form).toBeUndefined();
    const levels = dungeon.designs?.find(({ id }) => id === 'levels');
    const board = await drafted('dungeon/levels', levels?.starts[0]?.id);
    for (const action of ['goto', 'fill'] as const)
      expect((await board.press(action)).form?.components).toHaveLength(1);
    expect((await board.press('map')).text).toContain('```');
    expect((await board.press('form')).form).toBeUndefined();
    const moved = { kind: 'design', draft: board.id, action: 'goto' } as const;
    await board.bot.user('ada').submit(moved, { typed: 'c2' }, { isPrivate: true });
    expect((await board.draft()).at).toMatchObject({ x: 2, y: 1 });
    expect((await board.bot.user('ada').submit(moved, { typed: '?' }, { isPrivate: true })).refused).toBeDefined();
    for (const [action, at] of [
      ['right', { x: 3, y: 1 }],
      ['down', { x: 3, y: 2 }],
      ['left', { x: 2, y: 2 }],
      ['up', { x: 2, y: 1 }],
    ] as const) {
      await board.press(action);
      expect((await board.draft()).at).toMatchObject(at);
    }
  });
});

describe('sharing', () => {
  test('lets others on the server copy and try a design, and only its owner and managers stop it', async () => {
    const { bot, press } = await drafted();
    expect((await press('share', {}, 'ada', { guild: null })).refused).toBe('sharedNowhere');
    expect((await press('share')).refused).toBeUndefined();
    const list = await bot.user('bo').command('design list');
    const shared = list.messages[0]?.customIds.at(-1) ?? '';
    const steps = async (who: string, where = {}) =>
      (await workshop(bot, 'shared', shared, {}, who, where)).ids.flatMap((id) => ('step' in id ? [id.step] : []));
    expect(await steps('bo')).toEqual(['try', 'copy', 'list']);
    expect(await steps('ada')).toEqual(['try', 'copy', 'takeBack', 'list']);
    expect(await steps('mia', { isManager: true })).toContain('takeBack');
    expect((await workshop(bot, 'shared', shared, {}, 'bo', { guild: 'h' })).refused).toBe('sharedGone');
    await workshop(bot, 'copy', shared, {}, 'bo');
    expect((await readDraftList(bot.context, 'bo')).drafts).toHaveLength(1);
    expect((await workshop(bot, 'takeBack', shared, {}, 'bo')).refused).toBe('notYourDesign');
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    expect((await workshop(bot, 'takeBack', shared, {}, 'mia', { isManager: true })).refused).toBeUndefined();
    const entries = bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
    expect(entries).toEqual([expect.stringMatching(/^<@mia> .*<@ada>/)]);
    expect((await workshop(bot, 'copy', shared, {}, 'bo')).refused).toBe('sharedGone');
  });
});

describe('the design of a seat', () => {
  test('is asked for and stored for the player of an open table', async () => {
    const { bot, id } = await drafted();
    const occupants = [person('ada'), { kind: 'invited' as const, id: 'bo' }];
    const { table } = await open(bot.context, { game: duel, occupants, rated: false, seated: false });
    const bring = (values?: string[]) =>
      bot.user('ada').press({ kind: 'bring', table: table.id }, values ? { values } : {});
    const asked = await bring();
    expect(asked.messages[0]?.customIds.slice(1, 3)).toEqual(['-', START]);
    expect(asked.messages[0]?.customIds).toContain(id);
    const chosen = async () => chosenDesignOf((await bot.tableIn('c')).table.seats[0]);
    await bring([id]);
    expect(await chosen()).toBeDefined();
    await bring(['-']);
    expect(await chosen()).toBeUndefined();
    expect((await bring(['none'])).refused).toBe('sharedGone');
  });

  test('is chosen in /play, where the second design of a table needs a first', async () => {
    const { bot, id } = await drafted();
    const play = (options: object, channel = 'c') =>
      bot.user('ada', { channel }).command('play duel', { opponent: { user: 'bo' }, ...options });
    expect((await play({ 'second-deck-design': id })).refused).toBe('firstDesign');
    expect((await play({ 'deck-design': 'none' })).refused).toBe('sharedGone');
    expect((await play({ 'deck-design': id, rated: false })).refused).toBeUndefined();
    expect((await bot.user('ada').suggest('play duel', { 'deck-design': '' })).map(({ value }) => value)).toEqual([id]);
    const own = await bot.user('ada').suggest('play duel', { 'my-deck': '' });
    expect(own.map(({ value }) => value).slice(0, 2)).toEqual([id, START]);
    expect(await bot.user('bo').suggest('play duel', { 'deck-design': '' })).toEqual([]);
  });
});
