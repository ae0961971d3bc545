import { english } from '@longtable/kit';

/** Missing permissions, and a function that links a label to the page which grants them. */
interface Missing {
  readonly permissions: readonly string[];
  readonly link: (label: string) => string;
}

export const en = {
  access: {
    otherChannel: ({ channel }: { channel: string }) => `This table is in <#${channel}>. You can do this there.`,
    onlyHost: ({ name }: { name: string }) => `Only ${name} can change the table.`,
    otherChat: 'This table is in another chat. You can do this there.',
  },
  options: {
    wrongSeats: ({ title, range }: { title: string; range: string }) => `${title} is for ${range} players.`,
    noTimeLimit: 'no time limit',
    time: 'Time per turn',
  },
  permissions: {
    viewChannel: 'View Channel',
    sendMessages: 'Send Messages',
    sendMessagesInThreads: 'Send Messages in Threads',
    createPublicThreads: 'Create Public Threads',
    attachFiles: 'Attach Files',
    manageChannels: 'Manage Channels',
    createEvents: 'Create Events',
    missingOnServer: ({ permissions, link }: Missing) =>
      `I’m missing the ${english.list(permissions)} ${permissions.length === 1 ? 'permission' : 'permissions'} on this server. A server admin can grant ${permissions.length === 1 ? 'it' : 'them'} with ${link('this link')}.`,
    missingInChannel: ({ permissions, channel, link }: Missing & { readonly channel: string | undefined }) =>
      `I’m missing the ${english.list(permissions)} ${permissions.length === 1 ? 'permission' : 'permissions'} in ${channel === undefined ? 'this channel' : `<#${channel}>`}. A server admin can grant ${permissions.length === 1 ? 'it' : 'them'} with ${link('this link')} or, for this channel only, under Edit Channel › Permissions.`,
    deniedInChannel: ({
      permissions,
      channel,
    }: Pick<Missing, 'permissions'> & { readonly channel: string | undefined }) =>
      `I’m missing the ${english.list(permissions)} ${permissions.length === 1 ? 'permission' : 'permissions'} in ${channel === undefined ? 'this channel' : `<#${channel}>`}. The channel denies ${permissions.length === 1 ? 'it' : 'some of them'}, so a server role isn’t enough. A server admin can allow ${permissions.length === 1 ? 'it' : 'them'} for me under Edit Channel › Permissions.`,
  },
};

export type InteractionsWords = typeof en;
