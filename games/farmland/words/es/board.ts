import { capital, spanish } from '@longtable/kit';
import type { board as english } from '../en/board.ts';
import { valuesOf } from '../units.ts';
import { king, ofUnit, theUnit, toUnit, unit, withValues } from './units.ts';

const fields = (count: number) => spanish.count(count, 'casilla', 'casillas');

export const board: typeof english = {
  view: {
    field: 'Casilla',
    life: ({ life }) => `${life} vida`,
    inHand: ({ cards }) => `mano ${cards}`,
    deck: ({ cards }) => `mazo ${cards}`,
    faces: { up: 'boca arriba', down: 'boca abajo' },
    signs: { '*': 'puede mover', '#': 'bloquea', '?': 'boca abajo', '<': 'actúa', '+': 'destino' },
    hundreds: 'números ×100',
  },
  sentences: {
    turn: ({ who }) => (who === undefined ? 'Es tu turno.' : `Es el turno de ${who}.`),
    side: ({ who, life, deck, hand }) =>
      `${who === undefined ? 'Tienes' : `${who} tiene`} ${life} puntos de vida, ${spanish.count(deck, 'carta', 'cartas')} en el mazo y ${hand} en la mano.`,
    king: ({ owner, field }) => `${field}: ${king(owner)}.`,
    unit: (seen) => {
      const values = seen.unit.card ? ` ${valuesOf(seen.unit.card)}` : '';
      const face = seen.face ? `, boca ${seen.face === 'up' ? 'arriba' : 'abajo'}` : '';
      return `${seen.field}: ${unit(seen.unit)}${values}${face}${seen.blocks ? ', bloqueando' : ''}.`;
    },
    hand: ({ owner, cards }) =>
      `${owner === undefined ? 'Tu mano' : `Mano de ${owner}`}: ${cards.map((card, at) => `${at + 1} ${withValues(card)}`).join(', ')}.`,
  },
  danger: {
    hiddenNextToKing: ({ count }) =>
      count === 1 ? 'Hay una unidad boca abajo junto a tu rey.' : `Hay ${count} unidades boca abajo junto a tu rey.`,
    deadly: ({ who, points, life }) =>
      `Peligro: ${who} puede hacerle ${points} de daño a tu rey, y solo te quedan ${life} puntos de vida.`,
    toKing: ({ who, points, left, hidden }) =>
      `${who} puede hacerle ${points} de daño a tu rey (te quedarían ${left}).${hidden ? ' También hay una unidad boca abajo junto a él.' : ''}`,
    toUnit: ({ attacker, from, on, points }) =>
      `${capital(theUnit(attacker))} en ${from} puede derrotar a tu unidad en ${on}${points > 0 ? ` (${points} de daño)` : ''}.`,
  },
  ask: {
    whereToMove: ({ field, name }) => `${field} ${name}: ¿adónde va?`,
    whereToPlace: ({ names }) => `${spanish.list(names)}: ¿en qué casilla?`,
    uniteWith: ({ names }) => `${spanish.list(names)}: elige una unidad a la que unirse. Ya tienes 5 en el tablero.`,
    confirmAutoplay:
      'La máquina juega todo tu turno con nivel de principiante. No recuerda las unidades boca abajo que ya has visto. ¿Seguro?',
    placeOrDiscard: 'Mano llena: coloca o descarta.',
    whichCard: '¿Qué carta colocas?',
    allMoved: 'Todas las unidades se han movido.',
  },
  choices: {
    flip: 'Descubrir para todos',
    block: 'Bloquear',
    unblock: 'Dejar de bloquear',
    move: 'Mover otra…',
    place: 'Colocar…',
    placeOne: ({ name }) => `Colocar: ${name}`,
    uniteFirst: 'Unir con otra carta…',
    uniteWith: ({ name }) => `Unir con ${name}`,
    endTurn: 'Terminar turno',
    discard: '⚠ Descartar y terminar…',
    discardOne: ({ name }) => `Descartar y terminar: ${name}`,
    autoplay: 'Jugar el turno por mí (principiante)',
  },
  previews: {
    cardsBecome: ({ card, cards, field }) =>
      `${cards === 2 ? 'Ambas' : `Las ${cards}`} cartas${field ? ` y la unidad de ${field}` : ''} forman una unidad: ${withValues(card)}`,
    lost: ({ name }) => `${name} se pierde`,
    noGain: 'sin ganancia · carta perdida',
    faceDown: 'unidad boca abajo',
    attack: ({ target, outcome }) => `${target}: ${outcome}`,
    bothFall: 'caen ambas',
    blockadeBreaks: 'rompes el bloqueo',
    nothing: 'no pasa nada',
    win: ({ who, points }) => `ganas, ${who} −${points}`,
    hit: ({ who, points }) => `${who} −${points}`,
    blockadeHolds: ({ points }) => `el bloqueo aguanta, tú −${points}`,
    fall: ({ points }) => `tu unidad cae, tú −${points}`,
  },
  hint: {
    moves: {
      move: ({ card, from, to }) => `Mueve ${card ? theUnit(card) : 'tu rey'} de ${from} a ${to}.`,
      attack: ({ card, from, to }) => `Ataca ${to} con ${theUnit(card)} desde ${from}.`,
      place: ({ cards, field }) => `Coloca ${spanish.list(cards.map(theUnit))} en ${field}.`,
      flip: ({ card, field }) => `Descubre ${theUnit(card)} en ${field}.`,
      block: ({ card, field }) => `Bloquea con ${theUnit(card)} en ${field}.`,
      unblock: ({ card, field }) => `Deja de bloquear con ${theUnit(card)} en ${field}.`,
      stay: 'Deja a tu rey donde está.',
      discard: ({ card }) => `Descarta ${theUnit(card)} y termina tu turno.`,
      endTurn: 'Termina tu turno.',
    },
    hitsKing: ({ points, left }) => `Le hace ${points} de daño al rey (a tu rival le quedan ${left}).`,
    winsGame: ({ points }) => `Le hace ${points} de daño al rey y ganas la partida.`,
    unites: ({ card }) => `Juntas forman una nueva unidad: ${withValues(card)}.`,
    attacksFaceDown: ({ attack, percent }) =>
      `Con ${attack} de ataque, derrota al ${percent} % de las unidades que podrían estar ahí.`,
    bothFall: ({ target }) => `Caen ambas unidades, incluida ${theUnit(target)}.`,
    nothingBetter: ({ target }) => `No hay nada mejor contra ${theUnit(target)}.`,
    breaksBlockade: ({ target }) => `Rompe el bloqueo ${ofUnit(target)}.`,
    beats: ({ target, points }) => `Derrota ${toUnit(target)} y hace ${points} de daño.`,
    nextToKing: 'Desde ahí puede atacar al rey en el próximo turno.',
    closerToKing: ({ distance }) => `Más cerca del rey: ${distance === 1 ? 'falta' : 'faltan'} ${fields(distance)}.`,
    outOfReach: ({ field }) => `Queda fuera del alcance de ${field}.`,
    betterPosition: 'Es una mejor posición para lo que viene.',
    fewerEnemies: ({ now, before }) => `Menos enemigos junto a tu rey: ${now} en vez de ${before}.`,
    saferKing: 'Ahí tu rey está más seguro, y las unidades nuevas entran a su lado.',
    places: ({ card, distance }) => `Desde ahí, ${theUnit(card)} está a ${fields(distance)} del rey.`,
    placesStrongest: ({ card, distance }) =>
      `Es el mejor ataque de tu mano (${withValues(card)}), a ${fields(distance)} del rey.`,
    blocks: ({ defence, attack }) =>
      `Mientras bloquea, ${defence === attack ? '' : `se defiende con ${defence} en vez de ${attack} y `}no recibes daño.`,
    discards: ({ card }) => `No hay nada más que ganar, y ${withValues(card)} es tu carta más débil.`,
    endsTurn: 'Cualquier otra cosa empeoraría tu situación.',
  },
  pages: {
    legend: 'Leyenda',
    units: ({ owner }) => (owner === undefined ? 'Tus unidades' : `Unidades de ${owner}`),
    noUnits: 'Ninguna en el tablero.',
    faceDown: 'boca abajo',
    discards: ({ owner }) => (owner === undefined ? 'Tus descartes' : `Descartes de ${owner}`),
    noDiscards: 'Ninguno todavía.',
    stats: 'Estadísticas',
  },
  legend: {
    firstUnit: 'unidad del primer bando',
    secondUnit: 'unidad del segundo bando',
    kings: 'reyes',
    ready: 'aún puede moverse',
    blocking: 'bloquea',
    acting: 'en acción',
    target: 'casilla que puedes elegir',
    faceDown: 'boca abajo',
    hundreds: 'unidad con ataque 2600',
    values: 'ataque 5, defensa 3',
    united: 'tras un nombre: 2 unidades más',
  },
};
