import { german } from '@longtable/kit';
import type { InteractionsWords } from './en.ts';

export const de: InteractionsWords = {
  access: {
    otherChannel: ({ channel }) => `Dieser Tisch ist in <#${channel}>. Dort kannst du das tun.`,
    onlyHost: ({ name }) => `Nur ${name} kann den Tisch ändern.`,
    otherChat: 'Dieser Tisch ist in einem anderen Chat. Dort kannst du das tun.',
  },
  options: {
    wrongSeats: ({ title, range }) => `${title} ist für ${range} Personen.`,
    noTimeLimit: 'unbegrenzt',
    time: 'Bedenkzeit pro Zug',
  },
  permissions: {
    viewChannel: 'Kanal ansehen',
    sendMessages: 'Nachrichten senden',
    sendMessagesInThreads: 'Nachrichten in Threads senden',
    createPublicThreads: 'Öffentliche Threads erstellen',
    attachFiles: 'Dateien anhängen',
    manageChannels: 'Kanäle verwalten',
    createEvents: 'Events erstellen',
    missingOnServer: ({ permissions, link }) =>
      `Mir ${permissions.length === 1 ? 'fehlt die Berechtigung' : 'fehlen die Berechtigungen'} ${german.list(permissions)} auf diesem Server. Die Serververwaltung kann sie mit ${link('diesem Link')} erteilen.`,
    missingInChannel: ({ permissions, channel, link }) =>
      `Mir ${permissions.length === 1 ? 'fehlt die Berechtigung' : 'fehlen die Berechtigungen'} ${german.list(permissions)} in ${channel === undefined ? 'diesem Kanal' : `<#${channel}>`}. Die Serververwaltung kann sie mit ${link('diesem Link')} erteilen oder nur für diesen Kanal unter Kanal bearbeiten › Berechtigungen.`,
    deniedInChannel: ({ permissions, channel }) =>
      `Mir ${permissions.length === 1 ? 'fehlt die Berechtigung' : 'fehlen die Berechtigungen'} ${german.list(permissions)} in ${channel === undefined ? 'diesem Kanal' : `<#${channel}>`}. Der Kanal verbietet sie, deshalb reicht eine Rolle auf dem Server nicht. Die Serververwaltung kann sie mir unter Kanal bearbeiten › Berechtigungen erlauben.`,
  },
};
