import { capital, countRepeats, english, type Noun } from '@longtable/kit';

const { count, list, owned, possessive, their } = english;

/** Name of a player. Undefined is the reader. */
type Player = string | undefined;
type Cost = { cost: number; mana: number };

export const play = {
  labels: {
    moreAttacks: 'More attacks…',
    attackWith: ({ target }: { target: string }) => `Attack ${target} with…`,
    attacks: 'Attack…',
    playCards: 'Play a card…',
    sacrifice: 'Sacrifice…',
    sacrificed: ({ life }: { life: number }) => `card lost, +${life} life`,
    endTurn: 'End turn',
    endTurnFull: ({ life }: { life: number }) => `End turn · −${life} life`,
    playCard: ({ affordable }: { affordable: number }) => `Play a card (${affordable} affordable)`,
    life: ({ life }: { life: number }) => `${life} life`,
    mana: ({ mana }: { mana: number }) => `${mana} mana`,
    attack: ({ attacker, target, outcome }: { attacker: string; target: string; outcome: string }) =>
      `${attacker} → ${target}: ${outcome}`,
    kills: 'kills it',
    wins: ({ player }: { player: Player }) => (player ? `${player} wins` : 'you win'),
    drains: ({ life, left, mana }: { life: number; left: number; mana: number }) =>
      `${life} → ${left}, mana ${mana} → 0`,
    attackAll: ({ damage, wins }: { damage: number; wins: boolean }) =>
      `Attack with everything: ${wins ? 'you win' : `${damage} damage`}`,
    set: ({ creature }: { creature: string }) => `Set ${creature}`,
    cast: ({ spell, outcome }: { spell: string; outcome: string }) => `Cast ${spell}: ${outcome}`,
    heals: ({ creatures }: { creatures: number }) => `+1 life for ${count(creatures, 'creature', 'creatures')}`,
    draws: ({ cards }: { cards: number }) => `draw ${count(cards, 'card', 'cards')}`,
    drawsAndLoses: ({ cards, life, left }: { cards: number; life: number; left: number }) =>
      `draw ${cards}, life ${life} → ${left}`,
    returns: ({ creature }: { creature: string }) => `${creature} returns`,
    bites: ({ caster, victim, life }: { caster: Player; victim: string; life: number }) =>
      `${caster ?? 'you'} +${life}, ${victim} −${life}`,
  },
  questions: {
    action: 'What will you do?',
    tooDear: ({ cheapest, mana }: { cheapest: number; mana: number }) =>
      `Your cheapest card costs ${cheapest} mana, and you have ${mana}.`,
    /** `slot` tells creatures with the same name apart. */
    attacker: ({ target, slot }: { target: Noun; slot: number | undefined }) =>
      `Which creature attacks ${target.noun}${slot ? ` (${slot})` : ''}?`,
    sacrifice: ({ life }: { life: number }) => `Which card will you sacrifice? Your life: ${life} → ${life + 1}.`,
  },
  hint: {
    moves: {
      /** Without a target, the attack is on the opponent. */
      attack: ({ attacker, target, damage }: { attacker: Noun; target: Noun | undefined; damage: number }) =>
        `Attack ${target?.noun ?? 'your opponent'} with ${attacker.noun}: ${damage} damage.`,
      set: ({ creature, slot }: { creature: Noun; slot: number }) => `Set ${creature.noun} in slot ${slot}.`,
      cast: ({ spell }: { spell: string }) => `Cast ${spell}.`,
      betray: ({ spell, creature }: { spell: string; creature: Noun }) => `Cast ${spell} on ${creature.noun}.`,
      sacrifice: ({ card }: { card: string }) => `Sacrifice ${card}.`,
      finish: 'End your turn.',
    },
    nothingMore: ({ mana }: { mana: number }) =>
      mana === 0
        ? 'There’s nothing more worth doing this turn.'
        : `There’s nothing more worth doing this turn, and your ${mana} mana carries over.`,
    wins: ({ damage, life }: { damage: number; life: number }) => `It wins: ${damage} damage against ${life} life.`,
    hitsPlayer: ({ left, drained }: { left: number; drained: boolean }) =>
      `The way is clear. Your opponent will be left with ${left} life${drained ? ' and no mana' : ''}.`,
    destroys: ({ creature, life, damage }: { creature: Noun; life: number; damage: number }) =>
      `It destroys ${creature.noun} (${life} life)${damage === 0 ? '' : `, which hits for ${damage}`}.`,
    wounds: ({ creature, left, damage }: { creature: Noun; left: number; damage: number }) =>
      `${creature.noun}${damage === 0 ? '' : `, which hits for ${damage},`} is left with ${left} life.`,
    setShield: ({ creature, life, danger, cost, mana }: Cost & { creature: Noun; life: number; danger: number }) =>
      `${creature.noun} shields you with ${life} life${danger === 0 ? '' : ` against ${danger} damage`}. It costs ${cost} of your ${mana} mana.`,
    setSpeedy: ({ creature, damage, cost, mana }: Cost & { creature: Noun; damage: number }) =>
      `${creature.noun} can attack for ${damage} right away. It costs ${cost} of your ${mana} mana.`,
    set: ({ creature, damage, cost, mana }: Cost & { creature: Noun; damage: number }) =>
      `${creature.noun} can hit for ${damage} from your next turn. It costs ${cost} of your ${mana} mana.`,
    draws: ({ cards, cost, held }: { cards: number; cost: number; held: number }) =>
      `You get ${count(cards, 'new card', 'new cards')} for ${cost} mana. ${held === 0 ? 'You have no other cards' : `You have ${count(held, 'other card', 'other cards')}`} in hand.`,
    returns: ({ creature, values }: { creature: Noun; values: string }) => `${creature.noun} ${values} comes back.`,
    biteWins: ({ life }: { life: number }) => `It wins: they have only ${life} life left.`,
    bites: ({ mine, theirs, bite }: { mine: number; theirs: number; bite: number }) =>
      `Your life ${mine} → ${mine + bite}, your opponent’s ${theirs} → ${theirs - bite}, ignoring shields.`,
    betrays: ({ creature, values }: { creature: Noun; values: string }) =>
      `${creature.noun} ${values} will fight for you.`,
    fullHand: ({ cards }: { cards: number }) =>
      `With ${cards} cards in hand, your next draw would cost 1 life. This gains 1 instead.`,
    sacrifice: ({ life }: { life: number }) => `Your life: ${life} → ${life + 1}.`,
  },
  story: {
    starts: ({ player }: { player: Player }) => (player ? `${player} goes first.` : 'You go first.'),
    endsTurn: ({ player }: { player: Player }) => (player ? `${player} ends the turn.` : 'You end your turn.'),
    draws: ({ cards }: { cards: readonly string[] }) => `You draw ${list(cards)}.`,
    cannotDraw: ({ player, full, lost, life }: { player: Player; full: boolean; lost: number; life: number }) =>
      `${player ? `${player} loses` : 'You lose'} ${lost} life because ${their(player)} ${full ? 'hand is full' : 'pile is empty'}: ${life + lost} → ${life}.`,
    sets: ({ player, creature, values, slot }: { player: Player; creature: Noun; values: string; slot: number }) =>
      `${player ? `${player} sets` : 'You set'} ${creature.noun} ${values} in slot ${slot}.`,
    destroys: ({ attacker, by, victim, of }: { attacker: Noun; by: Player; victim: Noun; of: Player }) =>
      `${capital(owned(attacker, by))} destroys ${owned(victim, of)}.`,
    destroysWith: ({
      attacker,
      others,
      by,
      victim,
      of,
    }: {
      attacker: Noun;
      others: readonly Noun[];
      by: Player;
      victim: Noun;
      of: Player;
    }) =>
      `${capital(owned(attacker, by))} destroys ${owned(victim, of)} together with ${list(others.map(({ noun }) => noun))}.`,
    hitsCreature: ({ attacker, by, victim, of, damage, left }: Wound) =>
      `${capital(owned(attacker, by))} hits ${owned(victim, of)} for ${damage}: ${left} life left.`,
    hitsPlayer: ({ attacker, by, target, damage, before, life, drained }: Hit) =>
      `${capital(owned(attacker, by))} hits ${target ?? 'you'} for ${damage}: ${before} → ${life}.${drained ? ` ${capital(their(target))} mana is gone.` : ''}`,
    losesLife: ({
      player,
      damage,
      hits,
      before,
      life,
      drained,
    }: {
      player: Player;
      damage: number;
      hits: number;
      before: number;
      life: number;
      drained: boolean;
    }) =>
      `${player ? `${player} loses` : 'You lose'} ${damage} life in ${hits} attacks: ${before} → ${life}.${drained ? ` ${capital(their(player))} mana is gone.` : ''}`,
    losesCreatures: ({ player, creatures, attackers }: { player: Player } & Losses) =>
      `${player ? `${player} loses` : 'You lose'} ${list(creatures.map(({ noun }, at) => `${noun} to ${attackers[at]!.noun}`))}.`,
    setsCreatures: ({
      player,
      creatures,
      values,
    }: {
      player: Player;
      creatures: readonly Noun[];
      values: readonly string[];
    }) =>
      `${player ? `${player} sets` : 'You set'} ${list([...countRepeats(creatures.map(({ noun }, at) => `${noun} ${values[at]}`)).values()])}.`,
    casts: ({ player, spell, effect }: { player: Player; spell: string; effect: string }) =>
      `${player ? `${player} casts` : 'You cast'} ${spell}: ${effect}`,
    castsToDraw: ({ player, spell, cards }: { player: Player; spell: string; cards: number }) =>
      player ? `${player} casts ${spell} and draws ${count(cards, 'card', 'cards')}.` : `You cast ${spell}.`,
    heals: ({ creatures }: { creatures: number }) =>
      creatures === 1 ? '1 creature gains 1 life.' : `${creatures} creatures gain 1 life each.`,
    bites: ({ caster, victim, prey, life }: { caster: Player; victim: Player; prey: number; life: number }) =>
      `${victim ? `${victim} drops` : 'you drop'} to ${prey} life, ${caster ? `${caster} goes` : 'you go'} up to ${life}.`,
    returns: ({ creature, values, slot }: { creature: Noun; values: string; slot: number }) =>
      `${creature.noun} ${values} returns to slot ${slot}.`,
    noneReturns: 'no creature returns.',
    betrays: ({ creature, of, values }: { creature: Noun; of: Player; values: string }) =>
      `${owned(creature, of)} ${values} changes sides.`,
    sacrifices: ({ player, card, life, isOpen }: { player: Player; card: string; life: number; isOpen: boolean }) =>
      player
        ? `${player} sacrifices ${isOpen ? card : 'a card'} and now has ${life} life.`
        : `You sacrifice ${card} and now have ${life} life.`,
    beats: ({ winner, loser, life }: { winner: Player; loser: Player; life: number }) =>
      `${winner ? `${winner} beats` : 'You beat'} ${loser ?? 'you'} with ${life} life left.`,
  },
  sentences: {
    turn: ({ round, player }: { round: number; player: Player }) =>
      `Round ${round}. It’s ${player ? possessive(player) : 'your'} turn.`,
    player: ({ player, life, mana, hand, pile }: Counts) =>
      `${player ? `${player} has` : 'You have'} ${life} life, ${mana} mana, ${count(hand, 'card', 'cards')} in hand and ${pile} in the pile.`,
    damage: ({ damage }: { damage: number }) => `damage ${damage}`,
    life: ({ life }: { life: number }) => `life ${life}`,
    spell: 'spell',
    drain: 'mana drain',
    shield: 'shield',
    speedy: 'speedy',
    asleep: 'asleep',
    attacked: 'has attacked',
    danger: ({ player, damage, life }: { player: string; damage: number; life: number }) =>
      damage < life
        ? `${player} can hit you for ${damage} next turn, leaving you with ${life - damage} life.`
        : `Danger: ${player} can hit you for ${damage} next turn, and you only have ${life} life.`,
  },
  scene: {
    creatures: ({ player }: { player: Player }) => `${player ? possessive(player) : 'Your'} creatures`,
    hand: ({ player }: { player: Player }) => `${player ? possessive(player) : 'Your'} hand`,
  },
  board: {
    noCreatures: 'No creatures yet',
    life: ({ life }: { life: number }) => `${life} life`,
    mana: ({ mana }: { mana: number }) => `mana ${mana}`,
    inHand: ({ cards }: { cards: number }) => `hand ${cards}`,
    inPile: ({ cards }: { cards: number }) => `pile ${cards}`,
    price: ({ cost }: { cost: number }) => `${cost} mana`,
    spell: 'spell',
    costs: ({ cost }: { cost: number }) => `costs ${cost}`,
    tooDear: ({ mana }: { mana: number }) => `but you only have ${mana} mana`,
  },
  pages: {
    legend: 'Legend',
    deck: ({ player }: { player: Player }) => `${player ? possessive(player) : 'Your'} deck`,
    spells: 'Spells',
    stats: 'Stats',
    rounds: ({ rounds }: { rounds: number }) => `Rounds: ${rounds}`,
    life: ({ life }: { life: number }) => `life: ${life}`,
    graveyard: ({ cards }: { cards: number }) => `graveyard: ${cards}`,
    pile: ({ cards }: { cards: number }) => `left in pile: ${cards}`,
  },
  puzzles: {
    win: 'Win this turn.',
    survive: 'Survive: make sure your opponent’s creatures can’t kill you next turn.',
    sweep: 'Leave your opponent without creatures this turn.',
    most: 'Take as much life from your opponent as you can this turn.',
    taken: ({ taken, most }: { taken: number; most: number }) => `That takes ${taken} of a possible ${most} life.`,
    standing: ({ creatures }: { creatures: readonly Noun[] }) =>
      `${list(creatures.map(({ noun }) => noun))} ${creatures.length === 1 ? 'is' : 'are'} still standing.`,
  },
  faults: {
    over: 'This duel is over.',
    'not-your-turn': 'It’s not your turn. Wait for your opponent to finish.',
    unknown: 'That isn’t a move. Type one like “attack 0 with 3”, “set 2 to 4”, “cast 3”, “sacrifice 1” or “finish”.',
    'no-attacker': 'You have no creature in that slot. Attack with one of your own.',
    asleep: 'That creature is still asleep. It can attack on your next turn.',
    attacked: 'That creature has already attacked this turn. Choose another one.',
    'no-target': 'Your opponent has no creature in that slot. Choose another target.',
    'target-asleep': 'That creature is asleep and can’t be attacked yet. Choose another target.',
    shielded: 'Your opponent has shields. Destroy all of them first.',
    'no-card': 'You don’t have that many cards. Check the numbers in your hand.',
    'is-spell': 'That card is a spell. Cast it, or choose a creature to set.',
    'is-creature': 'That card is a creature. Set it, or choose a spell to cast.',
    'slot-taken': 'That slot is taken. Choose a free one.',
    'needs-target': 'Traitor needs a creature to take and a free slot, such as “cast 3 take 2 to 5”.',
    'not-traitor': 'Only Traitor takes a creature. Cast this spell with just its number.',
    'not-enough-mana': 'You don’t have enough mana for that card. Choose a cheaper one, or end your turn.',
  },
};

type Wound = { attacker: Noun; by: Player; victim: Noun; of: Player; damage: number; left: number };
type Hit = {
  attacker: Noun;
  by: Player;
  target: Player;
  damage: number;
  before: number;
  life: number;
  drained: boolean;
};
/** Lost creatures, each with its attacker. */
type Losses = { creatures: readonly Noun[]; attackers: readonly Noun[] };
type Counts = { player: Player; life: number; mana: number; hand: number; pile: number };
