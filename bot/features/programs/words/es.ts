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
};
