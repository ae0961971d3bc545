import { spanish } from '@longtable/kit';
import type { RenderWords } from '../en/index.ts';

export const status: RenderWords['status'] = {
  yourTurn: 'Es tu turno.',
  computerPlaysForYou: 'La máquina juega por ti',
  paused: 'En pausa. Cualquiera de la mesa puede reanudar la partida.',
  asks: ({ name, question }) => `**${name}**: ${question}`,
  computerThinking: 'La máquina está pensando…',
  timeRunsOut: ({ when }) => `El tiempo se acaba ${when}`,
  timeRanOut: ({ when }) => `El tiempo se acabó ${when}`,
  moved: 'Este tablero ya no está al día. La partida sigue aquí:',
  waitingShort: 'esperando jugadores',
  customSeed: 'semilla fija',
  invitationExpires: ({ when }) => `-# La invitación caduca ${when}.`,
  tableExpires: ({ when }) => `-# Si no se une nadie, la mesa se cierra ${when}.`,
  tableCloses: ({ when }) => `-# La mesa se cierra ${when} si la partida no empieza.`,
  toMove: ({ names }) => `Turno de **${spanish.list(names)}**.`,
  sinceYourTurn: 'Desde tu último turno',
  yourLastMove: 'Tu último turno',
  delayed: 'Las jugadas son secretas, así que este tablero va algo por detrás.',
  declined: ({ name }) => `**${name} ha rechazado la invitación.**`,
  expired: ({ name }) => `**${name} no respondió a tiempo.**`,
};
