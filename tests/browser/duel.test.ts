import type { APIMessage } from 'discord-api-types/v10';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTableAt } from '../../bot/host/table/find.ts';
import { duel } from '../../games/duel/index.ts';
import type { Card } from '../../games/duel/rules/cards.ts';
import type { Duel, Side } from '../../games/duel/state.ts';
import { PEOPLE } from '../../playground/index.ts';
import type { News } from '../../playground/protocol.ts';
import { openStage, type Stage } from '../stage.ts';
import { describeInBrowser, launch } from './chromium.ts';

const COMPUTER = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const EPHEMERAL = 64;
/** More than any turn with these decks takes. */
const PRESSES_MAX = 50;
const FINISH = 'Finish the turn';
/** Buttons that a simple player leaves alone. */
const NEVER =
  /^(More|What happened|Finish the turn|Sacrifice a card|Set to another slot|More attacks|Start over|Deck of Player \d)$/;

/** A deck of cards that are told apart by their names, copies included. */
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

/** A tab: its page, and everything that came in over its wire. */
class Tab {
  readonly page: Page;
  readonly frames: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))));
  }

  get board(): Locator {
    return this.page.locator('li.message:not(.ephemeral)', { has: this.page.locator('pre') }).first();
  }

  get panel(): Locator {
    return this.page.locator('li.message.ephemeral').last();
  }

  /** The labels of the panel's buttons, in the order they stand. */
  labels(): Promise<string[]> {
    return this.panel.locator('.row button').allInnerTexts();
  }

  /** Presses a button of the panel, and waits until the panel is another. */
  async press(index: number): Promise<void> {
    const before = await this.panel.innerHTML();
    await this.panel.locator('.row button').nth(index).click();
    await this.panel.locator('.row button[aria-busy]').waitFor({ state: 'detached' });
    await expect.poll(() => this.panel.innerHTML(), { interval: 20, timeout: 10_000 }).not.toBe(before);
  }

  /** The messages that came in, as they were at the time. */
  messages(): APIMessage[] {
    return this.frames.flatMap((frame) => {
      const news = JSON.parse(frame) as News;
      if (news.news === 'world') return Object.values(news.messages).flat();
      return news.news === 'message' || news.news === 'edit' ? [news.message] : [];
    });
  }
}

describeInBrowser('a duel in two tabs', () => {
  let stage: Stage;
  let browser: Browser;
  let tabs: [Tab, Tab];

  beforeAll(async () => {
    stage = await openStage([duel]);
    browser = await launch();
    const open = async (name: string, viewport: typeof PHONE) => {
      const tab = new Tab(await browser.newPage({ viewport }));
      await tab.page.goto(`${stage.playground.url}/?as=${name}`);
      return tab;
    };
    tabs = [await open('Ada', COMPUTER), await open('Bo', PHONE)];
  });
  afterAll(async () => {
    await browser?.close();
    await stage.close();
  });

  test('decks are uploaded, and the other one joins', async () => {
    const [{ page }, other] = tabs;
    await page.getByRole('textbox').fill('/play duel deck: deck2:');
    for (const [option, names] of [
      ['deck', 'Ant'],
      ['deck2', 'Bee'],
    ] as const) {
      await page.locator(`input[type=file][data-option=${option}]`).setInputFiles(deckFile(names));
      await page.locator('.chip-file:focus', { hasText: `${names}.json` }).waitFor();
    }
    await page.keyboard.press('Enter');
    await other.page.getByRole('button', { name: 'Join' }).click();
    for (const tab of tabs) {
      await tab.board.getByRole('button', { name: 'Your move' }).click();
      await tab.panel.getByText('(you)').waitFor();
    }
  });

  /** Presses whatever is offered, and finishes the turn when nothing is left. */
  async function takeTurn(tab: Tab): Promise<void> {
    for (let presses = 0; presses < PRESSES_MAX; presses++) {
      const labels = await tab.labels();
      if (labels.includes('Refresh') || labels.includes('Rematch')) return;
      const wanted = labels.findIndex((label) => !NEVER.test(label));
      await tab.press(wanted >= 0 ? wanted : labels.indexOf(FINISH));
    }
    throw new Error('The turn does not end.');
  }

  test('it is played to its end by pressing what is offered', async () => {
    const isOver = async ({ board }: Tab) => (await board.innerText()).includes('Game ended');
    let [mover, waiting] = tabs;
    if (!(await mover.labels()).includes(FINISH)) [mover, waiting] = [waiting, mover];
    for (; !(await isOver(waiting)); [mover, waiting] = [waiting, mover]) {
      await takeTurn(mover);
      const you = /Player (\d) \(you\)/.exec(await waiting.panel.innerText())?.[1];
      const awaited = new RegExp(`> Player ${you}|Game ended`);
      await expect.poll(() => waiting.board.innerText(), { timeout: 10_000 }).toMatch(awaited);
      // The other one's move brings the panel up to date.
      if (!(await isOver(waiting))) await expect.poll(() => waiting.labels(), { timeout: 10_000 }).toContain(FINISH);
    }
    for (const { board } of tabs) await expect.poll(() => board.innerText()).toMatch(/Player \d beats Player \d\./);
  });

  test('no tab ever got a card that its person may not know', async () => {
    const found = await findTableAt(stage.longtable.bot.house, tabs[0].messages()[0]?.channel_id ?? '');
    if ('refused' in found) throw new Error(found.refused.code);
    const { state, seats } = found.table;
    for (const [index, tab] of tabs.entries()) {
      const [first, second] = (state as Duel).sides;
      const isFirst = seats[0]?.kind === 'person' && seats[0].id === PEOPLE[index]?.user.id;
      mustNotKnow(tab, ...(isFirst ? ([first, second] as const) : ([second, first] as const)));
    }
  });
});

/** Cards that never left a hand or a pile are nowhere on the wire; the others were shown to all before a panel named them. */
function mustNotKnow(tab: Tab, mine: Side, theirs: Side): void {
  const wire = tab.frames.join('\n');
  expect(creatures(theirs.pile)).not.toEqual([]);
  for (const name of creatures([...theirs.hand, ...theirs.pile, ...mine.pile])) expect(wire).not.toContain(name);
  for (const name of creatures(mine.hand)) expect(wire).toContain(name);
  const shown = new Set<string>();
  for (const { content, flags = 0 } of tab.messages()) {
    const named = creatures(theirs.deck.map(({ card }) => card)).filter((name) => content.includes(name));
    if (flags & EPHEMERAL) for (const name of named) expect(shown).toContain(name);
    else for (const name of named) shown.add(name);
  }
  expect(shown.size).toBeGreaterThan(0);
}

function creatures(cards: readonly Card[]): readonly string[] {
  return cards.flatMap(({ kind, name }) => (kind === 'creature' ? [name] : []));
}
