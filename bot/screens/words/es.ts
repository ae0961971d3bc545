import type { ScreensWords } from './en.ts';

export const es: ScreensWords = {
  newGame: {
    minutes: ({ least, most }) => `${least}–${most} min`,
    ownThread: ({ channel }) => `Ya hay una mesa en este canal, así que la tuya tiene su propio hilo: <#${channel}>`,
    channelTaken: 'Ya hay una mesa en este canal.',
  },
  inbox: {
    title: ({ waiting, all }) => `**Tus mesas**: ${waiting} de ${all} ${waiting === 1 ? 'te espera' : 'te esperan'}.`,
    inNextGame: 'Juegas en la próxima partida',
    invited: '**Tienes una invitación**',
    yourTurn: '**Tu turno**',
    toMove: ({ names }) => `turno de ${names}`,
  },
  since: {
    open: ({ when }) => `abierta ${when}`,
    playing: ({ when }) => `última jugada ${when}`,
    paused: ({ when }) => `en pausa desde ${when}`,
    over: ({ when }) => `terminada ${when}`,
  },
};
