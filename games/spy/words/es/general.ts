import type { SpyWords } from '../en/index.ts';

export const general: Pick<SpyWords, 'options' | 'achievements' | 'daily' | 'lesson' | 'averages' | 'summary'> = {
  options: {
    lengthAbout: 'Duración de la partida (por defecto: completa)',
    length: 'Duración',
    lengths: {
      blitz: 'Relámpago (3 rondas y luego todos fuera; 4 invitados, 10 minutos)',
      quick: 'Rápida (5 rondas y luego todos fuera; 6 invitados, 15 minutos)',
      evening: 'Velada (7 rondas y luego todos fuera; 30 minutos)',
      full: 'Completa (original: el conserje llega en la ronda 10; de 45 a 90 minutos)',
    },
    lengthButtons: { quick: 'Rápida: 5 rondas, 15 minutos', full: 'Completa: de 45 a 90 minutos' },
    scenarioAbout: 'El casino donde se juega',
    castAbout: 'Los personajes en las mesas',
    cast: 'Reparto',
    janitorRoundAbout: 'Ronda en la que llega el conserje',
    janitorRound: 'Conserje desde la ronda',
    timeScaleAbout: 'Lo que vale en esta mesa un segundo del archivo de partida',
    timeScales: { seconds: 'Un segundo (sin cambios)', minutes: 'Un minuto', hours: 'Una hora' },
    matchFileAbout: 'Tu propia configuración de partida (.match, JSON)',
    matchFile: 'Archivo de partida',
    scenarioFileAbout: 'Tu propio casino (.scenario, JSON)',
    scenarioFile: 'Archivo de escenario',
    charactersFileAbout: 'Tus propios personajes (JSON)',
    charactersFile: 'Archivo de personajes',
  },
  achievements: {
    landslide: { name: 'Licencia para ganar', about: 'Gana una partida por al menos 100 puntos' },
    close: { name: 'Agitado, no revuelto', about: 'Gana una partida por 10 puntos como mucho' },
    collar: { name: 'Amante de los gatos', about: 'Devuelve el collar al gato' },
    secrets: { name: 'Todo oídos', about: 'Averigua los secretos de 5 invitados en una partida' },
    safes: { name: 'Manos de seda', about: 'Abre 2 cajas fuertes en una partida' },
    unhurt: { name: 'Sin un rasguño', about: 'Gana una partida sin recibir daño' },
    drinks: { name: 'En la barra', about: 'Bebe 3 cócteles en una partida' },
  },
  daily: {
    round: ({ round }) => `Ronda ${round}`,
    won: ({ mine, theirs }) => `Victoria por ${mine} a ${theirs} PI`,
    lost: ({ mine, theirs }) => `Derrota por ${mine} a ${theirs} PI`,
    preparing: 'Eligiendo agentes',
  },
  lesson: {
    draft: {
      about:
        'Antes de la partida formas tu equipo en secreto: 8 elecciones como esta, de 2 a 4 agentes y el resto gadgets. Ines Carvalho tiene 2 acciones por ronda; la mayoría solo tiene 1.',
      task: 'Elige a Ines Carvalho.',
    },
    equipment: {
      about: 'He elegido el resto por ti: Olga Brandt y 6 gadgets. Cada gadget necesita un agente que lo lleve.',
      task: 'Pulsa «Repartir automáticamente».',
    },
    entering: {
      about:
        'Aún podrías intercambiar gadgets entre tus agentes. En el casino nadie sabe quién es de quién, así que el bando rival no distingue a tus agentes de los invitados.',
      task: 'Entra en el casino con «Terminado».',
    },
    score: {
      about:
        'Gana la puntuación más alta. Mira encima del mapa: tus 20 fichas ya valen 200 puntos. Los invitados conocen secretos que valen 13 puntos cada uno. Es el turno de Ines, que tiene 2 pasos y 2 acciones.',
      task: 'Acércate a Silas Grimm.',
    },
    guest: {
      about:
        'Silas puede ser un invitado o un enemigo. Un invitado quizá hable; un enemigo se daría cuenta. El porcentaje es tu probabilidad.',
      task: 'Espía a Silas Grimm.',
    },
    roulette: {
      about:
        'Era un invitado: 13 puntos, y ahora conoces la combinación de la caja 1. A Ines le queda una acción y está junto a una mesa de ruleta. Una ficha vale 10 puntos, así que con una apuesta de 5 fichas ganas o pierdes 50 puntos.',
      task: 'Apuesta 5 fichas a la ruleta.',
    },
    team: {
      about:
        'Has ganado: 50 puntos más. Ahora es el turno de Olga. Lo que averigua uno de tus agentes lo sabe todo tu equipo, y la caja está a un paso.',
      task: 'Ve a la caja 1.',
    },
    safe: {
      about:
        'Cada caja contiene un secreto y la combinación de la siguiente. La última contiene el collar de diamantes del gato, y aquí solo hay una.',
      task: 'Abre la caja 1.',
    },
    collar: {
      about:
        'Olga tiene el collar. Devolverlo al gato da 33 puntos, pero acaba la partida, así que hazlo cuando vayas por delante. Tienes 276 puntos, y el bando rival 200 por sus fichas.',
      task: 'Ve hasta el gato.',
    },
    end: 'Has ganado por 309 a 200: 25 fichas dieron 250 puntos, 2 secretos 26 y el collar 33. En una partida de verdad nadie espera: los demás también espían, apuestan y buscan el collar. Tus puntos están siempre encima del mapa.',
  },
  averages: {
    rounds: 'Rondas',
    secrets: 'Secretos de invitados',
    safes: 'Cajas abiertas',
    drinks: 'Cócteles bebidos',
    pours: 'Cócteles echados',
    collapses: 'Desmayos',
  },
  summary: 'Dirige a tus agentes secretos entre los invitados de un casino y encuentra el collar del gato.',
};
