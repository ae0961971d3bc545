import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { say, type Text } from '../../games/kit/text.ts';
import type { Refused } from '../host/refusal.ts';
import { isThread } from './layouts.ts';
import type { Reply } from './reply.ts';

type Permission = readonly [bit: bigint, name: Text];

/** Permissions by the names that Discord's own settings give them. */
const VIEW: Permission = [PermissionFlagsBits.ViewChannel, { en: 'View Channel', de: 'Kanal ansehen' }];
const SEND: Permission = [PermissionFlagsBits.SendMessages, { en: 'Send Messages', de: 'Nachrichten senden' }];
const SEND_IN_THREADS: Permission = [
  PermissionFlagsBits.SendMessagesInThreads,
  { en: 'Send Messages in Threads', de: 'Nachrichten in Threads senden' },
];
const OPEN_THREADS: Permission = [
  PermissionFlagsBits.CreatePublicThreads,
  { en: 'Create Public Threads', de: 'Öffentliche Threads erstellen' },
];

/** What a board needs to be shown and kept up to date in a channel. */
const IN_CHANNEL: readonly Permission[] = [VIEW, SEND];
const IN_THREAD: readonly Permission[] = [VIEW, SEND_IN_THREADS];
const FOR_NEW_THREAD: readonly Permission[] = [...IN_THREAD, OPEN_THREADS];

/** Whether somebody with these permissions can play in a channel. */
export function mayPlay(allowed: Readonly<PermissionsBitField> | null): boolean {
  return missing(IN_CHANNEL, allowed).length === 0;
}

/** Why no table can stand where somebody asks for it: Discord says with every question what Longtable may do there. */
export function notHere(reply: Reply): Refused | undefined {
  return lacking(reply, reply.channel && isThread(reply.channel) ? IN_THREAD : IN_CHANNEL);
}

/** Why no thread can be opened where somebody asks for it. */
export function noThreadHere(reply: Reply): Refused | undefined {
  return lacking(reply, FOR_NEW_THREAD);
}

function lacking(
  { isGuest, interaction: { guildId, appPermissions } }: Reply,
  needed: readonly Permission[],
): Refused | undefined {
  // What it answers with needs no permissions.
  const names = guildId === null || isGuest ? [] : missing(needed, appPermissions);
  if (names.length === 0) return undefined;
  const [en, de] = [listed(names, 'en', 'and'), listed(names, 'de', 'und')];
  const one = names.length === 1;
  return {
    refused: {
      code: 'notAllowed',
      sentence: {
        en: `I’m missing the ${en} permission${one ? '' : 's'} in this channel. A server admin can grant ${one ? 'it' : 'them'} under Edit Channel › Permissions.`,
        de: `Mir ${one ? 'fehlt die Berechtigung' : 'fehlen die Berechtigungen'} ${de} in diesem Kanal. Die Serververwaltung kann sie unter Kanal bearbeiten › Berechtigungen erteilen.`,
      },
    },
  };
}

function missing(needed: readonly Permission[], allowed: Readonly<PermissionsBitField> | null): Text[] {
  return needed.flatMap(([bit, name]) => (allowed?.has(bit) ? [] : [name]));
}

function listed(names: readonly Text[], language: 'en' | 'de', and: string): string {
  const bold = names.map((name) => `**${say(name, language)}**`);
  return [bold.slice(0, -1).join(', '), ...bold.slice(-1)].filter(Boolean).join(` ${and} `);
}
