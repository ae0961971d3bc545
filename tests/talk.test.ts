import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../games/kit/game.ts';
import { runa } from '../games/runa/index.ts';
import { PEOPLE } from '../playground/index.ts';
import { guess } from './guess.ts';
import { noughts } from './noughts.ts';
import { components, type Person } from './person.ts';
import { boardIn, isEphemeral, labelsOn, playCells, sitDown, textOf, whispered, withButton } from './played.ts';
import { openStage, type Stage } from './stage.ts';

const HOUR = 3_600_000;
const ROOM = 'table';

/** A name that would break out of everything if it could. */
const EVIL = '```@everyone [x](http://y) ';

/** Noughts that tell at length what happened. */
const wordy: AnyGame = {
  ...noughts,
  id: 'wordy',
  title: 'Wordy',
  face: {
    ...noughts.face,
    story: (events, reader) =>
      noughts.face.story(events, reader).flatMap((line) => [`${line} One.`, `${line} Two.`, `${line} Three.`, line]),
  },
};

let stage: Stage;
let ada: Person;
let bo: Person;
let cleo: Person;
let dev: Person;
const now = Date.parse('2026-05-04T10:00:00Z');

beforeAll(async () => {
  const last = PEOPLE.at(-1) as { user: { global_name: string | null } };
  last.user.global_name = EVIL;
  stage = await openStage([noughts, guess, runa, wordy], 'memory:', { now: () => now });
  [ada, bo, cleo, dev] = await Promise.all([
    stage.person('Ada'),
    stage.person('Bo'),
    stage.person('Cleo'),
    stage.person(PEOPLE.at(-1)?.user.id ?? ''),
  ]);
});
afterEach(() => {
  expect(stage.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
afterAll(() => stage.close());

const openly = (person: Person, room = ROOM) => person.messages(room).filter((one) => !isEphemeral(one));
const mentioned = ({ mentions }: APIMessage) => mentions.map(({ id }) => id);

/** The newest message in a room that calls somebody and says this. */
const called = (person: Person, words: string, room = ROOM) =>
  person.until(() =>
    openly(person, room).findLast((one) => mentioned(one).includes(person.user.id) && one.content.includes(words)),
  );

async function giveUp(person: Person, room = ROOM): Promise<void> {
  await person.command(room, 'resign');
  await person.click(whispered(person, room), person === cleo ? 'Aufgeben' : 'Give up');
}

test('names: nobody breaks out of a line or a board, pings or links by what they are called', async () => {
  await playCells(dev, ada, await sitDown(dev, ada, ROOM), 'a1 b1 a2 b2 a3');
  await called(ada, 'is over');
  await ada.command(ROOM, 'history');
  await ada.command(ROOM, 'replay');
  await ada.command(ROOM, 'tables');
  const menu = components(ada.messages(ROOM).filter(isEphemeral)[0] as APIMessage).find(({ options }) => options);
  expect(menu?.options?.[0]?.label).toContain('@everyone [x](http://y) – Ada');
  for (const message of ada.messages(ROOM)) {
    const text = textOf(message);
    expect(text.split('```').length % 2, text).toBe(1);
    expect(text.replace(/```[\s\S]*?```/g, ''), text).not.toMatch(/@everyone|\]\(http:\/\/y|http:\/\/y/);
    expect(message.mention_everyone).toBe(false);
    expect(mentioned(message).filter((id) => id !== ada.user.id)).toEqual([]);
  }
  const told = openly(ada).map(({ content }) => content.replaceAll('\u200b', ''));
  expect(told.join('\n')).toContain('@everyone \\[x](http://y)');
});

test('names: threads, lists to choose from and panels say who it is; what only you read says "you"', async () => {
  const board = await sitDown(ada, cleo, ROOM);
  await bo.command(ROOM, 'play', { subcommand: 'noughts', options: { opponent: dev.user.id } });
  await bo.click(whispered(bo, ROOM), 'Open a thread');
  const thread = await bo.until(() => bo.channels.find(({ type }) => type === 11));
  expect(thread.name).toBe('Noughts and Crosses · Bo – @everyone [x](http://y)');
  const [offered] = await bo.autocomplete(ROOM, 'watch', { options: { table: 'cleo' }, focused: 'table' });
  expect(offered?.name).toBe('Noughts and Crosses · #table · Ada – Cleo');
  await ada.click(board, 'a1');
  await ada.command(ROOM, 'hand');
  expect(whispered(ada, ROOM).content).toContain('> You take a1.');
  expect(whispered(ada, ROOM).content).toContain('**Cleo** is to move.');
  await cleo.command(ROOM, 'hand');
  expect(whispered(cleo, ROOM).content).toContain('> Ada nimmt a1.');
  expect(whispered(cleo, ROOM).content).toContain('Du bist am Zug.');
  await giveUp(ada);
  await cleo.until(() => whispered(cleo, ROOM).content.includes('**Ada hat aufgegeben. Du gewinnst.**'));
  await bo.command(thread.id, 'leave');
});

test('the order of a message: title, three lines of story, board, question; the rest behind a button', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'wordy', options: { opponent: bo.user.id } });
  await bo.click(await withButton(bo, ROOM, 'Accept'), 'Accept');
  const board = await withButton(ada, ROOM, 'a1');
  await ada.click(board, 'a1');
  const shown = await bo.until(() => bo.now(board)?.content.includes('takes a1') && bo.now(board));
  expect(shown.content).toMatch(
    /^\*\*Wordy\*\* · Ada – Bo\n> .* Two\.\n> .* Three\.\n> Ada takes a1\.\n```\n[^`]*```\n\*\*Bo\*\* is to move\.$/,
  );
  await cleo.click(board, 'What happened');
  expect(whispered(cleo, ROOM).content.split('\n')).toHaveLength(4);
  expect(whispered(cleo, ROOM).content).toContain('> Ada nimmt a1. One.');
  await giveUp(bo);
  await called(ada, 'Bo gave up. Ada wins.');
});

test('the end is news to whoever did not bring it about, and the winner sees the same at once', async () => {
  const board = await sitDown(ada, bo, ROOM);
  await playCells(ada, bo, board, 'a1 b1 a2 b2 a3');
  const news = await called(bo, 'Ada wins: three in a row.');
  expect(mentioned(news)).toEqual([bo.user.id]);
  expect(news.content).toMatch(
    /^> Ada takes a3\.\n<@\d+> \*\*Noughts and Crosses\*\* is over\.\n\*\*Ada wins.*\*\*\nRating: Ada \d+ → \*\*\d+\*\* \(\+\d+\) · Bo \d+ → \*\*\d+\*\* \(−\d+\)$/,
  );
  expect(labelsOn(news)).toEqual(['Rematch', 'Replay', 'To the board']);
  expect(components(news).find(({ url }) => url)?.url).toBe(
    `https://discord.com/channels/${stage.longtable.bot.client.guilds.cache.firstKey()}/${board.channel_id}/${board.id}`,
  );
  const rating = /Rating.*$/m.exec(news.content)?.[0] ?? 'none';
  expect(ada.now(board)?.content).toContain(rating);
  expect(labelsOn(ada.now(board))).toEqual(['Rematch', 'Replay']);
  await bo.click(news, 'Replay');
  expect(whispered(bo, ROOM).content).toContain('The beginning');
  await bo.command(ROOM, 'hand');
  expect(whispered(bo, ROOM).content).toContain('**Ada wins: three in a row.**');
  expect(whispered(bo, ROOM).content).toMatch(/· you \d+ → /);
  await bo.click(news, 'Rematch');
  const again = await withButton(ada, ROOM, 'Accept');
  expect(again.content).toContain('Bo – ');
  expect(mentioned(again)).toEqual([ada.user.id]);
  await ada.click(again, 'Decline');
  const declined = await called(bo, 'Ada declined the invitation.');
  expect(labelsOn(declined)).toEqual(['To the board']);
});

test('the end in German, and laid open though somebody gave up', async () => {
  await ada.command(ROOM, 'settings', { subcommand: 'language', options: { language: 'de' } });
  await cleo.command(ROOM, 'play', { subcommand: 'guess', options: { opponent: bo.user.id } });
  const board = await withButton(bo, ROOM, 'Annehmen');
  await bo.click(board, 'Annehmen');
  await cleo.click(board, 'Dein Zug');
  await cleo.click(whispered(cleo, ROOM), '7');
  await giveUp(cleo);
  const news = await called(bo, 'Cleo hat aufgegeben. Bo gewinnt.');
  expect(news.content).toContain('**Guess** ist zu Ende.');
  expect(news.content).toMatch(/Wertung: .*Bo \d+ → \*\*\d+\*\*/);
  expect(labelsOn(news)).toEqual(['Revanche', 'Nachspielen', 'Zum Brett']);
  await bo.until(() => /Zahlen.*7/.test(boardIn(bo.now(board))));
  await ada.command(ROOM, 'settings', { subcommand: 'language', options: { language: 'own' } });
});

test('a finished run alone: play again, the same once more, see it again', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'runa' });
  const run = openly(ada).at(-1) as APIMessage;
  const house = stage.longtable.bot.house;
  const seedAt = async () => (await house.tables.get((await house.places.get(run.channel_id))?.table ?? ''))?.seed;
  const seed = await seedAt();
  await giveUp(ada);
  await ada.until(() => labelsOn(ada.now(run)).length > 0 && labelsOn(ada.now(run)).includes('Same seeds'));
  expect(labelsOn(ada.now(run))).toEqual(['Play again', 'Same seeds', 'Replay']);
  expect(openly(ada).at(-1)?.id).toBe(run.id);
  await ada.click(run, 'Same seeds');
  const same = await ada.until(() => openly(ada).find(({ id }) => BigInt(id) > BigInt(run.id)));
  expect(await seedAt()).toBe(seed);
  await giveUp(ada);
  await ada.until(() => labelsOn(ada.now(same)).includes('Play again'));
  await ada.click(same, 'Play again');
  await ada.until(() => openly(ada).some(({ id }) => BigInt(id) > BigInt(same.id)));
  expect(await seedAt()).not.toBe(seed);
  await giveUp(ada);
});

test('a ping says what happened and until when, opens the move, leads to the board, and is gone after it', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'noughts', options: { opponent: bo.user.id, clock: HOUR } });
  const board = await withButton(bo, ROOM, 'Accept');
  await bo.click(board, 'Accept');
  await ada.until(() => labelsOn(ada.now(board)).includes('a1'));
  const first = await called(ada, 'Your turn');
  await ada.click(board, 'a1');
  const ping = await called(bo, 'Your turn');
  await ada.until(() => !ada.now(first));
  const until = Math.floor((now + HOUR) / 1000);
  expect(ping.content).toBe(
    `> Ada takes a1.\n<@${bo.user.id}> Your turn at **Noughts and Crosses**. Time runs out <t:${until}:R>.`,
  );
  expect(labelsOn(ping)).toEqual(['Your move', 'To the board']);
  await bo.click(ping, 'Your move');
  const panel = whispered(bo, ROOM);
  expect(boardIn(panel)).toBe(boardIn(bo.now(board)));
  await bo.click(panel, 'b1');
  await ada.until(() => boardIn(ada.now(board)).includes('1 x o'));
  await bo.until(() => !bo.now(ping));
});

test('an offer says who asks whom, is answered where it stands, and vanishes', async () => {
  const board = openly(ada).findLast(({ content }) => content.startsWith('**')) as APIMessage;
  for (const [answer, word] of [
    ['Decline', 'is to move'],
    ['Agree', 'A draw by agreement'],
  ] as const) {
    await ada.command(ROOM, 'draw');
    const offer = await called(bo, 'Ada offers a draw. Do you agree?');
    expect(labelsOn(offer)).toEqual(['Agree', 'Decline', 'To the board']);
    await cleo.click(offer, answer);
    expect(whispered(cleo, ROOM).content).toContain('Du sitzt nicht an diesem Tisch');
    await bo.click(offer, answer);
    await bo.until(() => !bo.now(offer));
    await ada.until(() => ada.now(board)?.content.includes(word));
  }
  await called(ada, 'A draw by agreement.');
});
