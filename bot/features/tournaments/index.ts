import { say } from '@longtable/kit';
import { besideTable } from '../../../storage/records/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { primary } from '../../render/page.ts';
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
  commands: ['tournament'],
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
    title({ table: { features } }, { language }) {
      const { tournament } = features;
      return tournament ? [say(texts.board.roundTitle({ ...tournament, round: tournament.round + 1 }), language)] : [];
    },
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
