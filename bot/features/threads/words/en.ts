export const en = {
  refusals: {
    workTime: 'That took too long, so I stopped. Try a shorter game or a smaller file.',
    workMemory: 'That’s too large for me. Try a shorter game or a smaller file.',
    workQueue: 'I’m still working on your last request. Wait for that, then try again.',
  },
};

export type ThreadsWords = typeof en;
