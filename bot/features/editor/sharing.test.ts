import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { farmland } from '@longtable/farmland';
import { say } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { LIMITS } from '../../host/limits.ts';
import type { Refusal } from '../../host/refusal.ts';
import { setBlock } from '../moderation/blocks.ts';
import { beginDraft, type DesignKind, designKindsOf } from './drafts.ts';
import { designCommandOptions } from './options.ts';
import { shareDraft } from './sharing.ts';

const NOW = 1_800_000_000_000;
const GAMES = [duel, farmland, spy];
const KINDS = designKindsOf([...GAMES, dungeon]);
const kindOf = (key: string) => KINDS.find(({ game, design }) => `${game.id}/${design.id}` === key) as DesignKind;
const docOf = ({ design }: DesignKind, start = 0) => design.starts[start]?.doc as never;

async function openBot() {
  const limits = { ...LIMITS, draftsPerPerson: 99, designsPerServer: 99, designsPerPerson: 99 };
  const bot = await openFeatureBot(GAMES as never, { now: () => NOW, limits });
  const begin = async (key: string, name: string, start = 0, who = 'ada') => {
    const begun = await beginDraft(bot.context, who, kindOf(key), { name, doc: docOf(kindOf(key), start) });
    return begun.id;
  };
  const share = async (key: string, name: string) => {
    const shared = await shareDraft(bot.context, 'ada', await begin(key, name), 'g');
    return shared.id;
  };
  const workshop = (who: string, step: Id<'designs'>['step'], what: string, use = {}, where = {}) =>
    bot.user(who, where).press({ kind: 'designs', step, what }, { isPrivate: true, ...use });
  return { bot, begin, share, workshop };
}

describe('the overview of one kind', () => {
  test('has only its drafts and shared designs, and mentions files', async () => {
    const { bot, begin, share, workshop } = await openBot();
    const own = await begin('duel/deck', 'Duel deck');
    await begin('farmland/deck', 'Farm deck');
    await begin('spy/scenario', 'Casino');
    await begin('spy/characters', 'Agents');
    await share('farmland/deck', 'Shared farm');
    const shown = await workshop('ada', 'kind', '', { values: ['duel/deck'] });
    expect(shown.messages[0]?.customIds[1]).toBe(own);
    expect(shown.labels).not.toEqual(expect.arrayContaining([expect.stringMatching(/farm|Casino|Agents/i)]));
    expect(shown.text).toContain('Or start from a `file` with `/design`.');
    expect(shown.text).not.toContain('Shared farm');
    const scenario = await workshop('ada', 'kind', '', { values: ['spy/scenario'] });
    expect(scenario.labels[0]).toBe('Casino');
    expect(scenario.labels).not.toContain('Agents');
    expect((await bot.user('ada').command('design list')).text).not.toContain('Or start from a `file`');
  });

  test('does not count the drafts that it does not list', async () => {
    const { begin, workshop } = await openBot();
    for (let at = 0; at < 10; at++) await begin('duel/deck', `Deck number ${at}`);
    expect((await workshop('ada', 'kind', '', { values: ['duel/deck'] })).text).not.toContain('…');
  });
});

describe('the overview', () => {
  test('hides designs of games that are not installed', async () => {
    const { bot, begin } = await openBot();
    await begin('dungeon/levels', 'Old tunnels');
    const list = await bot.user('ada').command('design list');
    expect(list.text).toContain('You have no drafts yet.');
    expect(list.labels).not.toContain('Old tunnels');
  });

  test('lists eight shared designs with their owners, and names without formatting', async () => {
    const { bot, begin, share } = await openBot();
    for (let at = 0; at < 9; at++) await share('duel/deck', `Deck *${at}*`);
    const lines = (await bot.user('bo').command('design list')).text.split('\n');
    expect(lines.filter((line) => line.includes('shared by <@ada>'))).toHaveLength(8);
    expect(lines.at(-1)).toMatch(/^- Deck \\\*\d\\\* · Deck, Card Duel, shared by <@ada>$/i);
    await begin('duel/deck', 'My *deck*', 0, 'bo');
    expect((await bot.user('bo').command('design list')).text).toContain('- My \\*deck\\* · ');
  });

  test('has 25 options per menu', async () => {
    const { bot, begin } = await openBot();
    for (let at = 0; at < 26; at++) await begin('duel/deck', `Deck number ${at}`);
    const { labels } = await bot.user('ada').command('design list');
    expect(labels.filter((label) => label.startsWith('Deck number'))).toHaveLength(25);
  });
});

describe('a shared design', () => {
  test('is shown with its name, owner and day', async () => {
    const { share, workshop } = await openBot();
    const id = await share('duel/deck', 'Deck *one*');
    const { text } = await workshop('bo', 'shared', id);
    expect(text).toMatch(/^\*\*Deck \\\*one\\\*\*\* · Deck, Card Duel\n/i);
    expect(text).toContain(`Shared by <@ada>, <t:${NOW / 1000}:D>`);
  });
});

describe('the designs of /play', () => {
  const optionsIn = async (bot: Awaited<ReturnType<typeof openBot>>['bot'], channel: string) =>
    (await bot.tableIn(channel)).table.options as Record<string, unknown>;

  test('are described by what they decide', () => {
    const abouts = designCommandOptions(duel).map((option) => option.description);
    expect(abouts[1]).toMatch(/^Made with \/design: /);
    expect(abouts[2]).toMatch(/^Made with \/design: /);
    expect(new Set(abouts).size).toBe(3);
  });

  test('are suggested for their game and kind, with a mark, and at most 25', async () => {
    const { bot, begin, share } = await openBot();
    await begin('duel/deck', 'x'.repeat(95));
    await begin('farmland/deck', 'Farm deck');
    await begin('spy/characters', 'Agents');
    await begin('spy/scenario', 'Casino');
    const suggest = async (who: string, game: string, option: string, typed = '') =>
      (await bot.user(who).suggest(`play ${game}`, { [option]: typed })).map(({ name }) => name);
    const [long] = await suggest('ada', 'duel', 'deck-design');
    expect(await suggest('ada', 'duel', 'deck-design')).toHaveLength(1);
    expect([long?.length, long]).toEqual([88, expect.stringMatching(/^x+… \(yours\)$/)]);
    expect(await suggest('ada', 'spy', 'scenario-design')).toEqual(['Casino (yours)']);
    await share('duel/deck', 'Wolves');
    expect(await suggest('bo', 'duel', 'deck-design', 'WOLV')).toEqual(['Wolves (shared here)']);
    for (let at = 0; at < 30; at++) await begin('duel/deck', `Deck number ${at}`, 0, 'cleo');
    expect(await suggest('cleo', 'duel', 'deck-design')).toHaveLength(25);
  });

  test('keep their order, and may be shared ones', async () => {
    const { bot, begin } = await openBot();
    const [first, second] = [await begin('duel/deck', 'First deck', 0), await begin('duel/deck', 'Second deck', 1)];
    const shared: string[] = [];
    for (const draft of [first, second]) {
      shared.push((await shareDraft(bot.context, 'ada', draft, 'g')).id);
    }
    const play = (who: string, channel: string, options: object) =>
      bot
        .user(who, { channel })
        .command('play duel', { opponent: { user: `eve-${channel}` }, rated: false, ...options });
    await play('ada', 'c', { 'deck-design': first });
    await play('bo', 'd', { 'deck-design': shared[0], 'second-deck-design': shared[1] });
    await play('bo', 'e', { 'deck-design': shared[1] });
    const [one, both, other] = [await optionsIn(bot, 'c'), await optionsIn(bot, 'd'), await optionsIn(bot, 'e')];
    expect(both).toMatchObject(one);
    expect(Object.values(both)).toEqual([one.deck, other.deck]);
    expect((await play('bo', 'f', { 'my-deck': shared[0] })).refused).toBeUndefined();
  });
});

test('sends each file of a draft with its own ending', async () => {
  const { bot, begin } = await openBot();
  const draft = await begin('farmland/deck', 'Farm Deck');
  const sent = await bot.user('ada').press({ kind: 'design', draft, action: 'file' }, { isPrivate: true });
  expect(sent.messages).toMatchObject([{ isPrivate: true, files: ['farm-deck.units.txt', 'farm-deck.deck.txt'] }]);
  expect(sent.text).toContain('Here’s your file.');
});

describe('the limits of sharing', () => {
  test('turns the pages of shared designs, and limits those of one user', async () => {
    const { bot, begin, share, workshop } = await openBot();
    for (let at = 0; at < 10; at++) await share('duel/deck', `Deck number ${at}`);
    const first = await workshop('bo', 'list', '');
    expect(first.text).toContain('Deck number 9');
    expect(first.text).not.toContain('Deck number 1 ');
    const second = await workshop('bo', 'list', '//1');
    expect(second.text).toContain('Deck number 1 ');
    expect(second.labels).toContain('Newer');
    expect(second.labels).not.toContain('Older');
    expect((await workshop('bo', 'list', 'duel/deck/77')).text).toContain('Deck number 0');

    const limited = { ...bot.context, limits: { ...bot.context.limits, designsPerPerson: 10 } };
    const extra = await begin('duel/deck', 'One more');
    expect(await codeOf(shareDraft(limited, 'ada', extra, 'g'))).toBe('youShareEnough');
    const other = await begin('duel/deck', 'Of Bo', 0, 'bo');
    expect(await codeOf(shareDraft(limited, 'bo', other, 'g'))).toBe('done');
  });

  test('lets no blocked user share', async () => {
    const { bot, begin } = await openBot();
    const draft = await begin('duel/deck', 'Deck');
    await setBlock(bot.context, 'g', 'ada', { at: NOW, reason: '# **Loud** <@bo>' });
    expect(await codeOf(shareDraft(bot.context, 'ada', draft, 'g'))).toBe('blocked');
    const refusal = await shareDraft(bot.context, 'ada', draft, 'g').catch((error) => error as Refusal);
    expect(say((refusal as Refusal).sentence, 'en')).toContain('Reason: “\\# \\*\\*Loud\\*\\* <\u200b@\u200bbo>”.');
  });
});
