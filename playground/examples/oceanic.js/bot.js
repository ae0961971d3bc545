import { Client } from 'oceanic.js';

const client = new Client({ auth: `Bot ${process.env.DISCORD_TOKEN}`, gateway: { intents: ['GUILDS'] } });

client.on('ready', () =>
  client.application.bulkEditGlobalCommands([{ type: 1, name: 'vote', description: 'Start a vote' }]),
);

const votes = new Map();

const ballot = (count) => ({
  embeds: [{ title: 'Pizza today?', description: `${count} in favour` }],
  components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Vote', customID: 'vote' }] }],
});

client.on('interactionCreate', async (interaction) => {
  if (interaction.isCommandInteraction()) return interaction.createMessage(ballot(0));
  if (!interaction.isComponentInteraction()) return;
  await interaction.deferUpdate();
  const voters = votes.get(interaction.message.id) ?? new Set();
  votes.set(interaction.message.id, voters.add(interaction.user.id));
  await interaction.editOriginal(ballot(voters.size));
});

client.on('error', console.error);
await client.connect();
