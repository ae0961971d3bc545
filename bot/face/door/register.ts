import {
  type APIApplicationCommand,
  type Client,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';

/** Registers the commands with Discord if they are not there exactly like this already. Gives whether it had to. */
export async function registerCommands(
  client: Client<true>,
  wanted: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<boolean> {
  const route = Routes.applicationCommands(client.application.id);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const present = (await client.rest.get(route, { query })) as APIApplicationCommand[];
  const same = alike(present) === alike(wanted);
  if (!same) await client.rest.put(route, { body: wanted });
  return !same;
}

type Fields = { readonly [field: string]: unknown };

/** What of a command or option is ours to decide; ids, versions and the like are Discord's. */
const OURS = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'required',
  'autocomplete',
  'min_length',
  'max_length',
  'min_value',
  'max_value',
  'channel_types',
  'default_member_permissions',
  'contexts',
  'nsfw',
] as const;

const CHAT_INPUT = 1;

/** Commands as one text that is the same whenever Discord would store the same; their order does not matter. */
function alike(commands: readonly unknown[]): string {
  const forms = (commands as readonly Fields[]).map((one) => form({ type: CHAT_INPUT, ...one }));
  return JSON.stringify(forms.toSorted((one, other) => String(one.name).localeCompare(String(other.name))));
}

/** Discord leaves out what is empty or off. */
function form(one: Fields): Fields {
  const own = OURS.map((field) => [field, sorted(one[field])]);
  const inner = ['options', 'choices'].map((field) => [
    field,
    (one[field] as readonly Fields[] | undefined)?.map(form),
  ]);
  const value = 'value' in one ? [['value', one.value]] : [];
  return Object.fromEntries([...own, ...inner, ...value].filter(([field, part]) => field === 'value' || counts(part)));
}

function counts(part: unknown): boolean {
  if (part === null || part === undefined || part === false) return false;
  return typeof part !== 'object' || Object.keys(part).length > 0;
}

/** Translations in one order, whichever they were sent in. */
function sorted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)));
}
