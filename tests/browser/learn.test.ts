import { type Language, type Lesson, say } from '@longtable/kit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { overflowPixels } from './overflow.ts';
import { PageUser } from './page-user.ts';

describeInBrowser('the first minutes', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: PageUser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot(builtInGames, 'memory:', { greetsEmpty: true }), launch()]);
    ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'narrow');
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  /** Chooses a lesson from the welcome card. */
  async function learn(menu: string, title: string): Promise<void> {
    const card = ada.page.locator('.message', { hasText: menu }).last();
    await card.locator('.select-face').click();
    await card.locator('[data-value]', { hasText: title }).click();
  }

  /** Plays the steps of a lesson on one message. */
  async function playLesson({ steps }: Lesson, language: Language, picture: string): Promise<void> {
    for (const [index, { about, task, line }] of steps.entries()) {
      await ada.until(async () => (await ada.board.innerText()).includes(say(task, language)));
      expect(await ada.board.innerText()).toContain(say(about, language));
      if (index < 2) expect(await overflowPixels(ada.board)).toEqual([0]);
      expect(await ada.layoutErrors()).toEqual([]);
      if (index === 1) await ada.screenshot(picture);
      await ada.play(line);
    }
  }

  test('leads from the welcome card through a lesson of Runa’s Strive to the game', async () => {
    const lesson = lessonOf('runa');
    await ada.until(async () => (await ada.page.locator('.message').count()) === 1);
    await ada.screenshot('learn-card');
    expect(await ada.layoutErrors()).toEqual([]);
    await learn('Learn a game step by step…', 'Runa’s Strive');
    ada.playsInPanel = true;
    await ada.until(async () => (await ada.board.innerText()).includes('Choose Mage.'));
    await ada.board.getByRole('button', { name: 'Warrior' }).click();
    await ada.ephemeral.getByText('this lesson needs a different move. Choose Mage.').waitFor();
    await ada.screenshot('learn-wrong');
    await playLesson(lesson, 'en', 'learn-runa');
    await ada.board.getByText('Now you know about rounds, focus, loot and elements.').waitFor();
    await ada.screenshot('learn-runa-end');
    await ada.board.getByRole('button', { name: 'Play a full game' }).click();
    ada.playsInPanel = false;
    await ada.until(async () => (await ada.board.innerText()).includes('Choose Runa’s class.'));
    await ada.command('/resign');
    await ada.ephemeral.getByRole('button', { name: 'Resign' }).click();
    await ada.board.getByText('Ada resigned.').waitFor();
    expect(ada.errors).toEqual([]);
  });

  test('shows the welcome card and a lesson of Dungeon in German', async () => {
    const person = await testBot.join('Ada');
    await person.configure({ do: 'serverLanguage', language: 'de' });
    await person.configure({ do: 'renew' });
    await person.configure({ do: 'language', language: 'de' });
    const lesson = lessonOf('dungeon');
    await ada.board.getByText('spielt ihr in eurem Tempo').waitFor();
    await ada.screenshot('learn-card-german');
    expect(await ada.layoutErrors()).toEqual([]);
    await learn('Spiel Schritt für Schritt lernen …', 'Dungeon');
    ada.playsInPanel = true;
    await playLesson(lesson, 'de', 'learn-dungeon-german');
    await ada.board.getByText('Du kannst laufen, angreifen').waitFor();
    await ada.screenshot('learn-dungeon-german-end');
    expect((await ada.board.getByRole('button').allInnerTexts()).slice(0, 2)).toEqual([
      'Ganzes Spiel spielen',
      'Lektion wiederholen',
    ]);
  });

  function lessonOf(id: string): Lesson {
    const lesson = builtInGames.find((game) => game.id === id)?.lesson;
    if (!lesson) throw new Error(`${id} has no lesson.`);
    return lesson;
  }
});
