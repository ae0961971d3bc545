import { Client, GatewayIntentBits } from 'discord.js';
import gamecord from 'discord-gamecord';

const client = new Client({ intents: [GatewayIntentBits.Guilds] });
const opponent = { type: 6, name: 'opponent', description: 'Opponent' };
const games = {
  TicTacToe: [opponent],
  Connect4: [opponent],
  RockPaperScissors: [opponent],
  Minesweeper: [],
  Flood: [],
};
client.once('clientReady', () =>
  client.application.commands.set(
    Object.entries(games).map(([name, options]) => ({ name: name.toLowerCase(), description: name, options })),
  ),
);
client.on('interactionCreate', (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  const name = Object.keys(games).find((one) => one.toLowerCase() === interaction.commandName);
  const rival = interaction.options.getUser('opponent') ?? undefined;
  new gamecord[name]({ message: interaction, isSlashGame: true, opponent: rival }).startGame();
});
await client.login(process.env.DISCORD_TOKEN);
