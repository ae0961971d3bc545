import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  GatewayIntentBits,
  type Interaction,
  SlashCommandBuilder,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GUILD, type Playground, startPlayground } from './index.ts';
import type { TestUser } from './users/test-user.ts';

let playground: Playground;
let client: Client<true>;
let ada: TestUser;
let bo: TestUser;

const button = new ButtonBuilder().setCustomId('press').setLabel('Press me').setStyle(ButtonStyle.Primary);
const row = new ActionRowBuilder<ButtonBuilder>().addComponents(button);

function answer(how: (interaction: Interaction) => unknown): void {
  client.on('interactionCreate', (interaction) => void how(interaction));
}

function answerCommand(how: (interaction: ChatInputCommandInteraction) => unknown): void {
  answer((interaction) => interaction.isChatInputCommand() && how(interaction));
}

beforeAll(async () => {
  playground = await startPlayground({ port: 0, limits: false });
  const fresh = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiUrl } });
  const ready = new Promise((resolve) => fresh.once('clientReady', resolve));
  await fresh.login(playground.token);
  await ready;
  client = fresh as Client<true>;
  [ada, bo] = [playground.user('Ada'), playground.user('Bo')];
});

afterEach(() => {
  client.removeAllListeners('interactionCreate');
});

afterAll(async () => {
  ada.leave();
  bo.leave();
  await client.destroy();
  await playground.close();
});

describe('a discord.js client', () => {
  test('logs in, receives the server, and registers commands that users can see', async () => {
    expect(client.user.username).toBe('bot');
    expect(client.guilds.cache.get(GUILD.id)?.channels.cache.map((channel) => channel.name)).toEqual([
      'general',
      'random',
      'lounge',
      'forum',
    ]);
    const play = new SlashCommandBuilder()
      .setName('play')
      .setDescription('Open a table')
      .addSubcommand((sub) =>
        sub
          .setName('runa')
          .setDescription("Runa's Strive")
          .addIntegerOption((option) =>
            option.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(4),
          )
          .addUserOption((option) => option.setName('with').setDescription('Against whom'))
          .addAttachmentOption((option) => option.setName('level').setDescription('A level of your own')),
      );
    const move = new SlashCommandBuilder()
      .setName('move')
      .setDescription('Move')
      .addStringOption((option) =>
        option.setName('line').setDescription('The line').setRequired(true).setAutocomplete(true),
      );
    const settings = new SlashCommandBuilder()
      .setName('settings')
      .setDescription('Settings')
      .setDefaultMemberPermissions(1n << 5n);
    await client.application.commands.set([play, move, settings]);
    await ada.until(() => ada.commands.length === 3);
    expect(bo.commands.map((command) => command.name)).toEqual(['play', 'move']);
  });

  test('receives the subcommand, options, users and files of a command and replies publicly', async () => {
    let level = '';
    answerCommand(async (interaction) => {
      const { options } = interaction;
      const url = options.getAttachment('level')?.url ?? '';
      level = await fetch(url).then((response) => response.text());
      const member = options.getMember('with') as { displayName: string } | null;
      const words = [options.getSubcommand(), options.getInteger('seats'), member?.displayName, interaction.locale];
      await interaction.reply({ content: words.join(' '), components: [row] });
    });
    const file = { filename: 'level.txt', base64: Buffer.from('#@ #').toString('base64') };
    const options = { seats: 3, with: bo.user.id, level: file };
    expect(await ada.command('general', 'play', { subcommand: 'runa', options })).toEqual({ ok: true });
    expect(level).toBe('#@ #');
    const seen = await bo.until(() => bo.messages('general').at(-1));
    expect(seen.content).toBe('runa 3 Bo en-US');
    expect(seen.interaction_metadata?.user.id).toBe(ada.user.id);
  });

  test('waits out a rate limit', async () => {
    const channel = await client.channels.fetch(ada.channels[0]?.id ?? '');
    if (!channel?.isSendable()) throw new Error('no channel');
    playground.buckets.forceOnce(0.1, /messages$/);
    const sent = await channel.send('patience');
    await ada.until(() => ada.messages('general').some((message) => message.id === sent.id));
  });

  test('resumes after a dropped connection and receives missed events', async () => {
    const heard: string[] = [];
    let resumed = false;
    client.once('shardResume', () => {
      resumed = true;
    });
    answerCommand((interaction) => {
      heard.push(interaction.options.getString('line') ?? '');
      return interaction.reply('late but there');
    });
    playground.gateway.dropConnections();
    await ada.until(() => !ada.online);
    expect(await ada.command('lounge', 'move', { options: { line: 'missed' } })).toEqual({ ok: true });
    expect(resumed).toBe(true);
    expect(heard).toEqual(['missed']);
  });
});
