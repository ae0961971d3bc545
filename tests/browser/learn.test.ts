import { type Language, type Lesson, say } from '@longtable/kit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { openStage, type Stage } from '../stage.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { pixelsOutOfSight } from './sight.ts';
import { Visitor } from './visitor.ts';

describeInBrowser('the first minutes', () => {
  let stage: Stage;
  let browser: Browser;
  let ada: Visitor;

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage(builtInGames, 'memory:', { greetsEmpty: true }), launch()]);
    ada = await Visitor.come(browser, stage.playground.url, 'Ada', 'narrow');
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  /** Chooses a lesson from the card that greets newcomers. */
  async function learn(menu: string, title: string): Promise<void> {
    const card = ada.page.locator('.message', { hasText: menu }).last();
    await card.locator('.select-face').click();
    await card.locator('[data-value]', { hasText: title }).click();
  }

  /** Takes a lesson step by step, as far as it is read and pressed on one message. */
  async function take({ steps }: Lesson, language: Language, picture: string): Promise<void> {
    for (const [index, { about, task, line }] of steps.entries()) {
      await ada.until(async () => (await ada.board.innerText()).includes(say(task, language)));
      expect(await ada.board.innerText()).toContain(say(about, language));
      if (index < 2) expect(await pixelsOutOfSight(ada.board)).toEqual([0]);
      expect(await ada.misfits()).toEqual([]);
      if (index === 1) await ada.picture(picture);
      await ada.play(line);
    }
  }

  test('leads from the welcome card through a lesson of Runa’s Strive to the game', async () => {
    const lesson = lessonOf('runa');
    await ada.until(async () => (await ada.page.locator('.message').count()) === 1);
    await ada.picture('learn-card');
    expect(await ada.misfits()).toEqual([]);
    await learn('Learn a game step by step…', 'Runa’s Strive');
    await ada.until(async () => (await ada.board.innerText()).includes('Choose Mage.'));
    await ada.board.getByRole('button', { name: 'Warrior' }).click();
    await ada.whisper.getByText('this lesson goes a different way. Choose Mage.').waitFor();
    await ada.picture('learn-wrong');
    await take(lesson, 'en', 'learn-runa');
    await ada.board.getByText('Now you know rounds, focus, loot and elements.').waitFor();
    await ada.picture('learn-runa-end');
    await ada.board.getByRole('button', { name: 'Play a full game' }).click();
    await ada.until(async () => (await ada.board.innerText()).includes('Choose Runa’s class.'));
    await ada.command('/resign');
    await ada.whisper.getByRole('button', { name: 'Resign' }).click();
    await ada.board.getByText('Ada resigned.').waitFor();
    expect(ada.errors).toEqual([]);
  });

  test('shows the welcome card and a lesson of Dungeon in German', async () => {
    const person = await stage.person('Ada');
    await person.configure({ do: 'serverLanguage', language: 'de' });
    await person.configure({ do: 'renew' });
    await person.configure({ do: 'language', language: 'de' });
    const lesson = lessonOf('dungeon');
    await ada.board.getByText('spielt ihr in eurem Tempo').waitFor();
    await ada.picture('learn-card-german');
    expect(await ada.misfits()).toEqual([]);
    await learn('Spiel Schritt für Schritt lernen …', 'Dungeon');
    await take(lesson, 'de', 'learn-dungeon-german');
    await ada.board.getByText('Du kannst laufen, angreifen').waitFor();
    await ada.picture('learn-dungeon-german-end');
    expect(await ada.board.getByRole('button').allInnerTexts()).toEqual([
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
