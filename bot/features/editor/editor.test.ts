import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { farmland } from '@longtable/farmland';
import type { AnyDesign, Document } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { describe, expect, test } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { LIMITS, type Limits } from '../../host/limits.ts';
import { changeServer } from '../../host/settings.ts';
import { chosenDesignOf } from '../../host/table/seat-designs.ts';
import { setBlock } from '../moderation/blocks.ts';
import { beginDraft, type DesignKind, designKindsOf, readDraft, readDraftList } from './drafts.ts';
import { designCommandOptions } from './options.ts';
import { shareDraft, sharedListOf } from './sharing.ts';

const NOW = 1_800_000_000_000;
const GAMES = [duel, dungeon, farmland, spy];
const KINDS = designKindsOf(GAMES);
const kindOf = (key: string) => KINDS.find(({ game, design }) => `${game.id}/${design.id}` === key) as DesignKind;
const startsOf = (key: string) => (kindOf(key).design as AnyDesign).starts;
const [START = { id: '', doc: { lists: {} } }] = startsOf('duel/deck');
const EMPTY = { lists: { creatures: [], spells: [] } };
const GONE = 'This draft no longer exists. `/design list` shows yours.';
const SHARED_GONE = 'This is no longer shared here. `/design list` shows what is.';
const FAULTY = 'This needs fixing before it can be played. Open it with `/design list` to see what’s wrong.';
const NEEDS_ROLE = 'On this server, only <@&r1> can create designs';

type Action = Id<'design'>['action'];
type Use = { readonly values?: readonly string[] };

async function openEditor(limits: Partial<Limits> = {}, games = GAMES) {
  const many = { ...LIMITS, draftsPerPerson: 99, designsPerServer: 99, designsPerPerson: 99 };
  const bot = await openFeatureBot(games, { now: () => NOW, limits: { ...many, ...limits } });
  const begin = async (key: string, name = 'My own one', doc?: Document, who = 'ada') =>
    (await beginDraft(bot.context, who, kindOf(key), { name, doc: doc ?? (startsOf(key)[0]?.doc as Document) })).id;
  const draftsOf = async (who = 'ada') => (await readDraftList(bot.context, who)).drafts;
  return {
    ...{ bot, begin, draftsOf },
    list: (who: string, where?: Where) => bot.user(who, where).command('design list'),
    step: (who: string, step: Id<'designs'>['step'], what: string, use: Use = {}, where?: Where) =>
      bot.user(who, where).press({ kind: 'designs', step, what }, { isPrivate: true, ...use }),
    press: (draft: string, action: Action, values?: readonly string[], where?: Where, who = 'ada') =>
      bot.user(who, where).press({ kind: 'design', draft, action }, { isPrivate: true, ...(values && { values }) }),
    submit: (draft: string, action: Action, fields: Record<string, string>, where?: Where) =>
      bot.user('ada', where).submit({ kind: 'design', draft, action }, fields, { isPrivate: true }),
    read: async (draft: string) => (await readDraft(bot.context, 'ada', draft)).draft,
    share: async (draft: string, who = 'ada') => (await shareDraft(bot.context, who, draft, 'g')).id,
  };
}
const stepsOf = (ids: readonly Id[]) => ids.flatMap((id) => ('step' in id ? [id.step] : []));

test('starts a deck from a known starting point, and edits it with buttons and forms', async () => {
  const { list, step, press, submit, read, draftsOf } = await openEditor();
  const kinds = await list('ada');
  expect(kinds.text).toContain('You have no drafts yet.');
  expect(kinds.messages[0]?.customIds.slice(1)).toContain('duel/deck');
  const chosen = await step('ada', 'kind', '', { values: ['duel/deck'] });
  expect(chosen.text).toMatch(/^\*\*Deck, Card Duel\*\*/i);
  expect(chosen.text).toContain('Or start from a `file` with `/design`.');
  expect(chosen.messages[0]?.customIds).toContain(START.id);
  expect((await step('ada', 'start', 'duel/deck', { values: ['none'] })).text).toBe(GONE);
  expect((await step('ada', 'start', 'chess/deck', { values: [START.id] })).text).toBe(GONE);
  expect(await draftsOf()).toEqual([]);
  await step('ada', 'start', 'duel/deck', { values: [START.id] });
  expect(await draftsOf()).toMatchObject([{ game: 'duel', design: 'deck' }]);
  const id = (await draftsOf())[0]?.id ?? '';
  expect((await step('ada', 'open', 'none')).text).toBe(GONE);

  const entries = async () => {
    const { doc } = await read(id);
    return 'lists' in doc ? ((doc.lists.creatures ?? []) as { name: string; traits: string[] }[]) : [];
  };
  const before = (await entries()).length;
  expect((await press(id, 'undo')).text).toContain('There’s nothing left to undo.');
  for (const [action, count] of [
    ['copy', before + 1],
    ['undo', before],
    ['add', before + 1],
    ['drop', before],
  ] as const) {
    await press(id, action);
    expect([action, (await entries()).length]).toEqual([action, count]);
  }
  await press(id, 'entry', ['0']);
  expect((await press(id, 'form')).form?.components.length).toBeGreaterThan(0);
  await submit(id, 'form', { name: 'Wolf' });
  expect((await submit(id, 'form', { name: 'x'.repeat(200) })).text).toContain('Unchanged: Wolf.');
  expect((await entries())[0]?.name).toBe('Wolf');
  await press(id, 'many', ['shield', 'speedy']);
  expect((await entries())[0]?.traits).toEqual(['shield', 'speedy']);
  await press(id, 'many', []);
  expect((await entries())[0]?.traits).toEqual([]);
  for (const [action, values] of [['entry', ['999']], ['left']] as const)
    expect((await press(id, action, values)).text).toBe(GONE);
  for (const action of ['goto', 'fill', 'map'] as const) {
    const { messages, form } = await press(id, action);
    expect([form, messages]).toMatchObject([undefined, [{ isEdit: true, text: expect.stringMatching(/^\*\*/) }]]);
  }
  const [about, how] = (await press(id, 'help')).text.split('\n');
  expect(about).toBe((kindOf('duel/deck').design.about as { en: string }).en ?? kindOf('duel/deck').design.about);
  expect(how).toContain('Choose what you want to change');
});

test('edits a level: goes to fields, fills, paints, adds boards and shows the whole board', async () => {
  const { begin, press, submit, read } = await openEditor();
  const id = await begin('dungeon/levels', 'Old tunnels', { boards: [['....', '....', '....']] });
  const boards = async () => ((await read(id)).doc as { boards: string[][] }).boards;
  const [goto, fill] = [await press(id, 'goto'), await press(id, 'fill')];
  expect([goto.form?.title, fill.form?.title]).toEqual(['Go to…', 'Fill to a square']);
  expect(goto.form?.components).toMatchObject([{ component: { max_length: 4, required: true } }]);
  await submit(id, 'goto', { typed: 'c2' });
  expect(await boards()).toEqual([['....', '....', '....']]);
  expect((await submit(id, 'goto', { typed: '?' })).text).toContain(
    'Enter a square on this board by column and row, such as C7.',
  );
  for (const [action, at] of [
    ['right', { x: 3, y: 1 }],
    ['down', { x: 3, y: 2 }],
    ['left', { x: 2, y: 2 }],
    ['up', { x: 2, y: 1 }],
  ] as const) {
    await press(id, action);
    expect((await read(id)).at).toMatchObject(at);
  }
  const { design } = kindOf('dungeon/levels');
  const [sign = ''] = design.kind === 'painted' ? design.brushes.map((brush) => brush.sign) : [];
  await submit(id, 'fill', { typed: 'd3' });
  expect(await boards()).toEqual([['....', `..${sign.repeat(2)}`, `..${sign.repeat(2)}`]]);
  await press(id, 'dab');
  await press(id, 'stroke');
  expect((await read(id)).at.painting).toBe(true);

  await press(id, 'shape', ['newBoard']);
  const added = (await read(id)).at.sheet;
  expect([(await boards()).length, added]).toEqual([2, 1]);
  await press(id, 'before');
  expect((await read(id)).at.sheet).toBe(0);
  await press(id, 'after');
  await press(id, 'shape', ['dropBoard']);
  expect(await boards()).toHaveLength(1);
  expect((await press(id, 'shape', ['dropBoard'])).text).toContain('You’ve reached the size limit.');
  const whole = await press(id, 'map');
  expect(whole).toMatchObject({ messages: [{ isPrivate: true }], text: expect.stringContaining('```\n....\n') });
  expect((await press(id, 'more')).text).toContain('4 × 3');
  expect((await press(id, 'help')).text).toContain('The arrows move the cursor');
  expect((await press(id, 'form')).form).toBeUndefined();
});

test('renames, copies, downloads, tries and deletes a draft, which is its owner’s only', async () => {
  const { bot, begin, press, submit, read, draftsOf, step } = await openEditor();
  const id = await begin('duel/deck');
  for (const action of ['add', 'sure', 'share', 'file'] as const)
    expect((await press(id, action, undefined, {}, 'bo')).text).toBe(GONE);
  expect((await step('bo', 'open', id)).text).toBe(GONE);

  expect((await press(id, 'rename')).form?.components).toMatchObject([
    { component: { value: 'My own one', required: true, min_length: 6, max_length: 40 } },
  ]);
  expect((await submit(id, 'rename', { typed: ' five5 ' })).text).toBe('A name of 6 to 40 characters');
  expect((await read(id)).name).toBe('My own one');
  for (const [typed, name] of [
    ['  Sixty   wolves ', 'Sixty wolves'],
    ['x'.repeat(41), 'x'.repeat(40)],
    ['sixsix', 'sixsix'],
  ] as const) {
    await submit(id, 'rename', { typed });
    expect((await read(id)).name).toBe(name);
  }
  await press(id, 'twin');
  expect(await draftsOf()).toHaveLength(2);
  const sent = await press(id, 'file');
  expect(sent.text).toContain('Here’s your file.');
  expect(sent.messages).toMatchObject([{ isPrivate: true, files: ['sixsix.json'] }]);
  await press(id, 'try');
  const { table } = await bot.tableIn('c');
  const levels = duel.computers?.levels.map((level) => level.id) ?? [];
  const middle = levels[Math.floor((levels.length - 1) / 2)];
  expect(table.seats).toHaveLength(2);
  expect(table.seats).toContainEqual({ kind: 'computer', level: middle });
  expect([table.terms.unrated, Object.keys(table.options as object)]).toEqual([true, ['deck']]);
  const question = await press(id, 'delete');
  expect(question.text).toContain('Delete this draft? Copies you shared stay shared.');
  expect(question.labels).toEqual(['Delete for good', 'Cancel']);
  expect(await draftsOf()).toHaveLength(2);
  expect((await press(id, 'sure')).text).toBe('Deleted.');
  expect(await draftsOf()).toHaveLength(1);
});

test('tries a draft with open seats if the game has no computers, and not while it has faults or the game is disabled', async () => {
  const { computers: _, ...people } = duel;
  const { bot, begin, press } = await openEditor({}, [people as typeof duel]);
  const faulty = await begin('duel/deck', 'No cards', EMPTY);
  const shown = await press(faulty, 'edit');
  expect(shown.text).toContain('There’s nothing here yet.');
  expect([shown.labels.includes('Try it'), shown.labels.includes('Remove')]).toEqual([false, false]);
  expect((await press(faulty, 'try')).text).toBe(FAULTY);
  expect((await press(faulty, 'share')).text).toBe(FAULTY);
  expect(await sharedListOf(bot.context, 'g')).toEqual([]);
  const id = await begin('duel/deck');
  await changeServer(bot.context, 'g', () => ({ disabledGames: ['duel'] }));
  expect((await press(id, 'try')).refused).toBe('gameDisabled');
  await expect(bot.tableIn('c')).rejects.toThrow('nothingHere');
  await changeServer(bot.context, 'g', () => ({ disabledGames: [] }));
  await press(id, 'try');
  const { table } = await bot.tableIn('c');
  expect(table.seats).toMatchObject([{ kind: 'person', id: 'ada', name: 'Ada' }, { kind: 'open' }]);
});

test('needs the roles of the server, and keeps the limit of drafts', async () => {
  const { bot, list, step, press, submit, read, draftsOf } = await openEditor({ draftsPerPerson: 1 });
  await changeServer(bot.context, 'g', () => ({ designRoles: ['r1'] }));
  const start = (where?: Where) => step('ada', 'start', 'duel/deck', { values: [START.id] }, where);
  const withRole = { roles: ['r1'] };
  expect((await list('ada')).text).toContain(NEEDS_ROLE);
  expect((await start()).text).toContain(NEEDS_ROLE);
  expect((await list('ada', withRole)).refused).toBeUndefined();
  await start(withRole);
  expect((await start(withRole)).text).toBe(
    'You’ve reached your draft limit. Delete one first: `/design list` shows yours.',
  );
  const id = (await draftsOf())[0]?.id ?? '';
  const { name } = await read(id);
  expect((await press(id, 'undo')).text).toContain(NEEDS_ROLE);
  expect((await submit(id, 'rename', { typed: 'Another name' })).text).toContain(NEEDS_ROLE);
  expect((await read(id)).name).toBe(name);
  await submit(id, 'rename', { typed: 'Another name' }, withRole);
  expect((await read(id)).name).toBe('Another name');
});

describe('the files of a draft', () => {
  test.each([
    ['duel/deck', 'Äpfel  & Birnen!', ['apfel-birnen.json']],
    ['duel/deck', '??????', ['design.json']],
    ['duel/deck', 'x'.repeat(40), [`${'x'.repeat(40)}.json`]],
    ['farmland/deck', 'Farm Deck', ['farm-deck.units.txt', 'farm-deck.deck.txt']],
  ])('of a %s “%s” are named %s', async (key, name, files) => {
    const { begin, press } = await openEditor();
    expect((await press(await begin(key, name), 'file')).messages).toMatchObject([{ files }]);
  });

  test('become a new draft when uploaded, and are refused if too large or unreadable', async () => {
    const { bot, draftsOf } = await openEditor({}, [duel, dungeon]);
    const upload = (text: string) => bot.user('bo').command('design deck', { file: { file: 'Their deck.json', text } });
    expect((await upload('x'.repeat(200_000))).text).toContain('Their deck.json is too large. The limit is 20 KB.');
    expect((await upload('nonsense')).refused).toBe('unfit');
    expect(await draftsOf('bo')).toEqual([]);
    const [text = ''] = (kindOf('duel/deck').design as AnyDesign).write(START.doc);
    expect((await upload(text)).refused).toBeUndefined();
    expect(await draftsOf('bo')).toMatchObject([{ name: 'Their deck', game: 'duel', design: 'deck' }]);
  });
});

describe('/design list', () => {
  test('lists eight drafts of installed games and the number of the others, with 25 in the menu', async () => {
    const { list, begin, step } = await openEditor({}, [duel, farmland]);
    await begin('dungeon/levels', 'Old tunnels');
    const empty = await list('ada');
    expect(empty.text).toContain('You have no drafts yet.');
    expect(empty.labels).not.toContain('Old tunnels');
    const lines = async () => (await list('ada')).text.split('\n').filter((line) => line.startsWith('- '));
    for (let at = 1; at <= 8; at++) await begin('duel/deck', `Deck *number* ${at}`);
    expect([(await lines()).length, (await lines()).at(-1)]).toEqual([8, '- Deck \\*number\\* 1 · Deck, Card Duel']);
    for (let at = 9; at <= 27; at++) await begin('duel/deck', `Deck number ${at}`);
    expect([(await lines()).length, (await lines()).at(-1)]).toEqual([9, '- … +19']);
    expect((await list('ada')).labels.filter((label) => label.startsWith('Deck '))).toHaveLength(25);
    const own = await begin('farmland/deck', 'Farm deck');
    const shown = await step('ada', 'kind', '', { values: ['farmland/deck'] });
    expect([shown.messages[0]?.customIds[1], shown.labels[0]]).toEqual([own, 'Farm deck']);
    expect(shown.text.includes('… +')).toBe(false);
  });

  test('shares designs of a server: pages, owners, copies, and who stops sharing', async () => {
    const { bot, begin, press, share, step, list, draftsOf } = await openEditor();
    const id = await begin('duel/deck', 'Deck *one*');
    expect((await press(id, 'share', undefined, { guild: null })).text).toBe(
      'There’s nobody to share it with in a DM. Open it on a server with `/design list`.',
    );
    const offered = async (where: Where = {}) => (await press(id, 'more', undefined, where)).labels;
    expect(await offered({ guild: 'h' })).toContain('Share with this server');
    expect((await press(id, 'share', undefined, { guild: 'h' })).text).toMatch(/^Shared\. Everyone here can find it/);
    expect(await offered({ guild: 'h' })).toContain('Share this version');
    expect(await offered()).toContain('Share with this server');
    expect((await offered({ guild: null })).filter((label) => label.startsWith('Share'))).toEqual([]);
    expect(stepsOf((await list('bo')).ids)).toEqual(['kind']);

    const shared = await share(id);
    const overview = await list('bo');
    expect(stepsOf(overview.ids)).toEqual(['kind', 'shared']);
    expect(overview.text.split('\n').at(-1)).toBe('- Deck \\*one\\* · Deck, Card Duel, shared by <@ada>');
    const shown = (who: string, where?: Where) => step(who, 'shared', shared, {}, where);
    expect((await shown('bo')).text).toMatch(/^\*\*Deck \\\*one\\\*\*\* · Deck, Card Duel\n/i);
    expect((await shown('bo')).text).toContain(`Shared by <@ada>, <t:${NOW / 1000}:D>`);
    expect(stepsOf((await shown('bo')).ids)).toEqual(['try', 'copy', 'list']);
    expect(stepsOf((await shown('ada')).ids)).toEqual(['try', 'copy', 'takeBack', 'list']);
    expect(stepsOf((await shown('mia', { isManager: true })).ids)).toContain('takeBack');
    expect((await shown('bo', { guild: 'x' })).text).toBe(SHARED_GONE);
    await step('bo', 'copy', shared);
    expect(await draftsOf('bo')).toMatchObject([{ name: 'Deck *one*' }]);
    expect((await step('bo', 'takeBack', shared)).text).toBe(
      'Only the person who shared it or a server admin can stop sharing it.',
    );
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    await step('mia', 'takeBack', shared, {}, { isManager: true });
    const entries = bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
    expect(entries).toEqual(['<@mia> unshared a design by <@ada>: **Deck \\*one\\***.']);
    expect((await step('bo', 'copy', shared)).text).toBe(SHARED_GONE);
  });

  test('turns the pages of shared designs, and limits those of a user and of a server', async () => {
    const { bot, begin, share, step, press } = await openEditor({ designsPerPerson: 10, designsPerServer: 11 });
    for (let at = 0; at < 10; at++) await share(await begin('duel/deck', `Deck number ${at}`));
    const first = await step('bo', 'list', '');
    expect(first.text.match(/shared by <@ada>/g)).toHaveLength(8);
    expect(first.text).toContain('Deck number 9');
    const second = await step('bo', 'list', '//1');
    expect(second.text).toContain('Deck number 1 ');
    expect([second.labels.includes('Newer'), second.labels.includes('Older')]).toEqual([true, false]);
    expect((await step('bo', 'list', 'duel/deck/77')).text).toContain('Deck number 0');
    expect((await press(await begin('duel/deck', 'One more'), 'share')).text).toContain(
      'You’ve reached your limit for designs shared here.',
    );
    await share(await begin('duel/deck', 'Of Bo', undefined, 'bo'), 'bo');
    const late = await begin('duel/deck', 'Of Cleo', undefined, 'cleo');
    expect((await press(late, 'share', undefined, {}, 'cleo')).text).toContain(
      'This server has reached its limit for shared designs.',
    );
    await setBlock(bot.context, 'g', 'dan', { at: NOW, reason: '# **Loud** <@bo>' });
    const draft = await begin('duel/deck', 'Of Dan', undefined, 'dan');
    expect((await press(draft, 'share', undefined, {}, 'dan')).text).toContain(
      'Reason: “\\# \\*\\*Loud\\*\\* <\u200b@\u200bbo>”.',
    );
  });
});

describe('designs in /play', () => {
  test('are suggested for their game and kind: own drafts, shared designs, and built-in ones for the seat', async () => {
    expect(designCommandOptions(duel)).toMatchObject(
      ['my-deck', 'deck-design', 'second-deck-design'].map((name) => ({ name, autocomplete: true })),
    );
    const { bot, begin, share } = await openEditor();
    const suggest = async (who: string, game: string, option: string, typed = '') =>
      (await bot.user(who).suggest(`play ${game}`, { [option]: typed })).map(({ name }) => name);
    await begin('duel/deck', 'x'.repeat(95));
    await begin('farmland/deck', 'Farm deck');
    await begin('spy/characters', 'Agents');
    await begin('spy/scenario', 'Casino');
    const long = `${'x'.repeat(79)}… (yours)`;
    for (const option of ['deck-design', 'second-deck-design'])
      expect(await suggest('ada', 'duel', option)).toEqual([long]);
    expect(await suggest('ada', 'spy', 'scenario-design')).toEqual(['Casino (yours)']);
    expect(await suggest('ada', 'duel', 'none')).toEqual([]);
    expect(await suggest('bo', 'duel', 'my-deck')).toHaveLength(startsOf('duel/deck').length);
    await share(await begin('duel/deck', 'Wolves'));
    expect(await suggest('bo', 'duel', 'deck-design', 'WOLV')).toEqual(['Wolves (shared here)']);
    expect(await suggest('ada', 'duel', 'deck-design', 'WOLV')).toEqual(['Wolves (yours)', 'Wolves (shared here)']);
    for (let at = 0; at < 30; at++) await begin('duel/deck', `Deck number ${at}`, undefined, 'cleo');
    expect(await suggest('cleo', 'duel', 'deck-design')).toHaveLength(25);
  });

  test('decide the game in their order, or the own seat', async () => {
    const { bot, begin, share } = await openEditor();
    const first = await begin('duel/deck');
    const second = await begin('duel/deck', 'Second', startsOf('duel/deck')[1]?.doc);
    const shared = [await share(first), await share(second)];
    const play = (channel: string, options: object, who = 'bo') => {
      const given = { opponent: { user: `eve-${channel}` }, rated: false, ...options };
      return bot.user(who, { channel }).command('play duel', given);
    };
    const optionsIn = async (channel: string) => (await bot.tableIn(channel)).table.options as Record<string, string>;
    await play('c', { 'deck-design': first }, 'ada');
    await play('d', { 'deck-design': shared[0], 'second-deck-design': shared[1] });
    await play('e', { 'deck-design': shared[1] });
    const [one, other] = [(await optionsIn('c')).deck, (await optionsIn('e')).deck];
    expect(Object.values(await optionsIn('d'))).toEqual([one, other]);
    await play('f', { 'my-deck': shared[0] });
    const { table } = await bot.tableIn('f');
    expect([table.options, table.seats.filter((seat) => 'design' in seat).length]).toEqual([{}, 1]);
    expect((await play('x', { 'second-deck-design': shared[0] })).text).toContain(
      'You chose a second deck but no first. Choose both, or just the first for both sides.',
    );
    const levels = await share(await begin('dungeon/levels'));
    expect((await play('x', { 'deck-design': shared[0], 'second-deck-design': levels })).text).toContain(
      'These two are for different games. Choose both from the suggestions.',
    );
    for (const option of ['deck-design', 'my-deck'])
      expect((await play('x', { [option]: 'none' })).text).toContain(SHARED_GONE);
  });
});

describe('the design of a seat', () => {
  async function openTable(rated: boolean) {
    const made = await openEditor();
    const occupants = [
      { ...person('ada'), name: 'Ada' },
      { kind: 'invited' as const, id: 'bo' },
    ];
    const { table } = await open(made.bot.context, { game: duel, occupants, rated, seated: false });
    const bring = (who: string, values?: string[], where: Where = {}) => {
      const use = { isPrivate: true, ...(values && { values }) };
      return made.bot.user(who, where).press({ kind: 'bring', table: table.id }, use);
    };
    return { ...made, table, bring };
  }

  test('is an own, shared or built-in one in an unrated game, at most 25', async () => {
    const { bot, begin, share, bring } = await openTable(false);
    const id = await begin('duel/deck');
    await share(id);
    const asked = await bring('bo');
    expect(asked.messages).toMatchObject([{ isPrivate: true, text: '' }]);
    expect([asked.labels[0], asked.labels.at(-1)]).toEqual(['Use the table’s deck', 'My own one (shared here)']);
    const chosen = async () => chosenDesignOf((await bot.tableIn('c')).table.seats[0])?.name;
    expect((await bring('ada', [id])).text).toBe('You’ll play **My own one**.');
    expect(await chosen()).toBe('My own one');
    expect((await bring('ada', ['-'])).text).toBe('You’ll play the table’s deck.');
    expect(await chosen()).toBeUndefined();
    expect((await bring('ada', ['none'])).text).toContain(SHARED_GONE);
    for (let at = 0; at < 20; at++) await begin('duel/deck', `Draft number ${at}`);
    expect((await bring('ada')).messages[0]?.customIds.slice(1)).toHaveLength(25);
    const { table } = await open(bot.context, { game: dungeon, occupants: [person('ada')], location: locationIn('d') });
    expect((await bot.user('ada', { channel: 'd' }).press({ kind: 'bring', table: table.id })).text).toBe(GONE);
  });

  test('is a built-in one in a rated game, and starts the game of the last player who joins with it', async () => {
    const { bot, table, begin, share, bring } = await openTable(true);
    await share(await begin('duel/deck'));
    const [asked, other] = [await bring('ada'), await bring('bo')];
    expect(asked.text).toBe(
      'This game is rated, so your own designs aren’t listed. You can bring them to unrated games.',
    );
    expect(other.messages).toMatchObject([{ isPrivate: true, text: '' }]);
    expect(asked.messages[0]?.customIds.slice(1)).toHaveLength(1 + startsOf('duel/deck').length);
    await bring('ada', [START.id]);
    expect((await bring('bo', [START.id])).text).toBe('You joined the table.');
    expect((await bot.tableIn('c')).table.status).toBe('playing');
    await resign(bot.context, table.id, 'bo');
    expect((await bring('ada', [START.id])).refused).toBeDefined();
    expect((await bring('eve', [START.id], { guild: 'h', channel: 'x' })).refused).toBe('notYourTable');
  });
});
