import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { describe, expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { LIMITS } from '../../host/limits.ts';
import { changeServer } from '../../host/settings.ts';
import { beginDraft, type DesignKind, designKindsOf, readDraft } from './drafts.ts';
import { shareDraft, sharedListOf } from './sharing.ts';

const KINDS = designKindsOf([duel, dungeon]);
const [DECK, LEVELS] = ['deck', 'levels'].map((id) => KINDS.find(({ design }) => design.id === id)) as [
  DesignKind,
  DesignKind,
];
const docOf = ({ design }: DesignKind) => design.starts[0]?.doc as never;
const START = DECK.design.starts[0]?.id ?? '';

async function drafted(kind: DesignKind, doc: object = docOf(kind)) {
  const bot = await openFeatureBot([duel, dungeon], { limits: { ...LIMITS, draftsPerPerson: 99 } });
  const begin = async (name = 'My own one') => {
    const begun = await beginDraft(bot.context, 'ada', kind, { name, doc: doc as never });
    return begun.id;
  };
  const id = await begin();
  const press = (action: Id<'design'>['action'], use = {}, where: Where = {}, draft = id) =>
    bot.user('ada', where).press({ kind: 'design', draft, action }, { isPrivate: true, ...use });
  const read = async () => {
    const found = await readDraft(bot.context, 'ada', id);
    return found.draft;
  };
  return { bot, id, begin, press, read };
}

test('sets and empties the properties of an entry', async () => {
  const { press, read } = await drafted(DECK);
  const traits = async () => {
    const { doc } = await read();
    return 'lists' in doc ? doc.lists.creatures?.[0]?.traits : undefined;
  };
  const [list] = DECK.design.kind === 'listed' ? DECK.design.lists : [];
  const field = list?.fields.find(({ kind }) => kind === 'many');
  const [one, other] = field && 'options' in field ? field.options.map(({ value }) => value) : [];
  await press('many', { values: [one, other] });
  expect(await traits()).toEqual([one, other]);
  await press('many', { values: [] });
  expect(await traits()).toEqual([]);
});

describe('the editor', () => {
  test.each([
    ['goto', DECK],
    ['fill', DECK],
    ['map', DECK],
    ['form', LEVELS],
  ] as const)('is shown again after an old button of another kind of design: %s', async (action, kind) => {
    const { press } = await drafted(kind);
    const { messages, form } = await press(action);
    expect([form, messages]).toMatchObject([undefined, [{ isEdit: true, text: expect.stringMatching(/^\*\*My own/) }]]);
  });

  test.each([
    ['board', LEVELS, 'The arrows move the cursor'],
    ['list', DECK, 'Choose what you want to change'],
  ] as const)('is explained for a %s', async (_, kind, words) => {
    const { press } = await drafted(kind);
    const [about, how] = (await press('help')).text.split('\n');
    expect(about).toBe(typeof kind.design.about === 'string' ? kind.design.about : kind.design.about.en);
    expect(how).toContain(words);
  });

  test('takes no forms without the roles of the server', async () => {
    const { bot, id, read } = await drafted(DECK);
    await changeServer(bot.context, 'g', () => ({ designRoles: ['r1'] }));
    const rename: Id<'design'> = { kind: 'design', draft: id, action: 'rename' };
    const submit = (roles: string[]) =>
      bot.user('ada', { roles }).submit(rename, { typed: 'Another name' }, { isPrivate: true });
    expect((await submit([])).refused).toBe('needsRole');
    expect((await read()).name).toBe('My own one');
    expect((await submit(['r1'])).refused).toBeUndefined();
  });

  test('shares a draft on the server where it is asked to, and knows which one is shared', async () => {
    const { bot, begin, press } = await drafted(DECK);
    const shared = await press('share', {}, { guild: 'h' });
    expect(shared.text).toMatch(/^Shared\. Everyone here can find it/);
    const counts = [await sharedListOf(bot.context, 'g'), await sharedListOf(bot.context, 'h')];
    expect(counts.map(({ length }) => length)).toEqual([0, 1]);
    const labels = async (draft?: string, guild = 'h') => (await press('more', {}, { guild }, draft)).labels;
    expect(await labels()).toContain('Share this version');
    expect(await labels(undefined, 'g')).toContain('Share with this server');
    expect(await labels(await begin('Another deck'))).toContain('Share with this server');
  });

  test('shares no draft with faults', async () => {
    const { bot, press } = await drafted(DECK, { lists: { creatures: [], spells: [] } });
    expect((await press('share')).refused).toBe('stillFaulty');
    expect(await sharedListOf(bot.context, 'g')).toEqual([]);
  });
});

describe('a tried draft', () => {
  test('is refused where the server withholds the game', async () => {
    const { bot, press } = await drafted(DECK);
    await changeServer(bot.context, 'g', () => ({ disabledGames: ['duel'] }));
    expect((await press('try')).refused).toBe('gameDisabled');
    await expect(bot.tableIn('c')).rejects.toThrow('nothingHere');
  });

  test('decides the rules of the table, with open seats if the game has no computers', async () => {
    const { computers: _, ...people } = duel;
    const bot = await openFeatureBot([people]);
    const begun = await beginDraft(bot.context, 'ada', DECK, { name: 'My own one', doc: docOf(DECK) });
    await bot.user('ada').press({ kind: 'design', draft: begun.id, action: 'try' }, { isPrivate: true });
    const { table } = await bot.tableIn('c');
    expect(table.seats).toMatchObject([{ kind: 'person', id: 'ada', name: 'Ada' }, { kind: 'open' }]);
    expect(Object.keys(table.options as object)).toEqual(['deck']);
    expect(table.terms.unrated).toBe(true);
  });
});

describe('the design of a seat', () => {
  async function opened(rated: boolean) {
    const made = await drafted(DECK);
    const occupants = [
      { ...person('ada'), name: 'Ada' },
      { kind: 'invited' as const, id: 'bo' },
    ];
    const { table } = await open(made.bot.context, { game: duel, occupants, rated, seated: false });
    const bring = (who: string, values?: string[], where: Where = {}) =>
      made.bot
        .user(who, where)
        .press({ kind: 'bring', table: table.id }, { isPrivate: true, ...(values && { values }) });
    return { ...made, table, bring };
  }

  test('is confirmed, and starts the game of the last player who joins with it', async () => {
    const { bot, bring } = await opened(true);
    expect((await bring('ada', [START])).text).toMatch(/^You’ll play \*\*.+\*\*\.$/);
    expect((await bring('bo', [START])).text).toBe('You joined the table.');
    const { table } = await bot.tableIn('c');
    expect(table.status).toBe('playing');
    expect(table.seats).toContainEqual(expect.objectContaining({ kind: 'person', id: 'bo', name: 'Bo' }));
  });

  test('is refused once the game is over or elsewhere', async () => {
    const { bot, table, bring } = await opened(true);
    await bring('bo', [START]);
    await resign(bot.context, table.id, 'bo');
    expect((await bring('ada', [START])).refused).toBeDefined();
    expect((await bring('eve', [START], { guild: 'h', channel: 'x' })).refused).toBe('notYourTable');
  });

  test('can be one that is shared on the server, in unrated games', async () => {
    const { bot, id, bring } = await opened(false);
    await shareDraft(bot.context, 'ada', id, 'g');
    const shared = (await sharedListOf(bot.context, 'g'))[0]?.id ?? '';
    const asked = await bring('bo');
    expect(asked.messages).toMatchObject([{ isPrivate: true, text: '' }]);
    expect(asked.labels.slice(0, 2)).toEqual(['Use the table’s deck', expect.any(String)]);
    expect(asked.labels.at(-1)).toBe('My own one (shared here)');
    expect((await bring('bo', [shared])).refused).toBeUndefined();
  });

  test('is one of 25 options, after a note in rated games', async () => {
    const { bring, begin } = await opened(false);
    for (let at = 0; at < 20; at++) await begin(`Draft number ${at}`);
    expect((await bring('ada')).messages[0]?.customIds.slice(1)).toHaveLength(25);
    const rated = await (await opened(true)).bring('ada');
    expect(rated.text).toContain('This game is rated');
    expect(rated.messages[0]?.customIds.slice(1)).toHaveLength(1 + DECK.design.starts.length);
  });
});
