import { AxeBuilder } from '@axe-core/playwright';
import { APPLICATION_ID, type Playground, startPlayground, TEXT_CHANNELS } from '@longtable/playground';
import { call, RawGateway, type RestResponse } from '@longtable/playground/testing/raw-bot';
import { type APIMessage, type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { closePages, describeInBrowser, launch } from './chromium.ts';
import { PageUser, type Window } from './page-user.ts';

const PHONE: readonly Window[] = ['phone'];
const BOARD = `\`\`\`\n${Array.from({ length: 12 }, () => '123456789012345678901234567890123456').join('\n')}\n\`\`\``;

const button = (label: string, custom_id: string, style = 1) => ({ type: 2, style, label, custom_id });
const row = (...components: object[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });

/** A message with one of each kind of components V2. */
const EVERYTHING = [
  {
    type: 17,
    accent_color: 0x248046,
    components: [
      text('## Runa’s Strive\nBo’s Torchman hits you for 5: 10 life left.'),
      { type: 14, divider: true, spacing: 1 },
      ...['Fireball', 'Shield', 'Flower of healing'].map((card, index) => ({
        type: 9,
        components: [text(`**${card}**\n-# costs ${index + 1} focus`)],
        accessory: button(`Play ${index + 1}`, `card${index}`, 2),
      })),
      { type: 14, divider: false, spacing: 2 },
      text(BOARD),
      row(button('Attack', 'attack'), button('Wait', 'wait', 2), button('Resign', 'resign', 4)),
      row({ type: 3, custom_id: 'menu', placeholder: 'Discard which?', options: [{ label: 'Fireball', value: '1' }] }),
    ],
  },
  { type: 17, components: [text('A container without a colour')] },
] as unknown as APIMessageTopLevelComponent[];

/** A modal with one of each kind of field. */
const FORM = {
  custom_id: 'form',
  title: 'Share out the gadgets',
  components: [
    {
      type: 18,
      label: 'Line',
      description: 'As you would type it',
      component: { type: 4, custom_id: 'line', style: 1 },
    },
    {
      type: 18,
      label: 'Who gets the jetpack?',
      component: {
        type: 21,
        custom_id: 'radio',
        options: [
          { label: 'Ada', value: 'a', description: 'She has none yet' },
          { label: 'Bo', value: 'b', default: true },
        ],
      },
    },
    {
      type: 18,
      label: 'Which ones go?',
      component: {
        type: 22,
        custom_id: 'boxes',
        min_values: 1,
        options: ['Rocket pen', 'Laser compact', 'Gas gloss'].map((label) => ({ label, value: label })),
      },
    },
    { type: 18, label: 'Show the legend', component: { type: 23, custom_id: 'tick' } },
    { type: 18, label: 'Your own levels', component: { type: 19, custom_id: 'files', max_values: 10 } },
  ],
};

describeInBrowser('the page', () => {
  let playground: Playground;
  let browser: Browser;
  let line: RawGateway;
  let heartbeat: NodeJS.Timeout;

  beforeAll(async () => {
    [playground, browser] = await Promise.all([startPlayground({ server: LOCAL_SERVER, limits: false }), launch()]);
    line = await RawGateway.ready(playground, 1);
    // On a busy machine these tests take longer than the heartbeat timeout of the gateway.
    heartbeat = setInterval(() => line.send({ op: 1, d: null }), 20_000);
    const options = [{ type: 3, name: 'line', description: 'The line' }];
    const scenarios = ['scenario_file', 'scenario'].map((name) => ({ type: 3, name, description: name }));
    await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [
      { name: 'move', description: 'Move', options },
      { name: 'play', description: 'Play', options: scenarios },
    ]);
  });
  afterAll(async () => {
    clearInterval(heartbeat);
    line?.close();
    await browser?.close();
    await playground?.close();
  });
  beforeEach(() => {
    for (const { id } of TEXT_CHANNELS) {
      for (const { message } of playground.world.messagesIn(id)) playground.world.deleteMessage(id, message.id);
    }
  });

  afterEach(() => closePages(browser));

  const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;
  const post = async (body: object): Promise<APIMessage> => (await call(playground, 'POST', messages, body)).body;
  const edit = (id: string, body: object) => call(playground, 'PATCH', `${messages}/${id}`, body);
  const answer = async (type: number, data: object): Promise<RestResponse> => {
    const { d } = await line.event('INTERACTION_CREATE');
    return call(playground, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type, data });
  };
  const fromEnd = (pageUser: PageUser) =>
    pageUser.page.locator('.scroller').evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight);
  const focused = (pageUser: PageUser) =>
    pageUser.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.customId);

  test.each(PHONE)('stays scrolled to the end when an edit makes a message longer, on a %s', async (window) => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', window);
    for (let index = 0; index < 12; index++) await post({ content: `${index}\n${BOARD}` });
    const board = await post({ content: 'short', components: [row(button('Go', 'go'))] });
    await ada.page.locator(`[data-message-id="${board.id}"]`).waitFor();
    for (const grown of [BOARD, `${BOARD}\nand more\n\n\nand more`, 'short again', BOARD]) {
      await edit(board.id, { content: grown, components: [row(button('Go', 'go')), row(button('On', 'on'))] });
      const last = grown.split('\n').at(-2) ?? grown;
      await ada.until(async () => (await ada.board.innerText()).includes(last.slice(0, 20)));
      await ada.until(async () => (await fromEnd(ada)) < 2);
    }
    expect(ada.errors).toEqual([]);
  });

  test('keeps the scroll position of a user who reads older messages and shows a notice', async () => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'desktop');
    for (let index = 0; index < 12; index++) await post({ content: `${index}\n${BOARD}` });
    await ada.until(async () => (await ada.page.locator('.message').count()) === 12);
    await ada.page.locator('.scroller').hover();
    await ada.page.mouse.wheel(0, -3000);
    await ada.until(async () => (await fromEnd(ada)) > 500);
    await post({ content: 'news' });
    await ada.page.getByText('New messages').waitFor();
    expect(await fromEnd(ada)).toBeGreaterThan(500);
  });

  test('keeps the keyboard focus after a press', async () => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'desktop');
    const board = await post({ content: 'one', components: [row(button('A', 'a1'), button('B', 'b1'))] });
    await ada.page.locator('[data-custom-id="b1"]').focus();
    await ada.page.keyboard.press('Enter');
    await answer(7, { content: 'two', components: [row(button('A', 'a2'), button('B', 'b2'))] });
    await ada.until(async () => (await focused(ada)) === 'b2');
    await ada.page.keyboard.press('Enter');
    await answer(7, { content: 'three', components: [row(button('A', 'a3'))] });
    await ada.until(async () => (await focused(ada)) === 'a3');
    await edit(board.id, { components: [] });
    await ada.until(async () => (await ada.board.locator('button').count()) === 0);
    await post({ content: 'the next board', components: [row(button('A', 'a4'))] });
    await ada.until(async () => (await focused(ada)) === 'a4');
    await ada.composer.focus();
    await post({ content: 'another', components: [row(button('A', 'a5'))] });
    await ada.page.locator('[data-custom-id="a5"]').waitFor();
    expect(await ada.composer.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test('completes users after an @ and highlights the mention', async () => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'desktop');
    await ada.composer.click();
    await ada.page.keyboard.type('hello @b');
    await ada.page.locator('.palette-item').first().waitFor();
    expect(await ada.page.locator('.palette-label').allInnerTexts()).toEqual(['Bo']);
    await ada.screenshot('mention');
    await ada.page.keyboard.press('Tab');
    await ada.page.keyboard.type('and welcome');
    await ada.page.keyboard.press('Enter');
    await ada.page.locator('.message .mention', { hasText: '@Bo' }).waitFor();
    const [said] = playground.world.messagesIn(TEXT_CHANNELS[0].id);
    expect(said?.message.content).toBe('hello <@1200000000000000002> and welcome');
  });

  test.each(PHONE)('switches users and languages, on a %s', async (window) => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', window);
    const drawer = () => (window === 'phone' ? ada.page.locator('.menu').click() : Promise.resolve());
    await drawer();
    const names = ada.page.locator('.face-name');
    await names.last().waitFor();
    expect((await names.allInnerTexts()).slice(0, 4)).toEqual(['Ada', 'Bo', 'Cleo', 'Dev']);
    await ada.page.locator('[data-choice="language"]').selectOption('de');
    await ada.page.getByText('Sprache', { exact: true }).waitFor();
    await ada.screenshot(`people-${window}`);
    await ada.page.locator('.face', { hasText: 'Dev' }).click();
    await ada.page.locator('.face[aria-pressed="true"]', { hasText: 'Dev' }).waitFor({ state: 'attached' });
    await drawer();
    await ada.page.locator('[data-settings]').click();
    await ada.page.locator('[data-choice="server-language"]').selectOption('de');
    await ada.until(async () => playground.world.languages.server === 'de');
    expect(playground.world.languages.of('1200000000000000001')).toBe('de');
    playground.world.languages.choose('1200000000000000001', 'en-US');
    playground.world.languages.chooseForServer('en-US');
    expect(ada.errors).toEqual([]);
  });

  test.each(PHONE)('turns simulated faults on and off, on a %s', async (window) => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', window);
    const settings = async () => {
      if (window === 'phone') await ada.page.locator('.menu').click();
      await ada.page.locator('[data-settings]').click();
    };
    await settings();
    await ada.screenshot(`settings-${window}`);
    await ada.page.locator('[data-fault="seed"]').evaluate((node) => node.closest('details')?.setAttribute('open', ''));
    await ada.page.locator('[data-fault="seed"]').fill('7');
    await ada.page.locator('[data-fault="lost"]').fill('25');
    await ada.page.locator('[data-day="own"]').click();
    await ada.page.getByText('Simulating faults: seed=7 lost=0.25').waitFor();
    expect(playground.faults.rates).toMatchObject({ seed: 7, lost: 0.25, errors: 0 });
    await ada.screenshot(`bad-day-${window}`);
    await ada.page.keyboard.press('Escape');
    await settings();
    await ada.page.locator('[data-day="fair"]').click();
    await ada.page.getByText('Simulating faults: seed=7').waitFor({ state: 'hidden' });
    expect(playground.faults.rates.lost).toBe(0);
    expect(ada.errors).toEqual([]);
  });

  test.each(PHONE)('draws components V2 without accessibility violations, on a %s', async (window) => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', window);
    await post({
      content: `a **classic** one\n${BOARD}`,
      components: [row(button('Go', 'go'))],
    });
    await post({ components: EVERYTHING, flags: MessageFlags.IsComponentsV2 });
    await ada.page.locator('[data-custom-id="resign"]').waitFor();
    await ada.until(async () => (await fromEnd(ada)) < 2);
    await ada.screenshot(`v2-${window}`);
    expect(await ada.layoutErrors()).toEqual([]);
    expect(await accessibilityViolations(ada)).toEqual([]);
    await ada.page.locator('[data-custom-id="menu"]').click();
    expect(await accessibilityViolations(ada)).toEqual([]);
    await ada.page.keyboard.press('Escape');

    await ada.page.locator('[data-custom-id="attack"]').click();
    await answer(9, FORM);
    await ada.page.locator('dialog').waitFor();
    await ada.screenshot(`form-${window}`);
    expect(await accessibilityViolations(ada)).toEqual([]);
    await ada.page.locator('dialog [data-custom-id="line"]').fill('D4');
    await ada.page.getByLabel('Laser compact').check();
    await ada.page.locator('dialog [data-custom-id="tick"]').check();
    const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await ada.page.locator('dialog [data-custom-id="files"]').setInputFiles([file('level1.txt'), file('level2.txt')]);
    await ada.page.locator('.chosen-files li').nth(1).waitFor();
    await ada.page.locator('dialog button[type=submit]').click();
    const { d } = await line.event('INTERACTION_CREATE', ({ type }) => type === 5);
    const filled = d.data.components.map(({ component }: { component: object }) => component);
    expect(filled).toMatchObject([
      { type: 4, value: 'D4' },
      { type: 21, value: 'b' },
      { type: 22, values: ['Laser compact'] },
      { type: 23, value: true },
      { type: 19 },
    ]);
    const names = filled[4].values.map((id: string) => d.data.resolved.attachments[id].filename);
    expect(names).toEqual(['level1.txt', 'level2.txt']);
    await call(playground, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type: 6 });
    await ada.page.locator('dialog').waitFor({ state: 'hidden' });
    expect(ada.errors).toEqual([]);
  });

  test('has no accessibility violations in drawer, palette and settings', async () => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'phone');
    await ada.page.locator('.menu').click();
    expect(await accessibilityViolations(ada)).toEqual([]);
    await ada.page.locator('[data-settings]').click();
    expect(await accessibilityViolations(ada)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await ada.page.keyboard.press('Escape');
    await ada.composer.click();
    await ada.page.keyboard.type('/');
    await ada.page.locator('.palette-item').first().waitFor();
    await ada.page.keyboard.type('move ');
    expect(await accessibilityViolations(ada)).toEqual([]);
  });
});

/** Returns the serious accessibility violations that axe finds. Legacy mode opens no second window for frames. */
async function accessibilityViolations({ page }: PageUser): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page }).setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}
