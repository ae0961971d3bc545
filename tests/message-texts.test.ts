import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, GUILD, type TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { type APIMessage, type APIUser, ApplicationCommandType } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readTable } from '../bot/host/table/record.ts';
import { channelOccupancyKind } from '../storage/records/table.ts';
import {
  boardIn,
  hostControls,
  isEphemeral,
  labelsOn,
  lastEphemeral,
  messageWithButton,
  playAlternately,
  startNoughts,
  textOf,
} from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const HOUR = 3_600_000;
const ROOM = 'table';

/** Name with markdown, a ping and a link. */
const HOSTILE_NAME = '```@everyone [x](http://y) ';

/** Noughts with long stories. */
const wordyNoughts: AnyGame = {
  ...noughts,
  id: 'wordy',
  title: 'Wordy',
  presentation: {
    ...noughts.presentation,
    story: (events, reader) =>
      noughts.presentation
        .story(events, reader)
        .flatMap((line) => [...Array.from({ length: 29 }, (_, index) => `${line} ${index + 1}.`), line]),
  },
};

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
let dev: TestUser;
let now = Date.parse('2026-05-04T10:00:00Z');

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess, runa, wordyNoughts], 'memory:', { now: () => now });
  const last = testBot.playground.world.users.people.at(-1)?.user as APIUser;
  last.global_name = HOSTILE_NAME;
  [ada, bo, cleo, dev] = await Promise.all([
    testBot.join('Ada'),
    testBot.join('Bo'),
    testBot.join('Cleo'),
    testBot.join(last.id),
  ]);
});
afterEach(() => {
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
afterAll(async () => {
  await testBot.close();
});

const publicMessages = (person: TestUser, room = ROOM) => person.messages(room).filter((one) => !isEphemeral(one));
const mentionedIds = ({ mentions }: APIMessage) => mentions.map(({ id }) => id);

/** Waits for a ping with these words. */
const waitForPing = (person: TestUser, words: string, room = ROOM) =>
  person.until(() =>
    publicMessages(person, room).findLast(
      (one) => mentionedIds(one).includes(person.user.id) && one.content.includes(words),
    ),
  );

async function resign(person: TestUser, room = ROOM): Promise<void> {
  await person.command(room, 'resign');
  await person.click(lastEphemeral(person, room), person === cleo ? 'Aufgeben' : 'Resign');
}

test('escapes names so that they cannot format, ping or link', async () => {
  await playAlternately(dev, ada, await startNoughts(dev, ada, ROOM), 'a1 b1 a2 b2 a3');
  await waitForPing(ada, 'is over');
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
    expect(mentionedIds(message).filter((id) => ![ada.user.id, dev.user.id].includes(id))).toEqual([]);
  }
  const texts = publicMessages(ada).map(({ content }) => content.replaceAll('\u200b', ''));
  expect(texts.join('\n')).toContain('@everyone \\[x](http://y)');
});

test('names players in threads, menus and panels, and addresses the reader as “you”', async () => {
  const board = await startNoughts(ada, cleo, ROOM);
  await bo.command(ROOM, 'play', { subcommand: 'noughts', options: { opponent: dev.user.id } });
  const thread = await bo.until(() => bo.channels.find(({ type }) => type === 11));
  expect(thread.name).toBe('Noughts and Crosses · Bo – @everyone [x](http://y)');
  const [offered] = await bo.autocomplete(ROOM, 'watch', { options: { table: 'cleo' }, focused: 'table' });
  expect(offered?.name).toBe('Noughts and Crosses · #table · Ada – Cleo');
  await ada.click(board, 'a1');
  await ada.command(ROOM, 'panel');
  expect(lastEphemeral(ada, ROOM).content).toContain('> You take a1.');
  expect(lastEphemeral(ada, ROOM).content).toContain('**Cleo** to move.');
  await cleo.command(ROOM, 'panel');
  expect(lastEphemeral(cleo, ROOM).content).toContain('> Ada nimmt a1.');
  expect(lastEphemeral(cleo, ROOM).content).toContain('Du bist am Zug.');
  await resign(ada);
  await cleo.until(() => lastEphemeral(cleo, ROOM).content.includes('**Ada hat aufgegeben. Du gewinnst.**'));
  await bo.command(thread.id, 'leave');
});

test('orders a message as title, story, board and question, with the full story behind a button', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'wordy', options: { opponent: bo.user.id } });
  await bo.click(await messageWithButton(bo, ROOM, 'Accept'), 'Accept');
  const board = await messageWithButton(ada, ROOM, 'a1');
  await ada.click(board, 'a1');
  const shown = await bo.until(() => bo.latest(board)?.content.includes('takes a1') && bo.latest(board));
  expect(shown.content).toMatch(
    /^\*\*Wordy\*\* · Ada – Bo\n(?:> Ada takes a1\. \d+\.\n)+> Ada takes a1\.\n```\n[^`]*```\n\*\*Bo\*\* to move\.$/,
  );
  await cleo.until(() => labelsOn(cleo.latest(board)).includes('Log'));
  await cleo.click(board, 'Log');
  expect(lastEphemeral(cleo, ROOM).content.split('\n')).toHaveLength(32);
  expect(lastEphemeral(cleo, ROOM).content).toMatch(/^\*\*Verlauf\*\*\n\*\*Ada\*\*\n/);
  expect(lastEphemeral(cleo, ROOM).content).toContain('> Ada nimmt a1. 1.');
  await resign(bo);
  await waitForPing(ada, 'Bo resigned. Ada wins.');
});

test('notifies the other player of the end and shows the winner the result immediately', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await playAlternately(ada, bo, board, 'a1 b1 a2 b2 a3');
  const news = await waitForPing(bo, 'Ada wins: three in a row.');
  expect(mentionedIds(news)).toEqual([bo.user.id]);
  expect(news.content).toMatch(
    /^<@\d+> \*\*Ada wins.*\*\* \*\*Noughts and Crosses\*\* is over\.\n> Ada takes a3\.\n-# Rating: Ada \d+\? → \*\*\d+\?\*\* \(\+\d+\) · Bo \d+\? → \*\*\d+\?\*\* \(−\d+\)\. “\?” means provisional\. The rating can still change a lot\.$/,
  );
  expect(labelsOn(news)).toEqual(['Rematch', 'Go to board']);
  expect(components(news).find(({ url }) => url)?.url).toBe(
    `https://discord.com/channels/${GUILD.id}/${board.channel_id}/${board.id}`,
  );
  const rating = /Rating.*$/m.exec(news.content)?.[0] ?? 'none';
  expect(ada.latest(board)?.content).toContain(rating);
  expect(ada.latest(board)?.content).toMatch(/^\*\*Ada wins: three in a row\.\*\*\n\*\*Noughts and Crosses\*\* · /);
  expect(labelsOn(ada.latest(board))).toEqual(['Rematch', 'Replay', 'Share', 'Log']);
  await bo.click(board, 'Replay');
  expect(lastEphemeral(bo, ROOM).content).toContain('Start position');
  await bo.command(ROOM, 'panel');
  expect(lastEphemeral(bo, ROOM).content).toMatch(/^\*\*Ada wins: three in a row\.\*\*\n/);
  expect(labelsOn(lastEphemeral(bo, ROOM))).toEqual(['Rematch', 'Replay', 'Share', 'Log']);
  expect(lastEphemeral(bo, ROOM).content).toMatch(/· you \d+\? → /);
  await bo.click(news, 'Rematch');
  const again = await messageWithButton(ada, ROOM, 'Accept');
  expect(again.content).toContain('Bo asked ');
  expect(mentionedIds(again)).toEqual([ada.user.id]);
  await ada.click(again, 'Decline');
  const declined = await waitForPing(bo, '**Ada declined.**');
  expect(labelsOn(declined)).toEqual(['Go to board']);
  await bo.click(await hostControls(bo, ROOM), 'Cancel');
});

test('shows the end in German with revealed secrets after a resignation', async () => {
  await ada.command(ROOM, 'settings', { subcommand: 'language', options: { language: 'de' } });
  await cleo.command(ROOM, 'play', { subcommand: 'guess', options: { opponent: bo.user.id } });
  const board = await messageWithButton(bo, ROOM, 'Annehmen');
  await bo.click(board, 'Annehmen');
  await cleo.until(() => labelsOn(cleo.latest(board)).includes('Dein Zug'));
  await cleo.click(board, 'Dein Zug');
  await cleo.click(lastEphemeral(cleo, ROOM), '7');
  await resign(cleo);
  await bo.until(() => /Zahlen.*7/.test(boardIn(bo.latest(board))));
  expect(bo.latest(board)?.content).toContain('Cleo hat aufgegeben. Bo gewinnt.');
  expect(bo.latest(board)?.content).toMatch(/Wertung: .*Bo \d+\? → \*\*\d+\?\*\*/);
  // The open panel shows the end, so no ping does.
  await bo.until(() => lastEphemeral(bo, ROOM).content.includes('Cleo resigned.'));
  await ada.command(ROOM, 'settings', { subcommand: 'language', options: { language: 'own' } });
});

test('offers a new run, the same run and a replay after a solo run', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'runa' });
  const run = publicMessages(ada).at(-1) as APIMessage;
  const context = testBot.longtable.bot.context;
  const seedAt = async () =>
    (await readTable(context, (await context.storage.store(channelOccupancyKind).get(run.channel_id))?.table ?? ''))
      ?.seed;
  const seed = await seedAt();
  await resign(ada);
  await ada.until(() => labelsOn(ada.latest(run)).length > 0 && labelsOn(ada.latest(run)).includes('Same game again'));
  expect(labelsOn(ada.latest(run))).toEqual([
    'Play again',
    'Same game again',
    'Daily: Runa’s Strive',
    'Analyze',
    'Replay',
    'Share',
    'Log',
  ]);
  expect(publicMessages(ada).at(-1)?.id).toBe(run.id);
  await ada.click(run, 'Same game again');
  const same = await ada.until(() => publicMessages(ada).find(({ id }) => BigInt(id) > BigInt(run.id)));
  expect(await seedAt()).toBe(seed);
  await resign(ada);
  await ada.until(() => labelsOn(ada.latest(same)).includes('Play again'));
  await ada.click(same, 'Play again');
  await ada.until(() => publicMessages(ada).some(({ id }) => BigInt(id) > BigInt(same.id)));
  expect(await seedAt()).not.toBe(seed);
  await resign(ada);
});

test('pings with events, deadline, move button and board link, and deletes the ping after the move', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'noughts', options: { opponent: bo.user.id, clock: HOUR } });
  const board = await messageWithButton(bo, ROOM, 'Accept');
  await bo.click(board, 'Accept');
  await ada.until(() => labelsOn(ada.latest(board)).includes('a1'));
  const first = await waitForPing(ada, 'It’s your turn in');
  await ada.click(board, 'a1');
  const ping = await waitForPing(bo, 'It’s your turn in');
  await ada.until(() => !ada.latest(first));
  const until = Math.floor((now + HOUR) / 1000);
  expect(ping.content).toBe(
    `> Ada takes a1.\n<@${bo.user.id}> It’s your turn in **Noughts and Crosses**. Time runs out <t:${until}:R>.`,
  );
  expect(labelsOn(ping)).toEqual(['Your turn', 'Go to board']);
  await bo.click(ping, 'Your turn');
  const panel = lastEphemeral(bo, ROOM);
  expect(boardIn(panel)).toBe(boardIn(bo.latest(board)));
  await bo.click(panel, 'b1');
  await ada.until(() => boardIn(ada.latest(board)).includes('1 x o'));
  await bo.until(() => !bo.latest(ping));
});

test('names both players in an offer and deletes it after the answer', async () => {
  const board = publicMessages(ada).findLast(({ content }) => content.startsWith('**')) as APIMessage;
  for (const [answer, word] of [
    ['Decline', '** to move.'],
    ['Agree', 'Draw by agreement'],
  ] as const) {
    await ada.command(ROOM, 'offer-draw');
    const offer = await waitForPing(bo, 'Ada offers a draw. Do you agree?');
    expect(labelsOn(offer)).toEqual(['Agree', 'Decline', 'Go to board']);
    await cleo.click(offer, answer);
    expect(lastEphemeral(cleo, ROOM).content).toContain('Du sitzt nicht an diesem Tisch');
    await bo.click(offer, answer);
    await bo.until(() => !bo.latest(offer));
    await ada.until(() => ada.latest(board)?.content.includes(word));
    if (answer === 'Agree') continue;
    await ada.until(() => lastEphemeral(ada, ROOM).content.startsWith('Bo declined the draw.\n'));
    // An offer that is repeated at one move sends no other ping.
    await ada.click(board, 'c1');
  }
  await ada.until(() => lastEphemeral(ada, ROOM).content.includes('Draw by agreement.'));
});

test('keeps one panel per player in sync with moves and the end of the game', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { opponent: bo.user.id } });
  const board = await messageWithButton(bo, ROOM, 'Accept');
  await bo.click(board, 'Accept');
  await ada.until(() => labelsOn(ada.latest(board)).includes('Your turn'));
  await ada.click(board, 'Your turn');
  const panel = lastEphemeral(ada, ROOM);
  await ada.click(panel, '4');
  expect(labelsOn(ada.latest(panel))).toEqual(['Refresh', 'Log', 'More']);
  expect(ada.latest(panel)?.content).toContain('**Bo** to move.');
  await bo.click(board, 'Your turn');
  await bo.click(lastEphemeral(bo, ROOM), '7');
  await ada.until(() => ada.latest(panel)?.content.includes('Bo picks a number.'));

  await ada.command(ROOM, 'panel');
  const newer = lastEphemeral(ada, ROOM);
  expect(newer.id).not.toBe(panel.id);
  await ada.until(() => ada.latest(panel) === undefined);

  const acting = labelsOn(newer).includes('Guess a number') ? ada : bo;
  const [move, other] = acting === ada ? ['guess 7', bo] : ['guess 4', ada];
  const theirs = lastEphemeral(other, ROOM);
  await acting.command(ROOM, 'move', { options: { move } });
  const ended = await other.until(() => other.latest(theirs)?.content.includes('wins: a hit.') && other.latest(theirs));
  expect(ended.content).toMatch(/you 1\d\d\d\? → /);
  expect(labelsOn(ended)).toEqual(['Rematch', 'Analyze', 'Replay', 'Share', 'Log']);
});

test('restores the panel after an undo and updates an outdated panel at a press', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await ada.command(ROOM, 'panel');
  const panel = lastEphemeral(ada, ROOM);
  const stale = components(panel).find(({ label }) => label === 'c3')?.custom_id ?? '';
  await ada.click(panel, 'b2');
  await ada.until(() => labelsOn(ada.latest(panel)).includes('Refresh'));
  await ada.command(ROOM, 'undo');
  const asked = lastEphemeral(ada, ROOM);
  await bo.click(await waitForPing(bo, 'Ada wants to undo the last move.'), 'Allow');
  const back = await ada.until(() => labelsOn(ada.latest(asked)).includes('b2') && ada.latest(asked));
  expect(components(back).some(({ custom_id }) => custom_id === stale)).toBe(false);
  await ada.click(asked, 'a1');
  await bo.until(() => boardIn(bo.latest(board)).includes('1 x'));

  await bo.command(ROOM, 'panel');
  const late = lastEphemeral(bo, ROOM);
  // Panels are not updated after a restart.
  await testBot.restartBot();
  await Promise.all([ada, bo, cleo, dev].map((person) => person.until(() => person.online)));
  await bo.command(ROOM, 'move', { options: { move: 'b1' } });
  await ada.until(() => boardIn(ada.latest(board)).includes('1 x o'));
  await ada.click(board, 'a2');
  await bo.until(() => boardIn(bo.latest(board)).includes('2 x'));
  expect(labelsOn(bo.latest(late))).toContain('b1');
  await bo.click(late, 'b2');
  const present = bo.latest(late) as APIMessage;
  expect(present.content).toContain('This panel was outdated. Here’s the current one.');
  expect(boardIn(present)).toBe(boardIn(bo.latest(board)));
  await bo.click(late, 'b2');
  await ada.until(() => boardIn(ada.latest(board)).includes('2 x o'));
  await ada.click(board, 'a3');
  await waitForPing(bo, 'Ada wins');
});

test('shows the terms before acceptance and offers other opponents with one click', async () => {
  const options = { opponent: bo.user.id, clock: HOUR, highest: 5, rated: false };
  await ada.command(ROOM, 'play', { subcommand: 'guess', options });
  const board = await messageWithButton(bo, ROOM, 'Accept');
  expect(board.content).toContain(
    '\nUnrated · 1 hour per turn · first player is random\nThe highest number that may be picked: **5**\n',
  );
  const controls = await hostControls(ada, ROOM);
  const guests = 'Invite someone else…';
  await ada.choose(controls, guests, [bo.user.id]);
  expect(ada.latest(controls)?.content).toContain('already at the table or invited to it');
  await ada.choose(controls, guests, [ada.user.id]);
  expect(ada.latest(controls)?.content).toContain('Choose someone other than yourself');
  await ada.choose(controls, guests, [cleo.user.id]);
  const asked = await cleo.until(() =>
    cleo.messages(ROOM).find((one) => one.id !== board.id && labelsOn(one).includes('Accept')),
  );
  expect(mentionedIds(asked)).toEqual([cleo.user.id]);
  expect(asked.content).toContain('1 hour per turn');
  expect(labelsOn(asked)).toEqual(['Accept', 'Decline', 'Details']);
  await waitForPing(bo, 'Your invitation to **Guess** was withdrawn.');
  await bo.click(asked, 'Accept');
  expect(lastEphemeral(bo, ROOM).content).toContain('reserved for someone who was invited');
  await cleo.command(ROOM, 'tables');
  expect(textOf(lastEphemeral(cleo, ROOM))).toMatch(/\*\*Guess\*\* · Ada\n\*\*Du bist eingeladen\*\* · eröffnet/);
  expect(labelsOn(lastEphemeral(cleo, ROOM))).toEqual(['Annehmen', 'Aktualisieren']);
  await cleo.click(asked, 'Accept');
  await cleo.until(() => labelsOn(cleo.latest(asked)).includes('Your turn'));
  await resign(ada);
  await cleo.until(() => lastEphemeral(cleo, ROOM).content.includes('Ada hat aufgegeben.'));

  await cleo.command(ROOM, 'play', { subcommand: 'guess' });
  const waiting = await messageWithButton(cleo, ROOM, 'Join');
  expect(labelsOn(waiting)).toEqual(['Join', 'Details']);
  await cleo.click(await hostControls(cleo, ROOM, 'Abbrechen'), 'Gegen Computer spielen');
  const begun = await cleo.until(() => labelsOn(cleo.latest(waiting)).includes('Dein Zug') && cleo.latest(waiting));
  expect(begun.content).toContain('Computer (');
  await resign(cleo);
});

test('lists the user’s tables with their turns first, opponents, deadlines and links', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await cleo.command('lounge', 'play', { subcommand: 'noughts', options: { opponent: ada.user.id, clock: HOUR } });
  const second = await messageWithButton(ada, 'lounge', 'Accept');
  await ada.click(second, 'Accept');
  await ada.until(() => labelsOn(ada.latest(second)).includes('a1'));
  await ada.command(ROOM, 'tables');
  const inbox = lastEphemeral(ada, ROOM);
  const until = Math.floor((now + HOUR) / 1000);
  const since = Math.floor(now / 1000);
  expect(textOf(inbox).split('\n')).toEqual([
    '**Your tables**: 1 of 2 is waiting for you.',
    '**Noughts and Crosses** · Bo',
    `**Your turn** · last move <t:${since}:R> · [Go to board](https://discord.com/channels/1200000000000000200/${board.channel_id}/${board.id})`,
    '**Noughts and Crosses** · Cleo',
    `Cleo to move · last move <t:${since}:R> · Time runs out <t:${until}:R>`,
  ]);
  expect(labelsOn(inbox)).toEqual(['Your turn', 'Go to board', 'Refresh']);
  await ada.click(inbox, 'Your turn');
  const panel = lastEphemeral(ada, ROOM);
  await ada.click(panel, 'a1');
  await ada.until(() => boardIn(ada.latest(board)).includes('1 x'));
  await ada.click(inbox, 'Refresh');
  await ada.until(() => textOf(ada.latest(inbox)).includes('0 of 2 are waiting for you.'));
  expect(labelsOn(ada.latest(panel))).not.toContain('Next game');
  await cleo.click(second, 'a1');
  await ada.until(
    () => labelsOn(ada.latest(second)).includes('b2') && ada.latest(second)?.content.includes('**Ada** to move'),
  );
  await ada.click(panel, 'Refresh');
  await ada.click(panel, 'Next game');
  expect(textOf(ada.latest(panel))).toContain('> You take a1.');
  const beside = lastEphemeral(ada, ROOM);
  expect(textOf(beside)).toContain('> Cleo takes a1.');
  await ada.click(beside, 'b2');
  await ada.until(() => boardIn(ada.latest(second)).includes('2 . o'));
  await cleo.command(ROOM, 'tables');
  expect(textOf(lastEphemeral(cleo, ROOM))).toContain('**Deine Tische**: 1 von 1 wartet auf dich.');
  expect(labelsOn(lastEphemeral(cleo, ROOM))).toEqual(['Dein Zug', 'Aktualisieren']);
});

test('links the move, the board and all tables of the user in a DM', async () => {
  await cleo.command(ROOM, 'reminders', { options: { via: 'dm' } });
  now += 0.9 * HOUR;
  await testBot.longtable.runDue();
  const direct = await cleo.until(() => cleo.channels.find(({ type }) => type === 1));
  const reminder = await cleo.until(() => cleo.messages(direct.id)[0]);
  expect(reminder.content).toContain('You’re running out of time in **Noughts and Crosses**.');
  expect(labelsOn(reminder)).toEqual(['Your turn', 'My tables', 'Go to board']);
  await cleo.click(reminder, 'My tables');
  expect(textOf(lastEphemeral(cleo, direct.id))).toContain('1 von 1 wartet auf dich');
  await cleo.click(reminder, 'Your turn');
  await cleo.click(lastEphemeral(cleo, direct.id), 'c3');
  await cleo.until(() => !cleo.latest(reminder));
  await resign(ada, 'lounge');
  await resign(ada);
});

test('offers only currently possible actions under “More”', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { computer: 'steady' } });
  const board = await messageWithButton(ada, ROOM, 'More');
  const more = async () => {
    await ada.click(board, 'More');
    return lastEphemeral(ada, ROOM);
  };
  expect(labelsOn(await more())).toEqual([
    'Log',
    'Rules',
    'Hint',
    'Pause',
    'Rename table…',
    'Repost board',
    'Resign',
    'Back',
  ]);
  await ada.click(lastEphemeral(ada, ROOM), 'Hint');
  await ada.until(() => lastEphemeral(ada, ROOM).content.includes('The lowest number that is left.'));
  expect(labelsOn(lastEphemeral(ada, ROOM))).toEqual(['Play it', 'Back']);
  expect(lastEphemeral(ada, ROOM).content).toMatch(/^```[\s\S]*```\n\*\*/);
  await ada.click(await more(), 'Rules');
  expect(lastEphemeral(ada, ROOM).content).toMatch(/^## Guess: Rules\nBoth pick a number in secret/);
  expect(labelsOn(lastEphemeral(ada, ROOM))).toEqual(['Back']);
  await ada.command(ROOM, 'help');
  expect(textOf(lastEphemeral(ada, ROOM))).toMatch(/<\/undo:/);
  expect(textOf(lastEphemeral(ada, ROOM))).not.toMatch(/<\/(plan|offer-draw):/);
  await ada.click(await more(), 'Pause');
  await ada.until(() => ada.latest(board)?.content.includes('Paused.'));
  expect(labelsOn(await more())).toEqual([
    'Log',
    'Rules',
    'Rename table…',
    'Keep playing',
    'Repost board',
    'Resign',
    'Back',
  ]);
  await ada.click(lastEphemeral(ada, ROOM), 'Repost board');
  const isReposted = ({ id, content }: APIMessage) => BigInt(id) > BigInt(board.id) && content.includes('Paused.');
  const here = await ada.until(() => publicMessages(ada).find(isReposted));
  await ada.until(() => labelsOn(ada.latest(board)).length === 0);
  await cleo.click(here, 'More');
  expect(lastEphemeral(cleo, ROOM).content).toContain('**Guess**');
  await resign(ada);
});

test('groups clickable commands by purpose in /help', async () => {
  for (const [person, wish] of [
    [ada, '**Find your games**: '],
    [cleo, '**Deine Spiele finden**: '],
  ] as const) {
    const seen = new Set(person.messages(ROOM).map(({ id }) => id));
    await person.command(ROOM, 'help');
    const helpText = () =>
      person
        .messages(ROOM)
        .filter(({ id }) => !seen.has(id))
        .map(textOf)
        .join('\n');
    await person.until(() => helpText().includes('delete-my-data'));
    expect(helpText()).toContain(wish);
    const typed = person.commands.filter(({ type }) => type === ApplicationCommandType.ChatInput);
    for (const { name, id } of typed.filter((command) => command.name !== 'help'))
      expect(helpText()).toMatch(new RegExp(`</${name}( [a-z-]+)?:${id}>`));
  }
});
