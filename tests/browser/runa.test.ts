import { readFileSync } from 'node:fs';
import { runa } from '@longtable/runa';
import type { State } from '@longtable/runa/state';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { overflowPixels } from './overflow.ts';
import { PageUser, type Window } from './page-user.ts';

/** Input of the recorded run that Runa wins: class, seeds, cards, targets and rolls. */
const recorded = readFileSync(new URL('../../games/runa/terminal/transcripts/won.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('>'))
  .map((line) => line.slice(2) || 'none');

/** Returns the line of a Warrior who plays her first card, rolls high and takes bigger dice. */
function strike({ phase, runa: { die } }: State): string {
  switch (phase.kind) {
    case 'dice':
      return `${die}`;
    case 'reward':
      return '2';
    case 'loot':
      return phase.offer.length > 2 ? '1,2' : '1';
    case 'heal':
      return 'none';
    default:
      return '1';
  }
}

interface Run {
  readonly name: string;
  readonly window: Window;
  readonly options: { readonly dice: 'own'; readonly seeds: string };
  readonly line: (state: State, turn: number) => string;
  /** Number of lines sent without the page, which is ten times faster. */
  readonly sent: number;
  readonly end: string;
}

const RUNS: readonly Run[] = [
  {
    name: 'the recorded win',
    window: 'desktop',
    options: { dice: 'own', seeds: 'own' },
    line: (_, turn) => recorded[turn] ?? '',
    sent: recorded.length - 24,
    end: 'Runa has won!',
  },
  {
    name: 'a brave end in the second level',
    window: 'narrow',
    options: { dice: 'own', seeds: '8,3,8,3' },
    line: strike,
    sent: 0,
    end: 'Runa has fallen',
  },
];

describeInBrowser('Runa on the page', () => {
  let testBot: TestBot;
  let browser: Browser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot([runa]), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  test.each(RUNS)('$name, on a $window', async ({ window, options, line, sent, end }) => {
    const ada = await PageUser.open(browser, testBot.playground.url, 'Ada', window);
    await ada.command('/play runa', options);
    await ada.until(async () => (await ada.listControls()).length === 3);

    let state = begin(options);
    const wire = testBot.playground.user('Ada');
    for (let turn = 0; turn < sent; turn++) {
      await wire.command('table', 'move', { options: { move: line(state, turn) } });
      state = play(state, line(state, turn));
    }
    wire.leave();
    await waitForBoard(ada, state);
    for (let turn = sent; runa.turn(state).length > 0; turn++) {
      const next = line(state, turn);
      const isCovered = runa.shortcuts?.choices(state, 0, '').some(({ replaces }) => replaces?.includes(next));
      // An attack and its target are one press. A menu submits options in its own order, so other orders are typed.
      if (isCovered) {
        const target = line(play(state, next), ++turn);
        const press = `>${firstCopy(state, next)} ${target}`;
        await ada.play(press);
        for (const each of press.slice(1).split(' ')) state = play(state, each);
      } else {
        if (isInOrder(next) || state.phase.kind === 'seeds') await ada.play(next);
        else await typeLine(ada, next);
        state = play(state, next);
      }
      await waitForBoard(ada, state);
      if (turn % 5 !== 0 || runa.turn(state).length === 0) continue;
      await ada.screenshot(`runa-${window}-${turn}`);
      expect(await ada.layoutErrors()).toEqual([]);
      expect(await overflowPixels(ada.board)).toEqual([0]);
    }
    await ada.screenshot(`runa-${window}-end`);
    expect(await ada.board.innerText()).toContain(end);
    expect(await ada.listControls()).toEqual([]);
    expect(ada.errors).toEqual([]);
  });
});

/** Waits until the page shows the board of a state. */
async function waitForBoard(ada: PageUser, state: State): Promise<void> {
  const { board } = runa.presentation.view(state, { viewer: 'spectator', language: 'en', names: ['Ada'] });
  await expect.poll(() => ada.board.locator('pre').innerText()).toBe(board.join('\n'));
}

async function typeLine(ada: PageUser, line: string): Promise<void> {
  await ada.composer.fill(`/move move:${line}`);
  await ada.page.getByRole('button', { name: 'Send' }).click();
}

function isInOrder(line: string): boolean {
  return line.split(',').every((part, index, parts) => index === 0 || Number(parts[index - 1]) < Number(part));
}

/** Returns the index of the first copy of a card, because copies are offered once. */
function firstCopy({ runa: { hand } }: State, line: string): number {
  const card = hand[Number(line) - 1];
  return hand.findIndex(({ name, level }) => name === card?.name && level === card.level) + 1;
}

function begin(options: Run['options']): State {
  const table = runa.setup(options, 0, 1);
  if (table.refused) throw new Error(table.refused.code);
  return table.state;
}

function play(state: State, line: string): State {
  const outcome = runa.play(state, 0, line);
  if (outcome.refused) throw new Error(`"${line}" is refused: ${outcome.refused.code}`);
  return outcome.state;
}
