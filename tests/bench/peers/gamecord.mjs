import { ApplicationCommandOptionType, Client, GatewayIntentBits } from 'discord.js';
import gamecord from 'discord-gamecord';

/** Bot with discord-gamecord, started as in the package's guide. */
// By default the library sends 50 requests a second, which would be measured instead of the bot.
const rest = { api: process.env.DISCORD_API_URL, globalRequestsPerSecond: 100_000 };
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest });
client.on('interactionCreate', (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  const opponent = interaction.options.getUser('opponent', true);
  void new gamecord.TicTacToe({ message: interaction, isSlashGame: true, opponent }).startGame();
});
client.once('clientReady', async () => {
  const opponent = { type: ApplicationCommandOptionType.User, name: 'opponent', description: 'Who you play' };
  await client.application.commands.set([{ name: 'tictactoe', description: 'Play', options: [opponent] }]);
  console.log('ready');
});
process.once('SIGTERM', () => void client.destroy().finally(() => process.exit()));
await client.login(process.env.DISCORD_TOKEN);
