import { showLeaderboard } from '../bot/features/ratings/leaderboard.ts';
import { type Command, withGame } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const command: Command = withGame('leaderboard', texts.about.leaderboard, (reply, game) =>
  showLeaderboard(reply, game, 'season'),
);
