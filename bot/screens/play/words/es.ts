import { spanish } from '@longtable/kit';
import type { PlayWords } from './en.ts';

export const es: PlayWords = {
  lookup: {
    table: 'Esta mesa',
    entries: ({ count, names, more }) =>
      `Un archivo JSON con ${spanish.count(count, 'entrada', 'entradas')}${names.length > 0 ? `: ${names.join(', ')}${more ? ', …' : ''}` : ''}.`,
    settings: ({ count }) =>
      `Un archivo JSON con ${spanish.count(count, 'ajuste', 'ajustes')}. Las páginas siguientes muestran su efecto en el juego.`,
  },
  table: {
    name: 'Un nombre para la mesa (vacío: ninguno)',
    renamed: 'La mesa tiene un nombre nuevo.',
    staysOpen: 'La mesa sigue abierta.',
  },
  decisions: {
    playOn: ({ late }) => `La partida sigue sin ${late}.`,
    claim: ({ name }) => `${name} ha reclamado la victoria por tiempo.`,
    wait: ({ name, late }) => `${name} ha dado más tiempo a ${late}.`,
    end: ({ name }) => `${name} ha terminado la partida. Nadie pierde.`,
    computer: ({ name, late }) => `${name} deja que la máquina siga por ${late}.`,
  },
};
