export const en = {
  refusals: {
    workTime: 'That took too long, so I stopped. I may just be busy: try again in a minute.',
    workMemory: 'That’s too large for me. Try a shorter game or a smaller file.',
    workQueue: 'I’m still working on your last request. Wait for that, then try again.',
  },
};

export type ThreadsWords = typeof en;
