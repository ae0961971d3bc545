import type { OvertimeWords } from './en.ts';

export const es: OvertimeWords = {
  labels: {
    claim: 'Reclamar la victoria',
    wait: 'Dar más tiempo',
    computer: 'Que juegue la máquina',
    end: 'Terminar sin perdedor',
    playOn: 'Seguir sin esa persona',
  },
  away: ({ name, title }) =>
    `${name} lleva una semana sin jugar en **${title}**. Elige cómo seguir; hasta entonces, ${name} aún puede jugar.`,
  late: ({ name, title }) =>
    `A ${name} se le ha acabado el tiempo en **${title}**. Elige cómo seguir; hasta entonces, ${name} aún puede jugar.`,
  results: {
    playOn: ({ late }) => `La partida sigue sin ${late}.`,
    claim: ({ name }) => `${name} ha reclamado la victoria por tiempo.`,
    wait: ({ name, late }) => `${name} ha dado más tiempo a ${late}.`,
    end: ({ name }) => `${name} ha terminado la partida. Nadie pierde.`,
    computer: ({ name, late }) => `${name} deja que la máquina juegue por ${late}.`,
  },
  refusals: {
    notWaiting: 'Solo puede decidirlo alguien que esté esperando a esa persona.',
    noClock:
      'Esta partida no tiene reloj, así que nadie puede perder por tiempo. Termínala sin perdedor o sigue esperando.',
  },
};
