import type { game as english } from '../en/game.ts';

export const game: typeof english = {
  general: {
    summary: 'Un héroe, diez niveles: lucha, sube de rango y derrota al Rey de la Noche.',
  },
  options: {
    hero: 'Tu héroe',
    level: { name: 'Nivel', about: 'Un solo nivel, con la experiencia de todos los anteriores' },
    endless: { name: 'Descenso sin fin', about: 'Un descenso sin fin: ¿hasta dónde llegarás?' },
    levels: {
      name: 'Niveles propios',
      about: 'Tus propios niveles: un archivo de texto, con los tableros separados por líneas vacías',
    },
    units: { name: 'Héroes y enemigos propios', about: 'Tus propios héroes y enemigos, uno por línea' },
    prior: 'La experiencia inicial del héroe',
    goals: 'Número de rondas que hay que mejorar, por héroe',
  },
  setup: {
    levelOfEndless: 'Un descenso sin fin empieza arriba del todo. Elige `nivel` o `sin-fin`, no ambos.',
    noSuchHero: 'Tu archivo no tiene ese héroe. Deja `héroe` vacío y elige en el menú.',
    noSuchLevel: ({ levels }) =>
      levels === 1
        ? 'Solo hay 1 nivel. Deja `nivel` vacío para jugarlo.'
        : `Hay ${levels} niveles. Elige uno de ellos o deja \`nivel\` vacío para jugarlos todos.`,
  },
  achievements: {
    three: { name: 'Hacia la oscuridad', about: 'Supera 3 niveles en una expedición' },
    all: { name: 'Se acabó el invierno', about: 'Supera todos los niveles en una expedición' },
    Warrior: { name: 'Muro de escudos', about: 'Supera 5 niveles con la clase guerrero' },
    Mage: { name: 'Tormenta de nieve', about: 'Supera 5 niveles con la clase mago' },
    Rogue: { name: 'A cuchillo', about: 'Supera 5 niveles con la clase pícaro' },
    Hunter: { name: 'En el blanco', about: 'Supera 5 niveles con la clase cazador' },
    goal: { name: 'Contra la máquina', about: 'Supera el objetivo de un reto diario' },
    close: { name: 'Sigue en pie', about: 'Gana con una décima parte de tu vida o menos' },
  },
  result: {
    levelsCleared: 'Niveles superados',
    rounds: 'Rondas',
    experience: 'Experiencia',
  },
  computers: {
    beginner: 'se lanza contra cada enemigo',
    casual: 'usa su habilidad y descansa a veces',
    skilled: 'usa su habilidad y descansa a menudo',
    advanced: 'juega sobre seguro',
  },
  design: {
    name: 'Niveles',
    about: 'Tus propios niveles en orden de juego: muros, inicio del héroe y enemigos.',
    level: 'Nivel',
    numbered: ({ level }) => `Nivel ${level}`,
    all: 'Los 10 niveles',
    wall: 'Muro',
    floor: 'Suelo',
    start: 'Inicio del héroe',
    otherUnits:
      'Los niveles se dibujan con los personajes incluidos, así que no subas tu propio archivo de personajes.',
  },
  faults: {
    over: 'Esta expedición ha terminado. Empieza otra para seguir jugando.',
    'not-your-run': 'Solo puede jugar quien empezó esta expedición.',
    'unknown-move':
      'Escribe `w`, `a`, `s` o `d` para dar un paso, `e` para tu habilidad, `q` para esperar, `walk w` para seguir andando o `rest` para descansar.',
    'choose-a-hero': ({ heroes }) => `Elige primero un héroe: escribe un número del 1 al ${heroes}.`,
    'hero-chosen': 'Ya has elegido a tu héroe. Muévelo con `w`, `a`, `s` o `d`.',
  },
  levelFaults: {
    'no-levels': ({ file }) =>
      file === undefined
        ? 'No se ha encontrado ningún nivel. Añade al menos level1.txt.'
        : `No hay ningún nivel en ${file}. Dibuja un tablero con #, ., @ y enemigos.`,
    'missing-level': ({ number }) =>
      `Falta level${number}.txt. Numera los niveles 1, 2, 3 y así sucesivamente, sin huecos.`,
    'double-level': ({ number }) => `level${number}.txt aparece dos veces. Dale a cada nivel su propio número.`,
    empty: ({ file }) => `${file} está vacío. Dibuja un tablero con #, ., @ y enemigos.`,
    ragged: ({ file, line, length, top, first }) =>
      `${file}, línea ${line}: tiene ${length} caracteres, pero la línea ${top} tiene ${first}. Todas las líneas deben tener la misma longitud.`,
    'unknown-char': ({ file, line, column, char }) =>
      `${file}, línea ${line}, columna ${column}: ${char} no es válido aquí. Usa ., #, @ y las letras de los enemigos.`,
    'no-player': ({ file }) => `${file} no tiene héroe. Pon un @ donde empieza el héroe.`,
    'many-players': ({ file, line, column }) =>
      `${file}, línea ${line}, columna ${column}: hay un segundo @. Deja solo uno.`,
    'no-enemies': ({ file }) => `${file} no tiene enemigos. Añade al menos uno.`,
    'too-much': ({ characters }) =>
      `Tus niveles son demasiado largos. El límite es de ${characters} caracteres en total.`,
    'too-large': ({ file, columns, rows }) =>
      `${file} es demasiado grande. El límite es de ${columns} columnas y ${rows} filas.`,
    'too-many-enemies': ({ file, enemies }) =>
      `${file} tiene demasiados enemigos. El límite es de ${enemies} por nivel.`,
  },
  unitFaults: {
    'no-units':
      'No hay ningún personaje en el archivo. Escribe uno por línea, por ejemplo «monster r Rata: health 40, attack 6, defense 1, vision 4, experience 15».',
    'too-many-units': ({ heroes, enemies }) =>
      `Son demasiados personajes. El límite es de ${heroes} héroes y ${enemies} enemigos.`,
    'unit-line': ({ line }) =>
      `La línea ${line} no es un personaje. Empieza con Warrior, Mage, Rogue, Hunter, monster, boss o trap; después van un nombre, dos puntos y los valores.`,
    'unit-name': ({ line }) => `Línea ${line}: elige un nombre de 1 a 20 letras que no tenga nadie más.`,
    'unit-letter': ({ line, letter }) =>
      `Línea ${line}: ${letter === '' ? 'falta la letra' : `la letra ${letter} ya está ocupada`}. Pon una letra libre antes del nombre. La X es para los héroes muertos.`,
    'unit-figures': ({ line, figures }) =>
      `La línea ${line} necesita exactamente estos valores, cada uno con un número: ${figures.join(', ')}.`,
    'unit-figure': ({ line, figure, least, most }) => `Línea ${line}: ${figure} debe estar entre ${least} y ${most}.`,
  },
};
