import { capital, french, type Noun } from '@longtable/kit';
import type { board as english } from '../en/board.ts';
import { count, inSentence, the, to } from './units.ts';

const hurts = (points: number) => `${points} ${points < 2 ? 'dégât' : 'dégâts'}`;
const rounds = (value: number) => count(value, 'tour', 'tours');

interface Reached {
  readonly target: Noun;
  readonly reached: number;
}

const toTargets = ({ target, reached }: Reached) => (reached === 1 ? to(target) : `à ${reached} ennemis à portée`);
const heals = (heal: number) => (heal > 0 ? `rend ${heal} PV, ` : '');
const risk = (death: string | undefined) => (death === undefined ? '' : `, ${death} % de risque de mort`);

export const board: typeof english = {
  places: {
    level: ({ level }) => `Niveau ${level}`,
    levelOf: ({ level, levels }) => `Niveau ${level} sur ${levels}`,
    depth: ({ depth }) => `Profondeur ${depth}`,
  },
  view: {
    round: ({ round }) => `Tour ${round}`,
    goal: (goal) => `objectif ${rounds(goal.rounds)}`,
    hero: 'Héros',
    class: 'Classe',
    health: 'PV',
    attack: 'Att',
    defense: 'Déf',
    attacks: ({ attack }) => `≤${attack}`,
    shoots: ({ attack }) => `tir ${attack}`,
    more: ({ enemies }) => `+${enemies} autres`,
    menuTitle: 'Choix du héros',
    abilities: {
      Warrior: 'soigne, frappe un ennemi',
      Mage: 'coups au hasard à portée',
      Rogue: 'frappe tous les voisins',
      Hunter: 'tire sur le plus proche',
    },
    endless: 'Descente sans fin',
    levels: ({ levels }) => count(levels, 'niveau', 'niveaux'),
    shieldReady: 'prêt',
    shieldIn: (wait) => `dans ${wait.rounds}`,
    onlyHiddenTraps: 'Il ne reste que des pièges cachés.',
  },
  stats: {
    health: ({ value }) => `PV ${value}`,
    healthOf: ({ value, full }) => `PV ${value} sur ${full}`,
    attack: ({ value }) => `attaque ${value}`,
    defense: ({ value }) => `défense ${value}`,
    vision: ({ value }) => `vision ${value}`,
    experience: ({ value }) => `expérience ${value}`,
    shown: ({ value }) => `visible ${value}`,
    hidden: ({ value }) => `caché ${value}`,
    shieldReady: 'bouclier prêt',
    shieldIn: (wait) => `bouclier dans ${wait.rounds}`,
    mana: ({ value, full }) => `mana ${value}/${full}`,
    energy: ({ value, full }) => `énergie ${value}/${full}`,
    arrows: ({ value }) => `flèches ${value}`,
    level: ({ level, experience, next }) => `rang ${level} (${experience}/${next})`,
  },
  abilityEffects: {
    Warrior: ({ heal, damage, cooldown }) =>
      `rend ${heal} PV, inflige ${hurts(damage)} à un ennemi proche, tous les ${rounds(cooldown)}`,
    Mage: ({ hits, power, range, cost }) =>
      `${count(hits, 'coup', 'coups')} de ${hurts(power)} max., portée ${range}, coûte ${cost} mana`,
    Rogue: ({ attack, cost }) =>
      `inflige jusqu’à ${hurts(attack)} à chaque ennemi voisin, coûte ${count(cost, 'point', 'points')} d’énergie`,
    Hunter: ({ attack, range }) =>
      `inflige jusqu’à ${hurts(attack)} à l’ennemi le plus proche, portée ${range}, coûte 1 flèche`,
  },
  castEffects: {
    nobody: ({ heal }) => `${heals(heal)}personne à portée`,
    Warrior: ({ heal, target, reached, damage }) =>
      `${heals(heal)}inflige ${hurts(damage)} ${reached === 1 ? to(target) : `à 1 des ${reached} ennemis à portée`}`,
    Mage: (cast) =>
      `${count(cast.hits, 'coup', 'coups')} de ${hurts(cast.power)} max. sur ${cast.reached === 1 ? the(cast.target) : `${cast.reached} ennemis à portée`}`,
    Rogue: (cast) => `inflige jusqu’à ${hurts(cast.attack)} ${toTargets(cast)}`,
    Hunter: ({ target, attack }) => `inflige jusqu’à ${hurts(attack)} ${to(target)}`,
  },
  restEffects: {
    Warrior: (rest) => `Bouclier prêt dans ${rounds(rest.rounds)}`,
    Mage: (rest) => `Mana au maximum dans ${rounds(rest.rounds)}`,
    Rogue: (rest) => `Énergie au maximum dans ${rounds(rest.rounds)}`,
    Hunter: (rest) => `${count(rest.arrows, 'nouvelle flèche', 'nouvelles flèches')} dans ${rounds(rest.rounds)}`,
  },
  danger: {
    status: ({ place, enemies, seen, harm }) => {
      const task = enemies === 1 ? 'bats le dernier ennemi' : `bats ${enemies} ennemis`;
      const danger = capital([seen, harm].filter((part) => part !== undefined).join(' : '));
      return `${place === undefined ? capital(task) : `${place} : ${task}`}. ${danger}.`;
    },
    unseen: 'Personne ne te voit',
    seenBy: ({ enemy }) => `${capital(the(enemy))} te voit`,
    seenByMany: ({ enemies }) => `${enemies} ennemis te voient`,
    harm: ({ most, death }) => `jusqu’à ${hurts(most)}${risk(death)}`,
    harmFrom: ({ most, attacks, shots }) => {
      const parts = [
        ...(attacks > 0 ? [count(attacks, 'attaque', 'attaques')] : []),
        ...(shots > 0 ? [count(shots, 'tir', 'tirs')] : []),
      ];
      return `jusqu’à ${hurts(most)} : ${french.list(parts)}`;
    },
    safe: 'Aucun ennemi visible ne peut t’attaquer ce tour-ci.',
    attacker: ({ name, attack }) => `${inSentence(name)} (${attack})`,
    attackedBy: ({ enemies, most, death }) =>
      `Si tu restes sur place, ${enemies.length === 1 ? 'cet ennemi t’attaquera' : 'ces ennemis t’attaqueront'} : ${enemies.join(', ')}. Jusqu’à ${hurts(most)}, ${death} % de risque de mort.`,
  },
  sentences: {
    endless: 'La descente n’a pas de fin.',
    levelsAhead: ({ levels }) => `Il te reste ${count(levels, 'niveau', 'niveaux')} à parcourir.`,
    round: ({ place, round }) => (place === undefined ? `Tour ${round}.` : `${place}, tour ${round}.`),
    goal: (goal) => `Objectif : ${rounds(goal.rounds)}.`,
    hero: ({ name, stats }) => `${name} : ${stats.join(', ')}.`,
    dead: 'Ton héros est mort.',
    cleared: 'Tu as terminé le niveau.',
    allCleared: 'Tu as terminé tous les niveaux.',
    noWalls: 'Aucun mur à côté de toi.',
    walls: ({ directions }) => `Murs à côté de toi : ${directions.join(', ')}.`,
    noEnemies: 'Aucun ennemi en vue.',
    moreEnemies: ({ enemies }) => `Et ${enemies} de plus.`,
    enemy: ({ way, name, stats }) => `${way} : ${inSentence(name)}, ${stats.join(', ')}.`,
    listed: ({ name, about }) => `${name} : ${about}`,
  },
  choices: {
    wait: 'Attendre',
    rest: 'Se reposer',
    walkLeft: '←← Continuer vers la gauche',
    walkUp: '↑↑ Continuer vers le haut',
    walkDown: '↓↓ Continuer vers le bas',
    walkRight: '→→ Continuer vers la droite',
    Warrior: 'Bouclier',
    Mage: 'Blizzard',
    Rogue: 'Couteaux',
    Hunter: 'Tirer',
    heroes: 'Choisir un héros…',
    goal: (goal) => `Objectif : ${rounds(goal.rounds)}. ${capital(goal.about)}`,
  },
  ask: {
    endless: 'Choisis ton héros pour la descente.',
    level: ({ level }) => `Choisis ton héros pour le niveau ${level}.`,
    experienced: 'Choisis un héros expérimenté pour ce niveau.',
    onlyLevel: 'Choisis ton héros pour ce niveau.',
    levels: ({ levels }) => `Choisis ton héros pour les ${levels} prochains niveaux.`,
  },
  shortcuts: {
    walkTo: 'Aller à…',
    fight: ({ enemy, way, change, isHealed }) =>
      `Combattre${enemy ? ` ${the(enemy)}` : ''}${way === undefined ? '' : ` (${way})`} : ${change[0] === '0' && change.length === 1 ? 'en général sans perte' : `en général ${change.join(' à ')} PV${isHealed ? ' (bouclier)' : ''}`}`,
    fightPreview: ({ steps, rounds, left, isRisky }) =>
      [
        ...(steps > 0 ? [`à ${count(steps, 'pas', 'pas')}`] : []),
        `environ ${count(rounds, 'tour', 'tours')}`,
        ...(left > 0 ? [`l’ennemi garde environ ${left} PV`] : []),
        ...(isRisky ? ['tu pourrais mourir'] : []),
      ].join(', '),
    nearest: 'le plus proche',
    retreat: ({ steps }) => `Battre en retraite, ${count(steps, 'pas', 'pas')}`,
    watch: 'Attendre un piège',
    rest: 'Se reposer jusqu’à guérison',
    doorway: {
      up: 'Passage en haut',
      down: 'Passage en bas',
      left: 'Passage à gauche',
      right: 'Passage à droite',
    },
    walk: ({ steps }) => `Avancer de ${count(steps, 'pas', 'pas')}`,
    destination: ({ name, steps }) => `${name}, ${count(steps, 'pas', 'pas')}`,
    lostHealth: ({ health }) => `Arrêt : tu as perdu ${health} PV.`,
    seen: ({ enemy }) => `Arrêt : ${the(enemy)} te voit.`,
    trapAppeared: ({ trap }) => `Arrêt : un piège est apparu (${trap.noun}).`,
    noWay: 'Arrêt : le chemin est bloqué.',
    deadly: 'Arrêt : le prochain tour pourrait te tuer.',
  },
  scene: {
    watching: 'te voit',
    striking: 'attaque ce tour-ci',
    watched: 'sous le regard d’un ennemi',
  },
  hint: {
    moves: {
      hero: 'Choisis Jon Snow.',
      rest: 'Repose-toi un tour.',
      cast: ({ ability }) => `Utilise ${the(ability)}.`,
      step: { up: 'Va vers le haut.', down: 'Va vers le bas.', left: 'Va à gauche.', right: 'Va à droite.' },
      attack: ({ enemy }) => `Attaque ${the(enemy)}.`,
    },
    hero: 'C’est avec Jon Snow que les erreurs coûtent le moins.',
    rest: 'Personne ne te voit encore, alors repose-toi.',
    trap: 'Un piège est caché tout près.',
    inReach: ({ enemies }) => (enemies === 1 ? '1 ennemi est à portée.' : `${enemies} ennemis sont à portée.`),
    approach: 'L’ennemi le plus proche est par là.',
    attack: ({ health }) => `Il lui reste ${health} PV.`,
  },
  pages: {
    map: 'Carte entière',
    hero: 'Héros',
    health: ({ health, full }) => `PV ${health}/${full}`,
    ability: ({ name, effect }) => `**${name}** : ${effect}.`,
    bestiary: 'Bestiaire',
    enemy: ({ letter, name, here }) => `${letter} : ${name}${here > 0 ? ` (${here} ici)` : ''}`,
    legend: {
      title: 'Légende',
      text: `\`@\` ton héros, \`▒\` un mur, \`·\` le sol, \`X\` ton héros mort ; les lettres sont des ennemis (voir le « Bestiaire »). Les pièges sont cachés la plupart du temps.
**Rang 3 (50/150)** : le rang de ton héros, ton expérience et ce qu’il en faut pour le rang suivant. Les **boss** qui te voient tirent de temps en temps, même à travers les murs.
**Jusqu’à 16 dégâts** : le maximum que peuvent t’infliger ensemble tous ceux qui t’attaquent ce tour-ci si tu restes sur place. Les dégâts sont un tirage de 0 à l’attaque moins un tirage de 0 à la défense.
**Aller à…** s’arrête quand un ennemi te repère ou te touche ; avec **←← ↑↑ ↓↓ →→**, tu t’arrêtes aussi aux murs et aux passages. **Combattre…** attaque un ennemi, utilise ta capacité et annonce le coût probable. Le combat s’arrête quand tu as perdu un quart de tes PV ou que tu pourrais mourir. **Se reposer** restaure ce que consomme ta capacité et s’arrête quand un ennemi approche. Seuls un nouveau rang et le bouclier des guerriers te soignent.`,
    },
  },
};
