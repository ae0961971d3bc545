import { capital, type Noun, spanish } from '@longtable/kit';
import type { board as english } from '../en/board.ts';
import { count, inSentence, the, to } from './units.ts';

const rounds = (value: number) => count(value, 'ronda', 'rondas');

interface Reached {
  readonly target: Noun;
  readonly reached: number;
}

const toTargets = ({ target, reached }: Reached) => (reached === 1 ? to(target) : `a ${reached} enemigos al alcance`);
const heals = (heal: number) => (heal > 0 ? `cura ${heal}, ` : '');
const risk = (death: string | undefined) => (death === undefined ? '' : `, riesgo de muerte: ${death} %`);

export const board: typeof english = {
  places: {
    level: ({ level }) => `Nivel ${level}`,
    levelOf: ({ level, levels }) => `Nivel ${level} de ${levels}`,
    depth: ({ depth }) => `Profundidad ${depth}`,
  },
  view: {
    round: ({ round }) => `Ronda ${round}`,
    goal: (goal) => `objetivo ${rounds(goal.rounds)}`,
    hero: 'Héroe',
    class: 'Clase',
    health: 'Vida',
    attack: 'Ata',
    defense: 'Def',
    attacks: ({ attack }) => `≤${attack}`,
    shoots: ({ attack }) => `tiro ${attack}`,
    more: ({ enemies }) => `+${enemies} más`,
    menuTitle: 'Elección de héroe',
    abilities: {
      Warrior: 'cura, golpea a un enemigo',
      Mage: 'golpes al azar a su alcance',
      Rogue: 'golpea a los contiguos',
      Hunter: 'dispara al más cercano',
    },
    endless: 'Descenso sin fin',
    levels: ({ levels }) => count(levels, 'nivel', 'niveles'),
    shieldReady: 'listo',
    shieldIn: (wait) => `en ${wait.rounds}`,
    onlyHiddenTraps: 'Solo quedan trampas ocultas.',
  },
  stats: {
    health: ({ value }) => `vida ${value}`,
    healthOf: ({ value, full }) => `vida ${value} de ${full}`,
    attack: ({ value }) => `ataque ${value}`,
    defense: ({ value }) => `defensa ${value}`,
    vision: ({ value }) => `visión ${value}`,
    experience: ({ value }) => `experiencia ${value}`,
    shown: ({ value }) => `visible ${value}`,
    hidden: ({ value }) => `oculta ${value}`,
    shieldReady: 'escudo listo',
    shieldIn: (wait) => `escudo en ${wait.rounds}`,
    mana: ({ value, full }) => `maná ${value}/${full}`,
    energy: ({ value, full }) => `energía ${value}/${full}`,
    arrows: ({ value }) => `flechas ${value}`,
    level: ({ level, experience, next }) => `rango ${level} (${experience}/${next})`,
  },
  abilityEffects: {
    Warrior: ({ heal, damage, cooldown }) =>
      `cura ${heal}, hace ${damage} de daño a un enemigo cercano, cada ${rounds(cooldown)}`,
    Mage: ({ hits, power, range, cost }) =>
      `${count(hits, 'golpe', 'golpes')} de hasta ${power} de daño, alcance ${range}, cuesta ${cost} de maná`,
    Rogue: ({ attack, cost }) => `hace hasta ${attack} de daño a cada enemigo a tu lado, cuesta ${cost} de energía`,
    Hunter: ({ attack, range }) =>
      `hace hasta ${attack} de daño al enemigo más cercano, alcance ${range}, cuesta 1 flecha`,
  },
  castEffects: {
    nobody: ({ heal }) => `${heals(heal)}nadie al alcance`,
    Warrior: ({ heal, target, reached, damage }) =>
      `${heals(heal)}hace ${damage} de daño ${reached === 1 ? to(target) : `a 1 de los ${reached} enemigos al alcance`}`,
    Mage: (cast) => `${count(cast.hits, 'golpe', 'golpes')} de hasta ${cast.power} de daño ${toTargets(cast)}`,
    Rogue: (cast) => `hace hasta ${cast.attack} de daño ${toTargets(cast)}`,
    Hunter: ({ target, attack }) => `hace hasta ${attack} de daño ${to(target)}`,
  },
  restEffects: {
    Warrior: (rest) => `Escudo listo en ${rounds(rest.rounds)}`,
    Mage: (rest) => `Maná al máximo en ${rounds(rest.rounds)}`,
    Rogue: (rest) => `Energía al máximo en ${rounds(rest.rounds)}`,
    Hunter: (rest) => `${count(rest.arrows, 'flecha nueva', 'flechas nuevas')} en ${rounds(rest.rounds)}`,
  },
  danger: {
    status: ({ place, enemies, seen, harm }) => {
      const task = enemies === 1 ? 'derrota al último enemigo' : `derrota a ${enemies} enemigos`;
      const danger = capital([seen, harm].filter((part) => part !== undefined).join(': '));
      return `${place === undefined ? capital(task) : `${place}: ${task}`}. ${danger}.`;
    },
    unseen: 'Nadie te ve',
    seenBy: ({ enemy }) => `${capital(the(enemy))} te ve`,
    seenByMany: ({ enemies }) => `${enemies} enemigos te ven`,
    harm: ({ most, death }) => `hasta ${most} de daño${risk(death)}`,
    harmFrom: ({ most, attacks, shots }) => {
      const parts = [
        ...(attacks > 0 ? [count(attacks, 'ataque', 'ataques')] : []),
        ...(shots > 0 ? [count(shots, 'disparo', 'disparos')] : []),
      ];
      return `hasta ${most} de daño (${spanish.list(parts)})`;
    },
    safe: 'Ningún enemigo a la vista puede atacarte en esta ronda.',
    attacker: ({ name, attack }) => `${inSentence(name)} (${attack})`,
    attackedBy: ({ enemies, most, death }) =>
      `Si no te mueves, te atacan estos enemigos: ${enemies.join(', ')}. Hasta ${most} de daño, riesgo de muerte: ${death} %.`,
  },
  sentences: {
    endless: 'El descenso no tiene fin.',
    levelsAhead: ({ levels }) => `Tienes por delante ${count(levels, 'nivel', 'niveles')}.`,
    round: ({ place, round }) => (place === undefined ? `Ronda ${round}.` : `${place}, ronda ${round}.`),
    goal: (goal) => `Objetivo: ${rounds(goal.rounds)}.`,
    hero: ({ name, stats }) => `${name}: ${stats.join(', ')}.`,
    dead: 'Tu héroe ha muerto.',
    cleared: 'Has superado el nivel.',
    allCleared: 'Has superado todos los niveles.',
    noWalls: 'No hay muros a tu lado.',
    walls: ({ directions }) => `Muros a tu lado: ${directions.join(', ')}.`,
    noEnemies: 'No hay enemigos a la vista.',
    moreEnemies: ({ enemies }) => `Y ${enemies} más.`,
    enemy: ({ way, name, stats }) => `${way}: ${inSentence(name)}, ${stats.join(', ')}.`,
    listed: ({ name, about }) => `${name}: ${about}`,
  },
  choices: {
    wait: 'Esperar',
    rest: 'Descansar',
    walkLeft: '←← Seguir a la izquierda',
    walkUp: '↑↑ Seguir hacia arriba',
    walkDown: '↓↓ Seguir hacia abajo',
    walkRight: '→→ Seguir a la derecha',
    Warrior: 'Escudo',
    Mage: 'Ventisca',
    Rogue: 'Cuchillos',
    Hunter: 'Disparar',
    heroes: 'Elegir héroe…',
    goal: (goal) => `Objetivo: ${rounds(goal.rounds)}. ${capital(goal.about)}`,
  },
  ask: {
    endless: 'Elige a tu héroe para el descenso.',
    level: ({ level }) => `Elige a tu héroe para el nivel ${level}.`,
    experienced: 'Elige un héroe con experiencia para este nivel.',
    onlyLevel: 'Elige a tu héroe para este nivel.',
    levels: ({ levels }) => `Elige a tu héroe para los próximos ${levels} niveles.`,
  },
  shortcuts: {
    walkTo: 'Ir a…',
    fight: ({ enemy, way, change, isHealed }) =>
      `Luchar${enemy ? ` contra ${the(enemy)}` : ''}${way === undefined ? '' : ` (${way})`}: ${change[0] === '0' && change.length === 1 ? 'en general sin pérdidas' : `en general ${change.join(' a ')} de vida${isHealed ? ' (escudo)' : ''}`}`,
    fightPreview: ({ steps, rounds, left, isRisky }) =>
      [
        ...(steps > 0 ? [`a ${count(steps, 'paso', 'pasos')}`] : []),
        `aprox. ${count(rounds, 'ronda', 'rondas')}`,
        ...(left > 0 ? [`al enemigo le quedan unos ${left} de vida`] : []),
        ...(isRisky ? ['podría matarte'] : []),
      ].join(', '),
    nearest: 'el más cercano',
    retreat: ({ steps }) => `Retirarse, ${count(steps, 'paso', 'pasos')}`,
    watch: 'Esperar una trampa',
    rest: 'Descansar hasta curarte',
    doorway: {
      up: 'Abertura arriba',
      down: 'Abertura abajo',
      left: 'Abertura a la izquierda',
      right: 'Abertura a la derecha',
    },
    walk: ({ steps }) => `Andar ${count(steps, 'paso', 'pasos')}`,
    destination: ({ name, steps }) => `${name}, ${count(steps, 'paso', 'pasos')}`,
    lostHealth: ({ health }) => `Alto: has perdido ${health} de vida.`,
    seen: ({ enemy }) => `Alto: ${the(enemy)} te ve.`,
    trapAppeared: ({ trap }) => `Alto: ha aparecido ${the(trap)}.`,
    noWay: 'Alto: el camino está bloqueado.',
    deadly: 'Alto: la próxima ronda podría matarte.',
  },
  scene: {
    watching: 'te ve',
    striking: 'ataca esta ronda',
    watched: 'a la vista de un enemigo',
  },
  hint: {
    moves: {
      hero: 'Elige a Jon Snow.',
      rest: 'Descansa una ronda.',
      cast: ({ ability }) => `Usa ${the(ability)}.`,
      step: { up: 'Ve hacia arriba.', down: 'Ve hacia abajo.', left: 'Ve a la izquierda.', right: 'Ve a la derecha.' },
      attack: ({ enemy }) => `Ataca ${to(enemy)}.`,
    },
    hero: 'Con Jon Snow puedes permitirte más errores.',
    rest: 'Aún no te ve nadie, así que descansa.',
    trap: 'Hay una trampa oculta cerca.',
    inReach: ({ enemies }) => `Tienes ${count(enemies, 'enemigo', 'enemigos')} a tu alcance.`,
    approach: 'El enemigo más cercano está por ahí.',
    attack: ({ health }) => `Le ${health === 1 ? 'queda' : 'quedan'} ${health} de vida.`,
  },
  pages: {
    map: 'Mapa completo',
    hero: 'Héroe',
    health: ({ health, full }) => `Vida ${health}/${full}`,
    ability: ({ name, effect }) => `**${name}**: ${effect}.`,
    bestiary: 'Bestiario',
    enemy: ({ letter, name, here }) => `${letter}: ${name}${here > 0 ? ` (${here} aquí)` : ''}`,
    legend: {
      title: 'Leyenda',
      text: `\`@\` tu héroe, \`▒\` un muro, \`·\` el suelo, \`X\` tu héroe muerto; las letras son enemigos y el «Bestiario» los enumera. Las trampas están ocultas casi siempre.
**Rango 3 (50/150)**: el rango de tu héroe, tu experiencia y la que hace falta para el siguiente rango. Los **jefes** que te ven disparan de vez en cuando, incluso a través de los muros.
**Hasta 16 de daño**: lo máximo que pueden hacerte entre todos los que te atacan en esta ronda si no te mueves. El daño es una tirada de 0 al ataque menos una tirada de 0 a la defensa.
**Ir a…** se detiene cuando un enemigo te descubre o te golpea; con **←← ↑↑ ↓↓ →→** también te paras en los muros y las aberturas. **Luchar contra…** ataca a un enemigo, usa tu habilidad y muestra el coste probable. La lucha se detiene cuando has perdido un cuarto de tu vida o podrías morir. **Descansar** recupera lo que gasta tu habilidad y termina cuando se acerca un enemigo. Solo te curan un nuevo rango y el escudo de los guerreros.`,
    },
  },
};
