import { eachLanguage, type Language, type RulesPage, say, type Text } from '@longtable/kit';
import { BESTIARY } from '../rules/enemies.ts';
import { HERO_NAMES, newHero } from '../rules/heroes.ts';
import { DEEP_ENEMIES, DEEP_HEROES } from '../rules/roster/roster.ts';
import type { Enemy, Hero } from '../state.ts';
import { abilityWords, statsText } from './hero.ts';
import { className, nameAlone } from './names.ts';

const RULES: Text = {
  en: `### Goal
Clear every level. A level is cleared when all its enemies are dead. Clear the last one and you win the run.
Your hero has one life and keeps everything from level to level, but there is no healing in between.

### A round
You do one thing, then every enemy does one thing.
- **← ↑ ↓ →** take a step. Step into an enemy to attack it.
- **To the nearest enemy** and **Walk to…** take all the steps at once, **Fight until one falls** all the attacks. They stop when an enemy spots you or you lose health; a fight stops when you’ve lost a quarter of your full health or could die.
- **Shield, Blizzard, Knives** or **Shoot** uses your hero’s ability.
- **Wait** lets a round pass. **Rest** waits until your ability has fully recovered or an enemy approaches.
Walls only block movement: everyone can see, cast and shoot through them.

### Attacking
The attacker rolls 0 to attack, the defender 0 to defense. The difference is the damage. If your step kills an enemy, you move onto its cell.

### Levelling up
Kills give experience. At 50 × your level you level up: more health (refilled), attack and defense.

### The daily
\`/daily\` has a new level every day, with the same luck for everyone, and every hero can clear it. Aim for the fewest rounds, and beat the computer’s count; ties go to the most health left or, if you die, the most experience.`,
  de: `### Ziel
Schaffe alle Level. Ein Level ist geschafft, wenn alle Gegner darin tot sind. Mit dem letzten gewinnst du den Durchlauf.
Dein Held hat nur ein Leben und behält alles von Level zu Level, wird dazwischen aber nicht geheilt.

### Eine Runde
Du machst eine Aktion, danach jeder Gegner eine.
- **← ↑ ↓ →**: einen Schritt gehen. Geh auf einen Gegner zu, um ihn anzugreifen.
- **Zum nächsten Gegner** und **Gehen zu …** machen alle Schritte auf einmal, **Kämpfen, bis einer fällt** alle Angriffe. Sie halten an, wenn dich ein Gegner entdeckt oder du Leben verlierst; ein Kampf erst, wenn ein Viertel deines vollen Lebens weg ist oder du sterben könntest.
- **Schild, Blizzard, Messer** oder **Schuss**: die Fähigkeit deines Helden einsetzen.
- **Warten** lässt eine Runde vergehen. **Rasten** wartet, bis deine Fähigkeit wieder voll bereit ist oder ein Gegner naht.
Wände versperren nur den Weg: Alle können durch sie hindurch sehen, zaubern und schießen.

### Angreifen
Wer angreift, würfelt 0 bis Angriff; wer verteidigt, 0 bis Abwehr. Die Differenz ist der Schaden. Besiegst du einen Gegner mit einem Schritt, rückst du auf sein Feld.

### Aufsteigen
Besiegte Gegner geben Erfahrung. Bei 50 × deiner Stufe steigst du auf: mehr Leben (aufgefüllt), Angriff und Abwehr.

### Das Tagesspiel
\`/täglich\` bringt jeden Tag ein neues Level, mit denselben Würfen für alle, und jeder Held kann es schaffen. Schaff es in möglichst wenigen Runden, am besten in weniger als der Computer. Bei Gleichstand zählt, wer mehr Leben übrig hat; wer stirbt, wird nach Erfahrung gewertet.`,
};

const ABILITIES: Text = {
  en: `### Abilities
- **Warrior**, Avenger’s Shield: heals 10 × defense and hits one random enemy less than 3 cells away for a tenth of your full health. The target can’t defend. Then it has to recharge.
- **Mage**, Blizzard: several hits with your spell power on random enemies in range. Costs mana; every round you regain as much mana as your level.
- **Rogue**, Fan of Knives: hits the enemies on all 8 cells around you with your attack. Costs energy; you regain 10 per round.
- **Hunter**, Shoot: hits the closest enemy in range with your attack. Costs 1 arrow; you get new arrows every 11 rounds.

### Heroes at level 1
`,
  de: `### Fähigkeiten
- **Krieger**, Rächerschild: heilt 10 × Abwehr und trifft einen zufälligen Gegner, der weniger als 3 Felder entfernt ist, mit einem Zehntel deines vollen Lebens. Das Ziel kann sich nicht wehren. Danach braucht der Schild eine Pause.
- **Magier**, Blizzard: mehrere Treffer mit deiner Zauberkraft auf zufällige Gegner in Reichweite. Kostet Mana; pro Runde kommt so viel zurück, wie deine Stufe hoch ist.
- **Schurken**, Messerfächer: trifft die Gegner auf allen 8 Feldern um dich herum mit deinem Angriff. Kostet Energie; pro Runde kommen 10 zurück.
- **Jäger**, Schuss: trifft den nächsten Gegner in Reichweite mit deinem Angriff. Kostet 1 Pfeil; neue Pfeile gibt es alle 11 Runden.

### Helden auf Stufe 1
`,
};

function heroLine(hero: Hero, language: Language): string {
  const who = `**${nameAlone(hero.name, language)}**, ${className(hero, language)}`;
  return `- ${who}: ${say(statsText(hero), language)}. ${abilityWords(hero, language)}.`;
}

const KINDS: Readonly<Record<Enemy['kind'], Text>> = {
  monster: {
    en: '### Monsters\nThey chase you when you’re closer than their vision range. Otherwise they wander around.',
    de: '### Monster\nSie verfolgen dich, wenn du näher bist als ihre Sichtweite; sonst streifen sie umher.',
  },
  boss: {
    en: '### Bosses\nLike monsters, but after some rounds in sight of you they shoot for their full attack minus your defense roll.',
    de: '### Bosse\nWie Monster, aber wenn sie dich einige Runden lang sehen, schießen sie: mit vollem Angriff minus deinem Abwehrwurf.',
  },
  trap: {
    en: '### Traps\nThey never move, attack you on any of the 8 cells around them and are hidden most of the time. Remember where they are!',
    de: '### Fallen\nSie bleiben stehen, greifen dich auf allen 8 Feldern um sich herum an und sind meist unsichtbar. Merk dir, wo sie sind!',
  },
};

function kindSection(kind: Enemy['kind'], language: Language): string {
  const enemies = [...BESTIARY.values()].filter((enemy) => enemy.kind === kind);
  return [say(KINDS[kind], language), ...enemies.map((enemy) => enemyLine(enemy, language))].join('\n');
}

function enemyLine(enemy: Enemy, language: Language): string {
  const vision: Text =
    enemy.kind === 'trap' ? '' : { en: `vision ${enemy.vision}, `, de: `Sichtweite ${enemy.vision}, ` };
  const worth = { en: `experience ${enemy.experience}`, de: `Erfahrung ${enemy.experience}` };
  const stats = [say(statsText(enemy), language), say(vision, language) + say(worth, language)].join(', ');
  return `- \`${enemy.tile}\` **${nameAlone(enemy.name, language)}**: ${stats}`;
}

const CUSTOM: Text = {
  en: `### One level
The option \`level\` of \`/play dungeon\` plays a single level, with the experience from all levels before it.

### Endless descent
The option \`endless\` takes you down as far as you can get. Every level is new and harder than the last, and your depth is your score. You can also play Maren, Pip Lantern or Vesna there, and you’ll meet new creatures.

### Your own levels
Upload a text file of boards made of \`#\` (wall), \`.\` (floor), one \`@\` (the hero’s start) and enemy letters. A board can have up to 60 × 30 cells and 100 enemies. Separate boards with blank lines, with lines like \`level2.txt:\`, or put them in several files.
With \`/design levels\` you can draw them right here.

### Your own heroes and enemies
Upload a text file with one unit per line. They join the ones above, in all levels and on an endless descent.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15
boss O Ogre: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Pit: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
A \`Warrior\` has a \`cooldown\`, a \`Hunter\` a \`range\`, a \`Mage\` \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` and \`range\`.`,
  de: `### Ein einzelnes Level
Mit der Option \`level\` von \`/spielen dungeon\` spielst du nur ein Level, mit der Erfahrung aus allen Leveln davor.

### Endloser Abstieg
Mit der Option \`endlos\` geht es so tief hinab, wie du kommst: Jedes Level ist neu und schwerer als das letzte, und deine Tiefe ist dein Ergebnis. Maren, Pip Laterne und Vesna sind dabei, und dort leben Wesen, die du oben nicht triffst.

### Eigene Level
Lade eine Textdatei mit Brettern aus \`#\` (Wand), \`.\` (Boden), einem \`@\` (Start des Helden) und Gegnerbuchstaben hoch. Ein Brett kann bis zu 60 × 30 Felder und 100 Gegner haben. Trenne Bretter durch Leerzeilen, durch Zeilen wie \`level2.txt:\` oder verteile sie auf mehrere Dateien.
Mit \`/entwerfen levels\` kannst du sie direkt hier zeichnen.

### Eigene Helden und Gegner
Lade eine Textdatei mit einer Einheit pro Zeile hoch. Sie kommen zu denen von oben dazu, in allen Leveln und beim endlosen Abstieg.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Ratte: health 40, attack 6, defense 1, vision 4, experience 15
boss O Oger: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Grube: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
Ein \`Warrior\` hat \`cooldown\`, ein \`Hunter\` \`range\`, ein \`Mage\` \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` und \`range\`.`,
};

const TYPING: Text = {
  en: `- \`1\` to \`7\`: choose a hero
- \`w\` up, \`s\` down, \`a\` left, \`d\` right
- \`e\`: use your ability
- \`q\`: wait
- \`walk w\` (or \`s\`, \`a\`, \`d\`): keep walking
- \`rest\`: rest

You can type moves that have no button, such as a step into a wall. A failed cast still uses up your round.`,
  de: `- \`1\` bis \`7\`: Helden wählen
- \`w\` hoch, \`s\` runter, \`a\` links, \`d\` rechts
- \`e\`: Fähigkeit einsetzen
- \`q\`: warten
- \`walk w\` (oder \`s\`, \`a\`, \`d\`): weiterlaufen
- \`rest\`: rasten

Du kannst auch Züge eintippen, für die es keinen Button gibt, etwa einen Schritt gegen eine Wand. Auch ein misslungener Einsatz der Fähigkeit kostet die Runde.`,
};

export const rulebook: readonly RulesPage[] = [
  { title: { en: 'Rules', de: 'Regeln' }, text: RULES },
  {
    title: { en: 'Heroes', de: 'Helden' },
    text: eachLanguage(
      (language) => say(ABILITIES, language) + HERO_NAMES.map((name) => heroLine(newHero(name), language)).join('\n'),
    ),
  },
  {
    title: { en: 'Enemies', de: 'Gegner' },
    text: eachLanguage((language) =>
      (['monster', 'boss', 'trap'] as const).map((kind) => kindSection(kind, language)).join('\n\n'),
    ),
  },
  { title: { en: 'Levels', de: 'Level' }, text: CUSTOM },
  {
    title: { en: 'The deep', de: 'Die Tiefe' },
    text: eachLanguage((language) =>
      [
        ...DEEP_HEROES.map(({ name }) => heroLine(newHero(name, DEEP_HEROES), language)),
        '',
        ...DEEP_ENEMIES.map((enemy) => enemyLine(enemy, language)),
      ].join('\n'),
    ),
  },
  { title: { en: 'Typing moves', de: 'Züge eintippen' }, text: TYPING },
];
