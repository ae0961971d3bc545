import { Refusal, type RefusalCode } from '../../host/refusal.ts';
import { isManager } from '../../interactions/access.ts';
import type { OwnAccess } from '../../interactions/button.ts';
import { tournamentKind } from './record.ts';
import type { TournamentEntry } from './tournament.ts';

const ORGANISING: Readonly<Record<string, RefusalCode>> = {
  start: 'notOrganiser',
  begin: 'notOrganiser',
  announce: 'notYoursToAnnounce',
  sure: 'notYoursToCancel',
  cancel: 'notYoursToCancel',
};

export const tournamentAccess: OwnAccess<{ readonly tournament: string; readonly act: string }, TournamentEntry> = {
  name: 'tournament',
  admits: 'anyone on the server of the tournament; only the organiser and managers start, announce or cancel it',
  async resolve(reply, { tournament: id, act }) {
    const tournament = await reply.bot.context.storage.store(tournamentKind).get(id);
    if (!tournament || tournament.guild !== reply.guildId) throw new Refusal('noTournament');
    const code = ORGANISING[act];
    const isOrganiser = tournament.organiser === reply.user.id || isManager(reply);
    if (code !== undefined && !isOrganiser) throw new Refusal(code);
    return { id, tournament };
  },
};
