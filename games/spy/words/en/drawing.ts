import { english } from '@longtable/kit';

const { list } = english;

const scored = (score: string) => score.replace(' : ', ' to ');

export const drawing = {
  panel: {
    out: 'out',
    wet: 'wet',
    drink: 'cocktail',
    enemy: 'enemy',
    guest: 'guest',
    notAnEnemy: 'not an enemy?',
    noSecret: 'no secret',
  },
  legend: {
    enemies: 'Enemies',
    guests: 'Guests',
    unknown: 'Unknown',
    people: 'People',
    elsewhere: 'Elsewhere',
    safe: 'safe',
    cat: 'cat',
    janitor: 'janitor',
    roulette: 'roulette',
    item: 'item',
    withPrism: 'with prism',
    wrecked: 'wrecked',
    opened: 'opened',
    cocktail: 'cocktail',
    poisoned: 'poisoned',
    bar: 'bar',
    seat: 'seat',
    fire: 'fire',
    seatHeals: 'heals',
    fireDries: 'dries',
    fog: 'fog',
    fogAround: ({ marks }: { marks: string }) => `fog (in it: ${marks})`,
    allMarks: [
      'two capitals are your agents, two lowercase letters are everyone else, usually initials',
      '`<` the active agent, `°` has the collar, `!` an enemy, `+` a guest, an arrow: outside this part of the map',
      '`&&` the cat, `!!` the janitor, `*` an item on the floor, `~~` fog',
      '`.` free, `██` wall, `^^` fireplace (dries clothes), `_` bar seat (heals)',
      '`$1`–`$9`, then `10` and up: safes with their numbers',
      '`()` roulette, `)(` with a prism, `::` wrecked',
      '`=` bar table, `=Y` with a cocktail, `=+` with one you poisoned',
      'IP: intelligence points (the most IP wins). Chips turn into IP at the end',
    ].join('\n'),
    overview:
      '`@` your agents · `o` everyone else · `$` safe · `(` roulette · `=` bar · `_` seat · `^` fireplace · `&` cat',
    enemy: 'enemy',
    unknownPerson: 'unknown',
    wall: 'wall',
    guest: 'guest',
    inReach: 'in reach',
    poison: 'poison',
  },
  ending: {
    youWin: ({ reason }: { reason: string }) => `You win ${reason}.`,
    wins: ({ name, reason }: { name: string; reason: string }) => `${name} wins ${reason}.`,
    youWinScore: ({ score, reason }: { score: string; reason: string }) => `You win ${scored(score)} ${reason}.`,
    winsScore: ({ name, score, reason }: { name: string; score: string; reason: string }) =>
      `${name} wins ${scored(score)} ${reason}.`,
    reasons: {
      VICTORY_BY_IP: 'on intelligence points (IP)',
      VICTORY_BY_COLLAR: 'by bringing the cat her collar',
      VICTORY_BY_DRINKING: 'with more cocktails drunk',
      VICTORY_BY_SPILLING: 'with more cocktails poured over enemies',
      VICTORY_BY_HP: 'with less damage taken',
      VICTORY_BY_KICK: 'because the opponent missed too many turns',
      VICTORY_BY_RANDOMNESS: 'by a coin toss',
      VICTORY_BY_LEAVE: 'because the opponent left',
    },
    collarReturned: 'Collar delivered',
    yes: 'yes',
    you: 'You',
    yourTeam: 'Your team:',
    yourTeamNames: ({ names }: { names: string[] }) => `Your team: ${list(names)}.`,
    teamNames: ({ name, names }: { name: string; names: string[] }) => `${name}: ${list(names)}.`,
    statistics: ({ players, values }: { players: string[]; values: { title: string; values: number[] }[] }) =>
      `${list(players)}: ${values.map((row) => `${row.title} ${row.values.join(' to ')}`).join(', ')}.`,
    turningPoint: ({ round }: { round: number }) => `The turning point was round ${round}.`,
    decisive: 'What decided it:',
    further: 'Also:',
    over: 'The match is over',
    round: ({ round }: { round: number }) => `Round ${round}`,
  },
  view: {
    atRoundStart: 'As of the start of the round',
    atYourLastTurn: 'As of your last turn',
    part: ({ arrows, cat }: { arrows: string; cat: string | undefined }) =>
      cat ? `More: ${arrows} · cat: ${cat}` : `More of the casino: ${arrows}`,
  },
  pages: {
    legend: 'Legend',
    whatNow: 'What now?',
    wholeCasino: 'Map',
    yourAgents: 'Your agents',
    outOfTheMatch: 'out of the match',
    safes: ({ known, opened }: { known: string[]; opened: string[] }) =>
      `Combinations: ${known.join(', ') || '–'} · opened: ${opened.join(', ') || '–'}`,
    everyoneElse: 'Everyone else',
    gadgetsAndTalents: 'Gadgets and talents',
    configuration: 'Configuration',
    wait: 'The others are acting. You’ll be asked again when one of your agents is up.',
    draft:
      'You pick one of 6 offers, 8 times in total. Take 2 to 4 agents; the rest are gadgets. What you pass on may be offered again, to you or your opponent. “Pick the rest for me” makes the remaining picks.',
    equipment:
      'Give every gadget to one of your agents. You can change your mind until you’re ready. “Auto-assign” gives each remaining one to the agent who carries the fewest.',
    nobody: 'You have no agents yet.',
    whosWho: 'Who’s who',
  },
};
