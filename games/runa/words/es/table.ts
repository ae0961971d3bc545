import { spanish } from '@longtable/kit';
import type { table as en } from '../en/table.ts';

export const table: typeof en = {
  summary: 'Una aventura de cartas en solitario: dos niveles, ocho salas, una sola vida.',
  options: {
    dice: 'Quién tira el dado de Runa (por defecto: el bot)',
    botRolls: 'Tira el bot',
    ownRolls: 'Tiro mi propio dado',
    seeds: 'Semillas para barajar: 61,86 o 61,86,7,25, o «own» para escribirlas (por defecto: al azar)',
    ascension: 'Ascensión',
    ascensionAbout: ({ max }) => `Paso de ascensión (de 1 a ${max}, cada vez más difícil)`,
    week: { name: 'Reglas de la semana', about: 'Las reglas de la semana: tres que complican y una que ayuda' },
    expansion: { name: 'Expansión', about: 'Más clases, cartas y monstruos' },
  },
  badSeeds: ({ max }) =>
    `Indica dos o cuatro semillas de 1 a ${max}, por ejemplo 61,86, o «own» para escribirlas sobre la marcha.`,
  computers: {
    beginner: 'solo piensa en la ronda actual',
    casual: 'se anticipa de vez en cuando',
    advanced: 'se anticipa casi siempre',
    master: 'gana más o menos la mitad de sus partidas',
  },
  achievements: {
    halfway: { name: 'A medio camino', about: 'Llega al segundo nivel' },
    damage: { name: 'Mano dura', about: 'Haz 300 de daño en una partida' },
    warrior: { name: 'Brazo de hierro', about: 'Gana una partida con la Guerrera' },
    mage: { name: 'Puro hechizo', about: 'Gana una partida con la Maga' },
    paladin: { name: 'Armadura reluciente', about: 'Gana una partida con la Paladina' },
    close: { name: 'Último aliento', about: 'Gana una partida con 5 de vida o menos' },
    sound: { name: 'Como nueva', about: 'Gana una partida con al menos 40 de vida' },
  },
  score: ({ rooms, max, monsters, taken }) =>
    `${rooms} de ${max} salas superadas, ${spanish.count(monsters, 'monstruo derrotado', 'monstruos derrotados')}, ${taken} de daño recibido`,
  statistics: {
    rooms: 'Salas superadas',
    monsters: 'Monstruos derrotados',
    dealt: 'Daño infligido',
    taken: 'Daño recibido',
  },
  lesson: {
    class: {
      about: 'Guías a Runa por salas llenas de monstruos. Su clase decide con qué dos cartas empieza.',
      task: 'Elige a la Maga.',
    },
    focus: {
      about:
        'En cada ronda, Runa juega una carta y después actúan los monstruos. El tablero muestra qué hará el Fantasma a continuación y el peligro que supone para Runa. Por ahora solo acumula enfoque, así que tienes tiempo.',
      task: 'Juega Enfoque para reforzar sus hechizos.',
    },
    spell: {
      about:
        'Con 2 de enfoque, Agua hace el doble de daño. Un hechizo cuesta 1 de enfoque, pero nunca el último. Las cartas no se gastan.',
      task: 'Lanza Agua.',
    },
    kill: {
      about:
        'El Fantasma ha devuelto el golpe, como estaba anunciado, y ha gastado su enfoque. Junto a cada carta ves lo que haría.',
      task: 'Remátalo con Agua.',
    },
    reward: {
      about:
        'Has superado la sala. Las cartas nuevas te dan más opciones; un dado mayor refuerza los ataques y admite más enfoque.',
      task: 'Toma cartas nuevas.',
    },
    elements: {
      about:
        'Unos elementos vencen a otros: el rayo es fuerte contra el fuego, el agua contra el rayo, el hielo contra el agua y el fuego contra el hielo.',
      task: 'Toma Rayo.',
    },
    heal: {
      about:
        'Entre sala y sala, Runa puede descartar cartas para recuperar 10 de vida con cada una. Está lo bastante bien para conservar las suyas.',
      task: 'Conserva todas las cartas.',
    },
    monsters: {
      about: 'Esta vez hay dos monstruos. El elemento de la Gorgona es el fuego; el Trasgo no tiene ninguno.',
      task: 'Lanza Rayo.',
    },
    target: {
      about: 'Con más de un monstruo, eliges un objetivo. Junto a cada uno ves lo que haría tu carta.',
      task: 'Apunta a la Gorgona.',
    },
    end: 'Ya conoces las rondas, el enfoque, el botín y los elementos. Una partida completa tiene dos niveles de cuatro salas, y en cada cuarta sala espera un jefe.',
  },
};
