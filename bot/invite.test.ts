import { Client, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { grantLink, invitesOf } from './interactions/permissions.ts';

const client = new Client({ intents: [] }) as Client<true>;
Object.assign(client, { application: { id: '77' } });

/** Returns the parameters of a link, with the names of the permissions. */
function paramsOf(link: string): Record<string, unknown> {
  const { permissions, ...params } = Object.fromEntries(new URL(link).searchParams);
  return { ...params, ...(permissions && { permissions: new PermissionsBitField(BigInt(permissions)).toArray() }) };
}

const BASE = ['AttachFiles', 'CreatePublicThreads', 'SendMessages', 'SendMessagesInThreads', 'ViewChannel'];

test('invites the bot to a server with its permissions, or only its commands to the apps of a user', () => {
  const { server, apps } = invitesOf(client);
  const { permissions, ...params } = paramsOf(server);
  expect((permissions as string[]).toSorted()).toEqual(BASE);
  expect(params).toEqual({ client_id: '77', scope: 'bot applications.commands', integration_type: '0' });
  expect(paramsOf(apps)).toEqual({ client_id: '77', scope: 'applications.commands', integration_type: '1' });
});

test('links to the missing permissions on one server', () => {
  const link = grantLink(client, '123456789012345678', [
    PermissionFlagsBits.ManageEvents,
    PermissionFlagsBits.SendMessages,
  ]);
  const { permissions, ...params } = paramsOf(link);
  expect((permissions as string[]).toSorted()).toEqual([...BASE, 'ManageEvents'].toSorted());
  expect(params).toEqual({
    client_id: '77',
    scope: 'bot applications.commands',
    integration_type: '0',
    guild_id: '123456789012345678',
    disable_guild_select: 'true',
  });
  expect((paramsOf(grantLink(client, '123456789012345678')).permissions as string[]).toSorted()).toEqual(BASE);
});
