import { spanish } from '@longtable/kit';
import type { table as en } from '../en/table.ts';

const NAME_LETTERS = "letras, cifras, espacios y . , : ; ! ? ' & + ( ) -";

export const table: typeof en = {
  summary: 'Coloca criaturas y lanza hechizos para bajar la vida de tu rival de 30 a 0.',
  options: {
    decks: { name: 'Mazos', about: 'Los mazos de la partida' },
    rivals: 'Guardia de la marea contra Jauría de ascuas (reparto al azar)',
    against: { name: 'Segundo mazo', about: 'Un segundo mazo distinto' },
    start: { name: 'Inicio', about: 'Con qué empieza cada bando' },
    originalStart: 'Original (sin maná, 3 cartas por bando)',
    fairStart: 'Inicio equilibrado: el segundo bando tiene 3 de maná y 4 cartas',
    deck: { name: 'Mazo propio', about: 'Tu propio mazo para ambos bandos (archivo JSON)' },
    deck2: { name: 'Segundo mazo propio', about: 'Un segundo mazo; se reparten al azar (archivo JSON)' },
    ownDecks: 'El mazo que trae cada bando',
    deckGone: 'Este mazo ya no existe.',
    badNames: `Los nombres de las criaturas solo pueden contener ${NAME_LETTERS}`,
  },
  deckFile: {
    tooFewCards: ({ min, cards }) => `Un mazo necesita al menos ${min} cartas. Este tiene ${cards}.`,
    mixedSpeedy: 'Si una criatura tiene «speedy», todas deben tenerlo.',
    copiesDiffer: ({ name }) =>
      `Las criaturas llamadas «${name}» son distintas. Las copias deben tener los mismos valores.`,
    knownIcon: 'debe ser el icono de una criatura incluida',
  },
  editor: {
    deck: 'Mazo',
    about: 'Tu propio mazo de al menos 10 cartas: criaturas con sus valores y hechizos.',
    creatures: 'Criaturas',
    name: 'Nombre',
    cost: 'Coste de maná',
    mana: 'Maná',
    values: 'Daño/vida',
    damage: 'Daño',
    life: 'Vida',
    copies: 'Copias',
    abilities: 'Habilidades',
    shield: 'S: escudo',
    drain: 'M: drenaje de maná',
    speedy: 'A: prisa',
    icon: 'Icono',
    spells: 'Hechizos',
    spell: 'Hechizo',
    secondDeck: 'un segundo mazo; se reparten al azar',
    ownDeck: 'Tu mazo, incluido o creado con /diseñar (con uno propio la partida no puntúa)',
    chooseDeck: 'Elige tu mazo…',
    badName: `solo puede contener ${NAME_LETTERS}`,
  },
  computers: {
    beginner: 'juega lo que puede',
    amateur: 'a veces busca la mejor jugada',
    casual: 'elige lo que más da de inmediato',
    skilled: 'a veces prevé tu respuesta',
    advanced: 'prevé tu respuesta',
    expert: 'a menudo piensa turnos enteros',
    master: 'piensa turnos enteros',
  },
  achievements: {
    quick: { name: 'Rayo', about: 'Gana un duelo en la ronda 6 o antes' },
    long: { name: 'Guerra de desgaste', about: 'Gana un duelo en la ronda 12 o después' },
    unhurt: { name: 'Ni un rasguño', about: 'Gana un duelo con 30 de vida' },
    close: { name: 'Por los pelos', about: 'Gana un duelo con 3 de vida o menos' },
    crowd: { name: 'Aforo completo', about: 'Gana un duelo con 7 criaturas en tu lado' },
    swept: { name: 'Limpieza total', about: 'Gana un duelo cuando a tu rival no le queden criaturas' },
    losses: { name: 'Grandes pérdidas', about: 'Gana un duelo tras perder 8 criaturas' },
  },
  daily: {
    won: ({ rounds, life }) => `Victoria en ${spanish.count(rounds, 'ronda', 'rondas')}, con ${life} de vida`,
    lost: ({ rounds, life }) => `Derrota en la ronda ${rounds}, rival con ${life} de vida`,
    unfinished: ({ rounds, mine, theirs }) => `Ronda ${rounds}, ${mine} de vida contra ${theirs}`,
  },
  statistics: { rounds: 'Rondas', firstPlayerWon: 'Victorias de quien empieza' },
  lesson: {
    set: {
      about:
        'Baja la vida de tu rival de 30 a 0. Las cartas cuestan maná, y en la primera ronda tienes 1. 2/1 significa 2 de daño y 1 de vida.',
      task: 'Coloca la Chispa en la casilla 1.',
    },
    sleep: {
      about:
        'Una criatura recién llegada duerme (z) hasta tu próximo turno. Has gastado tu maná; cada ronda recibes más.',
      task: 'Termina tu turno.',
    },
    attack: {
      about: 'La Chispa está despierta. Cada criatura puede atacar una vez por turno, y nadie devuelve el golpe.',
      task: 'Ataca a tu rival con la Chispa.',
    },
    shield: {
      about: 'S es un escudo: mientras tengas uno en juego, no se puede atacar nada más de tu lado, ni siquiera a ti.',
      task: 'Coloca la Ceniza en la casilla 2.',
    },
    mana: { about: 'El maná que no gastas se conserva, hasta 15.', task: 'Termina tu turno.' },
    spell: {
      about:
        'El Fogonero aún duerme, así que todavía no puedes atacarlo. Los hechizos hacen efecto enseguida: Drácula le quita 2 de vida a tu rival y te la da.',
      task: 'Lanza Drácula.',
    },
    wait: {
      about: 'El Fogonero está a punto de despertar y atacar. Tu escudo se interpone.',
      task: 'Termina tu turno.',
    },
    kill: {
      about: 'La Ceniza ha aguantado el golpe. El Fogonero tiene 1 de vida y ningún escudo que lo proteja.',
      task: 'Ataca al Fogonero con la Chispa.',
    },
    end: 'Ya sabes colocar criaturas, atacar, protegerte tras un escudo y lanzar hechizos. El resto está en las cartas: pulsa «Consultar» para ver los mazos.',
  },
};
