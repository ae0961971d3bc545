import { capital, english, type Noun } from '@longtable/kit';

const { count, list, the } = english;

/** Name of a player. Undefined is the reader. */
type Player = string | undefined;
/** Damage to a monster. Without a target, the monster averts the attack. */
type Hit = { target: Noun | undefined; damage: number; left: number };

const hits = ({ target, damage, left }: Hit) =>
  target
    ? [left === 0 ? `kills ${the(target)} with ${damage} damage` : `hits ${the(target)} for ${damage} (${left} left)`]
    : [];

export const story = {
  story: {
    plays: ({ card }: { card: string }) => `Runa plays ${card}.`,
    attacks: ({ card, roll, ...hit }: Hit & { card: string | undefined; roll: number }) =>
      `Runa ${list([...(card ? [`plays ${card}`] : []), `rolls ${roll}`, ...hits(hit)])}${hit.target ? '' : ', but the attack is blocked'}.`,
    casts: ({ card, ...hit }: Hit & { card: string }) =>
      `Runa ${list([`casts ${card}`, ...hits(hit)])}${hit.target ? '' : ', but the spell is deflected'}.`,
    parry: 'Runa gets ready to parry.',
    reflect: 'Runa gets ready to reflect spells.',
    focus: 'Runa gathers focus.',
    monsterActs: ({ monster, does, harm }: { monster: Noun; does: string; harm: readonly string[] }) =>
      `${capital(the(monster))} ${does}${harm.length === 0 ? ', but Runa parries it' : `: ${harm.join('; ')}`}.`,
    does: {
      Scratch: 'scratches',
      Claw: 'claws',
      Smash: 'smashes',
      Bite: 'bites',
      Focus: 'gathers focus',
      Block: 'gets ready to block',
      Deflect: 'gets ready to deflect',
    },
    doesCast: ({ ability }: { ability: string }) => `casts ${ability}`,
    do: { Focus: 'gather focus', Block: 'get ready to block', Deflect: 'get ready to deflect' },
    monstersDo: ({ monsters, do: act }: { monsters: readonly Noun[]; do: string }) =>
      `${capital(list(monsters.map(the)))} ${act}.`,
    monsterDoes: ({ monster, does }: { monster: Noun; does: string }) => `${the(monster)} ${does}`,
    sentence: ({ clauses }: { clauses: readonly string[] }) => `${capital(list(clauses))}.`,
    suffers: ({ damage, left }: { damage: number; left: number }) =>
      left === 0 ? `Runa takes ${damage} damage and falls` : `Runa takes ${damage} damage (${left} left)`,
    reflected: ({ damage, left }: { damage: number; left: number }) =>
      left === 0 ? `${damage} damage is reflected and kills it` : `${damage} reflected (${left} left)`,
    gainsFocus: ({ focus }: { focus: number }) => `Runa gains ${focus} focus.`,
    newDie: ({ die }: { die: string }) => `Runa now rolls a ${die}.`,
    movesOn: ({ cards, clauses }: { cards: readonly string[]; clauses: readonly string[] }) =>
      `Runa ${list([...(cards.length > 0 ? [`gets ${list(cards)}`] : []), ...clauses])}.`,
    heals: ({ health, left }: { health: number; left: number }) => `heals ${health} (now ${left})`,
    enters: ({ stage, level }: { stage: number; level: number }) => `enters room ${stage} of level ${level}`,
    victory: 'The way is clear: Runa has won!',
    won: ({ player, hero, boss, hp }: { player: Player; hero: Noun; boss: Noun; hp: number }) =>
      `${player ?? 'You'} won! Runa ${the(hero)} beat ${the(boss)} with ${hp} life left.`,
    lost: ({ player, hero, stage, level }: { player: Player; hero: Noun; stage: number; level: number }) =>
      `${player ? english.possessive(player) : 'Your'} run is over. Runa ${the(hero)} fell in room ${stage} of level ${level}.`,
  },
  sentences: {
    class: ({ hero, cards }: { hero: Noun; cards: readonly string[] }) =>
      `${capital(the(hero))} starts with ${list(cards)}.`,
    runa: ({
      level,
      stage,
      hero,
      hp,
      max,
      focus,
      die,
    }: Health & { level: number; stage: number; hero: Noun; die: string }) =>
      `Level ${level}, room ${stage} of 4. Runa ${the(hero)} has ${hp} of ${max} life, ${focus} focus and a ${die}.`,
    monster: ({ monster, element, hp, max, focus }: Health & { monster: Noun; element: string | undefined }) =>
      `${capital(the(monster))}${element ? ` (${element})` : ''} has ${hp} of ${max} life and ${focus} focus.`,
    blocks: ({ block }: { block: number }) => `Your next attack does ${block} less damage to it.`,
    deflects: ({ deflect }: { deflect: number }) => `Your next spell does ${deflect} less damage to it.`,
    next: ({ ability, effect }: { ability: string; effect: string }) => `Next: ${ability}, ${effect}.`,
    pending: ({ focus }: { focus: number }) => `It has ${focus} focus pending.`,
    ifBroken: ({ ability }: { ability: string }) => `If its focus breaks: ${ability}.`,
    cards: ({ cards }: { cards: readonly string[] }) => `Runa’s cards: ${list(cards)}.`,
    loot: ({ cards }: { cards: readonly string[] }) => `Loot: ${list(cards)}.`,
    rooms: ({ rooms, rounds }: { rooms: number; rounds: number }) =>
      `She cleared ${rooms} of 8 rooms in ${count(rounds, 'round', 'rounds')}.`,
    slain: ({ monsters }: { monsters: readonly Noun[] }) =>
      `Monsters slain: ${list(monsters.map(({ noun }) => noun)) || 'none'}.`,
    totals: ({ dealt, taken, healed }: { dealt: number; taken: number; healed: number }) =>
      `She dealt ${dealt} damage, took ${taken} and regained ${healed} life.`,
    seeds: ({ level, seeds }: { level: number; seeds: string }) => `Seeds for level ${level}: ${seeds}.`,
  },
  forecast: {
    noEffect: 'no effect this round',
    defends: ({ left, danger, reflected }: { left: number; danger: number; reflected: number }) =>
      `${left} damage instead of ${danger}${reflected > 0 ? `, reflects ${reflected}` : ''}`,
    wasted: ({ ability }: { ability: string }) => `wasted: ${ability} breaks it`,
    noDamage: 'no damage',
    attack: ({ low, high, chance, breaksFocus }: { low: number; high: number; chance: number; breaksFocus: boolean }) =>
      [
        `${low === high ? high : `${low}–${high}`} damage`,
        ...(chance === 100 ? ['kills it'] : chance > 0 ? [`${chance}% kill chance`] : []),
        ...(breaksFocus ? ['breaks focus'] : []),
      ].join(', '),
    kills: ({ roll, monster }: { roll: number; monster: Noun }) =>
      `${roll === 1 ? 'Any roll' : `${roll} or higher`} kills ${the(monster)}.`,
    danger: ({ damage, left }: { damage: number; left: number }) => {
      if (damage === 0) return 'Danger: none this round';
      return left > 0 ? `Danger: ${damage} damage, ${left} life left` : `Danger: ${damage} damage would kill Runa`;
    },
    dangerBrief: ({ damage, left }: { damage: number; left: number }) => {
      if (damage === 0) return 'No danger';
      return left > 0 ? `−${damage}, ${left} left` : `−${damage}: deadly`;
    },
    dangerSentence: ({ damage, hp }: { damage: number; hp: number }) => {
      if (damage === 0) return 'Runa is in no danger this round.';
      return damage < hp
        ? `Runa is about to take ${damage} damage. She has ${hp} life.`
        : `${damage} damage would kill Runa, who has ${hp} life.`;
    },
  },
};

type Health = { hp: number; max: number; focus: number };
