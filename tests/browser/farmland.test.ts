import { farmland } from '@longtable/farmland';
import type { State } from '@longtable/farmland/state';
import type { Choice, Reader, Seat, Viewer } from '@longtable/kit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { overflowPixels } from './overflow.ts';
import { PageUser, type Window } from './page-user.ts';

/** An ox that defeats the King with one attack, and a unit per team that never moves. */
const UNITS = ['Iron;Ox;8000;100', 'Taciturn;Scarecrow;100;100', 'Bashful;Goose;200;200'];
const FILES = {
  units: UNITS.join('\n'),
  deck1: '20\n20\n0',
  deck2: '20\n0\n20',
};
const HIDDEN = ['Taciturn', 'Bashful'] as const;
const SEED = 7;

const eventually = (look: () => Promise<unknown>) => expect.poll(look);

/** A user's page and all data that it received. */
interface Tab {
  readonly pageUser: PageUser;
  readonly received: string[];
}

describeInBrowser('Crown of Farmland in two tabs', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: Tab;
  let bo: Tab;
  let state: State;
  /** Tabs in the random order of their teams. */
  let teams: readonly [Tab, Tab];

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot([farmland]), launch()]);
    [ada, bo] = await Promise.all([open('Ada', 'desktop'), open('Bo', 'narrow')]);
    Object.assign(testBot.longtable.bot.context, { newSeed: () => SEED });
    const begun = farmland.setup(FILES, SEED, 2);
    if (begun.refused) throw new Error(begun.refused.code);
    state = begun.state;
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  async function open(name: string, window: Window): Promise<Tab> {
    const pageUser = await PageUser.open(browser, testBot.playground.url, name, window);
    const received: string[] = [];
    const keep = ({ payload }: { payload: string | Buffer }) => received.push(String(payload));
    pageUser.page.on('websocket', (socket) => socket.on('framereceived', keep));
    await pageUser.page.reload();
    return { pageUser, received };
  }

  const board = ({ pageUser }: Tab) => pageUser.page.locator('.message:not(.ephemeral)').first();
  const panel = ({ pageUser }: Tab) => pageUser.ephemeral;

  async function play({ pageUser: { page, composer } }: Tab, { units, deck1, deck2 }: typeof FILES): Promise<void> {
    const files = { 'units-file': units, 'deck-file': deck1, 'second-deck-file': deck2 };
    await composer.fill(
      `/play farmland ${Object.keys(files)
        .map((name) => `${name}:`)
        .join(' ')}`,
    );
    for (const [name, text] of Object.entries(files)) {
      const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.locator(`.chip input[type=file][data-option=${name}]`).setInputFiles(file);
    }
    await page.getByRole('button', { name: 'Send' }).click();
  }

  /** Returns the choices that lead to a line. */
  function choicesTo(line: string, seat: Seat, partial = ''): Choice[] {
    for (const choice of farmland.choices(state, seat, partial)) {
      if (choice.final && choice.line === line) return [choice];
      if (choice.final || !line.startsWith(choice.line)) continue;
      const way = choicesTo(line, seat, choice.line);
      if (way.length > 0) return [choice, ...way];
    }
    return [];
  }

  /** Returns a reader with the players' names in seat order. */
  const readerOf = (viewer: Viewer, open = false): Reader => ({
    viewer,
    language: 'en',
    names: teams.map((tab) => (tab === ada ? 'Ada' : 'Bo')),
    ...(open && { open }),
  });
  const boardFor = (reader: Reader) => farmland.presentation.view(state, reader, '').board.join('\n');

  /** Plays the lines of a turn with buttons and compares each board with the rules. */
  async function takeTurn(...lines: readonly string[]): Promise<void> {
    const seat = state.turn;
    const tab = teams[seat as 0 | 1];
    const reader = readerOf(seat);
    for (const line of lines) {
      await eventually(() => panel(tab).locator('pre').innerText()).toBe(boardFor(reader));
      const way = choicesTo(line, seat);
      expect(way.length, `ways to ${line}`).toBeGreaterThan(0);
      for (const choice of way) {
        await tab.pageUser.makeChoice(panel(tab), choice, reader);
        expect(Math.max(...(await overflowPixels(panel(tab))))).toBe(0);
      }
      const outcome = farmland.play(state, seat, line);
      if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
      ({ state } = outcome);
    }
    const after = boardFor(readerOf(seat, state.winner !== null));
    // After a user's first game, a preview of coloured boards follows the panel.
    await eventually(() => tab.pageUser.page.locator('.message.ephemeral pre').allInnerTexts()).toContain(after);
  }

  /** Returns the position of a unit in the hand of the team to move, counted from 1. */
  function handPosition(qualifier: string): number {
    const { hand } = state.teams[state.turn as 0 | 1];
    return hand.findIndex((card) => card.qualifier === qualifier) + 1;
  }

  test('rejects an invalid file and names the faulty line', async () => {
    await play(ada, { ...FILES, units: UNITS.join('\n').replace(';100;100', ';100') });
    await eventually(() => panel(ada).innerText()).toContain('Line 2 of the units isn’t valid');
    await play(ada, { ...FILES, deck2: '20\n0\n19' });
    await eventually(() => panel(ada).innerText()).toContain(
      'A deck needs 40 units, but the lines of this one add up to 39',
    );
  });

  test('starts a game with both players’ own units and shows each their hand', async () => {
    await play(ada, FILES);
    await board(bo).getByRole('button', { name: 'Join' }).click();
    for (const tab of [ada, bo]) await board(tab).getByRole('button', { name: 'Your turn' }).click();
    await eventually(() => panel(ada).locator('pre').count()).toBe(1);
    teams = (await panel(ada).innerText()).includes('x Ada') ? [ada, bo] : [bo, ada];
    for (const [seat, tab] of teams.entries()) {
      await tab.pageUser.screenshot(`farmland-${seat}`);
      await eventually(() => panel(tab).locator('pre').innerText()).toBe(boardFor(readerOf(seat)));
    }
  });

  test('ends the game when the ox reaches the other King', async () => {
    await takeTurn(`place ${handPosition('Taciturn')} C2`, 'yield');
    await takeTurn(`place ${handPosition('Bashful')} C6`, 'yield');
    await takeTurn(`place ${handPosition('Iron')} D2`, 'D2 move D3', 'yield');
    for (const way of ['D3 move D4', 'D4 move D5', 'D5 move D6']) {
      await takeTurn(`yield ${handPosition('Iron')}`);
      await takeTurn(way, `yield ${handPosition('Taciturn') || 1}`);
    }
    await takeTurn('yield 1');
    expectNoLeaks();
    await takeTurn('D6 move D7');
    const [winner, loser] = readerOf('spectator').names;
    for (const tab of [ada, bo]) {
      await eventually(() => board(tab).innerText()).toContain(`${winner} wins: ${loser} has no life points left.`);
      expect(await board(tab).innerText()).toContain(
        `${winner}’s Iron Ox hits ${loser}’s King on D7 for 8000 damage (0 left).`,
      );
      expect(await board(tab).locator('pre').innerText()).toBe(boardFor(readerOf('spectator', true)));
      expect([...tab.pageUser.errors, ...(await tab.pageUser.layoutErrors())]).toEqual([]);
    }
  });

  /** Checks that face-down, held and discarded units never reached the other tab. */
  function expectNoLeaks(): void {
    for (const [seat, { received }] of teams.entries()) {
      const [own, others] = seat === 0 ? HIDDEN : HIDDEN.toReversed();
      const knows = (word: string) => received.some((frame) => frame.includes(word));
      expect([own, others].map((word) => knows(word ?? ''))).toEqual([true, false]);
    }
  }

  test('reveals everything to both players at the end', () => {
    for (const { received } of teams) {
      const knows = (word: string) => received.some((frame) => frame.includes(word));
      expect(HIDDEN.map(knows)).toEqual([true, true]);
    }
  });
});
