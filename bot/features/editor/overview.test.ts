import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import type { Fault } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { type Id, parseId } from '../../../tests/ids.ts';
import { LIMITS } from '../../host/limits.ts';
import { type Drawn, textOf } from '../../render/message.ts';
import { page } from '../../render/page.ts';
import { beginDraft, type DesignKind, designKindsOf, type OpenDraft, readDraftList } from './drafts.ts';
import { designCommandOptions } from './options.ts';
import { drawDelete, drawEditor, drawMore } from './panel.ts';

const KINDS = designKindsOf([duel, dungeon]);
const kindOf = (id: string) => KINDS.find(({ design }) => design.id === id) as DesignKind;
const [DECK, LEVELS] = ['deck', 'levels'].map(kindOf) as [DesignKind, DesignKind];
const startOf = ({ design }: DesignKind) => design.starts[0] as unknown as { id: string; doc: never };

function draftOf(kind: DesignKind, changes: object = {}): OpenDraft {
  const at = { sheet: 0, brush: 0, painting: false, x: 0, y: 0, entry: 0, group: 0 };
  const { doc } = startOf(kind);
  const draft = { owner: 'ada', game: kind.game.id, design: kind.design.id, name: 'My *best* one', doc, past: [], at };
  return { ...kind, id: 'K3_x-9aB', draft: { ...draft, changed: 0, until: 86_400_000, ...changes } };
}

const actionsOf = (drawn: Drawn) =>
  [...JSON.stringify(drawn.components).matchAll(/"custom_id":"([^"]+)"/g)].flatMap(([, custom]) => {
    const id = parseId(custom ?? '');
    return id && 'action' in id ? [id.action] : id && 'step' in id ? [id.step] : [];
  });

describe('the editor', () => {
  const draw = (open: OpenDraft, display: 'plain' | 'sentences' = 'plain') => {
    const drawn = drawEditor(open, { language: 'en', display });
    return { text: textOf(drawn), actions: actionsOf(drawn) };
  };

  test('offers to try and download a draft without faults', () => {
    const { text, actions } = draw(draftOf(DECK));
    expect(actions.slice(-4)).toEqual(['after', 'try', 'file', 'more']);
    expect(text).toMatch(/^\*\*My \\\*best\\\* one\*\* · Deck, Card Duel/i);
    expect(actionsOf(drawEditor(draftOf(LEVELS), { language: 'en', display: 'plain' })).slice(-3)).toEqual([
      ...['try', 'file', 'more'],
    ]);
  });

  test('lists two faults and their number instead', () => {
    const empty = draw(draftOf(DECK, { doc: { lists: { creatures: [], spells: [] } } }));
    expect(empty.actions).not.toContain('try');
    expect(empty.actions).not.toContain('file');
    expect(empty.text).not.toBe(draw(draftOf(DECK)).text);
    const board = draftOf(LEVELS, { doc: { boards: [['...', '...', '...']] } });
    expect(draw(board).actions).not.toContain('try');
  });

  test('names the entry or the square of a fault, two faults at most', () => {
    const withFaults = (kind: DesignKind, faults: readonly Fault[]) =>
      draw({ ...draftOf(kind), design: { ...kind.design, faults: () => faults } }).text;
    const named = withFaults(DECK, [{ entry: 1, reason: 'is weak' }]);
    expect(named).toContain('Gullboy: is weak');
    const fixed = {
      ...DECK,
      design: {
        ...DECK.design,
        lists: DECK.design.kind === 'listed' ? DECK.design.lists.map(({ newEntry: _, ...list }) => list) : [],
      },
    };
    expect(withFaults(fixed, [{ entry: 1, reason: 'is weak' }])).toContain('**To fix:** is weak');
    expect(withFaults(DECK, [{ entry: 0, sheet: 1, reason: 'is weak' }])).toMatch(/\w+: is weak/);
    expect(withFaults(DECK, [{ reason: 'is weak' }])).not.toContain(': is weak\n');
    expect(withFaults(LEVELS, [{ at: { x: 1, y: 2 }, reason: 'is odd' }])).toContain('B3: is odd');
    const faults = ['one', 'two', 'three'].map((reason) => ({ reason }));
    expect(withFaults(DECK, faults.slice(0, 2))).toContain('two');
    expect(withFaults(DECK, faults.slice(0, 2))).not.toContain('(2');
    const three = withFaults(DECK, faults);
    expect(three).toContain('one');
    expect(three).not.toContain('three');
    expect(three).toContain('**To fix (3):** one\ntwo');
  });

  test('is spoken in sentences, with the cursor and the cells around it', () => {
    const board = draw(draftOf(LEVELS), 'sentences').text;
    expect(board).toMatch(/Above: .+, right: .+, below: .+, left: /);
    expect(board).not.toContain('```');
    expect(drawEditor(draftOf(LEVELS), { language: 'en', display: 'sentences' }).sketch).toBeUndefined();
    expect(draw(draftOf(LEVELS)).text).toContain('```');
    expect(draw(draftOf(LEVELS)).text).toMatch(/A1: .+ · Brush: /);
    expect(draw(draftOf(DECK), 'sentences').text).not.toContain('```');
  });

  test('lists the rejected values with the ones that stay', () => {
    const field = { id: 'name', name: 'Name', kind: 'text', min: 1, max: 9 } as const;
    const text = (id: string) =>
      textOf(
        drawEditor(draftOf(DECK), { language: 'en', display: 'plain' }, [
          { field: { ...field, id }, typed: '*x*', reason: 'is too odd' },
        ]),
      );
    const [first] = (startOf(DECK).doc as { lists: { creatures: { name: string }[] } }).lists.creatures;
    expect(text('name')).toContain(`**Name**: “\\*x\\*” is too odd. Unchanged: ${first?.name}.`);
    expect(text('none')).toContain('“\\*x\\*” is too odd. Left empty.');
  });
});

describe('more actions', () => {
  const more = (open: OpenDraft, isShared = false, inServer = true) => page(drawMore(open, isShared, inServer), 'en');

  test('fit the kind of the draft', () => {
    expect(actionsOf(more(draftOf(DECK)))).toEqual(['rename', 'twin', 'share', 'help', 'list', 'delete', 'edit']);
    expect(actionsOf(more(draftOf(LEVELS)))).toEqual([
      ...['shape', 'map', 'rename', 'twin', 'share', 'help', 'list', 'delete', 'edit'],
    ]);
    expect(textOf(more(draftOf(LEVELS)))).toContain('kept until <t:86400:D>');
  });

  test('share a draft without faults on a server, or its newest version', () => {
    const json = (drawn: Drawn) => JSON.stringify(drawn);
    expect(json(more(draftOf(DECK)))).toContain('Share with this server');
    expect(json(more(draftOf(DECK), true))).toContain('Share this version');
    expect(actionsOf(more(draftOf(DECK), false, false))).not.toContain('share');
    const faulty = draftOf(DECK, { doc: { lists: { creatures: [], spells: [] } } });
    expect(actionsOf(more(faulty))).not.toContain('share');
  });

  test('add boards only if the design has several', () => {
    const single = { ...LEVELS, design: { ...LEVELS.design, board: { name: 'Level', max: 1 } } } as DesignKind;
    const double = { ...LEVELS, design: { ...LEVELS.design, board: { name: 'Level', max: 2 } } } as DesignKind;
    const has = (kind: DesignKind) => JSON.stringify(more({ ...draftOf(LEVELS), ...kind })).includes('newBoard');
    expect([has(single), has(double)]).toEqual([false, true]);
  });

  test('delete after a question', () => {
    expect(actionsOf(page(drawDelete(draftOf(DECK)), 'en'))).toEqual(['sure', 'edit']);
  });
});

describe('/design list', () => {
  async function withDrafts(count: number) {
    const bot = await openFeatureBot([duel, dungeon], { limits: { ...LIMITS, draftsPerPerson: 99 } });
    for (let at = 0; at < count; at++)
      await beginDraft(bot.context, 'ada', DECK, { name: `Deck number ${at + 1}`, doc: startOf(DECK).doc });
    return bot;
  }
  const list = (bot: FeatureBot, who = 'ada') => bot.user(who).command('design list');

  test('lists eight drafts and the number of the others', async () => {
    const lines = async (count: number) =>
      (await list(await withDrafts(count))).text.split('\n').filter((line) => line.startsWith('- '));
    expect(await lines(8)).toHaveLength(8);
    const nine = await lines(9);
    expect([nine.length, nine.at(-1)]).toEqual([9, '- … +1']);
    expect((await lines(1))[0]).toMatch(/^- Deck number 1 · Deck, Card Duel$/i);
    expect((await list(await withDrafts(0))).text).not.toContain('- ');
  });

  test('has menus to open a draft, to begin one, and for shared designs', async () => {
    const bot = await withDrafts(2);
    const steps = async (who: string) => (await list(bot, who)).ids.flatMap((id) => ('step' in id ? [id.step] : []));
    expect(await steps('ada')).toEqual(['open', 'kind']);
    expect(await steps('bo')).toEqual(['kind']);
    const [card] = (await readDraftList(bot.context, 'ada')).drafts;
    await bot.user('ada').press({ kind: 'design', draft: card?.id ?? '', action: 'share' }, { isPrivate: true });
    expect(await steps('bo')).toEqual(['kind', 'shared']);
    expect((await list(bot, 'bo')).text).toMatch(/Deck number \d · .*, .*<@ada>/);
    const kind = (value: string) =>
      bot.user('bo').press({ kind: 'designs', step: 'kind', what: '' }, { isPrivate: true, values: [value] });
    const deck = await kind('duel/deck');
    expect(deck.ids.flatMap((id) => ('step' in id ? [id.step] : []))).toEqual(['start', 'shared']);
    expect(deck.text).toMatch(/^\*\*Deck, Card Duel\*\*/i);
    expect(deck.text).toContain('start from a `file` with `/design`');
    expect((await kind('dungeon/levels')).ids).toMatchObject([{ step: 'start', what: 'dungeon/levels' }]);
  });

  test('begins a draft with the name of its starting point', async () => {
    const bot = await withDrafts(0);
    const { id } = startOf(DECK);
    await bot
      .user('ada')
      .press({ kind: 'designs', step: 'start', what: 'duel/deck' }, { isPrivate: true, values: [id] });
    expect((await readDraftList(bot.context, 'ada')).drafts).toMatchObject([{ game: 'duel', design: 'deck' }]);
  });
});

describe('a tried design', () => {
  test('is played against computers of medium strength, where the server allows the game', async () => {
    const bot = await openFeatureBot([duel, dungeon]);
    const begun = await beginDraft(bot.context, 'ada', DECK, { name: 'My own deck', doc: startOf(DECK).doc });
    await bot.user('ada').press({ kind: 'design', draft: begun.id, action: 'try' }, { isPrivate: true });
    const levels = duel.computers?.levels.map(({ id }) => id) ?? [];
    const { table } = await bot.tableIn('c');
    expect(table.seats).toContainEqual({ kind: 'computer', level: levels[Math.floor((levels.length - 1) / 2)] });
    expect(table.seats).toHaveLength(2);
  });
});

describe('designs in /play', () => {
  const names = (game: typeof duel | typeof dungeon) => designCommandOptions(game).map(({ name }) => name);

  test('are options for the own seat and for the table', () => {
    expect(names(duel)).toEqual(['my-deck', 'deck-design', 'second-deck-design']);
    expect(names(dungeon)).toContain('levels-design');
    expect(designCommandOptions(duel)).toMatchObject(Array(3).fill({ autocomplete: true }));
  });

  test('are suggested by name: own drafts, shared designs, and built-in ones for the seat', async () => {
    const bot = await openFeatureBot([duel, dungeon], { limits: { ...LIMITS, draftsPerPerson: 99 } });
    for (const name of ['Wolves of old', 'Snails of now'])
      await beginDraft(bot.context, 'ada', DECK, { name, doc: startOf(DECK).doc });
    await beginDraft(bot.context, 'ada', LEVELS, { name: 'Wolf tunnels', doc: startOf(LEVELS).doc });
    const suggest = async (option: string, typed: string, who = 'ada', game = 'duel') =>
      (await bot.user(who).suggest(`play ${game}`, { [option]: typed })).map(({ name }) => name);
    expect(await suggest('deck-design', 'WOL')).toEqual([expect.stringContaining('Wolves of old')]);
    expect(await suggest('deck-design', '')).toHaveLength(2);
    expect(await suggest('second-deck-design', '')).toHaveLength(2);
    expect(await suggest('levels-design', '', 'ada', 'dungeon')).toEqual([expect.stringContaining('Wolf tunnels')]);
    expect(await suggest('none', '')).toEqual([]);
    expect(await suggest('my-deck', '', 'bo')).toHaveLength(DECK.design.starts.length);
    const { drafts } = await readDraftList(bot.context, 'ada');
    const wolves = drafts.find(({ name }) => name === 'Wolves of old')?.id ?? '';
    await bot.user('ada').press({ kind: 'design', draft: wolves, action: 'share' }, { isPrivate: true });
    expect(await suggest('deck-design', '', 'bo')).toEqual([expect.stringContaining('Wolves of old')]);
    expect(await suggest('deck-design', '', 'bo')).not.toEqual(await suggest('deck-design', 'wolves'));
  });

  test('decide the game and the seat', async () => {
    const bot = await openFeatureBot([duel]);
    const begun = await beginDraft(bot.context, 'ada', DECK, { name: 'My own deck', doc: startOf(DECK).doc });
    const play = (channel: string, options: object) =>
      bot
        .user('ada', { channel })
        .command('play duel', { opponent: { user: `bo-${channel}` }, rated: false, ...options });
    await play('c', { 'deck-design': begun.id });
    await play('d', { 'deck-design': begun.id, 'second-deck-design': begun.id });
    await play('e', { 'my-deck': begun.id });
    const options = async (channel: string) => Object.keys((await bot.tableIn(channel)).table.options as object).length;
    expect([await options('c'), await options('d'), await options('e')]).toEqual([1, 2, 0]);
    const hasDesign = async (channel: string) =>
      (await bot.tableIn(channel)).table.seats.some((seat) => 'design' in seat);
    expect([await hasDesign('e'), await hasDesign('c')]).toEqual([true, false]);
    expect((await play('g', { 'my-deck': 'none' })).refused).toBe('sharedGone');
  });
});

test('offers designs of a seat for games with them only', async () => {
  const bot = await openFeatureBot([duel, dungeon]);
  const occupants = [person('ada')];
  const { table } = await open(bot.context, { game: dungeon, occupants });
  const bring: Id<'bring'> = { kind: 'bring', table: table.id };
  expect((await bot.user('ada').press(bring)).refused).toBe('draftGone');
});
