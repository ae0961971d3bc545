import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandInput, components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designKindName, designKindsOf } from '../bot/features/editor/drafts.ts';
import { builtInGames } from '../games/index.ts';
import { allIds, parseId } from './ids.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

/** Maximum number of presses after a command, and of buttons of a kind in a channel. */
const MAX_PRESSES = 60;
const PER_CHANNEL = 2;
/** Kinds that end or delete what others need. They are pressed last. */
const LAST = /resign|giveUp|leave|forget|remove/;

/** Kinds whose answer takes seconds of computing. */
const SLOW = ['analysis'];

/** Kinds of buttons that need more than a command, and the test that presses them. */
const PRESSED_IN: Readonly<Record<string, readonly string[]>> = {
  'bot/screens/seats.test.ts': ['leave', 'begin', 'openSeat', 'back', 'match', 'decline'],
  'bot/screens/new-game.test.ts': ['friend', 'start', 'computer', 'again'],
  'bot/screens/new-game-start.test.ts': ['challenge', 'rematch', 'stronger'],
  'bot/screens/play.test.ts': ['notes'],
  'bot/features/agreements/agreements.test.ts': [
    'agree',
    'refuse',
    'draw',
    'undo',
    'overtime',
    'keep',
    'hide',
    'pause',
    'resume',
    'giveUp',
  ],
  'bot/features/analysis/analysis.test.ts': SLOW,
  'bot/features/daily/daily.test.ts': ['dailies', 'dailyBoard'],
  'bot/features/files/files.test.ts': ['files'],
  'bot/features/history/history.test.ts': ['history', 'seats'],
  'bot/features/lessons/lessons.test.ts': ['learn', 'lessons'],
  'bot/features/lobby/quick-match.test.ts': ['opponent'],
  'bot/features/moderation/fair-play.test.ts': ['fairPlay'],
  'bot/features/moderation/moderation.test.ts': ['moderate'],
  'bot/features/personal-data/server-data.test.ts': ['serverData'],
  'bot/features/plans/plans.test.ts': ['plan'],
  'bot/features/programs/program.test.ts': ['program'],
  'bot/features/puzzles/puzzles.test.ts': ['nextPuzzle', 'puzzle'],
  'bot/features/rematch/fair-start.test.ts': ['fair', 'fairyes'],
  'bot/features/requests/requests.test.ts': ['thread', 'elsewhere', 'another'],
  'bot/features/inbox/inbox.test.ts': ['next', 'boardHere'],
  'bot/features/variants/variants.test.ts': ['variant'],
  'bot/features/editor/editor.test.ts': ['bring', 'rename'],
  'tests/pictures.test.ts': ['film'],
  'tests/touch.test.ts': ['touch'],
};

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
const kinds = new Set<string>();
const presses = new Map<string, number>();
const failures: string[] = [];

beforeAll(async () => {
  testBot = await startTestBot(builtInGames);
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterAll(() => testBot.close());

interface Control {
  readonly message: APIMessage;
  readonly id: string;
  readonly kind: string;
  /** The first options of a menu. */
  readonly values: readonly string[] | undefined;
}

const messagesOf = (person: TestUser) => person.channels.flatMap(({ id }) => person.messages(id)).toReversed();

function controlsOf(person: TestUser): Control[] {
  return messagesOf(person).flatMap((message) =>
    components(message).flatMap(({ custom_id: id, options, disabled, min_values: least = 1 }) => {
      const kind = id === undefined || disabled ? undefined : parseId(id)?.kind;
      const values = options?.slice(0, Math.max(1, least)).map(({ value }) => value);
      return id === undefined || kind === undefined ? [] : [{ message, id, kind, values }];
    }),
  );
}

const placeOf = ({ kind, message }: Control) => `${kind} ${message.channel_id}`;

/** Presses each kind of button that a user has, new kinds first, and those of the answers. */
async function pressAll(person: TestUser, includesLast = false): Promise<void> {
  for (let count = 0; count < MAX_PRESSES; count++) {
    const offered = controlsOf(person).filter(
      (one) =>
        (presses.get(placeOf(one)) ?? 0) < PER_CHANNEL &&
        !SLOW.includes(one.kind) &&
        (includesLast || !LAST.test(one.kind)),
    );
    const control = offered.find(({ kind }) => !kinds.has(kind)) ?? offered[0];
    if (!control) return;
    kinds.add(control.kind);
    presses.set(placeOf(control), (presses.get(placeOf(control)) ?? 0) + 1);
    await pressOne(person, control);
  }
}

/** Presses a button or chooses in a menu, and sends a form that opens as it is. Notes what is not answered. */
async function pressOne(person: TestUser, { message, id, values }: Control): Promise<void> {
  const outcome = values ? await person.choose(message, id, [...values]) : await person.click(message, id);
  if (!outcome.ok) {
    // Discord itself refuses a press on a message that was replaced meanwhile.
    if (outcome.sentence.includes('did not respond')) failures.push(`${id}: ${outcome.sentence}`);
    return;
  }
  if (outcome.modal) await person.submit(outcome.modal, {});
}

type Opening = readonly [room: string, command: string, typed?: CommandInput];

const OPENINGS: readonly Opening[] = [
  ...['help', 'tables', 'board', 'history', 'stats', 'display', 'reminders', 'vacation', 'plan', 'lookup', 'hint'].map(
    (command): Opening => ['table', command],
  ),
  ...['daily', 'puzzle'].map((command): Opening => ['lounge', command]),
  ['lounge', 'learn', { options: { game: 'duel' } }],
  ['lounge', 'leaderboard', { options: { game: 'duel' } }],
  ['table', 'lobby', { options: { game: 'duel' } }],
  ['table', 'watch'],
  ['second-table', 'tournament', { subcommand: 'create', options: { game: 'duel' } }],
  ['second-table', 'settings', { subcommand: 'show' }],
  ['second-table', 'moderate', { subcommand: 'fair-play' }],
  ...['runa', 'dungeon', 'farmland'].map((game): Opening => ['lounge', 'play', { subcommand: game }]),
  ['second-table', 'play', { subcommand: 'spy', options: { computer: 'beginner' } }],
  ['lounge', 'tables'],
  ['table', 'delete-my-data'],
  ['table', 'resign'],
  ...designKindsOf(builtInGames).map(
    (kind, _, all): Opening => ['lounge', 'design', { subcommand: designKindName(kind, all) }],
  ),
];

test('answers each kind of button, pressed plainly', async () => {
  await ada.command('table', 'play', { subcommand: 'duel', options: { opponent: bo.user.id } });
  for (const person of [bo, ada]) await pressAll(person);
  for (const [room, command, typed] of OPENINGS) {
    expect(await ada.command(room, command, typed), `/${command}`).toMatchObject({ ok: true });
    for (const person of [ada, bo]) await pressAll(person);
  }
  for (const person of [ada, bo, ada, bo]) await pressAll(person, true);
  expect(failures).toEqual([]);
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('lists each kind that needs more than a command with the test that presses it', () => {
  const elsewhere = Object.values(PRESSED_IN).flat();
  expect(allIds.kinds.filter((kind) => !kinds.has(kind) && !elsewhere.includes(kind))).toEqual([]);
  expect(elsewhere.filter((kind) => !allIds.kinds.includes(kind))).toEqual([]);
  for (const [file, named] of Object.entries(PRESSED_IN)) {
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    expect([file, named.filter((kind) => !new RegExp(`\\b${kind}\\b`).test(text))]).toEqual([file, []]);
  }
});
