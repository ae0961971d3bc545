import { ButtonStyle, Client, ComponentType, Events } from 'discord.js';

/** The least that a bot can do: it answers every button with a message of the size of a board, or with one that it is told. */
const client = new Client({ intents: [], rest: { api: process.env.DISCORD_API_URL ?? '' } });
const told = process.env.ECHO_MESSAGE ? JSON.parse(process.env.ECHO_MESSAGE) : undefined;
let count = 0;

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply(board(count++));
  else if (interaction.isButton()) await interaction.update(board(count++));
});
client.once(Events.ClientReady, async (ready) => {
  await ready.application.commands.set([{ name: 'echo', description: 'Say the same again' }]);
  console.log('echo is ready');
});
process.once('SIGTERM', () => void client.destroy());
await client.login(process.env.DISCORD_TOKEN ?? '');

function board(round: number) {
  if (told) return { ...told, content: `${round % 10}${told.content.slice(1)}` };
  const lines = Array.from({ length: 15 }, (_, index) => `${round}.${index} `.padEnd(36, '#'));
  const buttons = Array.from({ length: 4 }, (_, index) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    custom_id: `echo|${'#'.repeat(20)}|${index}`,
    label: `Button ${index} with a few words`,
  }));
  return {
    content: `\`\`\`\n${lines.join('\n')}\n\`\`\`\n> Something happened to somebody\n> Something else happened too`,
    components: [{ type: ComponentType.ActionRow as const, components: buttons }],
  };
}
