import { english } from '@longtable/kit';
import { status } from './status.ts';

/** Players who invited, and whom they invited. */
interface Invitation {
  readonly hosts: readonly string[];
  readonly guests: readonly string[];
}

export const en = {
  status,
  buttons: {
    yourTurn: 'Your turn',
    refresh: 'Refresh',
    join: 'Join',
    accept: 'Accept',
    leaveList: 'Leave the list',
    decline: 'Decline',
    leave: 'Leave',
    cancel: 'Cancel',
    openToAll: 'Open to everyone',
    takeSeatBack: 'Take back my seat',
    more: 'More',
    repostBoard: 'Repost board',
    toBoard: 'Go to board',
    start: 'Start',
    back: 'Back',
    previous: 'Previous',
    next: 'Next',
    resign: 'Resign',
  },
  replies: {
    seatIsYours: 'The seat is yours again.',
    whatElse: 'What would you like to do?',
    panelOutdated: 'This panel was outdated. Here’s the current one.',
    yourTable: ({ channel }: { channel: string }) => `Your table: <#${channel}>`,
    joined: 'You joined the table.',
    left: 'You left the table.',
    challengeCancelled: 'Your challenge was canceled.',
    onList: 'You’re on the list. I’ll save you a seat in the rematch.',
    offList: 'You’re off the list.',
    declined: 'You declined the invitation.',
    answered: 'Answered.',
    sureToResign: {
      rated: '**Resign this game?** It’s rated and counts as a loss.',
      tooShort: '**Resign this game?** It’s too short to be rated, but counts as a loss.',
      nothing: '**Resign this game?** Not everyone has moved yet, so it won’t count.',
      unrated: '**Resign this game?** It isn’t rated, so it won’t change your rating.',
    },
    resigned: 'You resigned. The board stays up.',
    played: 'Move played.',
    done: 'Done.',
    menuOutdated: 'This menu is from an older version. Repost the board with `/board`.',
    failed: 'Something went wrong on our end. Try again in a moment.',
    broken: 'Something went wrong on our end. Your game hasn’t changed. Try again in a moment.',
    restarting: 'Longtable is restarting. Nothing is lost. Try again in a few seconds.',
  },
  menus: {
    invite: 'Invite someone…',
    inviteSeveral: 'Invite people…',
    inviteOther: 'Invite someone else…',
    choose: 'Choose…',
  },
  names: {
    moves: ({ moves }: { moves: number }) => english.count(moves, 'move', 'moves'),
    program: ({ name }: { name: string }) => `${name} (program)`,
    someone: 'someone',
    playersJoined: ({ joined, range }: { joined: number; range: string }) => `${joined} of ${range} players`,
    youAskedForRematch: ({ guests }: Pick<Invitation, 'guests'>) => `You asked ${english.list(guests)} for a rematch`,
    askedForRematch: ({ hosts, guests }: Invitation) =>
      `${english.list(hosts)} asked ${english.list(guests)} for a rematch`,
    youInvited: ({ guests }: Pick<Invitation, 'guests'>) => `You invited ${english.list(guests)}`,
    invited: ({ hosts, guests }: Invitation) => `${english.list(hosts)} invited ${english.list(guests)}`,
  },
  ending: {
    draw: 'Draw by agreement.',
    inactivity: 'Nobody moved for a long time, so the table closed.',
    closedByAdmin: 'A moderator ended this game.',
    closedByOperator: 'The bot’s operator ended this game.',
    neverStarted: 'The game never started.',
    nobodyJoined: 'Nobody joined in time, so the table closed.',
    youRanOutEarly: 'You ran out of time before everyone had moved, so the game doesn’t count.',
    ranOutEarly: ({ name }: { name: string }) =>
      `${name} ran out of time before everyone had moved, so the game doesn’t count.`,
    youLeftEarly: 'You left before everyone had moved, so the game doesn’t count.',
    leftEarly: ({ name }: { name: string }) => `${name} left before everyone had moved, so the game doesn’t count.`,
    youWereAway: 'You were away too long. The game ended with no loser.',
    wasAway: ({ name }: { name: string }) => `${name} was away too long. The game ended with no loser.`,
    youResigned: 'You resigned.',
    resigned: ({ name }: { name: string }) => `${name} resigned.`,
    youRanOutOfTime: 'You ran out of time.',
    ranOutOfTime: ({ name }: { name: string }) => `Time ran out for ${name}.`,
    declined: ({ name }: { name: string }) => `${name} declined the invitation.`,
    withdrawn: ({ name }: { name: string }) => `${name} closed the table.`,
    severalWin: ({ names }: { names: readonly string[] }) => `${english.list(names)} win.`,
    youWin: 'You win.',
    wins: ({ name }: { name: string }) => `${name} wins.`,
  },
  commands: {
    game: 'Game',
  },
  waiting: {
    hostControls: '-# Only you can see these controls.',
    guestControls: '-# You’ve joined. The game starts when the host is ready.',
  },
  terms: {
    noTimeLimit: 'no time limit',
    rated: 'rated',
    unrated: 'unrated',
    unratedOwnContent: 'unrated, with custom content',
    unratedHints: 'unrated, with hints',
    unratedProgram: 'unrated, against a program',
    similarRating: ({ rating }: { rating: number }) => `opponent’s rating around ${rating}`,
    randomSeats: 'first player is random',
    perTurn: ({ duration }: { duration: string }) => `${duration} per turn`,
  },
  banner: 'Games for your server, one move at a time',
  endCard: {
    over: 'Game over',
    draw: 'It’s a draw!',
    lost: ({ name }: { name: string }) => `${name} lost`,
    solved: ({ names }: { names: readonly string[] }) => `${english.list(names)} solved it!`,
    win: ({ names }: { names: readonly string[] }) => `${english.list(names)} ${names.length > 1 ? 'win' : 'wins'}!`,
    moves: ({ moves }: { moves: number }) => english.count(moves, 'move', 'moves'),
  },
  displays: {
    plain: 'plain',
    picture: 'as a picture',
    sentences: 'in sentences (for screen readers)',
  },
};

export type RenderWords = typeof en;
