import { english } from '@longtable/kit';

export const en = {
  status: {
    offers: {
      pause: ({ name }: { name: string }) => `${name} would like to pause.`,
      draw: ({ name }: { name: string }) => `${name} offers a draw.`,
      undo: ({ name, told }: { name: string; told: string }) =>
        `${name} wants to undo the last move${told && `: “${told}”`}.`,
    },
    yourOffers: {
      pause: ({ names }: { names: readonly string[] }) => `You asked ${english.list(names)} to pause.`,
      draw: ({ names }: { names: readonly string[] }) => `You offered ${english.list(names)} a draw.`,
      undo: ({ names, told }: { names: readonly string[]; told: string }) =>
        `You asked ${english.list(names)} to let you undo your last move${told && `: “${told}”`}.`,
    },
    untilNextMove: 'The request expires with the next move.',
    agreed: {
      pause: ({ name }: { name: string }) => `✓ ${name} agreed to pause.`,
      draw: ({ name }: { name: string }) => `✓ ${name} agreed to a draw.`,
      undo: ({ name }: { name: string }) => `✓ ${name} allowed it. It’s your turn again.`,
    },
    refused: {
      pause: ({ name }: { name: string }) => `${name} declined to pause.`,
      draw: ({ name }: { name: string }) => `${name} declined the draw.`,
      undo: ({ name }: { name: string }) => `${name} didn’t allow the undo.`,
    },
    ping: ({ title, offer }: { title: string; offer: string }) => `**${title}**: ${offer} Do you agree?`,
  },
  log: {
    undone: ({ name, names }: { name: string; names: readonly string[] }) =>
      `${name} undid a move, and ${english.list(names)} agreed.`,
  },
  buttons: {
    allow: 'Allow',
    withdraw: 'Withdraw',
    agree: 'Agree',
    offerDraw: 'Offer a draw',
    pause: 'Pause',
    resume: 'Keep playing',
    undo: 'Undo',
  },
  replies: {
    paused: 'The game and its clock are paused.',
    resumed: 'The game continues.',
    drawn: 'The game ended in a draw.',
    undone: 'Your move was undone.',
  },
  refusals: {
    notPaused: 'This game isn’t paused.',
    offerStands: 'There’s already a request on the board. Answer that one first.',
    offerGone: 'This request has expired.',
    ownOffer: 'This is your own request, so the others decide. Press “Withdraw” to withdraw it.',
    noDraws: 'This game has no draws. Keep playing, or use `/resign`.',
    programPlaysOn: 'Programs don’t accept draws.',
    computerPlaysOn: 'The computer declined the draw.',
    cannotUndo:
      'You can’t undo that move because it involved chance or revealed something new, and there’s no other player to agree.',
    nothingToUndo: 'You haven’t moved yet, so there’s nothing to undo.',
  },
};

export type AgreementsWords = typeof en;
