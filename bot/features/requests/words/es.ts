import type { RequestsWords } from './en.ts';

export const es: RequestsWords = {
  alreadyInvited: ({ name }) => `Ya has invitado a ${name} a este juego. ¿Abrir otra mesa?`,
  openAnother: 'Abrir otra',
  heading: 'Puedes abrir tu mesa en otro sitio:',
  dm: 'En un MD',
  closeTable: 'Cerrar esa mesa',
  refusals: {
    requestGone: 'Tu petición ha caducado. Usa `/jugar` otra vez.',
  },
  openThread: 'Abrir un hilo',
};
