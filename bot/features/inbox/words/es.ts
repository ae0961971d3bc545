import type { InboxWords } from './en.ts';

export const es: InboxWords = {
  title: ({ waiting, all }) => `**Tus mesas**: ${waiting} de ${all} ${waiting === 1 ? 'te espera' : 'te esperan'}.`,
  inNextGame: 'Juegas en la próxima partida',
  invited: '**Tienes una invitación**',
  yourTurn: '**Tu turno**',
  toMove: ({ names }) => `turno de ${names}`,
  started: ({ when }) => `empezada ${when}`,
  since: {
    open: ({ when }) => `abierta ${when}`,
    playing: ({ when }) => `última jugada ${when}`,
    paused: ({ when }) => `en pausa desde ${when}`,
    over: ({ when }) => `terminada ${when}`,
  },
  pausedShort: 'en pausa',
  myTables: 'Mis mesas',
  nextGame: 'Siguiente partida',
  noNextGame: 'No te espera ninguna otra partida.',
  noTables: 'No estás en ninguna mesa. Abre una con `/jugar`.',
};
