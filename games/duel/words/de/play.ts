import { capital, countRepeats, german, neuter } from '@longtable/kit';
import type { play as en } from '../en/play.ts';

const { a, count, list, owned, player: name, possessive, the } = german;

const MANA = neuter('Mana');

export const play: typeof en = {
  labels: {
    moreAttacks: 'Weitere Angriffe …',
    attackWith: ({ target }) => `${target} angreifen mit …`,
    attacks: 'Angreifen …',
    playCards: 'Karte spielen …',
    sacrifice: 'Opfern …',
    sacrificed: ({ life }) => `Karte verloren, +${life} Leben`,
    endTurn: 'Zug beenden',
    endTurnFull: ({ life }) => `Zug beenden · −${life} Leben`,
    playCard: ({ affordable }) => `Karte spielen (${affordable} bezahlbar)`,
    life: ({ life }) => `${life} Leben`,
    mana: ({ mana }) => `${mana} Mana`,
    attack: ({ attacker, target, outcome }) => `${attacker} → ${target}: ${outcome}`,
    kills: 'tödlich',
    wins: () => 'Sieg',
    drains: ({ life, left, mana }) => `${life} → ${left}, Mana ${mana} → 0`,
    attackAll: ({ damage, wins }) => `Mit allen angreifen: ${wins ? 'Sieg' : `${damage} Schaden`}`,
    set: ({ creature }) => `${creature} legen`,
    cast: ({ spell, outcome }) => `${spell} wirken: ${outcome}`,
    heals: ({ creatures }) => `+1 Leben für ${count(creatures, 'Kreatur', 'Kreaturen')}`,
    draws: ({ cards }) => `${count(cards, 'Karte', 'Karten')} ziehen`,
    drawsAndLoses: ({ cards, life, left }) => `${cards} ziehen, Leben ${life} → ${left}`,
    returns: ({ creature }) => `${creature} kehrt zurück`,
    bites: ({ caster, victim, life }) => `${caster ?? 'du'} +${life}, ${victim} −${life}`,
  },
  questions: {
    action: 'Was machst du?',
    tooDear: ({ cheapest, mana }) => `Deine billigste Karte kostet ${cheapest} Mana, und du hast ${mana}.`,
    attacker: ({ target, slot }) => `Welche Kreatur greift ${the(target, 'accusative')}${slot ? ` (${slot})` : ''} an?`,
    sacrifice: ({ life }) => `Welche Karte opferst du? Dein Leben: ${life} → ${life + 1}.`,
  },
  hint: {
    moves: {
      attack: ({ attacker, target, damage }) =>
        `Greif ${target ? the(target, 'accusative') : 'deinen Gegner'} mit ${the(attacker, 'dative')} an: ${damage} Schaden.`,
      set: ({ creature, slot }) => `Leg ${the(creature, 'accusative')} auf Feld ${slot}.`,
      cast: ({ spell }) => `Wirke ${spell}.`,
      betray: ({ spell, creature }) => `Wirke ${spell} auf ${the(creature, 'accusative')}.`,
      sacrifice: ({ card }) => `Opfere eine Karte (${card}).`,
      finish: 'Beende deinen Zug.',
    },
    nothingMore: ({ mana }) =>
      mana === 0
        ? 'In diesem Zug lohnt sich nichts mehr.'
        : `In diesem Zug lohnt sich nichts mehr, und du behältst ${mana} Mana.`,
    wins: ({ damage, life }) => `Damit gewinnst du: ${damage} Schaden gegen ${life} Leben.`,
    hitsPlayer: ({ left, drained }) =>
      `Der Weg ist frei: Dein Gegner hat dann noch ${left} Leben${drained ? ' und kein Mana mehr' : ''}.`,
    destroys: ({ creature, life, damage }) =>
      `${capital(the(creature))} (${life} Leben) fällt${damage === 0 ? '' : ` und trifft dich nicht mehr mit ${damage}`}.`,
    wounds: ({ creature, left, damage }) =>
      `${capital(the(creature))}${damage === 0 ? '' : ` (Schaden ${damage})`} hat dann nur noch ${left} Leben.`,
    setShield: ({ creature, life, danger, cost, mana }) =>
      `${capital(the(creature))} schirmt dich mit ${life} Leben${danger === 0 ? '' : ` gegen ${danger} Schaden`} ab. Kosten: ${cost} von ${mana} Mana.`,
    setSpeedy: ({ creature, damage, cost, mana }) =>
      `${capital(the(creature))} kann sofort mit ${damage} angreifen. Kosten: ${cost} von ${mana} Mana.`,
    set: ({ creature, damage, cost, mana }) =>
      `${capital(the(creature))} kann ab deinem nächsten Zug mit ${damage} treffen. Kosten: ${cost} von ${mana} Mana.`,
    draws: ({ cards, cost, held }) =>
      `Du bekommst ${count(cards, 'neue Karte', 'neue Karten')} für ${cost} Mana. ${held === 0 ? 'Sonst hast du keine' : `Du hast ${count(held, 'weitere', 'weitere')}`} auf der Hand.`,
    returns: ({ creature, values }) => `${capital(the(creature))} ${values} kommt zurück.`,
    biteWins: ({ life }) => `Damit gewinnst du: Dein Gegner hat nur noch ${life} Leben.`,
    bites: ({ mine, theirs, bite }) =>
      `Dein Leben ${mine} → ${mine + bite}, das deines Gegners ${theirs} → ${theirs - bite}, und kein Schild hilft dagegen.`,
    betrays: ({ creature, values }) => `${capital(the(creature))} ${values} kämpft dann für dich.`,
    fullHand: ({ cards }) =>
      `Mit ${cards} Karten auf der Hand würde das nächste Ziehen 1 Leben kosten. So gewinnst du 1.`,
    sacrifice: ({ life }) => `Dein Leben: ${life} → ${life + 1}.`,
  },
  story: {
    starts: ({ player }) => (player ? `${player} beginnt.` : 'Du beginnst.'),
    endsTurn: ({ player }) => (player ? `${player} beendet den Zug.` : 'Du beendest deinen Zug.'),
    draws: ({ cards }) => `Du ziehst: ${list(cards)}.`,
    cannotDraw: ({ player, full, lost, life }) =>
      `${player ? `${player} verliert` : 'Du verlierst'} ${lost} Leben, weil ${player ? (full ? 'die' : 'der') : full ? 'deine' : 'dein'} ${full ? 'Hand voll' : 'Nachziehstapel leer'} ist: ${life + lost} → ${life}.`,
    sets: ({ player, creature, values, slot }) =>
      `${player ? `${player} legt` : 'Du legst'} ${a(creature, 'accusative')} ${values} auf Feld ${slot}.`,
    destroys: ({ attacker, by, victim, of }) =>
      `${capital(owned(attacker, by))} zerstört ${owned(victim, of, 'accusative')}.`,
    destroysWith: ({ attacker, others, by, victim, of }) =>
      `${capital(owned(attacker, by))} zerstört ${owned(victim, of, 'accusative')} zusammen mit ${list(others.map((other) => the(other, 'dative')))}.`,
    hitsCreature: ({ attacker, by, victim, of, damage, left }) =>
      `${capital(owned(attacker, by))} trifft ${owned(victim, of, 'accusative')} mit ${damage}: noch ${left} Leben.`,
    hitsPlayer: ({ attacker, by, target, damage, before, life, drained }) =>
      `${capital(owned(attacker, by))} trifft ${target ? name(target, 'accusative') : 'dich'} mit ${damage}: ${before} → ${life}.${drained ? ` ${capital(owned(MANA, target))} ist weg.` : ''}`,
    losesLife: ({ player, damage, hits, before, life, drained }) =>
      `${player ? `${player} verliert` : 'Du verlierst'} ${damage} Leben durch ${hits} Angriffe: ${before} → ${life}.${drained ? ` ${capital(owned(MANA, player))} ist weg.` : ''}`,
    losesCreatures: ({ player, creatures, attackers }) =>
      `${player ? `${player} verliert` : 'Du verlierst'} ${list(creatures.map((creature, at) => `${the(creature, 'accusative')} durch ${the(attackers[at]!, 'accusative')}`))}.`,
    setsCreatures: ({ player, creatures, values }) =>
      `${player ? `${player} legt` : 'Du legst'} ${list([...countRepeats(creatures.map((one, at) => `${a(one, 'accusative')} ${values[at]}`)).values()])}.`,
    casts: ({ player, spell, effect }) => `${player ? `${player} wirkt` : 'Du wirkst'} ${spell}: ${effect}`,
    castsToDraw: ({ player, spell, cards }) =>
      player ? `${player} wirkt ${spell} und zieht ${count(cards, 'Karte', 'Karten')}.` : `Du wirkst ${spell}.`,
    heals: ({ creatures }) =>
      creatures === 1 ? '1 Kreatur gewinnt 1 Leben.' : `${creatures} Kreaturen gewinnen je 1 Leben.`,
    bites: ({ caster, victim, prey, life }) =>
      `${victim ? `${victim} fällt` : 'Du fällst'} auf ${prey} Leben, ${caster ? `${caster} steigt` : 'du steigst'} auf ${life}.`,
    returns: ({ creature, values, slot }) => `${capital(the(creature))} ${values} kehrt auf Feld ${slot} zurück.`,
    noneReturns: 'Keine Kreatur kehrt zurück.',
    betrays: ({ creature, of, values }) => `${capital(owned(creature, of))} ${values} wechselt die Seite.`,
    sacrifices: ({ player, card, life, isOpen }) =>
      player
        ? `${player} opfert eine Karte${isOpen ? ` (${card})` : ''} und hat jetzt ${life} Leben.`
        : `Du opferst eine Karte (${card}) und hast jetzt ${life} Leben.`,
    beats: ({ winner, loser, life }) =>
      `${winner ? `${winner} besiegt` : 'Du besiegst'} ${loser ? name(loser, 'accusative') : 'dich'} und ${winner ? 'hat' : 'hast'} noch ${life} Leben.`,
  },
  sentences: {
    turn: ({ round, player }) => `Runde ${round}. ${player ? `${player} ist` : 'Du bist'} am Zug.`,
    player: ({ player, life, mana, hand, pile }) =>
      `${player ? `${player} hat` : 'Du hast'} ${life} Leben, ${mana} Mana, ${count(hand, 'Karte', 'Karten')} auf der Hand und ${pile} im Nachziehstapel.`,
    damage: ({ damage }) => `Schaden ${damage}`,
    life: ({ life }) => `Leben ${life}`,
    spell: 'Zauber',
    drain: 'Manaentzug',
    shield: 'Schild',
    speedy: 'flink',
    asleep: 'schläft',
    attacked: 'hat angegriffen',
    danger: ({ player, damage, life }) =>
      damage < life
        ? `${player} kann dir im nächsten Zug ${damage} Schaden zufügen, dann hast du noch ${life - damage} Leben.`
        : `Gefahr: ${player} kann dir im nächsten Zug ${damage} Schaden zufügen, und du hast nur ${life} Leben.`,
  },
  scene: {
    creatures: ({ player }) => (player ? possessive(player, 'Kreaturen') : 'Deine Kreaturen'),
    hand: ({ player }) => (player ? possessive(player, 'Hand') : 'Deine Hand'),
  },
  board: {
    noCreatures: 'Noch keine Kreaturen',
    life: ({ life }) => `${life} Leben`,
    mana: ({ mana }) => `Mana ${mana}`,
    inHand: ({ cards }) => `Hand ${cards}`,
    inPile: ({ cards }) => `Stapel ${cards}`,
    price: ({ cost }) => `${cost} Mana`,
    spell: 'Zauber',
    costs: ({ cost }) => `kostet ${cost}`,
    tooDear: ({ mana }) => `aber du hast nur ${mana} Mana`,
  },
  pages: {
    legend: 'Legende',
    deck: ({ player }) => (player ? possessive(player, 'Deck') : 'Dein Deck'),
    spells: 'Zauber',
    stats: 'Statistik',
    rounds: ({ rounds }) => `Runden: ${rounds}`,
    life: ({ life }) => `Leben: ${life}`,
    graveyard: ({ cards }) => `Friedhof: ${cards}`,
    pile: ({ cards }) => `im Nachziehstapel: ${cards}`,
  },
  puzzles: {
    win: 'Gewinne in diesem Zug.',
    survive: 'Überlebe: Sorge dafür, dass dich die gegnerischen Kreaturen im nächsten Zug nicht besiegen können.',
    sweep: 'Lass deinem Gegner in diesem Zug keine Kreatur.',
    most: 'Nimm deinem Gegner in diesem Zug so viel Leben wie möglich.',
    taken: ({ taken, most }) => `Das kostet den Gegner ${taken} von möglichen ${most} Leben.`,
    standing: ({ creatures }) =>
      `${capital(list(creatures.map((creature) => the(creature))))} ${creatures.length === 1 ? 'steht' : 'stehen'} noch.`,
  },
  faults: {
    over: 'Dieses Duell ist vorbei.',
    'not-your-turn': 'Du bist nicht am Zug. Warte, bis dein Gegner fertig ist.',
    unknown:
      'Das ist kein Zug. Tippe zum Beispiel „attack 0 with 3“, „set 2 to 4“, „cast 3“, „sacrifice 1“ oder „finish“.',
    'no-attacker': 'Auf diesem Feld hast du keine Kreatur. Greif mit einer eigenen an.',
    asleep: 'Diese Kreatur schläft noch. In deinem nächsten Zug kann sie angreifen.',
    attacked: 'Diese Kreatur hat in diesem Zug schon angegriffen. Wähle eine andere.',
    'no-target': 'Auf diesem Feld hat dein Gegner keine Kreatur. Wähle ein anderes Ziel.',
    'target-asleep': 'Diese Kreatur schläft und kann noch nicht angegriffen werden. Wähle ein anderes Ziel.',
    shielded: 'Dein Gegner hat Schilde. Zerstöre sie zuerst alle.',
    'no-card': 'So viele Karten hast du nicht. Prüfe die Nummern auf deiner Hand.',
    'is-spell': 'Diese Karte ist ein Zauber. Wirke ihn oder wähle eine Kreatur.',
    'is-creature': 'Diese Karte ist eine Kreatur. Leg sie oder wähle einen Zauber.',
    'slot-taken': 'Dieses Feld ist besetzt. Wähle ein freies.',
    'needs-target': 'Verräter braucht eine Kreatur und ein freies Feld, zum Beispiel „cast 3 take 2 to 5“.',
    'not-traitor': 'Nur Verräter nimmt eine Kreatur. Wirke diesen Zauber nur mit seiner Nummer.',
    'not-enough-mana': 'Für diese Karte fehlt dir Mana. Wähle eine günstigere oder beende deinen Zug.',
  },
};
