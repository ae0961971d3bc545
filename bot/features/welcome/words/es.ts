import { spanish } from '@longtable/kit';
import type { WelcomeWords } from './en.ts';

export const es: WelcomeWords = {
  hello:
    'Con **Longtable** juegas a tu ritmo: hoy una jugada, mañana la siguiente. Empieza una partida o aprende un juego paso a paso.',
  nowhere: ({ repair }) =>
    `Tu servidor ha añadido Longtable, pero no puedo escribir en ningún canal. ${repair} Después, usa \`/ayuda\` en un canal.`,
  film: 'Vídeo: quién lo ha hecho',
  makers: 'Obra de los autores de Longtable',
  credits:
    '**Créditos**: Runa’s Strive y Crown of Farmland parten de trabajos finales del curso de programación del KIT, No Time to Spy de un proyecto de estudiantes de la Universidad de Ulm, Card Duel y Dungeon de tareas de clase. Iconos: [game-icons.net](<https://game-icons.net>) de Lorc, Delapouite y otros (CC BY 3.0). Fuentes: Fira Sans, Noto Emoji y Unifont (OFL). Longtable es obra de los autores de Longtable y es software libre (MIT).',
  others: 'y más con `/jugar`',
  quickStart: ({ title }) => `Partida rápida: ${title}`,
  players: ({ least, most }) =>
    least === most
      ? spanish.count(most, 'jugador', 'jugadores')
      : `${most - least === 1 ? `${least} o` : `de ${least} a`} ${most} jugadores`,
};
