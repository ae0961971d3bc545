import type { PlayWords } from './en.ts';

export const es: PlayWords = {
  table: {
    name: 'Un nombre para la mesa (vacío: ninguno)',
    renamed: 'La mesa tiene un nombre nuevo.',
  },
  decisions: {
    playOn: ({ late }) => `La partida sigue sin ${late}.`,
    claim: ({ name }) => `${name} ha reclamado la victoria por tiempo.`,
    wait: ({ name, late }) => `${name} ha dado más tiempo a ${late}.`,
    end: ({ name }) => `${name} ha terminado la partida. Nadie pierde.`,
    computer: ({ name, late }) => `${name} deja que la máquina siga por ${late}.`,
  },
};
