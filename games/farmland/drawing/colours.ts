import type { Seat } from '../../kit/game.ts';

/** Puts colours into a line of the view. */
export type Painter = (words: string) => string;

const TEAMS = [36, 33];
const GREY = 30;
const BOLD = 1;

function paint(words: string, ...codes: readonly (number | undefined)[]): string {
  return `\u001b[${codes.join(';')}m${words}\u001b[0m`;
}

/** A line without colours. */
export const asItIs: Painter = (words) => words;

/** A line about a unit, in the colour of its team. */
export function inTeamColour(seat: Seat): Painter {
  return (words) => paint(words, TEAMS[seat]);
}

/** A line of the standings: the first team on the left, the second on the right. */
export const bothTeams: Painter = (words) =>
  words.replace(/^( *)(\S.*?)( {2,})(\S.*)$/, (_, indent, left, gap, right) => {
    return indent + paint(left, TEAMS[0]) + gap + paint(right, TEAMS[1]);
  });

/** A line of the board: pieces in the colour of their team, bold while they may move, and the lines between them grey. */
export const pieces: Painter = (words) =>
  words.replace(/(\*?)([xXyY])b?|(?:\| *)+/g, (drawn, ready, letter) => {
    if (!letter) return paint(drawn, GREY);
    const colour = TEAMS['xX'.includes(letter) ? 0 : 1];
    return ready ? paint(drawn, BOLD, colour) : paint(drawn, colour);
  });
