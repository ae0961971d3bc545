import { farmland } from '@longtable/farmland';
import type { State } from '@longtable/farmland/state';
import type { Reader, Seat } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIn, fileOf, isEphemeral, labelsOn, lastEphemeral, messageWithButton } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ROOM = 'table';
const SIDE = 'lounge';

/** An ox that defeats the King with one attack, and a unit per team that never moves. */
const FILES = {
  units: 'Iron;Ox;8000;100\nTaciturn;Scarecrow;100;100\nBashful;Goose;200;200',
  deck1: '20\n20\n0',
  deck2: '20\n0\n20',
};
const SEED = 7;

const folder = temporaryFolder();
let now = Date.parse('2026-05-04T18:00:00Z');
let testBot: TestBot;
/** Expected state, boards shown so far, and players by team. */
let state: State;
const seen: string[] = [];
/** Boards with everything revealed. */
const revealed: string[] = [];
let teams: [Name, Name];

type Name = 'Ada' | 'Bo';

beforeAll(async () => {
  testBot = await startTestBot([farmland, noughts], `sqlite:${folder.path}/days.sqlite`, { now: () => now });
  Object.assign(testBot.longtable.bot.context, { newSeed: () => SEED });
  const begun = farmland.setup(FILES, SEED, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  state = begun.state;
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

/** Connects one user, runs the actions and disconnects them. */
async function connect(name: Name | 'Cleo', actions: (person: TestUser) => Promise<void>): Promise<void> {
  const person = await testBot.join(name);
  try {
    await person.until(() => person.online);
    await actions(person);
  } finally {
    person.leave();
  }
}

/** Advances the time and runs due work. */
async function advanceClock(hours: number): Promise<void> {
  now += hours * HOUR;
  await testBot.longtable.runDue();
}

/** Restarts the bot after some hours of downtime. */
const restartAfter = (hours: number) =>
  testBot.restartBot(() => {
    now += hours * HOUR;
  });

/** Returns the board of the newest game in a channel. */
function board(person: TestUser, room = ROOM): APIMessage {
  return person.messages(room).findLast((one) => !isEphemeral(one) && /^\*\*.* · /m.test(one.content)) as APIMessage;
}

/** Returns the pings for a user in a channel. */
const pingsFor = (person: TestUser, words: string, room = ROOM) =>
  person
    .messages(room)
    .filter(({ content, mentions }) => content.includes(words) && mentions.some(({ id }) => id === person.user.id));

/** Sends a command and returns the text of its reply. */
async function replyTo(person: TestUser, command: string, options = {}, room = ROOM): Promise<string> {
  const known = new Set(person.messages(room).map(({ id }) => id));
  expect(await person.command(room, command, { options })).toEqual({ ok: true });
  return person.messages(room).find((one) => isEphemeral(one) && !known.has(one.id))?.content ?? '';
}

/** Returns the expected board for a reader, by default a spectator. */
const boardFor = (reader: Partial<Reader>, partial?: string) => {
  const { board } = farmland.presentation.view(
    state,
    { viewer: 'spectator', language: 'en', names: teams, ...reader },
    partial,
  );
  return `${board.join('\n')}\n`;
};

const ended = () => (state.winner === null ? {} : { open: true as const });
const publicBoard = () => boardFor(ended());
const openBoard = () => boardFor({ open: true, live: true });
const panelBoard = (seat: Seat) => boardFor({ viewer: seat, ...ended() }, '');

/** Returns the players by team, read from the board. */
const teamsOn = (message: APIMessage): [Name, Name] =>
  boardIn(message).includes('x Ada') ? ['Ada', 'Bo'] : ['Bo', 'Ada'];

/** Returns the position of a unit in the hand of the team to move, counted from 1. */
const handPosition = (qualifier: string) =>
  state.teams[state.turn as 0 | 1].hand.findIndex((card) => card.qualifier === qualifier) + 1;

type BoardQueue = readonly (() => string)[];

/** Waits for the ping of the player to move, connects them and plays the lines. */
async function takeTurn(lines: BoardQueue, afterwards = async (_: TestUser) => {}): Promise<void> {
  await connect(teams[state.turn as 0 | 1], async (person) => {
    // A player with an open panel is not pinged.
    await person.until(() => /\*\* to move/.test(board(person)?.content ?? ''));
    await playLines(person, lines);
    await afterwards(person);
  });
}

async function playLines(person: TestUser, lines: BoardQueue): Promise<void> {
  for (const line of lines) await playLine(person, line());
}

/** Plays a line and waits for the expected board. */
async function playLine(person: TestUser, line: string): Promise<void> {
  const seat = state.turn;
  const outcome = farmland.play(state, seat, line);
  if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
  ({ state } = outcome);
  expect(await replyTo(person, 'move', { move: line })).toContain(panelBoard(seat));
  await person.until(() => boardIn(board(person)) === publicBoard());
  seen.push(boardIn(board(person)));
  revealed.push(openBoard());
}

const place = (qualifier: string, field: string) => () => `place ${handPosition(qualifier)} ${field}`;
const order = (line: string) => () => line;
const discard = (qualifier: string) => () => `yield ${handPosition(qualifier) || 1}`;

test('invites a player to two games (Monday)', async () => {
  await connect('Ada', async (ada) => {
    const files = {
      'units-file': fileOf('units.txt', FILES.units),
      'deck-file': fileOf('deck1.txt', FILES.deck1),
      'second-deck-file': fileOf('deck2.txt', FILES.deck2),
    };
    const bo = '1200000000000000002';
    await ada.command(ROOM, 'play', {
      subcommand: 'farmland',
      options: { opponent: bo, clock: DAY, ...files },
    });
    expect(board(ada).content).toContain(`Ada invited <@${bo}>`);
    await ada.command(SIDE, 'play', { subcommand: 'noughts', options: { opponent: bo } });
  });
  await restartAfter(1);
});

test('accepts a day later and plays turns hours apart (Tuesday)', async () => {
  await advanceClock(22);
  await connect('Bo', async (bo) => {
    expect(board(bo).mentions.map(({ id }) => id)).toEqual([bo.user.id]);
    await bo.click(board(bo), 'Accept');
    await bo.until(() => boardIn(board(bo)) !== '');
    teams = teamsOn(board(bo));
    expect(boardIn(board(bo))).toBe(publicBoard());
    seen.push(boardIn(board(bo)));
    revealed.push(openBoard());
    await bo.click(board(bo), 'Your turn');
    await bo.click(board(bo, SIDE), 'Accept');
  });
  const opening = [place('Taciturn', 'C2'), order('yield')];
  // Bo started the game, so he is not pinged for the first turn.
  if (teams[0] === 'Bo') await connect('Bo', (bo) => playLines(bo, opening));
  else await takeTurn(opening);
  await advanceClock(3);
  await takeTurn([place('Bashful', 'C6'), order('yield')], async (person) => {
    expect(await replyTo(person, 'undo')).toContain('The request expires with the next move');
  });
  await restartAfter(2);
});

test('sends a reminder once despite two restarts, while a spectator watches in German (Wednesday)', async () => {
  const [x] = teams;
  await advanceClock(18);
  await restartAfter(0);
  await advanceClock(0.5);
  await restartAfter(0);
  await connect(x, async (person) => {
    expect(pingsFor(person, 'running out of time')).toHaveLength(1);
    expect(pingsFor(person, 'It’s your turn in')).toHaveLength(0);
    await playLines(person, [place('Iron', 'D2'), order('D2 move D3'), order('yield')]);
  });
  await connect('Cleo', async (cleo) => {
    await replyTo(cleo, 'watch');
    const view = lastEphemeral(cleo, ROOM);
    expect(boardIn(view)).toBe(boardFor({ language: 'de' }));
    expect(labelsOn(view)).toEqual(['Aktualisieren']);
    expect(JSON.stringify(cleo.messages(ROOM))).not.toMatch(/Taciturn|Bashful|Iron/);
  });
});

test('stops the clock during a pause that is requested, accepted and ended hours apart (Wednesday night)', async () => {
  const [x, y] = teams;
  await advanceClock(10);
  await connect(y, async (person) => {
    expect(await replyTo(person, 'pause')).toContain('The request expires with the next move');
  });
  await connect(x, async (person) => {
    await person.until(() => pingsFor(person, 'would like to pause').length === 1);
    await person.click(board(person), 'Agree');
    await person.until(() => board(person).content.includes('Paused.'));
  });
  await restartAfter(20);
  await connect(y, async (person) => {
    expect(await replyTo(person, 'move', { move: 'yield 1' })).toContain('This game is paused');
    expect(pingsFor(person, 'Time')).toEqual([]);
    await person.click(board(person), 'Keep playing');
    const until = Math.floor((now + 14 * HOUR) / 1000);
    await person.until(() => board(person).content.includes(`<t:${until}:R>`));
    await playLine(person, discard('Iron')());
  });
});

test('declines a draw, and rejects one in a game without draws (Thursday)', async () => {
  await advanceClock(2);
  await connect('Ada', async (ada) => {
    expect(await replyTo(ada, 'offer-draw')).toContain('has no draws');
    expect(await replyTo(ada, 'offer-draw', {}, SIDE)).toContain('The request expires with the next move');
  });
  await restartAfter(1);
  await connect('Bo', async (bo) => {
    expect(board(bo, SIDE).content).toContain('offers a draw');
    await bo.click(board(bo, SIDE), 'Decline');
    await bo.until(() => !board(bo, SIDE).content.includes('offers a draw'));
  });
  await takeTurn([order('D3 move D4'), discard('Taciturn')]);
});

test('undoes a revealing move only by agreement (Friday)', async () => {
  await advanceClock(6);
  await takeTurn([discard('Iron')]);
  await advanceClock(6);
  await takeTurn([order('D4 flip')], async (person) => {
    expect(boardIn(board(person))).toContain('Iron Ox');
    expect(await replyTo(person, 'undo')).toContain('The request expires with the next move');
    await playLines(person, [order('D4 move D5'), discard('Taciturn')]);
  });
  await advanceClock(3);
  await takeTurn([discard('Iron')]);
  await restartAfter(1);
  await takeTurn([order('D5 move D6'), discard('Taciturn')]);
});

test('keeps the final board and shows both hands to a spectator (Saturday)', async () => {
  await advanceClock(8);
  await takeTurn([discard('Iron')]);
  await advanceClock(4);
  await takeTurn([order('D6 move D7')], async (person) => {
    expect(board(person).content).toContain(`${teams[0]} wins: ${teams[1]} has no life points left.`);
    expect(labelsOn(board(person))).toEqual(expect.arrayContaining(['Rematch', 'Replay']));
    await person.until(() => pingsFor(person, 'It’s your turn in').length === 0);
  });
  await connect('Cleo', async (cleo) => {
    await replyTo(cleo, 'watch');
    const view = lastEphemeral(cleo, ROOM);
    const [menu] = components(view).filter(({ options }) => options);
    for (const seat of [0, 1]) {
      await cleo.choose(view, menu?.custom_id ?? '', [menu?.options?.[seat + 1]?.label ?? '']);
      const laidOpen = boardFor({ viewer: seat, language: 'de', open: true });
      await cleo.until(() => boardIn(cleo.latest(view)) === laidOpen);
      expect(laidOpen).toContain(`─ ${teams[1 - seat]}: Hand `);
    }
  });
});

test('replays every board and lists the game in history and statistics', async () => {
  await restartAfter(1);
  await connect(teams[0], async (winner) => {
    await replyTo(winner, 'replay');
    const replay = lastEphemeral(winner, ROOM);
    const steps = [boardIn(replay)];
    while (steps.length < seen.length) {
      await winner.click(replay, '›');
      steps.push(boardIn(winner.latest(replay)));
    }
    expect(steps).toEqual([...revealed.slice(0, -1), boardFor({ open: true })]);
    expect(labelsOn(winner.latest(replay))).toContain(`${seen.length - 1}/${seen.length - 1}`);
    expect(await replyTo(winner, 'history')).toMatch(
      new RegExp(`1\\. \\*\\*Crown of Farmland\\*\\*.*wins.* · ${seen.length - 1} moves`),
    );
    expect(await replyTo(winner, 'stats')).toContain('**Crown of Farmland**: 1 played, 1 won, 0 lost');
  });
});

test('accepts a rematch a day later with swapped teams', async () => {
  await connect('Ada', async (ada) => {
    await ada.click(await messageWithButton(ada, ROOM, 'Rematch'), 'Rematch');
    await ada.until(() => board(ada).content.includes('Ada asked'));
  });
  await restartAfter(24);
  await connect('Bo', async (bo) => {
    await bo.click(await messageWithButton(bo, ROOM, 'Rematch'), 'Rematch');
    await bo.until(() => labelsOn(board(bo)).includes('Your turn'));
    await bo.click(board(bo), 'Your turn');
    expect(teamsOn(lastEphemeral(bo, ROOM))).toEqual(teams.toReversed());
  });
  expect(testBot.log.lines.filter(({ level }) => level !== 'info')).toEqual([]);
});
