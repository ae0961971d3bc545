import { readFileSync } from 'node:fs';
import {
  type APIMessageTopLevelComponent,
  ApplicationCommandOptionType,
  ButtonStyle,
  Client,
  ComponentType,
  Events,
  MessageFlags,
} from 'discord.js';
import type { Recorded } from './player.ts';

/** Minimal bot that answers every press with a message of the size of a board or with the next recorded message. */
const client = new Client({ intents: [], rest: { api: process.env.DISCORD_API_URL ?? '' } });
const file = process.env.ECHO_MESSAGES;
const recordedMessages: Record<string, readonly Recorded[]> = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
/** Kind of recorded message by message id. */
const kinds = new Map<string, string>();
let count = 0;

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const kind = interaction.options.getString('what') ?? '';
    const { resource } = await interaction.reply({ ...firstOf(kind), withResponse: true });
    kinds.set(resource?.message?.id ?? '', kind);
  } else if (interaction.isMessageComponent()) await interaction.update(next(kinds.get(interaction.message.id) ?? ''));
});
client.once(Events.ClientReady, async (ready) => {
  const what = { type: ApplicationCommandOptionType.String as const, name: 'what', description: 'What to say' };
  await ready.application.commands.set([{ name: 'echo', description: 'Say the same again', options: [what] }]);
  console.log('echo is ready');
});
process.once('SIGTERM', () => void client.destroy());
await client.login(process.env.DISCORD_TOKEN ?? '');

function firstOf(kind: string) {
  const first = next(kind);
  return recordedMessages[kind]?.[0]?.ephemeral ? { ...first, flags: first.flags | MessageFlags.Ephemeral } : first;
}

function next(kind: string): { components: APIMessageTopLevelComponent[]; flags: number } {
  const messages = recordedMessages[kind] ?? [];
  const components = messages[count++ % messages.length]?.components ?? plain(count);
  return { components, flags: MessageFlags.IsComponentsV2 };
}

/** Returns components of the size of a small board. */
function plain(round: number): APIMessageTopLevelComponent[] {
  const lines = Array.from({ length: 15 }, (_, index) => `${round}.${index} `.padEnd(36, '#'));
  const buttons = Array.from({ length: 4 }, (_, index) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    custom_id: `echo|${'#'.repeat(20)}|${index}`,
    label: `Button ${index} with a few words`,
  }));
  return [
    { type: ComponentType.TextDisplay, content: `\`\`\`\n${lines.join('\n')}\n\`\`\`\n> Something happened` },
    { type: ComponentType.ActionRow, components: buttons },
  ];
}
