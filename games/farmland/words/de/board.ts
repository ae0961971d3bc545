import { capital, german } from '@longtable/kit';
import type { board as english } from '../en/board.ts';
import { valuesOf } from '../units.ts';
import { king, theUnit, unit, withValues } from './units.ts';

const fields = (count: number) => german.count(count, 'Feld', 'Felder');

export const board: typeof english = {
  view: {
    field: 'Feld',
    life: ({ life }) => `${life} Leben`,
    inHand: ({ cards }) => `Hand ${cards}`,
    deck: ({ cards }) => `Deck ${cards}`,
    faces: { up: 'aufgedeckt', down: 'verdeckt' },
    signs: { '*': 'bereit', '#': 'blockiert', '?': 'verdeckt', '<': 'handelt', '+': 'Ziel' },
    hundreds: 'Zahlen ×100',
  },
  sentences: {
    turn: ({ who }) => (who === undefined ? 'Du bist am Zug.' : `${who} ist am Zug.`),
    side: ({ who, life, deck, hand }) =>
      `${who === undefined ? 'Du hast' : `${who} hat`} ${life} Lebenspunkte, ${german.count(deck, 'Karte', 'Karten')} im Deck und ${hand} auf der Hand.`,
    king: ({ owner, field }) => `${field}: ${capital(king(owner))}.`,
    unit: (seen) => {
      const values = seen.unit.card ? ` ${valuesOf(seen.unit.card)}` : '';
      const face = seen.face ? `, ${seen.face === 'up' ? 'aufgedeckt' : 'verdeckt'}` : '';
      return `${seen.field}: ${capital(unit(seen.unit))}${values}${face}${seen.blocks ? ', blockiert' : ''}.`;
    },
    hand: ({ owner, cards }) =>
      `${owner === undefined ? 'Deine Hand' : german.possessive(owner, 'Hand')}: ${cards.map((card, at) => `${at + 1} ${withValues(card)}`).join(', ')}.`,
  },
  danger: {
    hiddenNextToKing: ({ count }) =>
      count === 1
        ? 'Neben deinem König steht eine verdeckte Einheit.'
        : `Neben deinem König stehen ${count} verdeckte Einheiten.`,
    deadly: ({ who, points, life }) =>
      `Gefahr: ${who} kann deinem König ${points} Schaden zufügen, und du hast nur ${life} Lebenspunkte.`,
    toKing: ({ who, points, left, hidden }) =>
      `${who} kann deinem König ${points} Schaden zufügen (dir blieben ${left}).${hidden ? ' Auch eine verdeckte Einheit steht neben ihm.' : ''}`,
    toUnit: ({ attacker, from, on, points }) =>
      `${capital(theUnit(attacker))} auf ${from} kann deine Einheit auf ${on} schlagen${points > 0 ? ` (${points} Schaden)` : ''}.`,
  },
  ask: {
    whereToMove: ({ field, name }) => `${field} ${name}: Wohin?`,
    whereToPlace: ({ names }) => `${german.list(names)}: Wohin?`,
    uniteWith: ({ names }) => `${german.list(names)}: Wähle eine Einheit zum Vereinen. Du hast schon 5 auf dem Brett.`,
    confirmAutoplay:
      'Der Computer spielt deinen ganzen Zug auf Anfängerniveau. Er merkt sich keine verdeckten Einheiten, die du schon gesehen hast. Bist du sicher?',
    placeOrDiscard: 'Hand voll: Platzier eine Karte oder wirf eine ab.',
    whichCard: 'Welche Karte platzierst du?',
    allMoved: 'Alle Einheiten haben sich bewegt.',
  },
  choices: {
    flip: 'Für alle aufdecken',
    block: 'Blockieren',
    unblock: 'Blockade aufheben',
    move: 'Andere bewegen …',
    place: 'Platzieren …',
    placeOne: ({ name }) => `${name} platzieren`,
    uniteFirst: 'Mit weiterer Karte vereinen …',
    uniteWith: ({ name }) => `Mit ${name} vereinen`,
    endTurn: 'Zug beenden',
    discard: '⚠ Abwerfen, Zug beenden …',
    discardOne: ({ name }) => `${name} abwerfen, Zug beenden`,
    autoplay: 'Zug automatisch spielen (Anfänger)',
  },
  previews: {
    cardsBecome: ({ card, cards, field }) =>
      `${cards === 2 ? 'Beide' : `Alle ${cards}`} Karten${field ? ` und die Einheit auf ${field}` : ''} werden eine Einheit: ${withValues(card)}`,
    lost: ({ name }) => `${name} geht verloren`,
    noGain: 'kein Gewinn · Karte verloren',
    faceDown: 'verdeckte Einheit',
    attack: ({ target, outcome }) => `${target}: ${outcome}`,
    bothFall: 'beide fallen',
    blockadeBreaks: 'die Blockade bricht',
    nothing: 'nichts passiert',
    win: ({ who, points }) => `fällt, ${who} −${points}`,
    hit: ({ who, points }) => `${who} −${points}`,
    blockadeHolds: ({ points }) => `die Blockade hält, du −${points}`,
    fall: ({ points }) => `deine Einheit fällt, du −${points}`,
  },
  hint: {
    moves: {
      move: ({ card, from, to }) =>
        `Zieh ${card ? theUnit(card, 'accusative') : 'deinen König'} von ${from} nach ${to}.`,
      attack: ({ card, from, to }) => `Greif ${to} mit ${theUnit(card, 'dative')} auf ${from} an.`,
      place: ({ cards, field }) =>
        `Platziere ${german.list(cards.map((card) => theUnit(card, 'accusative')))} auf ${field}.`,
      flip: ({ card, field }) => `Deck ${theUnit(card, 'accusative')} auf ${field} auf.`,
      block: ({ card, field }) => `Blockiere mit ${theUnit(card, 'dative')} auf ${field}.`,
      unblock: ({ card, field }) => `Beende die Blockade mit ${theUnit(card, 'dative')} auf ${field}.`,
      stay: 'Lass deinen König stehen.',
      discard: ({ card }) => `Wirf ${theUnit(card, 'accusative')} ab und beende deinen Zug.`,
      endTurn: 'Beende deinen Zug.',
    },
    hitsKing: ({ points, left }) => `Das fügt dem König ${points} Schaden zu (noch ${left}).`,
    winsGame: ({ points }) => `Das trifft den König mit ${points} Schaden. Damit gewinnst du.`,
    unites: ({ card }) => `Zusammen werden sie zu einer neuen Einheit: ${withValues(card)}.`,
    attacksFaceDown: ({ attack, percent }) =>
      `Angriff ${attack} schlägt ${percent} % der Einheiten, die dort liegen könnten.`,
    bothFall: ({ target }) => `Beide fallen, auch ${theUnit(target)}.`,
    nothingBetter: ({ target }) => `Gegen ${theUnit(target, 'accusative')} hilft nichts Besseres.`,
    breaksBlockade: ({ target }) => `Das bricht die Blockade: ${capital(theUnit(target))} fällt.`,
    beats: ({ target, points }) => `Das schlägt ${theUnit(target, 'accusative')} und macht ${points} Schaden.`,
    nextToKing: 'Von dort ist im nächsten Zug ein Angriff auf den König möglich.',
    closerToKing: ({ distance }) => `Näher am König: noch ${fields(distance)}.`,
    outOfReach: ({ field }) => `Außer Reichweite von ${field}.`,
    betterPosition: 'Das ist eine bessere Stellung für die nächsten Züge.',
    fewerEnemies: ({ now, before }) => `Weniger Gegner neben deinem König: ${now} statt ${before}.`,
    saferKing: 'Dort ist dein König sicherer, und neue Einheiten kommen neben ihm ins Spiel.',
    places: ({ card, distance }) =>
      `Von dort ${distance === 1 ? 'ist' : 'sind'} es für ${theUnit(card, 'accusative')} noch ${fields(distance)} bis zum König.`,
    placesStrongest: ({ card, distance }) =>
      `${withValues(card)} hat den stärksten Angriff auf deiner Hand und steht dort ${fields(distance)} vor dem König.`,
    blocks: ({ defence, attack }) =>
      `Beim Blockieren zählt Verteidigung ${defence} statt Angriff ${attack}, und du erleidest keinen Schaden.`,
    discards: ({ card }) => `Mehr ist nicht zu holen, und ${withValues(card)} ist deine schwächste Karte.`,
    endsTurn: 'Alles andere würde deine Lage verschlechtern.',
  },
  pages: {
    legend: 'Legende',
    units: ({ owner }) => (owner === undefined ? 'Deine Einheiten' : german.possessive(owner, 'Einheiten')),
    noUnits: 'Keine auf dem Brett.',
    faceDown: 'verdeckt',
    discards: ({ owner }) =>
      owner === undefined ? 'Deine abgeworfenen Karten' : `Abgeworfen von ${german.player(owner, 'dative')}`,
    noDiscards: 'Noch keine.',
    stats: 'Statistik',
  },
  legend: {
    firstUnit: 'Einheit der beginnenden Seite',
    secondUnit: 'Einheit der zweiten Seite',
    kings: 'Könige',
    ready: 'kann sich noch bewegen',
    blocking: 'blockiert',
    acting: 'handelt gerade',
    target: 'Feld, das du wählen kannst',
    faceDown: 'verdeckt',
    hundreds: 'Einheit mit Angriff 2600',
    values: 'Angriff 5, Verteidigung 3',
    united: 'nach dem Namen: 2 weitere darin',
  },
};
