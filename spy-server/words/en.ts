import { english } from '@longtable/kit';

/** What a server's list says about a lobby. */
interface LobbyFacts {
  readonly name: string;
  readonly players: number;
  readonly spectators: number;
  readonly isPlaying: boolean;
}

export const en = {
  behaviours: {
    draft: { title: 'Choosing a team', best: 'the best offer', gadgetsFirst: 'gadgets first' },
    equipment: { title: 'Assigning gadgets', suitable: 'to the agents they suit', oneAgent: 'all to one agent' },
    roulette: { title: 'Roulette', whenItPays: 'plays when it pays', never: 'never plays' },
  },
  dialog: {
    title: 'Computer player',
    level: 'Level',
    saved: ({ names }: { names: string[] }) => `Saved: ${names.join(', ') || 'none'}`,
    commands: 'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
    help: 'Choose a level and a strategy for each behavior, or load saved settings. save keeps them under a name. add lets the computer player join, close doesn’t.',
    unknown: 'There’s no such command. Type help.',
    missing: 'There are no readable settings with this name.',
    badName: 'A name has 1 to 40 letters, digits, - or _.',
  },
  captions: {
    endsTurn: 'ends the turn',
    winsAtRoulette: 'wins at roulette',
    losesAtRoulette: 'loses at roulette',
  },
  ends: {
    left: (_: { problem: string }) => 'Left the match.',
    lost: (_: { problem: string }) => 'Lost the connection.',
    reported: ({ problem }: { problem: string }) => `The server reported ${problem}.`,
    noServer: ({ address, port }: { address: string; port: number }) =>
      `No server answers at ${address}:${port}. Still trying. quit: stop.`,
  },
  client: {
    pauseLater: 'You can pause once the casino has opened.',
    choose: 'Type a number or a full move. b: back, h: hint, ?: look up, p: pause, quit: leave the match.',
    waiting:
      'Waiting for another player. ai: add a computer player, lobbies: list the lobbies, join NAME: go to another one, quit: leave.',
    noName: 'no name',
    lobby: ({ name, players, spectators, isPlaying }: LobbyFacts) =>
      `${name}: ${isPlaying ? 'match running' : english.count(players, 'player', 'players')}, ${english.count(spectators, 'spectator', 'spectators')}`,
    noList: 'This server doesn’t list its lobbies.',
    film: `Two teams of spies in a casino. A white cat has lost her collar.
After the specification of a student project at Ulm University.
Made by the Longtable authors. Any key skips this.`,
    watching: 'You’re watching. quit: leave.',
    paused: 'The match is paused. p: resume.',
    waitingForPlayer: 'A player lost the connection. The match is paused until they’re back.',
    resumed: 'The match continues.',
    nameTaken: 'This name is taken. Trying another one.',
    connected: 'You’re connected.',
    inLobby: ({ lobby }: { lobby: string }) => `You’re in the lobby ${lobby}.`,
    started: ({ one, two }: { one: string; two: string }) => `${one} plays against ${two}.`,
    startedWithClock: ({ one, two, seconds }: { one: string; two: string; seconds: number }) =>
      `${one} plays against ${two}. ${seconds} seconds per decision.`,
    strike: ({ strikes, most }: { strikes: number; most: number }) =>
      `Time’s up: strike ${strikes} of ${most}. The server decided for you.`,
  },
  recording: {
    firstPlayer: 'First player',
    secondPlayer: 'Second player',
    empty: 'This replay has no moves: the match ended before the casino opened.',
    invalid: ({ problem }: { problem: string }) => `Can’t replay this file: ${problem}.`,
    tooLong: 'This match is too long for a replay file. Use `/replay` to step through it here.',
    problems: {
      tooLarge: 'the file is too large',
      notJson: 'the file isn’t JSON',
      noReplay: 'this isn’t a replay',
      noMessages: '`messages` must be a list',
    },
  },
};

export type SpyServerWords = typeof en;
