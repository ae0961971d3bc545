import { capital, countRepeats, french } from '@longtable/kit';
import type { play as en } from '../en/play.ts';

const { a, count, list, of: possessive, owned, the, to } = french;

const damages = (damage: number) => count(damage, 'dégât', 'dégâts');

export const play: typeof en = {
  labels: {
    moreAttacks: 'Autres attaques…',
    attackWith: ({ target }) => `Attaquer ${target} avec…`,
    attacks: 'Attaquer…',
    playCards: 'Jouer une carte…',
    sacrifice: 'Sacrifier…',
    sacrificed: ({ life }) => `carte perdue, +${life} PV`,
    endTurn: 'Finir le tour',
    endTurnFull: ({ life }) => `Finir le tour · −${life} PV`,
    playCard: ({ affordable }) => `Jouer une carte (${affordable} jouable${affordable < 2 ? '' : 's'})`,
    life: ({ life }) => `${life} PV`,
    mana: ({ mana }) => `${mana} mana`,
    attack: ({ attacker, target, outcome }) => `${attacker} → ${target} : ${outcome}`,
    kills: 'mortel',
    wins: ({ player }) => (player ? `${player} gagne` : 'tu gagnes'),
    drains: ({ life, left, mana }) => `${life} → ${left}, mana ${mana} → 0`,
    attackAll: ({ damage, wins }) => `Attaquer avec tout : ${wins ? 'tu gagnes' : damages(damage)}`,
    set: ({ creature }) => `Poser ${creature}`,
    cast: ({ spell, outcome }) => `Lancer ${spell} : ${outcome}`,
    heals: ({ creatures }) => `+1 PV pour ${count(creatures, 'créature', 'créatures')}`,
    draws: ({ cards }) => `piocher ${count(cards, 'carte', 'cartes')}`,
    drawsAndLoses: ({ cards, life, left }) => `piocher ${cards}, PV ${life} → ${left}`,
    returns: ({ creature }) => `${creature} revient`,
    bites: ({ caster, victim, life }) => `${caster ?? 'toi'} +${life}, ${victim} −${life}`,
  },
  questions: {
    action: 'Que fais-tu ?',
    tooDear: ({ cheapest, mana }) => `Ta carte la moins chère coûte ${cheapest} mana, et tu en as ${mana}.`,
    attacker: ({ target, slot }) => `Quelle créature attaque ${the(target)}${slot ? ` (${slot})` : ''} ?`,
    sacrifice: ({ life }) => `Quelle carte sacrifies-tu ? Tes PV : ${life} → ${life + 1}.`,
  },
  hint: {
    moves: {
      attack: ({ attacker, target, damage }) =>
        `Attaque ${target ? the(target) : 'ton adversaire'} avec ${the(attacker)} : ${damages(damage)}.`,
      set: ({ creature, slot }) => `Pose ${the(creature)} sur la case ${slot}.`,
      cast: ({ spell }) => `Lance ${spell}.`,
      betray: ({ spell, creature }) => `Lance ${spell} sur ${the(creature)}.`,
      sacrifice: ({ card }) => `Sacrifie une carte (${card}).`,
      finish: 'Finis ton tour.',
    },
    nothingMore: ({ mana }) =>
      mana === 0
        ? 'Plus rien ne vaut le coup ce tour-ci.'
        : `Plus rien ne vaut le coup ce tour-ci, et tu gardes ${mana} mana.`,
    wins: ({ damage, life }) => `Victoire immédiate : ${damages(damage)} contre ${life} PV.`,
    hitsPlayer: ({ left, drained }) =>
      `La voie est libre : ton adversaire tombera à ${left} PV${drained ? ', sans mana' : ''}.`,
    destroys: ({ creature, life, damage }) =>
      `${capital(the(creature))} (${life} PV) sera détruit${creature.gender === 'f' ? 'e' : ''}${damage === 0 ? '' : ` et n’infligera plus ${damages(damage)}`}.`,
    wounds: ({ creature, left, damage }) =>
      `Il restera ${left} PV ${french.to(creature)}${damage === 0 ? '' : `, qui inflige ${damages(damage)}`}.`,
    setShield: ({ creature, life, danger, cost, mana }) =>
      `${capital(the(creature))} te protège avec ${life} PV${danger === 0 ? '' : ` contre ${damages(danger)}`}. Coût : ${cost} mana sur ${mana}.`,
    setSpeedy: ({ creature, damage, cost, mana }) =>
      `${capital(the(creature))} peut tout de suite infliger ${damages(damage)}. Coût : ${cost} mana sur ${mana}.`,
    set: ({ creature, damage, cost, mana }) =>
      `${capital(the(creature))} pourra infliger ${damages(damage)} dès ton prochain tour. Coût : ${cost} mana sur ${mana}.`,
    draws: ({ cards, cost, held }) =>
      `Tu reçois ${count(cards, 'nouvelle carte', 'nouvelles cartes')} pour ${cost} mana. ${held === 0 ? 'Tu n’en as pas d’autre' : `Tu en as ${count(held, 'autre', 'autres')}`} en main.`,
    returns: ({ creature, values }) => `${capital(the(creature))} ${values} revient.`,
    biteWins: ({ life }) => `Victoire immédiate : ton adversaire n’a plus que ${life} PV.`,
    bites: ({ mine, theirs, bite }) =>
      `Tes PV ${mine} → ${mine + bite}, ceux de ton adversaire ${theirs} → ${theirs - bite}, et les boucliers n’y changent rien.`,
    betrays: ({ creature, values }) => `${capital(the(creature))} ${values} se battra pour toi.`,
    fullHand: ({ cards }) =>
      `Avec ${cards} cartes en main, ta prochaine pioche te coûterait 1 PV. Ainsi, tu en gagnes 1.`,
    sacrifice: ({ life }) => `Tes PV : ${life} → ${life + 1}.`,
  },
  story: {
    starts: ({ player }) => (player ? `${player} commence.` : 'Tu commences.'),
    endsTurn: ({ player }) => (player ? `${player} finit son tour.` : 'Tu finis ton tour.'),
    draws: ({ cards }) => `Tu pioches : ${list(cards)}.`,
    cannotDraw: ({ player, full, lost, life }) =>
      `${player ? `${player} perd` : 'Tu perds'} ${lost} PV, car ${player ? 'sa' : 'ta'} ${full ? 'main est pleine' : 'pioche est vide'} : ${life + lost} → ${life}.`,
    sets: ({ player, creature, values, slot }) =>
      `${player ? `${player} pose` : 'Tu poses'} ${a(creature)} ${values} sur la case ${slot}.`,
    destroys: ({ attacker, by, victim, of }) => `${capital(owned(attacker, by))} détruit ${owned(victim, of)}.`,
    destroysWith: ({ attacker, others, by, victim, of }) =>
      `${capital(owned(attacker, by))} détruit ${owned(victim, of)} avec ${list(others.map((other) => the(other)))}.`,
    hitsCreature: ({ attacker, by, victim, of, damage, left }) =>
      `${capital(owned(attacker, by))} frappe ${owned(victim, of)} : ${damages(damage)}, encore ${left} PV.`,
    hitsPlayer: ({ attacker, by, target, damage, before, life, drained }) =>
      `${capital(owned(attacker, by))} ${target ? `inflige ${damages(damage)} à ${target}` : `t’inflige ${damages(damage)}`} : ${before} → ${life}.${drained ? ` ${target ? `${target} perd tout son` : 'Tu perds tout ton'} mana.` : ''}`,
    losesLife: ({ player, damage, hits, before, life, drained }) =>
      `${player ? `${player} perd` : 'Tu perds'} ${damage} PV en ${hits} attaques : ${before} → ${life}.${drained ? ` ${player ? `${player} perd tout son` : 'Tu perds tout ton'} mana.` : ''}`,
    losesCreatures: ({ player, creatures, attackers }) =>
      `${player ? `${player} perd` : 'Tu perds'} ${list(creatures.map((creature, at) => `${the(creature)} face ${to(attackers[at]!)}`))}.`,
    setsCreatures: ({ player, creatures, values }) =>
      `${player ? `${player} pose` : 'Tu poses'} ${list([...countRepeats(creatures.map((one, at) => `${a(one)} ${values[at]}`)).values()])}.`,
    casts: ({ player, spell, effect }) => `${player ? `${player} lance` : 'Tu lances'} ${spell} : ${effect}`,
    castsToDraw: ({ player, spell, cards }) =>
      player ? `${player} lance ${spell} et pioche ${count(cards, 'carte', 'cartes')}.` : `Tu lances ${spell}.`,
    heals: ({ creatures }) =>
      creatures < 2 ? `${creatures} créature gagne 1 PV.` : `${creatures} créatures gagnent 1 PV chacune.`,
    bites: ({ caster, victim, prey, life }) =>
      `${victim ? `${victim} descend` : 'tu descends'} à ${prey} PV, ${caster ? `${caster} monte` : 'tu montes'} à ${life}.`,
    returns: ({ creature, values, slot }) => `${the(creature)} ${values} revient sur la case ${slot}.`,
    noneReturns: 'aucune créature ne revient.',
    betrays: ({ creature, of, values }) => `${owned(creature, of)} (${values}) change de camp.`,
    sacrifices: ({ player, card, life, isOpen }) =>
      player
        ? `${player} sacrifie une carte${isOpen ? ` (${card})` : ''} et monte à ${life} PV.`
        : `Tu sacrifies une carte (${card}) et montes à ${life} PV.`,
    beats: ({ winner, loser, life }) => {
      const beats = winner ? (loser ? `${winner} bat ${loser}` : `${winner} te bat`) : `Tu bats ${loser}`;
      return `${beats}, et il ${winner ? 'lui' : 'te'} reste ${life} PV.`;
    },
  },
  sentences: {
    turn: ({ round, player }) => `Manche ${round}. ${player ? `C’est à ${player} de jouer` : 'C’est à toi de jouer'}.`,
    player: ({ player, life, mana, hand, pile }) =>
      `${player ? `${player} a` : 'Tu as'} ${life} PV, ${mana} mana, ${count(hand, 'carte', 'cartes')} en main et ${pile} dans la pioche.`,
    damage: ({ damage }) => damages(damage),
    life: ({ life }) => `${life} PV`,
    spell: 'sort',
    drain: 'drain de mana',
    shield: 'bouclier',
    speedy: 'célérité',
    asleep: 'dort',
    attacked: 'a attaqué',
    danger: ({ player, damage, life }) =>
      damage < life
        ? `${player} peut t’infliger ${damages(damage)} au prochain tour ; il te resterait ${life - damage} PV.`
        : `Danger : ${player} peut t’infliger ${damages(damage)} au prochain tour, et tu n’as que ${life} PV.`,
  },
  scene: {
    creatures: ({ player }) => (player ? `Créatures ${possessive(player)}` : 'Tes créatures'),
    hand: ({ player }) => (player ? `Main ${possessive(player)}` : 'Ta main'),
  },
  board: {
    noCreatures: 'Pas encore de créatures',
    life: ({ life }) => `${life} PV`,
    mana: ({ mana }) => `mana ${mana}`,
    inHand: ({ cards }) => `main ${cards}`,
    inPile: ({ cards }) => `pioche ${cards}`,
    price: ({ cost }) => `${cost} mana`,
    spell: 'sort',
    costs: ({ cost }) => `coûte ${cost}`,
    tooDear: ({ mana }) => `mais tu n’as que ${mana} mana`,
  },
  pages: {
    legend: 'Légende',
    deck: ({ player }) => (player ? `Deck ${possessive(player)}` : 'Ton deck'),
    spells: 'Sorts',
    stats: 'Statistiques',
    rounds: ({ rounds }) => `Manches : ${rounds}`,
    life: ({ life }) => `PV : ${life}`,
    graveyard: ({ cards }) => `cimetière : ${cards}`,
    pile: ({ cards }) => `dans la pioche : ${cards}`,
  },
  puzzles: {
    win: 'Gagne ce tour-ci.',
    survive: 'Survis : fais en sorte que les créatures adverses ne puissent pas te tuer au prochain tour.',
    sweep: 'Laisse ton adversaire sans créature ce tour-ci.',
    most: 'Fais perdre à ton adversaire autant de PV que possible ce tour-ci.',
    taken: ({ taken, most }) => `Cela retire ${taken} PV sur ${most} possibles.`,
    standing: ({ creatures }) =>
      `${capital(list(creatures.map(the)))} ${creatures.length === 1 ? 'est' : 'sont'} encore là.`,
  },
  faults: {
    over: 'Ce duel est terminé.',
    'not-your-turn': 'Ce n’est pas ton tour. Attends que ton adversaire ait fini.',
    unknown:
      'Ce n’est pas un coup. Tape par exemple « attack 0 with 3 », « set 2 to 4 », « cast 3 », « sacrifice 1 » ou « finish ».',
    'no-attacker': 'Tu n’as pas de créature sur cette case. Attaque avec l’une des tiennes.',
    asleep: 'Cette créature dort encore. Elle pourra attaquer à ton prochain tour.',
    attacked: 'Cette créature a déjà attaqué ce tour-ci. Choisis-en une autre.',
    'no-target': 'Ton adversaire n’a pas de créature sur cette case. Choisis une autre cible.',
    'target-asleep': 'Cette créature dort et ne peut pas encore être attaquée. Choisis une autre cible.',
    shielded: 'Ton adversaire a des boucliers. Détruis-les tous d’abord.',
    'no-card': 'Tu n’as pas autant de cartes. Vérifie les numéros de ta main.',
    'is-spell': 'Cette carte est un sort. Lance-le, ou choisis une créature à poser.',
    'is-creature': 'Cette carte est une créature. Pose-la, ou choisis un sort à lancer.',
    'slot-taken': 'Cette case est occupée. Choisis-en une libre.',
    'needs-target': 'Traître demande une créature à prendre et une case libre, par exemple « cast 3 take 2 to 5 ».',
    'not-traitor': 'Seul Traître prend une créature. Lance ce sort avec son numéro seulement.',
    'not-enough-mana': 'Tu n’as pas assez de mana pour cette carte. Joue une carte moins chère ou finis ton tour.',
  },
};
