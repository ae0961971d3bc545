import type { ApplicationCommandData, Client, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';

/** Registers the commands with Discord if they are not there exactly like this already. Gives whether it had to. */
export async function registerCommands(
  client: Client<true>,
  wanted: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<boolean> {
  const manager = client.application.commands;
  const present = await manager.fetch({ withLocalizations: true });
  const same =
    present.size === wanted.length &&
    wanted.every((data) =>
      present.some((command) => command.name === data.name && command.equals(data as ApplicationCommandData, true)),
    );
  if (!same) await manager.set(wanted);
  return !same;
}
