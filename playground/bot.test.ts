import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  ContainerBuilder,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
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

  test('updates the message of a button, immediately or after deferring', async () => {
    const channel = await client.channels.fetch(ada.channels[0]?.id ?? '');
    if (!channel?.isSendable()) throw new Error('no channel');
    const sent = await channel.send({ content: 'one', components: [row] });
    const shown = await ada.until(() => ada.messages('general').find((message) => message.id === sent.id));
    answer(
      (interaction) => interaction.isButton() && interaction.update({ content: `${interaction.message.content} two` }),
    );
    expect(await ada.click(shown, 'Press me')).toEqual({ ok: true });
    await bo.until(() => bo.latest(shown)?.content === 'one two');
    client.removeAllListeners('interactionCreate');
    answer(async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply({ content: 'three', components: [] });
    });
    await ada.click(shown, 'press');
    await bo.until(() => bo.latest(shown)?.content === 'three');
    expect(bo.latest(shown)?.components).toEqual([]);
  });

  test('shows ephemeral replies only to the user, through deferral, edits and follow-ups', async () => {
    answerCommand(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({ content: 'your hand', components: [row] });
      await interaction.followUp({ content: 'and a card', flags: MessageFlags.Ephemeral });
      await interaction.followUp('for everybody');
    });
    await ada.command('lounge', 'move', { options: { line: 'x' } });
    await ada.until(() => ada.messages('lounge').length === 3);
    expect(ada.messages('lounge').map((message) => [message.content, message.flags])).toEqual([
      ['your hand', MessageFlags.Ephemeral],
      ['and a card', MessageFlags.Ephemeral],
      ['for everybody', 0],
    ]);
    await bo.until(() => bo.messages('lounge').length > 0);
    expect(bo.messages('lounge').map((message) => message.content)).toEqual(['for everybody']);
    expect(JSON.stringify(bo.messages('lounge'))).not.toContain('your hand');
    expect(ada.messages('lounge')[1]?.referenced_message?.content).toBe('your hand');
    const hand = ada.messages('lounge')[0];
    if (!hand) throw new Error('no hand');
    client.removeAllListeners('interactionCreate');
    answer((interaction) => interaction.isButton() && interaction.update({ content: 'new hand', components: [] }));
    expect(await ada.click(hand, 'Press me')).toEqual({ ok: true });
    expect(ada.latest(hand)?.content).toBe('new hand');
    expect(await bo.dismiss(hand)).toEqual({ ok: false, sentence: 'This message is gone.' });
    expect(await ada.dismiss(hand)).toEqual({ ok: true });
    expect(ada.latest(hand)).toBeUndefined();
  });

  test('opens a modal and reads its fields', async () => {
    answer(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const input = new TextInputBuilder().setCustomId('line').setStyle(TextInputStyle.Short).setMaxLength(5);
        const modal = new ModalBuilder().setCustomId('typed').setTitle('Your turn');
        modal.addLabelComponents((label) => label.setLabel('Line').setTextInputComponent(input));
        await interaction.showModal(modal);
      }
      if (interaction.isModalSubmit()) await interaction.reply(`typed ${interaction.fields.getTextInputValue('line')}`);
    });
    const outcome = await ada.command('lounge', 'move', { options: { line: 'x' } });
    if (!outcome.ok || !outcome.modal) throw new Error('no modal');
    expect(outcome.modal.modal.title).toBe('Your turn');
    expect(await ada.submit(outcome.modal, { line: 'too long' })).toMatchObject({ ok: false });
    expect(await ada.submit(outcome.modal, { line: 'D4' })).toEqual({ ok: true });
    expect(ada.messages('lounge').at(-1)?.content).toBe('typed D4');
    expect(await ada.submit(outcome.modal, { line: 'D4' })).toMatchObject({ ok: false });
  });

  test('reads select menus', async () => {
    const menu = new StringSelectMenuBuilder()
      .setCustomId('menu')
      .setPlaceholder('Which?')
      .addOptions({ label: 'First', value: '1' }, { label: 'Second', value: '2' });
    answer((interaction) => {
      if (interaction.isStringSelectMenu()) return interaction.reply(`chose ${interaction.values.join()}`);
      if (interaction.isChatInputCommand()) {
        const components = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
        return interaction.reply({ content: 'choose', components, withResponse: true });
      }
    });
    await ada.command('lounge', 'move', { options: { line: 'x' } });
    const shown = ada.messages('lounge').at(-1);
    if (!shown) throw new Error('nothing shown');
    expect(await bo.choose(shown, 'Which?', ['Second'])).toEqual({ ok: true });
    expect(bo.messages('lounge').at(-1)?.content).toBe('chose 2');
    expect(await bo.choose(shown, 'menu', ['3'])).toMatchObject({ ok: false });
  });

  test('sends files and receives its own message', async () => {
    let id = '';
    answerCommand(async (interaction) => {
      const files = [new AttachmentBuilder(Buffer.from('move D4\n'), { name: 'log.txt', description: 'the log' })];
      const { resource } = await interaction.reply({ files, withResponse: true });
      id = resource?.message?.id ?? '';
    });
    await ada.command('lounge', 'move', { options: { line: 'x' } });
    const shown = ada.messages('lounge').at(-1);
    const attachment = shown?.attachments[0];
    expect(attachment).toMatchObject({ filename: 'log.txt', size: 8, description: 'the log' });
    expect(await fetch(attachment?.url ?? '').then((response) => response.text())).toBe('move D4\n');
    await expect.poll(() => id).toBe(shown?.id);
  });

  test('opens threads and sends direct messages', async () => {
    const channel = await client.channels.fetch(ada.channels[1]?.id ?? '');
    if (channel?.type !== ChannelType.GuildText) throw new Error('no channel');
    const thread = await channel.threads.create({ name: 'A long game' });
    await thread.send('in the thread');
    await ada.until(() => ada.messages('A long game').length === 1);
    const start = await channel.send('start');
    const second = await start.startThread({ name: 'Another' });
    await second.setArchived(true);
    await ada.until(() => ada.channels.some((channel) => channel.name === 'Another' && 'thread_metadata' in channel));
    const user = await client.users.fetch(bo.user.id);
    await user.send('your turn');
    const dm = await bo.openDm();
    expect(bo.messages(dm.id).map((message) => message.content)).toEqual(['your turn']);
    expect(ada.channels.some((channel) => channel.id === dm.id)).toBe(false);
  });

  test('sends components V2 messages with working buttons', async () => {
    const section = new SectionBuilder()
      .addTextDisplayComponents((text) => text.setContent('Your turn'))
      .setButtonAccessory(button);
    const container = new ContainerBuilder().addSectionComponents(section);
    answer(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({ components: [container], flags: MessageFlags.IsComponentsV2 });
      }
      if (interaction.isButton())
        await interaction.update({ components: [new TextDisplayBuilder().setContent('Done')] });
    });
    await ada.command('lounge', 'move', { options: { line: 'x' } });
    const shown = ada.messages('lounge').at(-1);
    if (!shown) throw new Error('nothing shown');
    expect(await bo.click(shown, 'Press me')).toEqual({ ok: true });
    expect(bo.latest(shown)?.components).toMatchObject([{ type: 10, content: 'Done' }]);
  });

  test('waits out a rate limit', async () => {
    const channel = await client.channels.fetch(ada.channels[0]?.id ?? '');
    if (!channel?.isSendable()) throw new Error('no channel');
    playground.buckets.forceOnce(0.1, /messages$/);
    const sent = await channel.send('patience');
    await ada.until(() => ada.messages('general').some((message) => message.id === sent.id));
  });

  test('is rejected with an invalid token', async () => {
    const stranger = new Client({ intents: [], rest: { api: playground.apiUrl } });
    await expect(stranger.login('wrong')).rejects.toThrow('invalid token');
    await stranger.destroy();
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
