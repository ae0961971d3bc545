import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APPLICATION_ID, matchers, type Playground, startPlayground } from '../index.ts';
import { call, RawGateway, type ReceivedPayload } from '../testing/raw-bot.ts';
import { readSlash, textOf } from './text.ts';

let discord: Playground;
let line: RawGateway;

const commands = [
  {
    name: 'play',
    description: 'd',
    options: [
      {
        type: 1,
        name: 'duel',
        description: 'd',
        options: [
          { type: 6, name: 'opponent', description: 'd' },
          { type: 3, name: 'clock', description: 'd', choices: [{ name: '3 days', value: '3d' }] },
          { type: 5, name: 'rated', description: 'd' },
        ],
      },
    ],
  },
  { name: 'ping', description: 'd' },
];

beforeEach(async () => {
  discord = await startPlayground({ strict: true, waitMs: 3_000 });
  line = await RawGateway.ready(discord, 1);
});
afterEach(async () => {
  line.close();
  await discord.close().catch(() => {});
});

const register = () => call(discord, 'PUT', `/applications/${APPLICATION_ID}/commands`, commands);

async function answer(body: object): Promise<ReceivedPayload['d']> {
  const { d } = await line.event('INTERACTION_CREATE');
  await call(discord, 'POST', `/interactions/${d.id}/${d.token}/callback`, body);
  return d;
}

const accept = { type: 1, components: [{ type: 2, style: 1, label: 'Accept', custom_id: 'yes' }] };

describe('a user', () => {
  test('types a command before the bot has registered it, and its options by name', async () => {
    const ada = discord.user('Ada');
    const typed = ada.slash('/play duel opponent:@Bo clock:3 days rated:true');
    await register();
    const { data } = await answer({ type: 4, data: { content: 'started' } });
    expect(await typed).toEqual({ ok: true });
    expect(data.options[0]).toMatchObject({
      name: 'duel',
      options: [
        { name: 'opponent', value: '1200000000000000002' },
        { name: 'clock', value: '3d' },
        { name: 'rated', value: true },
      ],
    });
    expect(textOf(discord.channel('general').lastMessage()!)).toBe('started');
  });

  test('presses the newest button of that name, which may appear later', async () => {
    const bo = discord.user('Bo');
    const pressed = bo.click('Accept');
    await call(discord, 'POST', `/channels/${discord.channel('general').id}/messages`, {
      content: 'Ada challenges you',
      components: [accept],
    });
    await answer({ type: 7, data: { content: 'Accepted', components: [] } });
    expect(await pressed).toEqual({ ok: true });
    expect(discord.channel('general').messages()).toHaveLength(1);
    expect((await bo.sees('Accepted')).components).toEqual([]);
  });

  test('goes on when the bot has the response to its answer', async () => {
    await register();
    const response = Promise.withResolvers<void>();
    vi.spyOn(discord.api, 'sent').mockReturnValue(response.promise);
    let isDone = false;
    const typed = discord
      .user('Ada')
      .slash('/ping')
      .then(() => (isDone = true));
    await answer({ type: 4, data: { content: 'pong' } });
    expect(isDone).toBe(false);
    response.resolve();
    await typed;
  });

  test('pauses after an answer, and after a message for which it has waited', async () => {
    await discord.close();
    discord = await startPlayground({ pauseMs: 100 });
    line = await RawGateway.ready(discord, 1);
    await register();
    const ada = discord.user('Ada');
    const isPast = (start: number) => performance.now() - start > 95;
    const typed = ada.slash('/ping');
    const answeredAt = performance.now();
    await answer({ type: 4, data: { content: 'pong' } });
    await typed;
    expect(isPast(answeredAt)).toBe(true);
    const seen = ada.sees('pang');
    const postedAt = performance.now();
    await call(discord, 'POST', `/channels/${discord.channel('general').id}/messages`, { content: 'pang' });
    await seen;
    expect(isPast(postedAt)).toBe(true);
  });

  test('waits for the reply after a deferral', async () => {
    await register();
    const ada = discord.user('Ada');
    const typed = ada.slash('/ping');
    const { token } = await answer({ type: 5 });
    await call(discord, 'PATCH', `/webhooks/${APPLICATION_ID}/${token}/messages/@original`, { content: 'pong' });
    await typed;
    expect(ada.lastMessage()?.content).toBe('pong');
  });

  test('fills in the form that a press has opened', async () => {
    await register();
    const ada = discord.user('Ada');
    const typed = ada.slash('/ping');
    const input = { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } };
    await answer({ type: 9, data: { custom_id: 'form', title: 'Who?', components: [input] } });
    await typed;
    await expect(ada.submit({ nam: 'Eve' })).rejects.toThrow('There is no field "nam" in this form. There are: name.');
    const sent = ada.submit({ Name: 'Eve' });
    const { data } = await answer({ type: 4, data: { content: 'hi', flags: 64 } });
    await sent;
    expect(data.components[0].component.value).toBe('Eve');
    expect(ada.lastMessage()?.content).toBe('hi');
    expect(discord.channel('general').messages()).toEqual([]);
    await expect(discord.user('Bo').submit({})).rejects.toThrow('No modal is open.');
  });
});

describe('the error of a wait', () => {
  const post = (body: object, channel = 'general') =>
    call(discord, 'POST', `/channels/${discord.channel(channel).id}/messages`, body);

  beforeEach(async () => {
    await discord.close();
    discord = await startPlayground({ waitMs: 20 });
    line = await RawGateway.ready(discord, 1);
    await register();
  });

  test('lists the buttons of the channel, the nearest first', async () => {
    const decline = { type: 2, style: 1, label: 'Decline', custom_id: 'no' };
    await post({ content: 'Ada challenges you', components: [{ type: 1, components: [decline] }, accept] });
    await expect(discord.user('Bo').click('Acept')).rejects.toThrow(
      'Bo waited 20 ms for: a button or menu "Acept" in #general. There are: Accept, Decline.',
    );
    await expect(discord.user('Bo').click(discord.channel('general').lastMessage()!, 'Acept')).rejects.toThrow(
      'There is no "Acept" on this message. There are: Accept, Decline.',
    );
  });

  test('names the channel that has the button', async () => {
    await post({ content: 'Ada challenges you', components: [accept] }, 'random');
    await expect(discord.user('Bo').click('Accept')).rejects.toThrow(
      "It is in #random: go there first, with go('random').",
    );
  });

  test('has the line of the test, what Discord would reject, and whether the bot is offline', async () => {
    await post({ content: '' });
    line.close();
    const ada = discord.user('Ada');
    await ada.until(() => !ada.online, 60_000);
    const { message, stack = '' } = await ada.click('Accept').then(
      () => expect.fail(),
      (error: Error) => error,
    );
    expect(message).toContain('There are none.\nThe bot is offline.\nDiscord would have rejected:\n- POST /channels/');
    expect(stack).toContain(message);
    expect(stack).toMatch(/at .*users\.test\.ts:\d+/);
  });

  test('says that a bot is not online and has sent no request', async () => {
    const silent = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
    await expect(discord.startBot(silent, { preload: false })).rejects.toThrow(
      'The bot was not online after 80 ms. It has sent no request to the playground.',
    );
  });
});

describe('a strict playground', () => {
  test('lists what Discord would reject and throws when it closes', async () => {
    const path = `/channels/${discord.channel('general').id}/messages`;
    await call(discord, 'POST', path, { content: 'x'.repeat(2_001) });
    expect(discord.problems).toEqual([
      expect.stringMatching(
        /^POST \/channels\/\d+\/messages: 50035 Invalid Form Body \(content: Must be 2000 or fewer/,
      ),
    ]);
    await expect(discord.close()).rejects.toThrow('Discord would have rejected this:\n- POST /channels/');
  });

  test('accepts an expected refusal, and throws if it never happens', async () => {
    const send = () => call(discord, 'POST', '/channels/1200000000000000301/messages', {});
    await send();
    discord.expectProblem(/50006/);
    await send();
    await call(discord, 'GET', '/channels/1');
    expect(discord.problems).toEqual(['GET /channels/1: 10003 Unknown Channel']);
    discord.expectProblem('10003');
    discord.expectProblem(/50013/);
    await expect(discord.close()).rejects.toThrow(/^The test expects a problem with \/50013\/, and there was none\.$/);
  });

  test('throws if a deferred reply is never sent', async () => {
    await register();
    const ada = discord.user('Ada');
    const typed = ada.slash('/ping').catch((error: Error) => error.message);
    await answer({ type: 5 });
    await expect(discord.close()).rejects.toThrow('The bot never sent its deferred reply to /ping of ada.');
    expect(await typed).toBe('Ada’s action failed: The bot deferred its reply and did not send it within 3000 ms.');
  });

  test('accepts a deferred reply that the bot deletes', async () => {
    await register();
    const typed = discord.user('Ada').slash('/ping');
    const { token } = await answer({ type: 5 });
    await call(discord, 'DELETE', `/webhooks/${APPLICATION_ID}/${token}/messages/@original`);
    await typed;
    await discord.close();
  });
});

test('lists commands that were not answered in time', async () => {
  const lenient = await startPlayground({ answerMs: 3_000 });
  const gateway = await RawGateway.ready(lenient, 1);
  await call(lenient, 'PUT', `/applications/${APPLICATION_ID}/commands`, commands);
  const typed = lenient.user('Ada').slash('/ping');
  await gateway.event('INTERACTION_CREATE');
  lenient.advance(3_000);
  expect(await typed).toEqual({ ok: false, sentence: 'The application did not respond' });
  expect(lenient.problems).toEqual(['The bot did not answer /ping of ada within 3 seconds']);
  gateway.close();
  await lenient.close();
});

test('rejects unknown options of a playground', async () => {
  await expect(startPlayground({ strickt: true } as object)).rejects.toThrow(
    /^startPlayground has no option "strickt"\. There are: strict, .* and 7 more\.$/,
  );
});

test('rejects privileged intents that do not exist', async () => {
  await expect(startPlayground({ privilegedIntents: ['Guilds'] as never })).rejects.toThrow(
    'privilegedIntents takes a list of GuildMembers, GuildPresences, MessageContent, not ["Guilds"].',
  );
  await expect(startPlayground({ privilegedIntents: true as never })).rejects.toThrow('MessageContent, not true.');
});

test('does not start on an old version of Node', async () => {
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.20.2' });
  await expect(startPlayground()).rejects.toThrow('The playground needs Node 24.2 or newer, and this is Node 20.20.2.');
  vi.restoreAllMocks();
});

test('reads the names of options in every language', () => {
  const options = [{ type: 3, name: 'level', name_localizations: { de: 'stufe' }, description: 'd' }];
  const command = { type: 1, name: 'play', description: 'd', options } as never;
  expect(readSlash('/play stufe:schwer', command, () => undefined)).toEqual({ options: { level: 'schwer' } });
});

test('rejects options that a command does not have, also after a value', () => {
  const options = [
    { type: 6, name: 'member', description: 'd' },
    { type: 5, name: 'quiet', description: 'd' },
    { type: 3, name: 'reason', description: 'd' },
  ];
  const command = { type: 1, name: 'kick', description: 'd', options } as never;
  const read = (text: string) => readSlash(text, command, () => undefined);
  for (const text of ['/kick member:@Bo raison:x', '/kick quiet:true raison:x', '/kick raison: member:@Bo'])
    expect(() => read(text)).toThrow(
      /^"raison:?" is not an option of this command\. The options are: member, quiet, reason\.$/,
    );
  expect(read('/kick reason:late, see rule: 7')).toEqual({ options: { reason: 'late, see rule: 7' } });
});

test('reads roles by name, also @everyone', () => {
  const options = [{ type: 8, name: 'role', description: 'd' }];
  const command = { type: 1, name: 'give', description: 'd', options } as never;
  const role = (text: string) =>
    readSlash(`/give role:${text}`, command, (_, name) => ({ '@everyone': '1', Judges: '2' })[name]);
  expect([role('@everyone'), role('@Judges')]).toEqual([{ options: { role: '1' } }, { options: { role: '2' } }]);
});

test('a matcher compares the text of content, embeds and components', () => {
  const message = {
    content: 'Duel',
    embeds: [{ title: 'Ada', fields: [{ name: 'Life', value: '15' }] }],
    components: [{ type: 17, components: [{ type: 10, content: 'Your turn' }] }],
  } as never;
  expect(matchers.toMatchText(message, /Duel\nAda\nLife\n15\nYour turn/).pass).toBe(true);
  expect(matchers.toMatchText(message, 'Bo').message()).toContain('Its text is:\n\nDuel\nAda');
  expect(matchers.toMatchText(undefined, 'Bo')).toMatchObject({ pass: false });
  const pin = { type: 6, content: '' } as never;
  expect(matchers.toMatchText(pin, 'Bo').message()).toMatch(/It has no text\. Its type is ChannelPinnedMessage\.$/);
});
