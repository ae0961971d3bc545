import { spanish } from '@longtable/kit';
import type { AgreementsWords } from './en.ts';

export const es: AgreementsWords = {
  status: {
    offers: {
      pause: ({ name }) => `${name} quiere hacer una pausa.`,
      draw: ({ name }) => `${name} ofrece empate.`,
      undo: ({ name, told }) => `${name} pide deshacer la última jugada${told && `: «${told}»`}.`,
    },
    yourOffers: {
      pause: ({ names }) => `Has pedido una pausa a ${spanish.list(names)}.`,
      draw: ({ names }) => `Has ofrecido empate a ${spanish.list(names)}.`,
      undo: ({ names, told }) =>
        `Has pedido permiso a ${spanish.list(names)} para deshacer tu última jugada${told && `: «${told}»`}.`,
    },
    untilNextMove: 'La petición caduca con la próxima jugada.',
    agreed: {
      pause: ({ name }) => `✓ ${name} acepta la pausa.`,
      draw: ({ name }) => `✓ ${name} acepta el empate.`,
      undo: ({ name }) => `✓ ${name} lo permite. Vuelve a ser tu turno.`,
    },
    refused: {
      pause: ({ name }) => `${name} rechaza la pausa.`,
      draw: ({ name }) => `${name} rechaza el empate.`,
      undo: ({ name }) => `${name} no permite deshacer.`,
    },
    ping: ({ title, offer }) => `**${title}**: ${offer} ¿De acuerdo?`,
  },
  log: {
    undone: ({ name, names }) => `${name} deshizo una jugada con el permiso de ${spanish.list(names)}.`,
  },
  buttons: {
    allow: 'Permitir',
    withdraw: 'Retirar',
    agree: 'Aceptar',
    offerDraw: 'Ofrecer empate',
    pause: 'Pausar',
    resume: 'Reanudar',
    undo: 'Deshacer',
  },
  replies: {
    paused: 'La partida y su reloj están en pausa.',
    resumed: 'La partida continúa.',
    drawn: 'La partida ha terminado en empate.',
    undone: 'Tu jugada se ha deshecho.',
  },
  refusals: {
    notPaused: 'Esta partida no está en pausa.',
    offerStands: 'Ya hay una petición en el tablero. Responde antes a esa.',
    offerGone: 'Esta petición ha caducado.',
    ownOffer: 'Esta petición es tuya, así que deciden los demás. Pulsa «Retirar» para anularla.',
    noDraws: 'En este juego no hay empates. Sigue jugando o usa `/rendirse`.',
    programPlaysOn: 'Los programas no aceptan empates.',
    computerPlaysOn: 'La máquina ha rechazado el empate.',
    cannotUndo:
      'No puedes deshacer esa jugada: intervino el azar o reveló algo nuevo, y no hay nadie más que pueda aceptarlo.',
    nothingToUndo: 'Todavía no has jugado, así que no hay nada que deshacer.',
  },
};
