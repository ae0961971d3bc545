import type { Reader, Text } from '@longtable/kit';
import { besideTable } from '../../../storage/records/table.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { pointsAt } from '../../host/table/rating.ts';
import { isFinished } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { namesOf } from '../../render/names.ts';
import { primary } from '../../render/page.ts';
import { pointWords } from '../../render/text.ts';
import { runTournamentAction } from './actions.ts';
import { exportTournaments, forgetEntrant } from './enter.ts';
import { type PairingLink, pairingLink, tournamentId, tournamentKind, tournamentListKind } from './record.ts';
import { resumeTournaments, syncTournament } from './sync.ts';
import { dropTournaments, threadChannels, tournamentAccess, tournamentResult, tournamentsOf } from './tournament.ts';
import { texts } from './words/texts.ts';

declare module '../../../storage/records/table.ts' {
  interface Features {
    /** The pairing that is played at the table. */
    readonly tournament?: PairingLink | undefined;
  }
}

declare module '../../host/feature.ts' {
  interface FeatureRequests {
    readonly tournament?: PairingLink | undefined;
  }
}

declare module '../../host/limits.ts' {
  interface Limits {
    /** Maximum number of unfinished tournaments of a server. */
    readonly tournamentsPerServer: number;
    /** Maximum number of unfinished tournaments that a user has opened. */
    readonly tournamentsPerPerson: number;
  }
}

/** Returns the score of a pairing of several games, by the seats of the table. Empty before its first game has ended. */
function scoreLines(loaded: LoadedTable, { language }: Reader): Text[] {
  const { features } = loaded.table;
  const scored = features.tournament?.scored;
  if (!scored) return [];
  const now = isFinished(loaded.table) ? pointsAt(loaded) : [];
  const points = scored.map((before, seat) => before + (now[seat] ?? 0));
  if (points.every((each) => each === 0)) return [];
  const words = { names: namesOf(loaded, [0, 1], language), points: points.map((each) => pointWords(each)) };
  return [texts.board.score(words)];
}

export const tournaments: Feature = {
  id: 'tournaments',
  limits: { tournamentsPerServer: 10, tournamentsPerPerson: 3 },
  settings: {
    settings: [
      {
        id: 'tournamentRoles',
        after: 'tableRoles',
        label: texts.settings.roles,
        question: texts.settings.question,
        kind: 'roles',
        field: 'tournamentRoles',
      },
    ],
  },
  records: [tournamentKind, tournamentListKind],
  tableRecords: { tournament: besideTable('tournament', pairingLink) },
  due: [{ kind: tournamentKind, run: syncTournament }],

  opening: async (_, { features }) =>
    features?.tournament && {
      terms: { arranged: true, single: true },
      features: { tournament: features.tournament },
    },
  opened: [tournamentResult],
  ended: [tournamentResult],

  lines: {
    title: ({
      table: {
        features: { tournament },
      },
    }) => [tournament && texts.board.roundTitle({ ...tournament, round: tournament.round + 1 })],
    ping: (loaded, reader) => (loaded.table.log.moveCount === 0 ? scoreLines(loaded, reader) : []),
    result: scoreLines,
  },
  boardButtons: {
    next({ table: { features } }) {
      const { tournament } = features;
      if (!tournament) return [];
      return [primary(tournamentId.make({ act: 'standings', tournament: tournament.id }), texts.board.toTournament)];
    },
  },
  buttons: {
    tournament: button(tournamentId, {
      access: tournamentAccess,
      press: ({ reply, id: { act }, target: entry }) => runTournamentAction(reply, entry, act),
    }),
  },

  threadChannels,
  accessChanged: resumeTournaments,
  personalData: { export: exportTournaments, remove: forgetEntrant },
  serverData: {
    export: async (context, guild) => ({
      tournaments: (await tournamentsOf(context, { guild })).map(({ tournament }) => tournament),
    }),
    purge: dropTournaments,
  },
};
