import { gameName, idFormat } from '../../custom-ids/fields.ts';

const game = gameName('game');

/** The user's own attempt. The game of the puzzle of the day is `PUZZLE_OF_THE_DAY`. */
export const yoursId = idFormat`yours|${game}`;
export const dailiesId = idFormat`dailies`;
export const dailyBoardId = idFormat`dailyBoard|${game}`;
