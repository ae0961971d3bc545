declare module 'swiss-pairing' {
  interface Participant {
    readonly id: string;
    readonly seed: number;
    readonly droppedOut?: boolean;
  }
  interface Side {
    readonly id: string | null;
    readonly points: number;
  }
  interface Match {
    readonly round: number;
    readonly home: Side;
    readonly away: Side;
  }
  interface Swiss {
    getMatchups(round: number, participants: Participant[], matches: Match[]): { home: string; away: string | null }[];
  }
  export default function swiss(options?: { maxPerRound?: number; seedMultiplier?: number }): Swiss;
}
