import { capital, german } from '@longtable/kit';
import type { play as en } from '../en/play.ts';

const { count, the } = german;

export const play: typeof en = {
  menus: {
    playCard: 'Karte spielen …',
    target: ({ monster, hp }) => `${monster.noun}, ${hp} Leben`,
    attack: ({ card, target, outcome }) => `${card} → ${target}: ${outcome}`,
    cardWithEffect: ({ card, effect }) => `${card}: ${effect}`,
    untilItFalls: ({ card, monster }) => `${card}, bis ${the(monster)} fällt`,
    seeds: 'Zwei Seeds eingeben',
    seedsLabel: 'Seeds für Karten und Monster',
    seedsHint: ({ max }) => `Zwei Zahlen von 1 bis ${max}`,
    newCards: 'Neue Karten nehmen',
    pickOf: ({ picked, offered }) => `${picked} von ${offered} aussuchen`,
    newDie: ({ die }) => `${die} nehmen`,
    dieFocus: ({ focus }) => `größerer Würfel, bis zu ${focus} Fokus`,
    takeTwo: 'Zwei Karten nehmen …',
    discard: ({ health, max }) => `Karten für je ${health} Leben abwerfen, bis ${max} …`,
    discardMore: 'Noch eine abwerfen …',
    keepAll: 'Alle Karten behalten',
    confirmDiscard: ({ cards, health }) => {
      const names = cards.join(', ');
      return `${names.length <= 24 ? names : count(cards.length, 'Karte', 'Karten')} abwerfen: +${health} Leben`;
    },
    lostHealth: ({ health }) => `Gestoppt: Runa hat ${health} Leben verloren.`,
    deadly: 'Gestoppt: Diese Runde könnte Runa töten.',
    useless: ({ card }) => `Gestoppt: ${card} macht jetzt keinen Schaden.`,
  },
  questions: {
    class: 'Wähle Runas Klasse.',
    seeds: 'Mit welchen Seeds sollen Karten und Monster gemischt werden?',
    card: 'Wähle eine Karte.',
    target: ({ card }) => `${card}: Wähle ein Ziel.`,
    roll: ({ die, card }) => `Wirf einen ${die} für ${card}.`,
    reward: 'Raum geschafft. Wähle eine Belohnung.',
    oneCard: 'Wähle eine Karte aus der Beute.',
    twoCards: 'Wähle zwei Karten aus der Beute.',
    secondCard: 'Und die zweite?',
    heal: ({ hp, max, health }) =>
      `Runa hat ${hp} von ${max} Leben. Wirf Karten für je ${health} Leben ab, bis ${max}, oder behalte alle.`,
  },
  hint: {
    moves: {
      class: ({ hero }) => `Wähle ${the(hero, 'accusative')}.`,
      seeds: 'Gib zwei beliebige Seeds ein.',
      play: ({ card }) => `Spiele ${card}.`,
      playOn: ({ card, monster }) => `Spiele ${card} gegen ${the(monster, 'accusative')}.`,
      roll: 'Wirf deinen eigenen Würfel.',
      die: 'Nimm den größeren Würfel.',
      newCards: 'Nimm neue Karten.',
      take: ({ cards }) => `Nimm ${german.list(cards)}.`,
      keep: 'Behalte alle Karten.',
      discard: ({ cards }) => `Wirf ${german.list(cards)} ab.`,
    },
    class: ({ hero, attack, defence }) =>
      `${capital(the(hero))} gewinnt am häufigsten. ${attack} braucht keinen Fokus, und ${defence} schwächt Angriffe ab.`,
    seeds: 'Zwei beliebige Seeds genügen. Sie bestimmen nur, wie gemischt wird.',
    over: 'Der Durchlauf ist vorbei.',
    noBetterCard: 'Keine andere Karte bringt in dieser Runde mehr.',
    monsterHealth: ({ monster, hp }) => `${capital(the(monster))} hat ${hp} Leben.`,
    focusHelps: ({ focus }) => `Zauber werden mit Fokus stärker, und Runa hat ${focus}.`,
    runaHealth: ({ hp }) => `Runa hat ${hp} Leben.`,
    effect: ({ card, effect }) => `${card}: ${effect}.`,
    ownDie: 'Wähle die Zahl, die dein eigener Würfel zeigt.',
    biggerDie: ({ die, focus, cards }) =>
      `Ein ${die} macht jeden Angriff stärker und bietet Platz für ${focus} Fokus; ${cards} Karten genügen.`,
    newCards: ({ cards, picked }) =>
      `Mit ${cards === 1 ? 'einer Karte' : `${cards} Karten`} auf der Hand ${picked === 1 ? 'hilft eine neue' : 'helfen zwei neue'} mehr als ein größerer Würfel.`,
    bestLoot: 'In simulierten Durchläufen kommt Runa damit am weitesten.',
    keepCards: ({ hp, max, cards, health }) =>
      `Bei ${hp} von ${max} Leben ist ${cards === 1 ? 'ihre einzige Karte' : `jede ihrer ${cards} Karten`} mehr wert als ${health} Leben.`,
    discard: ({ hp, healed, left }) =>
      `Damit steigt ihr Leben von ${hp} auf ${healed}, und sie behält ${count(left, 'Karte', 'Karten')}.`,
  },
  board: {
    level: ({ level }) => `Level ${level}`,
    room: ({ level, stage }) => `Level ${level}, Raum ${stage} von 4`,
    runa: ({ focus, max, die }) => `Fokus ${focus} von ${max}, Würfel ${die}`,
    next: ({ ability, effect }) => `gleich ${ability}: ${effect}`,
    ifBroken: ({ ability }) => `wenn der Fokus bricht: ${ability}`,
    pending: ({ focus }) => `${focus} Fokus kommt dazu`,
    blocks: ({ block }) => `blockt ${block}`,
    deflects: ({ deflect }) => `Magie −${deflect}`,
    element: ({ element }) => `Element ${element}`,
    focus: ({ focus }) => `Fokus ${focus}`,
    cards: 'Runas Karten',
  },
  picture: {
    room: ({ level, stage }) => `Level ${level} · Raum ${stage} von 4`,
    class: 'Runas Klasse',
    cleared: ({ stage }) => `Raum ${stage} geschafft`,
    healthPerCard: ({ health, max }) => `+${health} Leben pro Karte, bis ${max}`,
    health: ({ health }) => `+${health} Leben`,
    runaFocus: 'Fokus',
    breaksFocus: 'bricht Runas Fokus',
    blocks: 'blockt',
    deflects: 'wehrt ab',
    focus: 'Fokus',
    damage: 'Schaden',
    parry: 'je Angriff',
    reflect: 'je Zauber',
    nextTurn: 'danach',
    versus: ({ bonus }) => `+${bonus} bei`,
    highRoll: ({ bonus, roll }) => `+${bonus} ab ${roll}`,
  },
  ending: {
    won: 'Runa hat gewonnen!',
    lost: 'Runa ist gefallen',
    class: 'Klasse',
    healthLeft: 'Leben übrig',
    health: ({ hp, max }) => `${hp} von ${max}`,
    fasterThan: ({ rounds }) => `Schaffst du es in weniger als ${rounds} Runden?`,
    fartherThan: ({ level, stage }) => `Kommst du weiter als Level ${level}, Raum ${stage}?`,
    fellIn: 'Gefallen in',
    room: ({ level, stage }) => `Level ${level}, Raum ${stage}`,
    cleared: 'Geschafft',
    rooms: ({ rooms, max }) => `${rooms} von ${max} Räumen`,
    rounds: 'Runden',
    dealt: 'Ausgeteilt',
    taken: 'Eingesteckt',
    damage: ({ damage }) => `${damage} Schaden`,
    healed: 'Geheilt',
    gained: ({ health }) => `${health} Leben`,
    slain: 'Besiegte Monster',
    none: 'keine',
  },
  pages: {
    monsters: 'Monster in diesem Raum',
    cards: ({ level }) => `Alle Karten der Stufe ${level}`,
    rules: 'Sonderregeln',
    monster: ({ monster, health, element }) => `${monster.noun}: ${health} Leben${element ? `, ${element}` : ''}`,
    ability: ({ ability, effect }) => `${ability}: ${effect}`,
    breaksFocus: 'bricht Fokus',
    legend: {
      title: 'Legende',
      text: `**Angriffe** sind körperlich, **Zauber** sind Magie. Parade und Deckung schwächen Angriffe, Spiegel und Abwehr schwächen Zauber.
**Fokus** ist die Kraft hinter der Magie: Je mehr Runa hat, desto härter treffen ihre Zauber. Jeder Zauber kostet sie 1 Fokus, aber nie den letzten. Sie kann so viel Fokus haben, wie ihr Würfel Seiten hat. Ein Zauber der Stufe 2 braucht und kostet beim Monster 2 Fokus.
**Fokus brechen**: Fokus, der noch nicht da ist, geht verloren, wenn so ein Angriff trifft.
**blockt 7**: Dein nächster Angriff macht 7 weniger Schaden. **Magie −13**: Dein nächster Zauber macht 13 weniger Schaden. Beides endet, wenn das Monster wieder handelt.
**Elemente**: Wasser ist stark gegen Blitz, Eis gegen Wasser, Feuer gegen Eis und Blitz gegen Feuer.
**Hieb(2)**: eine Karte und ihre Stufe. Karten verbrauchen sich nicht.
**Gefahr**: der Schaden, den alle Monster zusammen gleich anrichten, bevor Runa etwas davon pariert oder zurückwirft.`,
    },
  },
  puzzles: {
    best: ({ rounds }) => `Gewinne diesen Kampf in höchstens ${rounds} Runden und verliere so wenig Leben wie möglich.`,
    least: ({ rounds }) => `Verliere in den nächsten ${rounds} Runden so wenig Leben wie möglich.`,
    survive: ({ rounds }) => `Überlebe die nächsten ${rounds} Runden.`,
    fell: 'Runa ist gefallen.',
    tooSlow: 'Der Kampf dauert zu lange.',
    tooCostly: ({ cost, least }) =>
      `Das kostet ${cost} Leben. Es geht ${least === 0 ? 'ohne Verlust' : `mit ${least}`}.`,
  },
  faults: {
    over: 'Dieser Durchlauf ist vorbei.',
    'not-your-turn': 'Das ist ein Durchlauf für eine Person. Starte mit `/spielen runa` deinen eigenen.',
    'not-a-number':
      'Gib an, die wievielte Möglichkeit du wählst: `1` für die erste, `2` für die zweite, mehrere mit Komma wie `2,1`. Du kannst auch den Button drücken.',
    'cannot-skip': 'Das lässt sich nicht überspringen. Wähle etwas aus dem Menü.',
    'one-number-only': 'Hier kannst du nur eins wählen. Tippe eine einzelne Zahl ein.',
    'no-such-class': 'Diese Klasse gibt es nicht. Tippe 1 für Kriegerin, 2 für Magierin oder 3 für Paladinin ein.',
    'two-seeds-needed': 'Du brauchst zwei Seeds, einen für die Karten und einen für die Monster, zum Beispiel `61,86`.',
    'seed-out-of-range': 'Seeds gehen von 1 bis 2147483647. Wähle zwei aus diesem Bereich, zum Beispiel `61,86`.',
    'no-such-card': 'Eine Karte mit dieser Nummer gibt es nicht. Wähle eine aus dem Menü.',
    'no-such-monster': 'Ein Monster mit dieser Nummer gibt es nicht. Wähle ein Ziel aus dem Menü.',
    'roll-out-of-range':
      'Diese Zahl hat Runas Würfel nicht. Wirf einen Würfel der richtigen Größe und tippe ein, was er zeigt.',
    'no-such-reward': 'Es gibt zwei Belohnungen. Tippe 1 für neue Karten oder 2 für einen größeren Würfel ein.',
    'wrong-number-of-cards': 'Wähle genau zwei Karten, zum Beispiel `2,1`.',
    'card-twice': 'Du hast eine Karte doppelt gewählt. Wähle verschiedene.',
    'must-keep-a-card': 'Mindestens eine Karte muss Runa behalten. Wirf weniger ab, oder behalte mit `none` alle.',
  },
};
