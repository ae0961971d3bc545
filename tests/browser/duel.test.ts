import { duel } from '@longtable/duel';
import type { Card } from '@longtable/duel/rules/cards';
import type { Duel, Side } from '@longtable/duel/state';
import { PREDEFINED_USERS } from '@longtable/playground';
import type { PageMessage } from '@longtable/playground/protocol';
import type { APIMessage } from 'discord-api-types/v10';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTableAt } from '../../bot/host/table/find.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';

const COMPUTER = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Maximum number of presses per turn. */
const MAX_PRESSES = 50;
const FINISH = 'End turn';
const SEED = 7;

/** Duel with little life, which ends after a few turns. */
const quickDuel: typeof duel = {
  ...duel,
  setup(options, seed, seats) {
    const begun = duel.setup(options, seed, seats);
    if (!begun.refused) for (const side of begun.state.sides) side.life = 4;
    return begun;
  },
};

/** Returns a deck file whose creatures all have different names. */
function deckFile(names: string): { name: string; mimeType: string; buffer: Buffer } {
  const creatures = Array.from({ length: 16 }, (_, index) => ({
    name: `${names}${String(index).padStart(2, '0')}`,
    mana_cost: 1 + (index % 4),
    damage_points: 3 + (index % 4),
    life_points: 2 + (index % 3),
    shield: index % 8 === 3,
    mana_drain: index % 8 === 5,
    speedy: index % 8 === 6,
  }));
  const spells = ['Healer', 'Relief', 'Rebirth', 'Dracula', 'Dracula', 'Traitor'].map((name) => ({ name }));
  const text = JSON.stringify({ Creatures: creatures, Spells: spells });
  return { name: `${names}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** A page and all data that it received over its WebSocket. */
class Tab {
  readonly page: Page;
  readonly frames: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))));
  }

  get board(): Locator {
    return this.page.locator('li.message:not(.ephemeral)', { has: this.page.locator('pre') });
  }

  get panel(): Locator {
    return this.page.locator('li.message.ephemeral').last();
  }

  get finish(): Locator {
    return this.panel.getByRole('button', { name: FINISH });
  }

  /** Makes the first offered choice or ends the turn, and waits until the panel changes. */
  async pressNext(): Promise<void> {
    const before = await this.panel.innerHTML();
    const menu = this.panel.locator('.select').first();
    if (await menu.isVisible()) {
      await menu.locator('.select-face').click();
      await menu.locator('[data-value]').first().click();
    } else await this.finish.click();
    await expect.poll(() => this.panel.innerHTML(), { interval: 20 }).not.toBe(before);
    await this.panel.locator('[aria-busy]').first().waitFor({ state: 'detached' });
  }

  /** Returns all received versions of messages. */
  messages(): APIMessage[] {
    return this.frames.flatMap((frame) => {
      const news = JSON.parse(frame) as PageMessage;
      if (news.type === 'world') return Object.values(news.messages).flat();
      return news.type === 'message' || news.type === 'edit' ? [news.message] : [];
    });
  }
}

describeInBrowser('a duel in two tabs', () => {
  let testBot: TestBot;
  let browser: Browser;
  let tabs: [Tab, Tab];

  beforeAll(async () => {
    testBot = await startTestBot([quickDuel]);
    Object.assign(testBot.longtable.bot.context, { newSeed: () => SEED });
    browser = await launch();
    const open = async (name: string, viewport: typeof PHONE) => {
      const tab = new Tab(await browser.newPage({ viewport }));
      await tab.page.goto(`${testBot.playground.url}/?as=${name}`);
      return tab;
    };
    tabs = [await open('Ada', COMPUTER), await open('Bo', PHONE)];
  });
  afterAll(async () => {
    await browser?.close();
    await testBot.close();
  });

  test('uploads decks and lets the opponent join', async () => {
    const [{ page }, other] = tabs;
    await page.getByRole('textbox').fill('/play duel deck-file: second-deck-file:');
    for (const [option, names] of [
      ['deck-file', 'Ant'],
      ['second-deck-file', 'Bee'],
    ] as const) {
      await page.locator(`input[type=file][data-option=${option}]`).setInputFiles(deckFile(names));
      await page.locator('.chip-file:focus', { hasText: `${names}.json` }).waitFor();
    }
    await page.keyboard.press('Enter');
    await other.page.getByRole('button', { name: 'Join' }).click();
    for (const tab of tabs) {
      await tab.board.getByRole('button', { name: 'Your turn' }).click();
      await tab.panel.locator('pre').waitFor();
    }
    for (const [, mine] of await sides()) expect(creatures(pileOf(mine))).not.toEqual([]);
    await expectNoLeaks();
  });

  /** Makes offered choices and ends the turn. */
  async function takeTurn(tab: Tab): Promise<void> {
    for (let presses = 0; presses < MAX_PRESSES && (await tab.finish.isVisible()); presses++) await tab.pressNext();
  }

  test('plays to the end with offered choices while panels update automatically', async () => {
    const isOver = async ({ board }: Tab) => (await board.first().innerText()).includes(' beats ');
    let [mover, waiting] = tabs;
    if (!(await mover.finish.isVisible())) [mover, waiting] = [waiting, mover];
    for (; !(await isOver(waiting)); [mover, waiting] = [waiting, mover]) {
      await takeTurn(mover);
      const goesOn = async () => (await waiting.finish.isVisible()) || (await isOver(waiting));
      await expect.poll(goesOn).toBe(true);
      if (!(await isOver(waiting))) await expectNoLeaks();
    }
    for (const { board } of tabs)
      await expect.poll(() => board.first().innerText()).toMatch(/(Ada|Bo) beats (Ada|Bo) with \d+ life left\./);
  });

  /** Returns the stored sides of the table from each tab's view. */
  async function sides(): Promise<(readonly [tab: Tab, mine: Side, theirs: Side])[]> {
    const found = await findTableAt(testBot.longtable.bot.context, tabs[0].messages()[0]?.channel_id ?? '');
    const { state, seats } = found.table;
    const [first, second] = (state as Duel).sides;
    return tabs.map((tab, index) => {
      const isFirst = seats[0]?.kind === 'person' && seats[0].id === PREDEFINED_USERS[index]?.user.id;
      return isFirst ? [tab, first, second] : [tab, second, first];
    });
  }

  /** Checks that no tab received cards of a pile or of the opponent's hand. */
  async function expectNoLeaks(): Promise<void> {
    for (const [tab, mine, theirs] of await sides()) {
      const wire = tab.frames.join('\n');
      for (const name of creatures([...theirs.hand, ...pileOf(theirs), ...pileOf(mine)]))
        expect(wire).not.toContain(name);
      for (const name of creatures(mine.hand)) expect(wire).toContain(name);
    }
  }

  test('reveals both hands at the end, but not the piles', async () => {
    for (const [tab, mine, theirs] of await sides()) {
      await expect.poll(() => creatures(theirs.hand).filter((name) => !tab.frames.join().includes(name))).toEqual([]);
      for (const name of creatures([...pileOf(theirs), ...pileOf(mine)])) expect(tab.frames.join()).not.toContain(name);
    }
  });
});

function pileOf({ deck, pile }: Side): readonly Card[] {
  return pile.map((place) => deck[place]!.card);
}

function creatures(cards: readonly Card[]): readonly string[] {
  return cards.flatMap(({ kind, name }) => (kind === 'creature' ? [name] : []));
}
