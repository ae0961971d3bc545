/** A late player and the game. */
interface Late {
  readonly name: string;
  readonly title: string;
}

/** A player who decides about a late player. */
interface Decision {
  readonly name: string;
  readonly late: string;
}

export const en = {
  labels: {
    claim: 'Claim the win',
    wait: 'Give more time',
    computer: 'Let the computer play',
    end: 'End with no loser',
    playOn: 'Continue without them',
  },
  away: ({ name, title }: Late) =>
    `${name} hasn’t moved in **${title}** for a week. Choose what happens next; until then, ${name} can still move.`,
  late: ({ name, title }: Late) =>
    `${name} has run out of time in **${title}**. Choose what happens next; until then, ${name} can still move.`,
  results: {
    playOn: ({ late }: Decision) => `The game continues without ${late}.`,
    claim: ({ name }: Decision) => `${name} claimed the win on time.`,
    wait: ({ name, late }: Decision) => `${name} gave ${late} more time.`,
    end: ({ name }: Decision) => `${name} ended the game. Nobody loses.`,
    computer: ({ name, late }: Decision) => `${name} let the computer take over for ${late}.`,
  },
  refusals: {
    notWaiting: 'Only a player who’s waiting can decide that.',
    noClock: 'This game has no clock, so nobody can lose on time. End it with no loser, or keep waiting.',
  },
};

export type OvertimeWords = typeof en;
