export const en = {
  access: {
    channel: ({ channel }: { channel: string }) => `<#${channel}>`,
    sentence: ({ where }: { where: string }) => `This table is in ${where}. You can do this there.`,
    elsewhere: 'another chat',
  },
  permissions: {
    viewChannel: 'View Channel',
    sendMessages: 'Send Messages',
    sendMessagesInThreads: 'Send Messages in Threads',
    createPublicThreads: 'Create Public Threads',
    attachFiles: 'Attach Files',
    manageChannels: 'Manage Channels',
    createEvents: 'Create Events',
    inWord: ({ channel }: { channel: string }) => `in <#${channel}>`,
    imMissingThePermissionAServer: ({
      names,
      one,
      where,
      link,
      orThere,
    }: {
      names: string;
      one: boolean;
      where: string;
      link: (label: string) => string;
      orThere: string;
    }) =>
      `I’m missing the ${names} permission${one ? '' : 's'} ${where}. A server admin can grant ${one ? 'it' : 'them'} with ${link('this link')}${orThere}.`,
    onServer: 'on this server',
    nowhereElse: '',
    inThisChannel: 'in this channel',
    orThere: ' or, for this channel only, under Edit Channel › Permissions',
  },
  upload: {
    yourFilesAreTooLargeTheLimitIsKb: ({ kb }: { kb: number }) =>
      `Your files are too large. The limit is ${kb} KB in total.`,
    isTooLargeTheLimitIsKb: ({ ownName, kb }: { ownName: string; kb: number }) =>
      `${ownName} is too large. The limit is ${kb} KB.`,
    cantBeReadAsTextUploadAPlainUtf8: ({ ownName }: { ownName: string }) =>
      `${ownName} can’t be read as text. Upload a plain UTF-8 text file.`,
  },
  choiceForm: {
    again: 'Edit',
  },
};

export type InteractionsWords = typeof en;
