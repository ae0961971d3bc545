import { ApplicationCommandOptionType, Client, GatewayIntentBits } from 'discord.js';
import TicTacToe from 'discord-tictactoe';

/** Bot with discord-tictactoe, started as in the package's guide. */
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: process.env.DISCORD_API_URL } });
new TicTacToe({ language: 'en', command: 'tictactoe', simultaneousGames: true }).attach(client);
client.once('clientReady', async () => {
  const opponent = { type: ApplicationCommandOptionType.User, name: 'opponent', description: 'Who you play' };
  await client.application.commands.set([{ name: 'tictactoe', description: 'Play', options: [opponent] }]);
  console.log('ready');
});
process.once('SIGTERM', () => void client.destroy().finally(() => process.exit()));
await client.login(process.env.DISCORD_TOKEN);
