import { afterEach, beforeEach, expect, test } from 'vitest';
import { APPLICATION_ID, type Playground, startPlayground } from '../index.ts';
import { call, RawGateway } from '../testing/raw-bot.ts';

let discord: Playground;
let line: RawGateway;

beforeEach(async () => {
  const servers = [{ name: 'Chess club', language: 'fr', channels: ['openings'] }] as const;
  discord = await startPlayground({ server: { servers }, limits: false });
  line = await RawGateway.ready(discord, 1);
});
afterEach(async () => {
  line.close();
  await discord.close();
});

const club = () => discord.world.servers[1]?.id ?? '';

async function answer(content: string) {
  const { d } = await line.event('INTERACTION_CREATE');
  await call(discord, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type: 4, data: { content } });
  return d;
}

test('offers the commands of a server only there, with the language of that server', async () => {
  const path = `/applications/${APPLICATION_ID}/guilds/${club()}/commands`;
  await call(discord, 'PUT', path, [{ name: 'opening', description: 'd' }]);
  const ada = discord.user('Ada');
  expect(await ada.command('general', 'opening')).toMatchObject({ ok: false });
  await ada.go('openings');
  const typed = ada.slash('/opening');
  expect(await answer('e4')).toMatchObject({ guild_id: club(), guild_locale: 'fr', data: { guild_id: club() } });
  await typed;
  expect(discord.channel('openings').lastMessage()?.content).toBe('e4');
});

test('lets the bot leave one server and stay on the other', async () => {
  discord.world.installations.setServer(false, club());
  expect((await line.event('GUILD_DELETE')).d).toEqual({ id: club() });
  const post = (name: string) =>
    call(discord, 'POST', `/channels/${discord.channel(name).id}/messages`, { content: 'hi' });
  expect((await post('openings')).body.code).toBe(50001);
  expect((await post('general')).status).toBe(200);
  expect((await call(discord, 'GET', `/guilds/${club()}`)).body.code).toBe(50001);
});
