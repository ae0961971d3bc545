import { capital, countRepeats, type Noun, spanish } from '@longtable/kit';
import type { play as en } from '../en/play.ts';

const { a, count, list, of: possessive, owned, the, to, your } = spanish;

/** «a tu Antorcha», «al Submarino de Bo». */
const toOwned = (noun: Noun, owner: string | undefined) =>
  owner === undefined ? `a ${your(noun)}` : `${to(noun)} ${possessive(owner)}`;

const left = (life: number) => `${life === 1 ? 'queda' : 'quedan'} ${life} de vida`;

export const play: typeof en = {
  labels: {
    moreAttacks: 'Más ataques…',
    attackWith: ({ target }) => `Atacar a ${target} con…`,
    attacks: 'Atacar…',
    playCards: 'Jugar una carta…',
    sacrifice: 'Sacrificar…',
    sacrificed: ({ life }) => `pierdes la carta, +${life} de vida`,
    endTurn: 'Terminar turno',
    endTurnFull: ({ life }) => `Terminar turno · −${life} de vida`,
    playCard: ({ affordable }) => `Jugar una carta (${count(affordable, 'jugable', 'jugables')})`,
    life: ({ life }) => `${life} de vida`,
    mana: ({ mana }) => `${mana} de maná`,
    attack: ({ attacker, target, outcome }) => `${attacker} → ${target}: ${outcome}`,
    kills: 'mortal',
    wins: ({ player }) => (player ? `gana ${player}` : 'ganas'),
    drains: ({ life, left: rest, mana }) => `${life} → ${rest}, maná ${mana} → 0`,
    attackAll: ({ damage, wins }) => `Atacar con todo: ${wins ? 'ganas' : `${damage} de daño`}`,
    set: ({ creature }) => `Colocar ${creature}`,
    cast: ({ spell, outcome }) => `Lanzar ${spell}: ${outcome}`,
    heals: ({ creatures }) => `+1 de vida a ${count(creatures, 'criatura', 'criaturas')}`,
    draws: ({ cards }) => `robar ${count(cards, 'carta', 'cartas')}`,
    drawsAndLoses: ({ cards, life, left: rest }) => `robar ${cards}, vida ${life} → ${rest}`,
    returns: ({ creature }) => `vuelve ${creature}`,
    bites: ({ caster, victim, life }) => `${caster ?? 'tú'} +${life}, ${victim} −${life}`,
  },
  questions: {
    action: '¿Qué haces?',
    tooDear: ({ cheapest, mana }) => `Tu carta más barata cuesta ${cheapest} de maná y tienes ${mana}.`,
    attacker: ({ target, slot }) => `¿Qué criatura ataca ${to(target)}${slot ? ` (${slot})` : ''}?`,
    sacrifice: ({ life }) => `¿Qué carta sacrificas? Tu vida: ${life} → ${life + 1}.`,
  },
  hint: {
    moves: {
      attack: ({ attacker, target, damage }) =>
        `Ataca ${target ? to(target) : 'a tu rival'} con ${the(attacker)}: ${damage} de daño.`,
      set: ({ creature, slot }) => `Coloca ${the(creature)} en la casilla ${slot}.`,
      cast: ({ spell }) => `Lanza ${spell}.`,
      betray: ({ spell, creature }) => `Lanza ${spell} sobre ${the(creature)}.`,
      sacrifice: ({ card }) => `Sacrifica una carta (${card}).`,
      finish: 'Termina tu turno.',
    },
    nothingMore: ({ mana }) =>
      mana === 0
        ? 'Ya no hay nada que merezca la pena este turno.'
        : `Ya no hay nada que merezca la pena este turno, y conservas ${mana} de maná.`,
    wins: ({ damage, life }) => `Con esto ganas: ${damage} de daño contra ${life} de vida.`,
    hitsPlayer: ({ left: rest, drained }) =>
      `El camino está libre: a tu rival le ${left(rest)}${drained ? ' y se queda sin maná' : ''}.`,
    destroys: ({ creature, life, damage }) =>
      `Destruye ${the(creature)} (${life} de vida${damage === 0 ? '' : ` y ${damage} de daño`}).`,
    wounds: ({ creature, left: rest, damage }) =>
      `Deja ${to(creature)}${damage === 0 ? '' : ` (${damage} de daño)`} con ${rest} de vida.`,
    setShield: ({ creature, life, danger, cost, mana }) =>
      `${capital(the(creature))} te protege con ${life} de vida${danger === 0 ? '' : ` contra ${danger} de daño`}. Cuesta ${cost} de tus ${mana} de maná.`,
    setSpeedy: ({ creature, damage, cost, mana }) =>
      `${capital(the(creature))} puede hacer ${damage} de daño enseguida. Cuesta ${cost} de tus ${mana} de maná.`,
    set: ({ creature, damage, cost, mana }) =>
      `${capital(the(creature))} podrá hacer ${damage} de daño desde tu próximo turno. Cuesta ${cost} de tus ${mana} de maná.`,
    draws: ({ cards, cost, held }) =>
      `Recibes ${count(cards, 'carta nueva', 'cartas nuevas')} por ${cost} de maná. ${held === 0 ? 'No tienes ninguna más' : `Tienes ${held} más`} en la mano.`,
    returns: ({ creature, values }) => `${capital(the(creature))} ${values} vuelve.`,
    biteWins: ({ life }) => `Con esto ganas: a tu rival solo le ${left(life)}.`,
    bites: ({ mine, theirs, bite }) =>
      `Tu vida ${mine} → ${mine + bite}, la de tu rival ${theirs} → ${theirs - bite}, y los escudos no lo impiden.`,
    betrays: ({ creature, values }) => `${capital(the(creature))} ${values} luchará por ti.`,
    fullHand: ({ cards }) => `Con ${cards} cartas en la mano, tu próximo robo costaría 1 de vida. Así ganas 1.`,
    sacrifice: ({ life }) => `Tu vida: ${life} → ${life + 1}.`,
  },
  story: {
    starts: ({ player }) => (player ? `Empieza ${player}.` : 'Empiezas tú.'),
    endsTurn: ({ player }) => (player ? `${player} termina su turno.` : 'Terminas tu turno.'),
    draws: ({ cards }) => `Robas: ${list(cards)}.`,
    cannotDraw: ({ player, full, lost, life }) =>
      `${player ? `${player} pierde` : 'Pierdes'} ${lost} de vida porque ${player ? 'su' : 'tu'} ${full ? 'mano está llena' : 'pila está vacía'}: ${life + lost} → ${life}.`,
    sets: ({ player, creature, values, slot }) =>
      `${player ? `${player} coloca` : 'Colocas'} ${a(creature)} ${values} en la casilla ${slot}.`,
    destroys: ({ attacker, by, victim, of }) => `${capital(owned(attacker, by))} destruye ${toOwned(victim, of)}.`,
    destroysWith: ({ attacker, others, by, victim, of }) =>
      `${capital(owned(attacker, by))} destruye ${toOwned(victim, of)} junto con ${list(others.map((other) => the(other)))}.`,
    hitsCreature: ({ attacker, by, victim, of, damage, left: rest }) =>
      `${capital(owned(attacker, by))} hace ${damage} de daño ${toOwned(victim, of)}: le ${left(rest)}.`,
    hitsPlayer: ({ attacker, by, target, damage, before, life, drained }) =>
      `${capital(owned(attacker, by))} ${target ? `hace ${damage} de daño a ${target}` : `te hace ${damage} de daño`}: ${before} → ${life}.${drained ? ` ${target ? 'Se queda' : 'Te quedas'} sin maná.` : ''}`,
    losesLife: ({ player, damage, hits, before, life, drained }) =>
      `${player ? `${player} pierde` : 'Pierdes'} ${damage} de vida en ${hits} ataques: ${before} → ${life}.${drained ? ` ${player ? 'Se queda' : 'Te quedas'} sin maná.` : ''}`,
    losesCreatures: ({ player, creatures, attackers }) =>
      `${player ? `${player} pierde` : 'Pierdes'} ${list(creatures.map((creature, at) => `${the(creature)} ante ${the(attackers[at]!)}`))}.`,
    setsCreatures: ({ player, creatures, values }) =>
      `${player ? `${player} coloca` : 'Colocas'} ${list([...countRepeats(creatures.map((one, at) => `${a(one)} ${values[at]}`)).values()])}.`,
    casts: ({ player, spell, effect }) => `${player ? `${player} lanza` : 'Lanzas'} ${spell}: ${effect}`,
    castsToDraw: ({ player, spell, cards }) =>
      player ? `${player} lanza ${spell} y roba ${count(cards, 'carta', 'cartas')}.` : `Lanzas ${spell}.`,
    heals: ({ creatures }) =>
      creatures === 1 ? '1 criatura gana 1 de vida.' : `${creatures} criaturas ganan 1 de vida cada una.`,
    bites: ({ caster, victim, prey, life }) =>
      `${victim ? `${victim} baja` : 'bajas'} a ${prey} de vida y ${caster ? `${caster} sube` : 'tú subes'} a ${life}.`,
    returns: ({ creature, values, slot }) => `${the(creature)} ${values} vuelve a la casilla ${slot}.`,
    noneReturns: 'no vuelve ninguna criatura.',
    betrays: ({ creature, of, values }) => `${owned(creature, of)} ${values} cambia de bando.`,
    sacrifices: ({ player, card, life, isOpen }) =>
      player
        ? `${player} sacrifica una carta${isOpen ? ` (${card})` : ''} y sube a ${life} de vida.`
        : `Sacrificas una carta (${card}) y subes a ${life} de vida.`,
    beats: ({ winner, loser, life }) => {
      const beats = winner ? (loser ? `${winner} le gana a ${loser}` : `${winner} te gana`) : `Le ganas a ${loser}`;
      return `${beats} y ${winner ? 'conserva' : 'conservas'} ${life} de vida.`;
    },
  },
  sentences: {
    turn: ({ round, player }) => `Ronda ${round}. ${player ? `Es el turno de ${player}` : 'Es tu turno'}.`,
    player: ({ player, life, mana, hand, pile }) =>
      `${player ? `${player} tiene` : 'Tienes'} ${life} de vida, ${mana} de maná, ${count(hand, 'carta', 'cartas')} en la mano y ${pile} en la pila.`,
    damage: ({ damage }) => `daño ${damage}`,
    life: ({ life }) => `vida ${life}`,
    spell: 'hechizo',
    drain: 'drenaje de maná',
    shield: 'escudo',
    speedy: 'prisa',
    asleep: 'duerme',
    attacked: 'ha atacado',
    danger: ({ player, damage, life }) =>
      damage < life
        ? `${player} puede hacerte ${damage} de daño en su próximo turno; te ${life - damage === 1 ? 'quedaría' : 'quedarían'} ${life - damage} de vida.`
        : `Peligro: ${player} puede hacerte ${damage} de daño en su próximo turno, y solo te ${left(life)}.`,
  },
  scene: {
    creatures: ({ player }) => (player ? `Criaturas ${possessive(player)}` : 'Tus criaturas'),
    hand: ({ player }) => (player ? `Mano ${possessive(player)}` : 'Tu mano'),
  },
  board: {
    noCreatures: 'Aún no hay criaturas',
    life: ({ life }) => `${life} vida`,
    mana: ({ mana }) => `maná ${mana}`,
    inHand: ({ cards }) => `mano ${cards}`,
    inPile: ({ cards }) => `pila ${cards}`,
    price: ({ cost }) => `${cost} maná`,
    spell: 'hechizo',
    costs: ({ cost }) => `cuesta ${cost}`,
    tooDear: ({ mana }) => `pero solo tienes ${mana} de maná`,
  },
  pages: {
    legend: 'Leyenda',
    deck: ({ player }) => (player ? `Mazo ${possessive(player)}` : 'Tu mazo'),
    spells: 'Hechizos',
    stats: 'Estadísticas',
    rounds: ({ rounds }) => `Rondas: ${rounds}`,
    life: ({ life }) => `vida: ${life}`,
    graveyard: ({ cards }) => `cementerio: ${cards}`,
    pile: ({ cards }) => `en la pila: ${cards}`,
  },
  puzzles: {
    win: 'Gana este turno.',
    survive: 'Sobrevive: evita que las criaturas de tu rival puedan matarte en el próximo turno.',
    sweep: 'Deja a tu rival sin criaturas este turno.',
    most: 'Quítale a tu rival toda la vida que puedas este turno.',
    taken: ({ taken, most }) => `Así le quitas ${taken} de vida, y podrías haberle quitado ${most}.`,
    standing: ({ creatures }) =>
      `${capital(list(creatures.map(the)))} ${creatures.length === 1 ? 'sigue' : 'siguen'} en pie.`,
  },
  faults: {
    over: 'Este duelo ha terminado.',
    'not-your-turn': 'No te toca. Espera a que tu rival termine.',
    unknown:
      'Eso no es una jugada. Escribe, por ejemplo, «attack 0 with 3», «set 2 to 4», «cast 3», «sacrifice 1» o «finish».',
    'no-attacker': 'No tienes ninguna criatura en esa casilla. Ataca con una de las tuyas.',
    asleep: 'Esa criatura aún duerme. Podrá atacar en tu próximo turno.',
    attacked: 'Esa criatura ya ha atacado este turno. Elige otra.',
    'no-target': 'Tu rival no tiene ninguna criatura en esa casilla. Elige otro objetivo.',
    'target-asleep': 'Esa criatura duerme y aún no se puede atacar. Elige otro objetivo.',
    shielded: 'Tu rival tiene escudos. Destrúyelos todos antes.',
    'no-card': 'No tienes tantas cartas. Mira los números de tu mano.',
    'is-spell': 'Esa carta es un hechizo. Lánzalo o elige una criatura para colocar.',
    'is-creature': 'Esa carta es una criatura. Colócala o elige un hechizo para lanzar.',
    'slot-taken': 'Esa casilla está ocupada. Elige una libre.',
    'needs-target': 'Traidor necesita una criatura que tomar y una casilla libre, por ejemplo «cast 3 take 2 to 5».',
    'not-traitor': 'Solo Traidor toma una criatura. Lanza este hechizo solo con su número.',
    'not-enough-mana': 'No tienes suficiente maná para esa carta. Elige una más barata o termina tu turno.',
  },
};
