import { capital, german, type Noun } from '@longtable/kit';
import type { board as english } from '../en/board.ts';
import { count, the } from './units.ts';

const rounds = (value: number) => count(value, 'Runde', 'Runden');

interface Reached {
  readonly target: Noun;
  readonly reached: number;
}

const object = (noun: Noun) => the(noun, 'accusative');
const targets = ({ target, reached }: Reached) => (reached === 1 ? object(target) : `${reached} Gegner in Reichweite`);
const heals = (heal: number) => (heal > 0 ? `heilt ${heal}, ` : '');
const risk = (death: string | undefined) => (death === undefined ? '' : `, Todesrisiko ${death} %`);

export const board: typeof english = {
  places: {
    level: ({ level }) => `Level ${level}`,
    levelOf: ({ level, levels }) => `Level ${level} von ${levels}`,
    depth: ({ depth }) => `Tiefe ${depth}`,
  },
  view: {
    round: ({ round }) => `Runde ${round}`,
    goal: (goal) => `Ziel ${rounds(goal.rounds)}`,
    hero: 'Held',
    class: 'Klasse',
    health: 'Leben',
    attack: 'Ang',
    defense: 'Abw',
    attacks: ({ attack }) => `bis ${attack}`,
    shoots: ({ attack }) => `schießt ${attack}`,
    more: ({ enemies }) => `+${enemies} weitere`,
    menuTitle: 'Helden zur Auswahl',
    abilities: {
      Warrior: 'heilt, trifft einen Gegner',
      Mage: 'zufällige Treffer ringsum',
      Rogue: 'trifft alle neben dir',
      Hunter: 'trifft den nächsten Gegner',
    },
    endless: 'Endloser Abstieg',
    levels: ({ levels }) => `${levels} Level`,
    shieldReady: 'bereit',
    shieldIn: (wait) => `in ${wait.rounds}`,
    onlyHiddenTraps: 'Nur versteckte Fallen sind noch übrig.',
  },
  stats: {
    health: ({ value }) => `Leben ${value}`,
    healthOf: ({ value, full }) => `Leben ${value} von ${full}`,
    attack: ({ value }) => `Angriff ${value}`,
    defense: ({ value }) => `Abwehr ${value}`,
    vision: ({ value }) => `Sichtweite ${value}`,
    experience: ({ value }) => `Erfahrung ${value}`,
    shown: ({ value }) => `sichtbar ${value}`,
    hidden: ({ value }) => `verborgen ${value}`,
    shieldReady: 'Schild bereit',
    shieldIn: (wait) => `Schild in ${wait.rounds}`,
    mana: ({ value, full }) => `Mana ${value}/${full}`,
    energy: ({ value, full }) => `Energie ${value}/${full}`,
    arrows: ({ value }) => `Pfeile ${value}`,
    level: ({ level, experience, next }) => `Stufe ${level} (${experience}/${next})`,
  },
  abilityEffects: {
    Warrior: ({ heal, damage, cooldown }) =>
      `heilt ${heal}, trifft einen Gegner in der Nähe mit ${damage} Schaden, alle ${rounds(cooldown)}`,
    Mage: ({ hits, power, range, cost }) =>
      `${hits} Treffer mit je bis zu ${power} Schaden, Reichweite ${range}, kostet ${cost} Mana`,
    Rogue: ({ attack, cost }) => `trifft alle Gegner neben dir mit bis zu ${attack} Schaden, kostet ${cost} Energie`,
    Hunter: ({ attack, range }) =>
      `trifft den nächsten Gegner mit bis zu ${attack} Schaden, Reichweite ${range}, kostet 1 Pfeil`,
  },
  castEffects: {
    nobody: ({ heal }) => `${heals(heal)}niemand in Reichweite`,
    Warrior: ({ heal, target, reached, damage }) =>
      `${heals(heal)}trifft ${reached === 1 ? object(target) : `1 von ${reached} Gegnern in Reichweite`} mit ${damage} Schaden`,
    Mage: (cast) => `${cast.hits} Treffer mit je bis zu ${cast.power} Schaden auf ${targets(cast)}`,
    Rogue: (cast) => `trifft ${targets(cast)} mit bis zu ${cast.attack} Schaden`,
    Hunter: ({ target, attack }) => `trifft ${object(target)} mit bis zu ${attack} Schaden`,
  },
  restEffects: {
    Warrior: (rest) => `Schild bereit in ${rounds(rest.rounds)}`,
    Mage: (rest) => `Volles Mana in ${rounds(rest.rounds)}`,
    Rogue: (rest) => `Volle Energie in ${rounds(rest.rounds)}`,
    Hunter: (rest) => `${count(rest.arrows, 'neuer Pfeil', 'neue Pfeile')} in ${rounds(rest.rounds)}`,
  },
  danger: {
    status: ({ place, enemies, seen, harm }) => {
      const task = enemies === 1 ? 'Besiege den letzten Gegner' : `Besiege ${enemies} Gegner`;
      const danger = capital([seen, harm].filter((part) => part !== undefined).join(': '));
      return `${place === undefined ? '' : `${place}: `}${task}. ${danger}.`;
    },
    unseen: 'Niemand sieht dich',
    seenBy: ({ enemy }) => `${capital(the(enemy))} sieht dich`,
    seenByMany: ({ enemies }) => `${enemies} Gegner sehen dich`,
    harm: ({ most, death }) => `bis zu ${most} Schaden${risk(death)}`,
    harmFrom: ({ most, attacks, shots }) => {
      const parts = [
        ...(attacks > 0 ? [count(attacks, 'Angriff', 'Angriffe')] : []),
        ...(shots > 0 ? [count(shots, 'Schuss', 'Schüsse')] : []),
      ];
      return `bis zu ${most} Schaden: ${german.list(parts)}`;
    },
    safe: 'Kein sichtbarer Gegner kann dich in dieser Runde angreifen.',
    attacker: ({ name, attack }) => `${name} (${attack})`,
    attackedBy: ({ enemies, most, death }) =>
      `Wenn du stehen bleibst, greifen dich an: ${enemies.join(', ')}. Bis zu ${most} Schaden, Todesrisiko ${death} %.`,
  },
  sentences: {
    endless: 'Der Weg nach unten nimmt kein Ende.',
    levelsAhead: ({ levels }) => `Vor dir ${levels === 1 ? 'liegt 1 Level' : `liegen ${levels} Level`}.`,
    round: ({ place, round }) => (place === undefined ? `Runde ${round}.` : `${place}, Runde ${round}.`),
    goal: (goal) => `Ziel: ${rounds(goal.rounds)}.`,
    hero: ({ name, stats }) => `${name}: ${stats.join(', ')}.`,
    dead: 'Dein Held ist tot.',
    cleared: 'Du hast das Level geschafft.',
    allCleared: 'Du hast alle Level geschafft.',
    noWalls: 'Keine Wand neben dir.',
    walls: ({ directions }) => `Wände neben dir: ${directions.join(', ')}.`,
    noEnemies: 'Kein Gegner ist zu sehen.',
    moreEnemies: ({ enemies }) => (enemies === 1 ? 'Und 1 weiterer.' : `Und ${enemies} weitere.`),
    enemy: ({ way, name, stats }) => `${way}: ${name}, ${stats.join(', ')}.`,
    listed: ({ name, about }) => `${name}: ${about}`,
  },
  choices: {
    wait: 'Warten',
    rest: 'Rasten',
    walkLeft: '←← Weiter nach links',
    walkUp: '↑↑ Weiter nach oben',
    walkDown: '↓↓ Weiter nach unten',
    walkRight: '→→ Weiter nach rechts',
    Warrior: 'Schild',
    Mage: 'Blizzard',
    Rogue: 'Messer',
    Hunter: 'Schuss',
    heroes: 'Held wählen …',
    goal: (goal) => `Ziel: ${rounds(goal.rounds)}. ${capital(goal.about)}`,
  },
  ask: {
    endless: 'Wähle deinen Helden für den Abstieg.',
    level: ({ level }) => `Wähle deinen Helden für Level ${level}.`,
    experienced: 'Wähle einen erfahrenen Helden für dieses Level.',
    onlyLevel: 'Wähle deinen Helden für dieses Level.',
    levels: ({ levels }) => `Wähle deinen Helden für die nächsten ${levels} Level.`,
  },
  shortcuts: {
    walkTo: 'Gehe zu …',
    fight: ({ enemy, way, change, isHealed }) =>
      `${enemy ? `${capital(the(enemy, 'accusative'))}${way === undefined ? '' : ` (${way})`} bekämpfen` : 'Kämpfen'}: ${change[0] === '0' && change.length === 1 ? 'meist kein Verlust' : `meist ${change.join(' bis ')} Leben${isHealed ? ' (Schild)' : ''}`}`,
    fightPreview: ({ steps, rounds, left, isRisky }) =>
      [
        ...(steps > 0 ? [`${count(steps, 'Schritt', 'Schritte')} entfernt`] : []),
        `etwa ${count(rounds, 'Runde', 'Runden')}`,
        ...(left > 0 ? [`danach hat der Gegner noch etwa ${left} Leben`] : []),
        ...(isRisky ? ['könnte tödlich enden'] : []),
      ].join(', '),
    nearest: 'am nächsten',
    retreat: ({ steps }) => `Zurückziehen, ${count(steps, 'Schritt', 'Schritte')}`,
    watch: 'Auf eine Falle warten',
    rest: 'Rasten, bis du geheilt bist',
    doorway: {
      up: 'Durchgang oben',
      down: 'Durchgang unten',
      left: 'Durchgang links',
      right: 'Durchgang rechts',
    },
    walk: ({ steps }) => `${count(steps, 'Schritt', 'Schritte')} gehen`,
    destination: ({ name, steps }) => `${name}, ${count(steps, 'Schritt', 'Schritte')}`,
    lostHealth: ({ health }) => `Gestoppt: Du hast ${health} Leben verloren.`,
    seen: ({ enemy }) => `Gestoppt: ${capital(the(enemy))} sieht dich.`,
    trapAppeared: ({ trap }) => `Gestoppt: ${capital(the(trap))} ist aufgetaucht.`,
    noWay: 'Gestoppt: Der Weg ist versperrt.',
    deadly: 'Gestoppt: Die nächste Runde könnte dich töten.',
  },
  scene: {
    watching: 'sieht dich',
    striking: 'greift diese Runde an',
    watched: 'im Blick eines Gegners',
  },
  hint: {
    moves: {
      hero: 'Wähle Jon Snow.',
      rest: 'Raste eine Runde.',
      cast: ({ ability }) => `Setz ${object(ability)} ein.`,
      step: { up: 'Geh nach oben.', down: 'Geh nach unten.', left: 'Geh nach links.', right: 'Geh nach rechts.' },
      attack: ({ enemy }) => `Greif ${object(enemy)} an.`,
    },
    hero: 'Jon Snow verzeiht die meisten Fehler.',
    rest: 'Noch sieht dich niemand, also ruh dich aus.',
    trap: 'In der Nähe ist eine Falle versteckt.',
    inReach: ({ enemies }) => (enemies === 1 ? '1 Gegner ist in Reichweite.' : `${enemies} Gegner sind in Reichweite.`),
    approach: 'In dieser Richtung ist der nächste Gegner.',
    attack: ({ health }) => `Noch ${health} Leben.`,
  },
  pages: {
    map: 'Ganze Karte',
    hero: 'Held',
    health: ({ health, full }) => `Leben ${health}/${full}`,
    ability: ({ name, effect }) => `**${name}**: ${effect}.`,
    bestiary: 'Bestiarium',
    enemy: ({ letter, name, here }) => `${letter}: ${name}${here > 0 ? ` (${here} hier)` : ''}`,
    legend: {
      title: 'Legende',
      text: `\`@\` dein Held, \`▒\` eine Wand, \`·\` der Boden, \`X\` dein toter Held, Buchstaben sind Gegner; im „Bestiarium“ stehen alle. Fallen sind meist unsichtbar.
**Stufe 3 (50/150)**: die Stufe deines Helden, deine Erfahrung und wie viel du für die nächste Stufe brauchst. **Bosse**, die dich sehen, schießen ab und zu, auch durch Wände.
**Bis zu 16 Schaden**: der höchste Schaden aller Angriffe dieser Runde, wenn du stehen bleibst. Der Schaden ist ein Wurf von 0 bis Angriff minus ein Wurf von 0 bis Abwehr.
**Gehe zu …** endet, wenn dich ein Gegner entdeckt oder trifft; mit **←← ↑↑ ↓↓ →→** hältst du auch an Wänden und Durchgängen. **… bekämpfen** greift einen Gegner an, setzt deine Fähigkeit ein und zeigt vorher die voraussichtlichen Kosten. Der Kampf endet auch, wenn ein Viertel deines vollen Lebens weg ist oder du sterben könntest. **Rasten** füllt auf, was deine Fähigkeit verbraucht, und endet, wenn ein Gegner naht. Nur ein Stufenaufstieg und der Schild der Krieger heilen dich.`,
    },
  },
};
