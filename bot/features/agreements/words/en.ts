export const en = {
  buttons: {
    newName: 'A name for the table (empty: none)',
    renamed: 'Table renamed.',
    theGameGoesOnWithout: ({ late }: { late: string }) => `The game goes on without ${late}.`,
    claimedTheWinOnTime: ({ who }: { who: string }) => `${who} claimed the win on time.`,
    gaveMoreTime: ({ who, late }: { who: string; late: string }) => `${who} gave ${late} more time.`,
    endedTheGameNobodyLoses: ({ who }: { who: string }) => `${who} ended the game. Nobody loses.`,
    letTheComputerTakeOverFor: ({ who, late }: { who: string; late: string }) =>
      `${who} let the computer take over for ${late}.`,
    staysOpen: 'The table stays open.',
  },
};

export type AgreementsWords = typeof en;
