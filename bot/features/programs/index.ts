import { ApplicationCommandOptionType } from 'discord.js';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { programsOf } from '../../host/table/table.ts';
import type { Feature } from '../../interactions/feature.ts';
import { actorOf } from '../../interactions/reply.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { plain } from '../../render/page.ts';
import { programButton, sendProgramSecret, showProgram, withProgramFlag } from './buttons.ts';
import { programId } from './ids.ts';
import { openPrograms, type Programs } from './port.ts';
import { texts } from './words/texts.ts';

declare module '../../interactions/bot.ts' {
  interface Services {
    /** The port for programs, if it is open. */
    readonly programs?: Pick<Programs, 'address'> | undefined;
  }
}

/** Option of `/play` that seats the user's program. */
const PROGRAM = 'program';

/** Programs of users that play over a WebSocket. */
export const programs: Feature = {
  id: 'programs',
  commands: ['program'],
  open({ settings: { PROGRAM_PORT: port, PROGRAM_HOST: host = '127.0.0.1', PROGRAM_URL: url }, ...parts }) {
    return port === undefined ? undefined : openPrograms({ port, host, url, protocols: parts.protocols }, parts);
  },
  play: {
    rare: [PROGRAM],
    seatOptions: ({ seats }, { PROGRAM_PORT }) =>
      PROGRAM_PORT === undefined
        ? []
        : [
            {
              type: ApplicationCommandOptionType.Boolean,
              name: PROGRAM,
              ...localizedDescription(seats.max === 1 ? texts.options.soloProgram : texts.options.program),
            },
          ],
    /** Seats the program for the user against a chosen opponent, otherwise as the opponent. */
    seat({ interaction }, occupants) {
      const isComputersOnly = occupants.every(({ kind }) => kind === 'computer');
      if (!interaction.options.getBoolean(PROGRAM) || isComputersOnly) return occupants;
      const { person: id, name } = actorOf(interaction);
      const program: SeatOccupant = { kind: 'program', owner: { id, name } };
      return occupants.with(occupants[1]?.kind === 'open' ? 1 : 0, program);
    },
  },
  withRequest: withProgramFlag,
  openedBy: sendProgramSecret,
  boardButtons: {
    waiting: ({ table: { id, terms } }) =>
      terms.programs ? [plain(programId.make({ table: id, act: 'show' }), texts.buttons.yourProgram)] : [],
  },
  showMore: (reply, loaded) =>
    programsOf(loaded.table, reply.user.id).length > 0 ? showProgram(reply, loaded) : undefined,
  buttons: { program: programButton },
};
