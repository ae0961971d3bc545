import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, GatewayIntentBits } from 'discord.js';

const DAY_MS = 86_400_000;
const client = new Client({ intents: [GatewayIntentBits.Guilds] });

const commands = [
  { name: 'ping', description: 'Answer with pong' },
  {
    name: 'challenge',
    description: 'Challenge someone',
    options: [{ type: 6, name: 'opponent', description: 'Opponent', required: true }],
  },
  { name: 'remind', description: 'Remind me tomorrow' },
];

const button = (id, label, style) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

client.on('clientReady', () => client.application.commands.set(commands));

client.on('interactionCreate', async (interaction) => {
  if (interaction.isChatInputCommand()) await answer[interaction.commandName]?.(interaction);
  else if (interaction.isButton()) await pressed(interaction);
});

const answer = {
  ping: (interaction) => interaction.reply('pong'),
  challenge(interaction) {
    const { id } = interaction.options.getUser('opponent');
    const row = new ActionRowBuilder().addComponents(
      button(`accept ${id}`, 'Accept', ButtonStyle.Success),
      button(`decline ${id}`, 'Decline', ButtonStyle.Secondary),
    );
    return interaction.reply({ content: `<@${id}>, ${interaction.user} challenges you.`, components: [row] });
  },
  async remind(interaction) {
    setTimeout(() => interaction.channel.send(`${interaction.user}, a day has passed.`), DAY_MS);
    await interaction.reply('I will.');
  },
};

async function pressed(interaction) {
  const [choice, opponent] = interaction.customId.split(' ');
  if (interaction.user.id !== opponent) {
    await interaction.reply({ content: 'This challenge isn’t for you.', flags: 64 });
  } else
    await interaction.update({
      content: `The challenge was ${choice === 'accept' ? 'accepted' : 'declined'}.`,
      components: [],
    });
}

await client.login(process.env.DISCORD_TOKEN);
