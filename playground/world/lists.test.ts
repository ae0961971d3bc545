import { type APIApplicationCommand, InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { Attachments, fileType } from './attachments.ts';
import { Commands } from './commands.ts';
import { Languages } from './guild.ts';
import { APPLICATION_ID, GUILD, parseSetup, serversOf, Users } from './setup.ts';

const { BotDM, Guild, PrivateChannel } = InteractionContextType;

describe('commands', () => {
  let last = 0;
  const nextId = () => String(++last);
  const draft = (name: string, more: object = {}) => ({ name, type: 1, description: 'd', ...more });

  test.each([
    ['in a server and in DMs by default', {}, [true, true, false]],
    ['in its contexts only', { contexts: [BotDM] }, [false, true, false]],
    ['not in DMs without the permission', { dm_permission: false }, [true, false, false]],
    ['in chats of users who installed it', { integration_types: [0, 1], contexts: [2] }, [false, false, true]],
    ['nowhere without an installation for servers', { integration_types: [1], contexts: [0, 1] }, [true, true, false]],
    ['for users with its permissions', { default_member_permissions: '32' }, [true, true, false]],
    ['not for users without its permissions', { default_member_permissions: '40' }, [false, true, false]],
    ['for managers only in a server', { default_member_permissions: '0' }, [false, true, false]],
  ])('are available %s', (_, more, expected) => {
    const commands = new Commands(() => {});
    commands.write('global', draft('go', more), nextId);
    const permissions = PermissionFlagsBits.ManageGuild;
    const offered = [Guild, BotDM, PrivateChannel].map((context) => {
      const owners = context === PrivateChannel ? { 1: '7' } : { 0: GUILD.id, 1: '7' };
      return commands.availableIn({ context, owners, permissions }).length === 1;
    });
    expect(offered).toEqual(expected);
    const uninstalled = commands.availableIn({ context: Guild, owners: {}, permissions });
    expect(uninstalled).toEqual([]);
  });

  test('of a server hide global ones of the same name and type, there only', () => {
    const commands = new Commands(() => {});
    commands.replace('global', [draft('go'), draft('go', { type: 3, description: '' })], nextId);
    commands.replace(GUILD.id, [draft('go', { description: 'here' })], nextId);
    const texts = (context: InteractionContextType, server: string) =>
      commands
        .availableIn({ context, owners: { 0: server }, permissions: 0n })
        .map((command: APIApplicationCommand) => `${command.type} ${command.description}`);
    expect(texts(Guild, GUILD.id)).toEqual(['1 here', '3 ']);
    expect(texts(Guild, '1')).toEqual(['1 d', '3 ']);
    expect(texts(BotDM, GUILD.id)).toEqual(['1 d', '3 ']);
    expect(commands.scopes).toEqual(['global', GUILD.id]);
  });

  test('keep their id by name and type, get a new version and emit each change', () => {
    let changes = 0;
    const commands = new Commands(() => changes++);
    const first = commands.write('global', draft('go'), nextId);
    const again = commands.write('global', draft('go', { description: 'e' }), nextId);
    expect([again.id, commands.list('global').length]).toEqual([first.id, 1]);
    expect(again.version).not.toBe(first.version);
    expect(commands.write('global', draft('go', { type: 2 }), nextId).id).not.toBe(first.id);
    expect(commands.write('global', draft('run'), nextId, first.id).id).toBe(first.id);
    expect(commands.write(GUILD.id, draft('run'), nextId)).toMatchObject({ guild_id: GUILD.id });
    expect(commands.get('global', first.id)).toMatchObject({ name: 'run', contexts: null, dm_permission: true });
    commands.remove('global', first.id);
    expect([commands.get('global', first.id), changes]).toEqual([undefined, 6]);
  });
});

describe('files', () => {
  const upload = (filename: string, size = 1) => ({ filename, type: 'text/plain', bytes: Buffer.alloc(size) });

  test('have a safe name and the original as title', () => {
    const files = new Attachments('http://x');
    expect(files.add('1', '2', upload('a.txt'))).toEqual({
      id: '1',
      filename: 'a.txt',
      size: 1,
      url: 'http://x/attachments/2/1/a.txt',
      proxy_url: 'http://x/attachments/2/1/a.txt',
      content_type: 'text/plain',
    });
    const odd = files.add('1', '2', { ...upload('my déck.v2.txt'), description: 'D' }, true);
    expect(odd).toMatchObject({ filename: 'my_d_ck.v2.txt', title: 'my déck.v2', ephemeral: true, description: 'D' });
    expect(odd.url).toBe('http://x/ephemeral-attachments/2/1/my_d_ck.v2.txt');
    expect(files.add('1', '2', upload(`${'x'.repeat(100)}.txt`)).filename).toBe(`${'x'.repeat(96)}.txt`);
    expect(files.add('1', '2', upload('')).filename).toBe('file');
  });

  test('beyond 32 MB replace the oldest ones', () => {
    const files = new Attachments('http://x');
    const half = 16 * 1024 * 1024;
    files.store('1', upload('a', half));
    files.store('2', upload('b', half));
    expect(files.get('1')).toBeDefined();
    files.store('3', upload('c', 1));
    expect([files.get('1'), files.get('2')?.filename, files.get('3')?.filename]).toEqual([undefined, 'b', 'c']);
    files.drop([files.add('4', '2', upload('d', half - 1))]);
    files.store('5', upload('e', half - 1));
    expect([files.get('2')?.filename, files.get('4')]).toEqual(['b', undefined]);
    files.store('6', upload('f', 3 * half));
    expect([files.get('2'), files.get('5'), files.get('6')?.filename]).toEqual([undefined, undefined, 'f']);
  });

  test('move to a new address', () => {
    const old = new Attachments('http://x:1').add('1', '2', upload('a.txt'));
    const url = 'http://x:2/attachments/2/1/a.txt';
    expect(new Attachments('http://x:2').withCurrentAddress(old)).toMatchObject({ url, proxy_url: url });
  });

  test.each([
    ['a.PNG', 'image/png'],
    ['deck.json', 'application/json'],
    ['a', 'application/octet-stream'],
  ])('have the type of their extension: %s', (name, type) => expect(fileType(name)).toBe(type));
});

describe('users', () => {
  const setup = parseSetup({ people: ['Ada', { name: 'Cleo', language: 'de' }], language: 'fr', servers: ['Club'] });
  let changes = 0;
  const people = () => new Users(setup, () => changes++);

  test('have the roles of the setup, and the bot its own', () => {
    const users = people();
    expect(users.rolesOf(APPLICATION_ID)).toEqual(['1200000000000000202']);
    expect(users.rolesOf('1')).toEqual([]);
    expect([users.userOrBot(APPLICATION_ID)?.bot, users.userOrBot('1')]).toEqual([true, undefined]);
  });

  test('have their language, then that of the server, and servers their own', () => {
    let chosen = 0;
    const users = people();
    const languages = new Languages(serversOf(setup), users, () => chosen++);
    const [ada, cleo] = users.people.map(({ user }) => user.id) as [string, string];
    const club = serversOf(setup)[1]?.id ?? '';
    expect([languages.of(ada), languages.of(cleo), languages.of('1')]).toEqual(['en-US', 'de', 'fr']);
    expect([languages.ofServer(club), languages.ofServer('1'), languages.server]).toEqual(['en-US', 'fr', 'fr']);
    languages.choose(cleo, 'ja');
    languages.chooseForServer('ko', club);
    expect([languages.of(cleo), languages.ofServer(club), languages.server]).toEqual(['ja', 'ko', 'fr']);
    languages.chooseForServer('pl');
    expect([languages.ofServer(club), languages.server, chosen]).toEqual(['ko', 'pl', 3]);
    expect(languages.chosen).toEqual({ servers: { [GUILD.id]: 'pl', [club]: 'ko' }, people: { [cleo]: 'ja' } });
  });
});
