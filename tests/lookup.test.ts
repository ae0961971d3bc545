import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import { spy } from '@longtable/spy';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEphemeral, labelsOn } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([duel, spy, noughts]);
  [ada, cleo] = await Promise.all([testBot.join('Ada'), testBot.join('Cleo')]);
  await ada.until(() => ada.online);
});
afterAll(() => testBot.close());

function privateMessages(person: TestUser, channel: string): APIMessage[] {
  return person.messages(channel).filter(isEphemeral);
}

test('shows the decks of a table page by page in the user’s language', async () => {
  await ada.command('table', 'play', { subcommand: 'duel', options: { computer: 'beginner', deck: 'emberpack' } });
  await cleo.until(() => cleo.messages('table').some(({ content }) => content.includes('Card Duel')));
  await cleo.command('table', 'lookup');
  const page = await cleo.until(() => privateMessages(cleo, 'table').at(-1));
  expect(page.content).toMatch(/^\*\*Legende\*\*\n```\n5\/4 Schaden 5, Leben 4\n/);
  const decks = ['Adas Deck', 'Deck des Computers'];
  const pages = components(page).flatMap(({ label }) => label ?? []);
  expect(pages.toSorted()).toEqual([...decks, 'Legende', 'Zauber']);
  await cleo.click(page, 'Adas Deck');
  await cleo.until(() =>
    /^\*\*Adas Deck\*\*\n```\n # Karte {5}Mana\n 2 Äschling/.test(cleo.latest(page)?.content ?? ''),
  );
  expect(privateMessages(ada, 'table')).toEqual([]);
});

test('keeps notes on characters in the player’s panel and shows them throughout it', async () => {
  await ada.command('second-table', 'leave');
  // The panel shows all of a small casino, and so some unknown characters.
  await ada.command('second-table', 'play', {
    subcommand: 'spy',
    options: { computer: 'beginner', scenario: 'small' },
  });
  for (const move of ['choose', 'share', 'ready']) await ada.command('second-table', 'move', { options: { move } });
  const panel = await ada.until(() =>
    privateMessages(ada, 'second-table').findLast(({ content }) => content.includes(' left.')),
  );
  // Notes are under More if the turn has many choices.
  if (!labelsOn(panel).includes('Notes')) await ada.click(panel, 'More');
  await ada.click(ada.latest(panel) as APIMessage, 'Notes');
  await ada.until(() => ada.latest(panel)?.content.includes('Only you can see your notes.'));
  const { options } =
    components(ada.latest(panel) as APIMessage).find(({ placeholder }) => placeholder === 'Enemy?…') ?? {};
  const initials = (name: string) => name.replace(/\B\w|\W/g, '').toLowerCase();
  const onMap = new Set(panel.content.match(/(?<= )[a-z]{2}(?= )/g));
  const whole = options?.find(({ label }) => onMap.has(initials(label)))?.label ?? '';
  await ada.choose(ada.latest(panel) as APIMessage, 'Enemy?…', [whole]);
  await ada.click(ada.latest(panel) as APIMessage, 'Back');
  await ada.until(() => ada.latest(panel)?.content.includes(`Enemy?: ${initials(whole)}!`));
});
