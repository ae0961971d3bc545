import type { ProgramsWords } from './en.ts';

export const es: ProgramsWords = {
  program: {
    connect: ({ title, address, secret }) =>
      `Tu programa tiene un puesto en **${title}**. Conéctalo a \`${address}\` con el código \`${secret}\`. El código solo sirve para la primera conexión. Solo lo ves tú y no se volverá a mostrar.`,
    offer:
      'Esta mesa espera jugadores. Tu programa puede ocupar el puesto; entonces la partida no cuenta para la puntuación.',
    offerToGuest:
      'Tienes una invitación a esta mesa. Si añades tu programa, juega por ti y la partida no cuenta para la puntuación.',
    playing: ({ name, title }) => `**${name}** juega por ti en **${title}**.`,
    notConnected: ({ title }) => `Tu programa tiene un puesto en **${title}**, pero aún no se ha conectado.`,
  },
  buttons: {
    addProgram: 'Añadir un programa',
    letComputerPlay: 'Que juegue la máquina',
    newSecret: 'Código nuevo',
    takeProgramSeat: 'Jugar en su puesto',
    yourProgram: 'Tu programa…',
  },
  replies: {
    programTaken: 'Has ocupado el puesto de tu programa.',
    programReplaced: 'La máquina ha ocupado el puesto de tu programa.',
    programResigned: 'Tu programa se ha rendido.',
  },
  options: { program: 'Tu programa ocupa un puesto', soloProgram: 'Tu programa juega por ti' },
  refusals: {
    seatGone: 'Este puesto ya no es tuyo. Su dueño se lo ha dado a otra persona o ha pedido un código nuevo.',
    elsewhere: 'Te has reconectado en otro sitio, así que esta conexión se ha cerrado.',
    noProgram:
      'No tienes ningún programa en esta mesa. Añade uno mientras la mesa espera jugadores, o usa la opción `programa` de `/jugar`.',
    programsClosed: 'Los programas no pueden conectarse por ahora. Quien gestiona este bot puede activarlo.',
    wrongSecret:
      'Ningún puesto corresponde a este código. Un código sirve una vez: reconéctate con el token que recibiste, o pide un código nuevo.',
  },
};
