import type { BoardsWords } from './en.ts';

export const es: BoardsWords = {
  pings: {
    yourTurn: ({ title, players }) => (players > 1 ? `Toca jugar en **${title}**.` : `Es tu turno en **${title}**.`),
    stillYourTurn: ({ title, movedAt, players }) =>
      `${players > 1 ? 'Todavía toca jugar' : 'Sigue siendo tu turno'} en **${title}**. Última jugada: ${movedAt}.`,
    timeShort: ({ title }) => `Se te está acabando el tiempo en **${title}**.`,
    replaced: ({ title }) =>
      `Ahora la máquina juega por ti en **${title}**. Puedes recuperar tu puesto hasta que acabe la partida.`,
    started: ({ title }) => `**${title}** ha empezado.`,
    uninvited: ({ title }) => `Tu invitación a **${title}** se ha retirado.`,
    stillOpen: 'Tu mesa sigue abierta, así que puedes buscar otro rival.',
    rematch: ({ name, title }) => `${name} te pide la revancha en **${title}**.`,
    invited: ({ name, title }) => `${name} te invita a jugar a **${title}**.`,
    over: ({ title }) => `**${title}** ha terminado.`,
    cancelled: ({ title }) => `**${title}** se ha cancelado.`,
  },
  posts: {
    waiting: 'En espera',
    playing: 'En juego',
    over: 'Terminada',
  },
  adminLog: {
    notPosted: ({ channel }) =>
      `⚠ No he podido publicar este aviso en el canal de avisos, <#${channel}>. Revisa mis permisos allí.`,
    lostBoard: ({ title, channel, why }) => `Ya no puedo mostrar el tablero de **${title}** en <#${channel}>. ${why}`,
  },
  boards: {
    startedInThread: 'Esta partida ha empezado. Puedes verla en el hilo.',
    noAccess: ({ title, where, why }) =>
      `Ya no puedo mostrar el tablero de **${title}** en ${where}, pero tu partida está a salvo. ${why} Después, usa allí \`/tablero\`, o úsalo en otro canal para mover la mesa.`,
    restoreAccess: 'Un admin del servidor puede devolverme el acceso en los permisos del canal.',
  },
};
