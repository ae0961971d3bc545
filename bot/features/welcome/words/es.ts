import { spanish } from '@longtable/kit';
import type { WelcomeWords } from './en.ts';

export const es: WelcomeWords = {
  hello:
    'Con **Longtable** juegas a tu ritmo: hoy una jugada, mañana la siguiente. Empieza una partida o aprende un juego paso a paso.',
  nowhere: ({ repair }) =>
    `Tu servidor ha añadido Longtable, pero no puedo escribir en ningún canal. ${repair} Después, usa \`/ayuda\` en un canal.`,
  others: 'y más con `/jugar`',
  quickStart: ({ title }) => `Partida rápida: ${title}`,
  players: ({ least, most }) =>
    least === most
      ? spanish.count(most, 'jugador', 'jugadores')
      : `${most - least === 1 ? `${least} o` : `de ${least} a`} ${most} jugadores`,
};
