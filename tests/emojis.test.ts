import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground/testing/test-user';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newestBoard, playCells, sitDown, textOf, whispered, withButton } from './played.ts';
import { openStage, type Stage } from './stage.ts';

const ICONS = ['hamburger-menu', 'trophy', 'check-mark'];
/** A thread takes its time to start on a busy machine. */
const LATE = { timeout: 10_000 };
const UPLOADED = 'The emojis are uploaded';

let stage: Stage;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  const face = { ...noughts.face, storyIcons: (events: readonly unknown[]) => events.map(() => 'check-mark') };
  stage = await openStage([{ ...noughts, face }, guess], undefined, { emojis: ICONS });
  [ada, bo] = [await stage.person('Ada'), await stage.person('Bo')];
});

afterAll(() => stage.close());

/** The emoji of a button. */
function emojiOn(message: APIMessage | undefined, label: string): string | undefined {
  const found = components(message as APIMessage).find((one) => one.label === label);
  expect(found, textOf(message)).toBeDefined();
  return (found as { emoji?: { name?: string } }).emoji?.name;
}

test('shows icons on buttons, events and results, but not in pings', async () => {
  await expect.poll(() => stage.log.lines.map(({ message }) => message), LATE).toContain(UPLOADED);
  const board = await sitDown(ada, bo, 'table');
  expect(emojiOn(ada.latest(board), 'More')).toBe('hamburger_menu');
  await playCells(ada, bo, board, 'a1 b1 a2 b2 a3');
  expect(textOf(ada.latest(board))).toMatch(/> <:check_mark:\d+> /);
  const [trophy] = stage.playground.world.emojis.all.filter(({ name }) => name === 'trophy');
  expect(textOf(ada.latest(board))).toContain(`<:trophy:${trophy?.id}> **`);
  const ping = await bo.until(() => bo.messages('table').find((one) => one.content.startsWith(`<@${bo.user.id}>`)));
  expect(textOf(ping)).not.toContain('<:');
});

test('uploads no emoji at the second start', async () => {
  const before = stage.playground.world.emojis.all;
  stage.log.lines.length = 0;
  await stage.restartBot();
  await expect.poll(() => stage.longtable.bot.pictures.findEmoji('trophy'), LATE).toBeDefined();
  expect(stage.playground.world.emojis.all).toEqual(before);
  expect(stage.log.lines.map(({ message }) => message)).not.toContain(UPLOADED);
});

test('hides icons in private messages for users who turn them off and for screen readers', async () => {
  await ada.command('second-table', 'play', { subcommand: 'guess', options: { opponent: bo.user.id } });
  const invitation = await withButton(bo, 'second-table', 'Accept');
  expect(emojiOn(invitation, 'Accept')).toBe('check_mark');
  await bo.click(invitation, 'Accept');
  const panelOf = async (person: TestUser) => {
    await person.command('second-table', 'panel');
    return person.until(() => whispered(person, 'second-table'));
  };
  expect(emojiOn(await panelOf(ada), 'More')).toBe('hamburger_menu');
  await ada.command('lounge', 'display');
  await ada.click(whispered(ada, 'lounge'), 'Icons: on');
  expect(emojiOn(await panelOf(ada), 'More')).toBeUndefined();
  await bo.command('lounge', 'display', { options: { style: 'sentences' } });
  expect(emojiOn(await panelOf(bo), 'More')).toBeUndefined();
  expect(emojiOn(newestBoard(bo, 'second-table'), 'More')).toBe('hamburger_menu');
});

test('omits an emoji that was deleted', async () => {
  for (const { id } of stage.playground.world.emojis.all) stage.playground.world.emojis.remove(id);
  const board = await sitDown(ada, bo, 'lounge');
  expect(emojiOn(ada.latest(board), 'More')).toBeUndefined();
});
