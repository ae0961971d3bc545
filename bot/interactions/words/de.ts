import type { InteractionsWords } from './en.ts';

export const de: InteractionsWords = {
  access: {
    channel: ({ channel }) => `<#${channel}>`,
    sentence: ({ where }) => `Dieser Tisch ist in ${where}. Dort kannst du das tun.`,
    elsewhere: 'einem anderen Chat',
  },
  permissions: {
    viewChannel: 'Kanal ansehen',
    sendMessages: 'Nachrichten senden',
    sendMessagesInThreads: 'Nachrichten in Threads senden',
    createPublicThreads: 'Öffentliche Threads erstellen',
    attachFiles: 'Dateien anhängen',
    manageChannels: 'Kanäle verwalten',
    createEvents: 'Events erstellen',
    inWord: ({ channel }) => `in <#${channel}>`,
    imMissingThePermissionAServer: ({ names, one, where, link, orThere }) =>
      `Mir ${one ? 'fehlt die Berechtigung' : 'fehlen die Berechtigungen'} ${names} ${where}. Die Serververwaltung kann sie mit ${link('diesem Link')} erteilen${orThere}.`,
    onServer: 'auf diesem Server',
    nowhereElse: '',
    inThisChannel: 'in diesem Kanal',
    orThere: ' oder nur für diesen Kanal unter Kanal bearbeiten › Berechtigungen',
  },
  upload: {
    yourFilesAreTooLargeTheLimitIsKb: ({ kb }) =>
      `Deine Dateien sind zu groß: Zusammen sind höchstens ${kb} KB erlaubt.`,
    isTooLargeTheLimitIsKb: ({ ownName, kb }) => `${ownName} ist zu groß: Höchstens ${kb} KB sind erlaubt.`,
    cantBeReadAsTextUploadAPlainUtf8: ({ ownName }) =>
      `${ownName} ließ sich nicht als Text lesen. Lade eine einfache UTF-8-Textdatei hoch.`,
  },
  choiceForm: {
    again: 'Ändern',
  },
};
