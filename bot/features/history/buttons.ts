import { type Language, labelled, say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { parseId } from '../../custom-ids/ids.ts';
import { Refusal } from '../../host/refusal.ts';
import { namesAt, readerAt } from '../../host/table/names.ts';
import { fromFeatures, hasBegun, isPlayer, type LoadedTable } from '../../host/table/table.ts';
import { admit } from '../../interactions/access.ts';
import type { Buttons } from '../../interactions/button.ts';
import { row } from '../../render/components.ts';
import { buttonsFor, toBoard } from '../../render/controls.ts';
import { drawTableView } from '../../render/display.ts';
import { endingOf, endLines } from '../../render/ending.ts';
import { type Drawn, message } from '../../render/message.ts';
import { serialise } from '../../render/serialise.ts';
import { headOf } from '../../render/status.ts';
import { texts as common } from '../../render/words/texts.ts';
import { watch } from '../../screens/tables/watch.ts';
import { drawEndCard } from '../pictures/index.ts';
import { showAchievements } from '../ratings/achievements-page.ts';
import { showLeaderboard } from '../ratings/leaderboard.ts';
import { drawHistory } from './history.ts';
import { replayButton } from './replay-button.ts';
import { sendRecordFile, showReplay, sourceOf } from './replay-page.ts';

const { Secondary } = ButtonStyle;

/** Draws the shareable result of a game in one picture, or as text if the channel does not accept pictures. */
function drawResult(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.location;
  const reader = readerAt(loaded, 'spectator', language);
  const { board } = drawTableView(game, table, reader, { language, display: 'plain' });
  const names = namesAt(table, language);
  const ending = endingOf(loaded, reader);
  const rated = ratingChanges(loaded, language);
  const drawing = serialise(drawEndCard(loaded, language));
  const ratings = rated.map((columns) => `${columns.join(' ')}.`);
  const replay = { kind: 'replay', step: 'open', table: table.id, viewer: 'spectator', move: 0 } as const;
  return message({
    board: [headOf(loaded, language), board, ...endLines(loaded, reader)].join('\n'),
    sketch: {
      of: `share|${table.id}`,
      drawing,
      description: [`${labelled(say(game.title, language), names.join(' – '), language)}.`, ending, ...ratings]
        .filter(Boolean)
        .join(' '),
    },
    rows: [row([...buttonsFor([[replay, common.buttons.replay, Secondary]], language), toBoard(loaded, language)])],
  });
}

/** Returns the name, the old and new rating, and the difference of every player whose rating changed. */
function ratingChanges({ table }: LoadedTable, language: Language): string[][] {
  const names = namesAt(table, language);
  return table.seats.flatMap((sitter, seat) => {
    if (!isPlayer(sitter) || !sitter.rated) return [];
    const { before, after } = sitter.rated;
    const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
    return [[names[seat] ?? '', `${before} → ${after}`, by]];
  });
}

export const buttons: Buttons<'achievements' | 'leaders' | 'history' | 'seats' | 'share' | 'replay'> = {
  achievements: {
    access: 'anyone',
    press({ reply, id: { person, page } }) {
      const chosen = reply.interaction.isStringSelectMenu() ? Number(reply.interaction.values[0]) : page;
      return showAchievements(reply, person, chosen);
    },
  },

  leaders: {
    access: 'anyone',
    async press({ reply, id: { game, period } }) {
      const found = reply.bot.context.games.get(game);
      if (!found) throw new Refusal('gameGone');
      return showLeaderboard(reply, found, period);
    },
  },

  /** Shows another page of a history, or opens the replay or sends the file of the selected game. */
  history: {
    access: 'anyone',
    async press({ reply, id: { act, person, page } }) {
      const table = reply.interaction.isStringSelectMenu() ? reply.interaction.values[0] : undefined;
      if (!table) {
        await reply.update(await drawHistory(reply, person, page));
        return;
      }
      const at = await admit(reply, 'finished', { table });
      if (act === 'file') return sendRecordFile(reply, at);
      const source = await sourceOf(reply.bot, at);
      await reply.private(await showReplay(reply, source));
    },
  },

  /** Shows a table in the perspective selected from the menu. */
  seats: {
    access: 'spectator',
    press({ reply, at }) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      return chosen?.kind === 'watch' ? watch(reply, at, chosen.viewer) : reply.say(common.replies.menuOutdated);
    },
  },

  /** Posts the result of the player's finished game. A feature can draw it in its own way. */
  share: {
    access: 'player',
    async press({ reply, at }) {
      const { table } = at;
      if (table.status !== 'over' || !hasBegun(table)) throw new Refusal('notOver');
      const [own] = fromFeatures(at, 'sharedResults');
      const drawn = own ?? drawResult(at);
      await reply.bot.pictures.send(drawn, (shown) => reply.public(shown), reply.channelId);
    },
  },

  replay: replayButton,
};
