import type { AnyGame, Text } from '@longtable/kit';
import { makeOffer, resumeGame } from '../bot/features/agreements/agreements.ts';
import { showDailies } from '../bot/features/daily/overview.ts';
import { showLeaderboard } from '../bot/features/history/leaderboard.ts';
import { openLesson } from '../bot/features/lessons/buttons.ts';
import { showHint } from '../bot/features/play/hint.ts';
import { showLookupPage, showRules } from '../bot/features/play/lookup.ts';
import { openPanel } from '../bot/features/play/panel.ts';
import { showProgram } from '../bot/features/programs/program.ts';
import { join, leave } from '../bot/features/seats/seats.ts';
import { showInbox } from '../bot/features/tables/inbox.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import type { Command, InstallationFeatures } from '../bot/interactions/command.ts';
import type { Reply } from '../bot/interactions/reply.ts';
import { EVERYWHERE, gameOption, localizedDescription } from '../bot/render/command-data.ts';

/** Commands without options, or with the option `game` only. */
export const commands: Readonly<Record<string, Command>> = {
  daily: {
    ...withName('daily', {
      en: 'Today’s dailies: the same games for everyone, one attempt each',
      de: 'Die Tagesspiele: für alle gleich, je ein Versuch',
    }),
    access: 'anyone',
    execute: (reply, bot) => showDailies(bot, reply),
  },
  hint: {
    ...withName('hint', {
      en: 'Get a hint from the computer (only you can see it)',
      de: 'Einen Tipp vom Computer bekommen (nur für dich sichtbar)',
    }),
    access: 'player',
    execute: (reply, bot, at) => showHint(bot, reply, at),
  },
  join: {
    ...withName('join', { en: 'Join the table in this channel', de: 'Am Tisch in diesem Kanal mitspielen' }),
    access: 'visitor',
    execute: (reply, bot, { table }) => join(bot, reply, table.id),
  },
  leaderboard: withGame(
    'leaderboard',
    {
      en: 'Show the rankings for a game on this server',
      de: 'Die Rangliste eines Spiels auf diesem Server zeigen',
    },
    (bot, reply, game) => showLeaderboard(bot, reply, game, 'season'),
  ),
  learn: withGame(
    'learn',
    {
      en: 'Learn a game step by step at a practice table',
      de: 'Ein Spiel an einem Übungstisch Schritt für Schritt lernen',
    },
    openLesson,
    ({ lesson }) => lesson !== undefined,
  ),
  leave: {
    ...withName('leave', {
      en: 'Leave this table before the game starts',
      de: 'Diesen Tisch vor Spielbeginn verlassen',
    }),
    access: 'member',
    execute: (reply, bot, { table }) => leave(bot, reply, table.id),
  },
  lookup: {
    ...withName('lookup', {
      en: 'Look up decks, cards, units or the legend for this table',
      de: 'Decks, Karten, Einheiten oder die Legende dieses Tisches nachschlagen',
    }),
    access: 'spectator',
    execute: (reply, bot, at) => showLookupPage(bot, reply, at, 0),
  },
  'offer-draw': {
    ...withName('offer-draw', { en: 'Offer a draw', de: 'Remis anbieten' }, (games) =>
      games.some(({ draws }) => draws),
    ),
    access: 'player',
    execute: (reply, bot, { table }) => makeOffer(bot, reply, table.id, 'draw'),
  },
  panel: {
    ...withName('panel', {
      en: 'Open your private panel for this table',
      de: 'Deine private Ansicht dieses Tisches öffnen',
    }),
    access: 'spectator',
    execute: (reply, bot, at) => openPanel(bot, reply, at),
  },
  pause: {
    ...withName('pause', {
      en: 'Ask to pause the game at this table',
      de: 'Um eine Pause an diesem Tisch bitten',
    }),
    access: 'player',
    execute: (reply, bot, { table }) => makeOffer(bot, reply, table.id, 'pause'),
  },
  program: {
    ...withName(
      'program',
      { en: 'Manage your program at this table', de: 'Dein Programm an diesem Tisch verwalten' },
      (_, { programs }) => programs,
    ),
    access: 'visitor',
    execute: (reply, _, at) => showProgram(reply, at),
  },
  resume: {
    ...withName('resume', { en: 'Resume a paused game', de: 'Ein pausiertes Spiel fortsetzen' }),
    access: 'player',
    execute: (reply, bot, { table }) => resumeGame(bot, reply, table.id),
  },
  rules: withGame('rules', { en: 'Show the rules of a game', de: 'Die Regeln eines Spiels zeigen' }, showRules),
  tables: {
    ...withName('tables', {
      en: 'List your games and whose turn it is',
      de: 'Deine Spiele zeigen und wer am Zug ist',
    }),
    access: 'anyone',
    execute: (reply, bot) => showInbox(bot, reply, 0),
  },
  undo: {
    ...withName('undo', {
      en: 'Undo your last move, or ask to undo it',
      de: 'Deinen letzten Zug zurücknehmen oder darum bitten',
    }),
    access: 'player',
    execute: (reply, bot, { table }) => makeOffer(bot, reply, table.id, 'undo'),
  },
};

function withName(
  name: string,
  description: Text,
  isOffered: (games: readonly AnyGame[], offered: InstallationFeatures) => boolean = () => true,
): Pick<Command, 'data'> {
  return {
    data: (games, offered) =>
      isOffered(games, offered) ? { name, ...localizedDescription(description), ...EVERYWHERE } : undefined,
  };
}

function withGame(
  name: string,
  description: Text,
  run: (bot: Bot, reply: Reply, game: AnyGame) => Promise<void>,
  isOffered: (game: AnyGame) => boolean = () => true,
): Command {
  return {
    data: (games) => ({
      name,
      ...localizedDescription(description),
      ...EVERYWHERE,
      options: [gameOption(games.filter(isOffered))],
    }),
    access: 'anyone',
    async execute(reply, bot) {
      const game = bot.context.shelf.get(reply.interaction.options.getString('game', true));
      return game ? run(bot, reply, game) : reply.refuse(refusal('gameGone'));
    },
  };
}
