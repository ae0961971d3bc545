export const en = {
  awaitingTables: 'Tables waiting for you',
  tryLevel: ({ level }: { level: string }) => `Try ${level}`,
};

export type NextStepWords = typeof en;
