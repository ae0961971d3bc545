import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { APPLICATION_ID, CLIENT_SECRET, type Playground, startPlayground } from '@longtable/playground';
import { call, RawGateway } from '@longtable/playground/testing/raw-bot';
import type { Browser, Frame } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { closePages, describeInBrowser, launch } from './chromium.ts';
import { PageUser, type Window } from './page-user.ts';

/** The functions of the Activity's page. */
declare const sdk: {
  readonly platform: string;
  readonly channelId: string;
  readonly guildId: string;
  readonly instanceId: string;
  readonly commands: Readonly<Record<string, (args?: object) => Promise<unknown>>>;
  close(code: number, message: string): void;
};
declare const ready: Promise<void>;
declare const events: [string, unknown][];
declare function listen(event: string): Promise<unknown>;
declare function authorize(scope?: string[]): Promise<{ code: string }>;
declare function signIn(): Promise<{ user: { id: string } }>;
declare function echo(text: string): Promise<string>;

/** Bundles the Activity's page with the unchanged SDK. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./activity/page.js', import.meta.url));
  const lib = { entry, formats: ['es' as const] };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

describeInBrowser('an Activity with the embedded app SDK', () => {
  let browser: Browser;
  let server: Server;
  let sockets: WebSocketServer;
  let policy: string;
  let playground: Playground;
  let gateway: RawGateway;
  /** The callback with which the bot answers each interaction. */
  let callback: object;

  /** Exchanges a code as the bot's server does. */
  async function exchange(code: string): Promise<string> {
    const client = { client_id: APPLICATION_ID, client_secret: CLIENT_SECRET };
    const body = new URLSearchParams({ ...client, grant_type: 'authorization_code', code });
    return (await fetch(`${playground.apiUrl}/oauth2/token`, { method: 'POST', body })).text();
  }

  beforeAll(async () => {
    let script: string;
    [browser, script] = await Promise.all([launch(), bundle()]);
    server = createServer(async (request, response) => {
      if (request.method === 'POST') {
        const [code] = await request.toArray();
        response.end(await exchange(String(code)));
        return;
      }
      const isScript = request.url === '/page.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      if (policy) response.setHeader('referrer-policy', policy);
      response.end(isScript ? script : '<!doctype html><body><script type="module" src="/page.js"></script></body>');
    });
    sockets = new WebSocketServer({ server });
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await browser?.close();
    sockets?.close();
    server?.closeAllConnections();
    server?.close();
  });

  beforeEach(async () => {
    policy = 'no-referrer';
    callback = { type: 12 };
    const { port } = server.address() as AddressInfo;
    playground = await startPlayground({ limits: false, activityUrl: `http://127.0.0.1:${port}` });
    gateway = await RawGateway.ready(playground, 1);
    const commands = [
      { name: 'touch', description: 'Touch' },
      { type: 4, name: 'Launch', handler: 2 },
    ];
    await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, commands);
    playground.interactions.on('ask', ({ id, token }) => {
      void call(playground, 'POST', `/interactions/${id}/${token}/callback`, callback);
    });
  });
  afterEach(async () => {
    await closePages(browser);
    gateway.close();
    await playground.close();
  });

  async function open(name: string, window: Window = 'desktop'): Promise<PageUser> {
    return PageUser.open(browser, playground.url, name, window);
  }

  /** Waits for the Activity and returns its frame. */
  async function activityOf({ page }: PageUser): Promise<Frame> {
    await page.frameLocator('.activity iframe').frameLocator('iframe').getByText('ready on').waitFor();
    const frames = page.frames().filter((one) => one.url().includes('/?') && one.parentFrame()?.parentFrame());
    return frames[0]!;
  }

  /** Clicks a button of the question that the Activity asks. */
  const decide = ({ page }: PageUser, name: 'allow' | 'deny') => page.locator(`dialog [data-${name}]`).click();

  test('starts from a command, signs in once consented, and reaches its server', async () => {
    const ada = await open('Ada');
    await ada.command('/touch');
    const frame = await activityOf(ada);
    expect(await frame.evaluate(() => [sdk.platform, sdk.channelId, sdk.guildId, sdk.instanceId])).toEqual([
      'desktop',
      playground.channel('general').id,
      '1200000000000000200',
      playground.activities.running[0]?.instance,
    ]);
    const signedIn = frame.evaluate(() => signIn());
    await decide(ada, 'allow');
    const { id } = playground.user('Ada').user;
    expect(await signedIn).toMatchObject({ user: { id }, scopes: ['identify'] });
    expect(await frame.evaluate(() => signIn())).toMatchObject({ user: { id } });
    expect(await frame.evaluate(() => echo('hello'))).toBe('hello');
    expect(await frame.evaluate(() => sdk.commands.userSettingsGetLocale!())).toEqual({ locale: 'en-US' });
    expect(await frame.evaluate(() => sdk.commands.encourageHardwareAcceleration!().catch(({ code }) => code))).toBe(
      4002,
    );
    const link = frame.evaluate(() => sdk.commands.openExternalLink!({ url: 'https://example.com/' }));
    await decide(ada, 'deny');
    expect(await link).toEqual({ opened: false });
    expect(await frame.evaluate(() => sdk.commands.setOrientationLockState!({ lock_state: 3 }))).toEqual(null);
    expect([ada.errors, playground.problems]).toEqual([[], []]);
  });

  test('is refused the code if the user does not consent', async () => {
    const ada = await open('Ada');
    await ada.command('/touch');
    const frame = await activityOf(ada);
    const refused = frame.evaluate(() => authorize().catch(({ code }) => code));
    await decide(ada, 'deny');
    expect(await refused).toBe(5000);
  });

  test('sees the others join and leave, the layout and the console', async () => {
    const [ada, bo] = [await open('Ada'), await open('Bo', 'phone')];
    await ada.page.locator('[data-start-activity]').click();
    const frame = await activityOf(ada);
    const signedIn = frame.evaluate(() => signIn());
    await decide(ada, 'allow');
    await signedIn;
    const names = ['ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE', 'ACTIVITY_LAYOUT_MODE_UPDATE', 'ORIENTATION_UPDATE'];
    for (const name of names) await frame.evaluate((one) => listen(one), name);
    const logs: string[] = [];
    playground.activities.on('log', (_, message) => logs.push(message));
    await frame.evaluate(() => console.log('a line'));
    await expect.poll(() => logs).toEqual(['a line']);

    await bo.page.locator('[data-start-activity]', { hasText: '1' }).click();
    expect(await (await activityOf(bo)).evaluate(() => sdk.platform)).toBe('mobile');
    const box = await bo.page.locator('.activity').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await bo.page.locator('[data-activity-close]').click();
    await ada.page.locator('[data-activity-layout]').selectOption('1');
    const seen = () => frame.evaluate(() => events);
    await expect.poll(async () => (await seen()).length).toBe(4);
    const count = (data: unknown) => (data as { participants: unknown[] }).participants.length;
    const [orientation, joined, left, layout] = await seen();
    expect(orientation).toEqual(['ORIENTATION_UPDATE', { orientation: 'landscape', screen_orientation: 1 }]);
    expect([count(joined?.[1]), count(left?.[1])]).toEqual([2, 1]);
    expect(layout).toEqual(['ACTIVITY_LAYOUT_MODE_UPDATE', { layout_mode: 1 }]);
    expect([...ada.errors, ...bo.errors]).toEqual([]);
  });

  test('survives a reload and the same command again, and ends when it closes', async () => {
    const ada = await open('Ada');
    await ada.command('/touch');
    const frame = await activityOf(ada);
    const instance = await frame.evaluate(() => sdk.instanceId);
    await frame.evaluate(() => location.reload());
    await frame.waitForFunction(() => 'sdk' in globalThis);
    await frame.evaluate(() => ready);
    await ada.command('/touch');
    await ada.page.locator('[data-activity-reload]').click();
    expect(await (await activityOf(ada)).evaluate(() => sdk.instanceId)).toBe(instance);
    expect(playground.activities.running).toHaveLength(1);
    await ada.page.locator('[data-activity-close]').click();
    await expect.poll(() => playground.activities.running).toEqual([]);
    expect([ada.errors, playground.problems]).toEqual([[], []]);
  });

  test('closes itself with a reason that the user sees', async () => {
    const ada = await open('Ada');
    await ada.command('/touch');
    const frame = await activityOf(ada);
    // The promise never settles, because the frame is gone.
    void frame.evaluate(() => sdk.close(1003, 'The game is over')).catch(() => {});
    await ada.page.getByText('The game is over').waitFor();
    expect(await ada.page.locator('.activity iframe').count()).toBe(0);
  });

  test('gets no answer after a reload if its page has a referrer, as in Discord', async () => {
    policy = '';
    const ada = await open('Ada');
    await ada.command('/touch');
    const frame = await activityOf(ada);
    await frame.evaluate(() => location.reload());
    await expect.poll(() => playground.problems.join()).toContain('Referrer-Policy: no-referrer');
    expect(await frame.evaluate(() => document.body.textContent)).not.toContain('ready');
  });
});
