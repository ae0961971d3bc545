import { capital, spanish } from '@longtable/kit';
import type { play as en } from '../en/play.ts';

const { count, the, to } = spanish;

export const play: typeof en = {
  menus: {
    playCard: 'Jugar una carta…',
    target: ({ monster, hp }) => `${monster.noun}, ${hp} de vida`,
    attack: ({ card, target, outcome }) => `${card} → ${target}: ${outcome}`,
    cardWithEffect: ({ card, effect }) => `${card}: ${effect}`,
    untilItFalls: ({ card, monster }) => `${card} hasta derrotar ${to(monster)}`,
    seeds: 'Escribir dos semillas',
    seedsLabel: 'Semillas de cartas y monstruos',
    seedsHint: ({ max }) => `Dos números del 1 al ${max}`,
    newCards: 'Tomar cartas nuevas',
    pickOf: ({ picked, offered }) => `elige ${picked} de ${offered}`,
    newDie: ({ die }) => `Tomar un ${die}`,
    dieFocus: ({ focus }) => `dado mayor, hasta ${focus} de enfoque`,
    takeTwo: 'Tomar dos cartas…',
    discard: ({ health, max }) => `Descartar por ${health} de vida cada una, hasta ${max}…`,
    discardMore: 'Descartar otra…',
    keepAll: 'Conservar todas las cartas',
    confirmDiscard: ({ cards, health }) => {
      const names = cards.join(', ');
      return `Descartar ${names.length <= 20 ? names : count(cards.length, 'carta', 'cartas')}: vida +${health}`;
    },
    lostHealth: ({ health }) => `Alto: Runa ha perdido ${health} de vida.`,
    deadly: 'Alto: esta ronda podría matar a Runa.',
    useless: ({ card }) => `Alto: ${card} no haría daño ahora.`,
  },
  questions: {
    class: 'Elige la clase de Runa.',
    seeds: '¿Con qué semillas se barajan las cartas y los monstruos?',
    card: 'Elige una carta para jugar.',
    target: ({ card }) => `${card}: elige un objetivo.`,
    roll: ({ die, card }) => `Tira un ${die} para ${card}.`,
    reward: 'Sala superada. Elige una recompensa.',
    oneCard: 'Elige una carta para quedártela.',
    twoCards: 'Elige dos cartas para quedártelas.',
    secondCard: '¿Y la segunda?',
    heal: ({ hp, max, health }) =>
      `Runa tiene ${hp} de ${max} de vida. Descarta cartas para recuperar ${health} con cada una, hasta ${max}, o consérvalas todas.`,
  },
  hint: {
    moves: {
      class: ({ hero }) => `Elige ${to(hero)}.`,
      seeds: 'Escribe dos semillas cualesquiera.',
      play: ({ card }) => `Juega ${card}.`,
      playOn: ({ card, monster }) => `Juega ${card} contra ${the(monster)}.`,
      roll: 'Tira tu propio dado.',
      die: 'Toma el dado mayor.',
      newCards: 'Elige cartas nuevas.',
      take: ({ cards }) => `Elige ${spanish.list(cards)}.`,
      keep: 'Quédate con todas tus cartas.',
      discard: ({ cards }) => `Descarta ${spanish.list(cards)}.`,
    },
    class: ({ hero, attack, defence }) =>
      `${capital(the(hero))} es la que más gana. ${attack} no necesita enfoque, y ${defence} debilita los ataques.`,
    seeds: 'Sirven dos semillas cualesquiera. Solo deciden cómo se baraja.',
    over: 'La partida ha terminado.',
    noBetterCard: 'Ninguna otra carta hace más esta ronda.',
    monsterHealth: ({ monster, hp }) => `${capital(the(monster))} tiene ${hp} de vida.`,
    focusHelps: ({ focus }) => `El enfoque refuerza los hechizos, y Runa tiene ${focus}.`,
    runaHealth: ({ hp }) => `Runa tiene ${hp} de vida.`,
    effect: ({ card, effect }) => `${card}: ${effect}.`,
    ownDie: 'Elige el número que muestra tu propio dado.',
    biggerDie: ({ die, focus, cards }) =>
      `Un ${die} refuerza todos los ataques y admite ${focus} de enfoque; ${cards === 1 ? 'basta 1 carta' : `bastan ${cards} cartas`}.`,
    newCards: ({ cards, picked }) =>
      `Con ${count(cards, 'carta', 'cartas')} en la mano, ${picked === 1 ? 'una nueva ayuda' : 'dos nuevas ayudan'} más que un dado mayor.`,
    bestLoot: 'En partidas simuladas, así es como Runa llega más lejos.',
    keepCards: ({ hp, max, cards, health }) =>
      `Con ${hp} de ${max} de vida, ${cards === 1 ? 'su única carta' : `cada una de sus ${cards} cartas`} vale más que ${health} de vida.`,
    discard: ({ hp, healed, left }) =>
      `Así pasa de ${hp} a ${healed} de vida y conserva ${count(left, 'carta', 'cartas')}.`,
  },
  board: {
    level: ({ level }) => `Nivel ${level}`,
    room: ({ level, stage }) => `Nivel ${level}, sala ${stage} de 4`,
    runa: ({ focus, max, die }) => `enfoque ${focus} de ${max}, dado ${die}`,
    next: ({ ability, effect }) => `luego ${ability}: ${effect}`,
    ifBroken: ({ ability }) => `si se rompe su enfoque: ${ability}`,
    pending: ({ focus }) => `${focus} de enfoque en camino`,
    blocks: ({ block }) => `bloquea ${block}`,
    deflects: ({ deflect }) => `magia −${deflect}`,
    element: ({ element }) => `elemento ${element}`,
    focus: ({ focus }) => `enfoque ${focus}`,
    cards: 'Cartas de Runa',
  },
  picture: {
    room: ({ level, stage }) => `Nivel ${level} · Sala ${stage} de 4`,
    class: 'Clase de Runa',
    cleared: ({ stage }) => `Sala ${stage} superada`,
    healthPerCard: ({ health, max }) => `+${health} de vida por carta, hasta ${max}`,
    health: ({ health }) => `+${health} de vida`,
    runaFocus: 'Enfoque',
    breaksFocus: 'rompe el enfoque de Runa',
    blocks: 'bloquea',
    deflects: 'desvía',
    focus: 'enfoque',
    damage: 'daño',
    parry: 'por ataque',
    reflect: 'por hechizo',
    nextTurn: 'después',
    versus: ({ bonus }) => `+${bonus} vs`,
    highRoll: ({ bonus, roll }) => `+${bonus} con ${roll}+`,
  },
  ending: {
    won: '¡Runa ha ganado!',
    lost: 'Runa ha caído',
    class: 'Clase',
    healthLeft: 'Vida restante',
    health: ({ hp, max }) => `${hp} de ${max}`,
    fasterThan: ({ rounds }) => `¿Lo consigues en menos de ${rounds} rondas?`,
    fartherThan: ({ level, stage }) => `¿Llegas más lejos que la sala ${stage} del nivel ${level}?`,
    fellIn: 'Cayó en',
    room: ({ level, stage }) => `nivel ${level}, sala ${stage}`,
    cleared: 'Superadas',
    rooms: ({ rooms, max }) => `${rooms} de ${max} salas`,
    rounds: 'Rondas',
    dealt: 'Infligido',
    taken: 'Recibido',
    damage: ({ damage }) => `${damage} de daño`,
    healed: 'Recuperado',
    gained: ({ health }) => `${health} de vida`,
    slain: 'Monstruos derrotados',
    none: 'ninguno',
  },
  pages: {
    monsters: 'Monstruos de esta sala',
    cards: ({ level }) => `Todas las cartas de nivel ${level}`,
    rules: 'Reglas especiales',
    monster: ({ monster, health, element }) => `${monster.noun}: ${health} de vida${element ? `, ${element}` : ''}`,
    ability: ({ ability, effect }) => `${ability}: ${effect}`,
    breaksFocus: 'rompe el enfoque',
    legend: {
      title: 'Leyenda',
      text: `Los **ataques** son físicos y los **hechizos**, mágicos. Parada y Guardia debilitan los ataques; Reflejo y Desvío, los hechizos.
El **enfoque** alimenta la magia: cuanto más tiene Runa, más fuerte golpean sus hechizos. Cada hechizo le cuesta 1 de enfoque, pero nunca el último. Puede tener tanto enfoque como caras tiene su dado. Un hechizo de nivel 2 de un monstruo necesita y cuesta 2 de enfoque.
**Romper el enfoque**: el enfoque en camino se pierde cuando acierta un ataque así.
**bloquea 7**: tu próximo ataque hace 7 de daño menos. **magia −13**: tu próximo hechizo hace 13 menos. Ambos terminan cuando el monstruo vuelve a actuar.
**Elementos**: el agua es fuerte contra el rayo, el hielo contra el agua, el fuego contra el hielo y el rayo contra el fuego.
**Tajo(2)**: una carta y su nivel. Las cartas no se gastan.
**Peligro**: el daño que todos los monstruos juntos están a punto de hacer, antes de que Runa pare o refleje una parte.`,
    },
  },
  puzzles: {
    best: ({ rounds }) => `Gana este combate en ${rounds} rondas como mucho y pierde el mínimo de vida.`,
    least: ({ rounds }) => `Pierde el mínimo de vida en las próximas ${rounds} rondas.`,
    survive: ({ rounds }) => `Sobrevive a las próximas ${rounds} rondas.`,
    fell: 'Runa ha caído.',
    tooSlow: 'El combate dura demasiado.',
    tooCostly: ({ cost, least }) =>
      `Eso cuesta ${cost} de vida. ${least === 0 ? 'Se puede sin perder nada.' : `Basta con perder ${least}.`}`,
  },
  faults: {
    over: 'Esta partida ha terminado.',
    'not-your-turn': 'Esta es una partida en solitario. Empieza la tuya con `/jugar runa`.',
    'not-a-number':
      'Escribe la posición de tu elección: `1` para la primera, `2` para la segunda, o varias con comas, como `2,1`. También puedes pulsar su botón.',
    'cannot-skip': 'Este paso no se puede saltar. Elige algo del menú.',
    'one-number-only': 'Aquí solo puedes elegir una cosa. Escribe un solo número.',
    'no-such-class': 'Esa clase no existe. Escribe 1 para Guerrera, 2 para Maga o 3 para Paladina.',
    'two-seeds-needed': 'Hacen falta dos semillas, una para las cartas y otra para los monstruos, por ejemplo `61,86`.',
    'seed-out-of-range': 'Las semillas van de 1 a 2147483647. Elige dos en ese intervalo, por ejemplo `61,86`.',
    'no-such-card': 'No hay ninguna carta con ese número. Elige una del menú.',
    'no-such-monster': 'No hay ningún monstruo con ese número. Elige un objetivo del menú.',
    'roll-out-of-range':
      'El dado de Runa no tiene ese número. Escribe lo que has sacado con un dado del tamaño correcto.',
    'no-such-reward': 'Hay dos recompensas. Escribe 1 para cartas nuevas o 2 para un dado mayor.',
    'wrong-number-of-cards': 'Elige exactamente dos cartas, por ejemplo `2,1`.',
    'card-twice': 'Has elegido la misma carta dos veces. Elige cartas distintas.',
    'must-keep-a-card':
      'Runa debe conservar al menos una carta. Descarta menos, o escribe `none` para conservarlas todas.',
  },
};
