/** A player who decides about a late player. */
interface Decision {
  readonly name: string;
  readonly late: string;
}

export const en = {
  table: { name: 'A name for the table (empty: none)', renamed: 'Table renamed.' },
  decisions: {
    playOn: ({ late }: Decision) => `The game goes on without ${late}.`,
    claim: ({ name }: Decision) => `${name} claimed the win on time.`,
    wait: ({ name, late }: Decision) => `${name} gave ${late} more time.`,
    end: ({ name }: Decision) => `${name} ended the game. Nobody loses.`,
    computer: ({ name, late }: Decision) => `${name} let the computer take over for ${late}.`,
  },
};

export type PlayWords = typeof en;
