import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type APIApplicationCommand, type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import type { MovableClock, Snowflakes } from '../clock.ts';
import { language } from '../protocol.ts';
import type { WorldChannel } from './channel.ts';
import type { World } from './world.ts';

const SAVE_DELAY_MS = 500;

/** Events that change saved state. */
const SAVED_EVENTS = [
  'message',
  'edit',
  'delete',
  'channel',
  'reaction',
  'commands',
  'emojis',
  'people',
  'languages',
  'membership',
  'installations',
] as const;

const withId = z.looseObject({ id: z.string() });

/** Returns a schema for saved objects that checks only the fields a restart needs. */
function savedObject<Type>(form: z.ZodType): z.ZodType<Type> {
  return z.custom<Type>((value) => form.safeParse(value).success);
}

const channel = withId.extend({ type: z.number() });
const message = withId.extend({
  channel_id: z.string(),
  author: withId,
  attachments: z.array(withId.extend({ url: z.url() })),
});
const commands = z.array(savedObject<APIApplicationCommand>(withId));

/** The saved world, without tokens and ephemeral messages. */
const worldFile = z.object({
  version: z.literal(2),
  lastId: z.string().regex(/^\d+$/),
  aheadMs: z.int().min(0).default(0),
  channels: z.array(savedObject<WorldChannel>(channel)),
  threadMembers: z.record(z.string(), z.array(z.string())),
  messages: z.array(savedObject<APIMessage>(message)),
  /** By server, or `global`. */
  commands: z.record(z.string(), commands),
  emojis: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), base64: z.string() })).optional(),
  people: z.array(z.object({ id: z.string(), name: z.string(), manager: z.boolean().default(false) })).optional(),
  languages: z.object({ servers: z.record(z.string(), language), people: z.record(z.string(), language) }).optional(),
  installations: z.object({ absent: z.array(z.string()), people: z.array(z.string()) }).optional(),
  files: z.record(z.string(), z.object({ filename: z.string(), type: z.string(), base64: z.string() })),
});

type WorldFile = z.infer<typeof worldFile>;

/** Reads a saved world. Undefined if the file is missing or invalid. */
export function readWorld(file: string): WorldFile | undefined {
  try {
    return worldFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = missing ? 'does not exist' : 'cannot be read';
    console.log(`playground: ${file} ${reason}, starting with a fresh world`);
    return undefined;
  }
}

export function restore(world: World, saved: WorldFile): void {
  for (const [id, { filename, type, base64 }] of Object.entries(saved.files)) {
    world.attachments.store(id, { filename, type, bytes: Buffer.from(base64, 'base64') });
  }
  for (const channel of saved.channels) world.channels.set(channel.id, channel);
  for (const [id, members] of Object.entries(saved.threadMembers)) world.threadMembers.set(id, new Set(members));
  for (const message of saved.messages) {
    world.restoreSaved({
      ...message,
      attachments: message.attachments.map((attachment) => world.attachments.withCurrentAddress(attachment)),
    });
  }
  for (const { base64, ...emoji } of saved.emojis ?? [])
    world.emojis.restoreSaved({ ...emoji, bytes: Buffer.from(base64, 'base64') });
  for (const saving of saved.people ?? []) world.users.restoreSaved(saving);
  if (saved.languages) world.languages.restoreSaved(saved.languages);
  if (saved.installations) world.installations.restoreSaved(saved.installations);
  for (const [scope, all] of Object.entries(saved.commands)) world.commands.restoreSaved(scope, all);
}

function snapshot(world: World, ids: Snowflakes, { aheadMs }: MovableClock): WorldFile {
  const channels = [...world.channels.values()];
  const messages = channels
    .flatMap(({ id }) => world.messagesIn(id))
    .filter((posted) => posted.only === undefined)
    .map((posted) => posted.message)
    // A deferred reply cannot be finished after a restart, because its token is lost.
    .filter((message) => !((message.flags ?? 0) & MessageFlags.Loading));
  const files = messages
    .flatMap((message) => message.attachments)
    .flatMap(({ id }): [string, WorldFile['files'][string]][] => {
      const file = world.attachments.get(id);
      return file ? [[id, { filename: file.filename, type: file.type, base64: file.bytes.toString('base64') }]] : [];
    });
  return {
    version: 2,
    lastId: ids.last,
    aheadMs,
    channels,
    threadMembers: Object.fromEntries([...world.threadMembers].map(([id, members]) => [id, [...members]])),
    messages,
    commands: Object.fromEntries(world.commands.scopes.map((scope) => [scope, world.commands.list(scope)])),
    emojis: world.emojis.all.map(({ bytes, ...emoji }) => ({
      ...emoji,
      base64: typeof bytes === 'function' ? '' : bytes.toString('base64'),
    })),
    people: [...world.users.created],
    languages: world.languages.chosen,
    installations: { absent: [...world.installations.absent], people: [...world.installations.people] },
    files: Object.fromEntries(files),
  };
}

/** Writes the world atomically, shortly after each change. Returns a function that writes the final state. */
export function saveOnChange(file: string, world: World, ids: Snowflakes, clock: MovableClock): () => void {
  let callOff: (() => void) | undefined;
  let cost = 0;
  const write = () => {
    callOff = undefined;
    const start = performance.now();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(snapshot(world, ids, clock)));
    renameSync(`${file}.new`, file);
    cost = performance.now() - start;
  };
  for (const change of SAVED_EVENTS) {
    // Large worlds are written less often, so that writing takes only a small part of the time.
    world.on(change, () => {
      callOff ??= clock.base.after(SAVE_DELAY_MS + 20 * cost, write);
    });
  }
  return () => {
    callOff?.();
    write();
  };
}
