import { nouns } from '@longtable/kit';

/** Names of up to 9 letters fit the board. */
const creatures = nouns(
  ...(['Limpet', 'Gullboy', 'Netter', 'Buoyman', 'Pikeman', 'Kelpie', 'Siphoner'] as const),
  ...(['Harpoon', 'Breaker', 'Corsair', 'Undertow', 'Dreadsub', 'Leviath'] as const),
  ...(['Cinder', 'Ashling', 'Stoker', 'Flarecat', 'Slagger', 'Kilnward', 'Sootmage'] as const),
  ...(['Torchman', 'Bellower', 'Ironhide', 'Wildfire', 'Moltoth', 'Pyrarch'] as const),
  ...(['Sapling', 'Acorner', 'Hedgehog', 'Vinewife', 'Mossback', 'Antler', 'Boarkin'] as const),
  ...(['Dryad', 'Oakguard', 'Elkrider', 'Bramble', 'Treant', 'Elderoak'] as const),
  ...(['Sprite', 'Breezer', 'Swift', 'Falcon', 'Courier', 'Lancer'] as const),
  ...(['Gryphon', 'Skyguard', 'Hussar', 'Zephyr', 'Roc', 'Tempest'] as const),
  ...(['Cog', 'Ratchet', 'Leech', 'Tinker', 'Coiler', 'Plater', 'Siever'] as const),
  ...(['Striker', 'Gearwolf', 'Bulwark', 'Dynamo', 'Governor', 'Colossus'] as const),
  ...(['Bat', 'Toadlet', 'Ghoul', 'Batcloud', 'Mireman', 'Widow'] as const),
  ...(['Fenguard', 'Reaper', 'Wraith', 'Bogbeast', 'Countess'] as const),
);

export const cards = {
  creatures,
  spells: { Healer: 'Healer', Relief: 'Relief', Rebirth: 'Rebirth', Dracula: 'Dracula', Traitor: 'Traitor' },
  spellEffects: {
    Healer: 'each of your creatures gains 1 life, up to 9.',
    Relief: 'draw 3 cards; each draw that fails costs 1 life.',
    Rebirth: 'the last creature that you lost or sacrificed returns to your first free slot, asleep.',
    Dracula: 'your opponent loses 2 life and you gain 2.',
    Traitor: 'take any of your opponent’s creatures, even one that’s asleep or behind a shield.',
  },
  /** Effects on the picture of a card, up to 9 letters. */
  spellNotes: { Healer: 'all +1', Relief: '3 cards', Rebirth: 'revive', Dracula: 'drain 2', Traitor: 'take one' },
  spellLine: ({ spell, cost, effect }: { spell: string; cost: number; effect: string }) =>
    `- **${spell}** (${cost} mana): ${effect}`,
  decks: {
    tidewatch: { title: 'Tidewatch', about: 'shields and patience' },
    emberpack: { title: 'Emberpack', about: 'cheap attackers' },
    thornwood: { title: 'Thornwood', about: 'lots of life and healing' },
    windrush: { title: 'Windrush', about: 'attacks right away' },
    clockwork: { title: 'Clockwork', about: 'drains mana' },
    nightfen: { title: 'Nightfen', about: 'many spells' },
  },
  deckLabel: ({ title, about }: { title: string; about: string }) => `${title}: ${about}`,
  deckColumns: { card: 'card', cost: 'cost' },
  /** Marks of creatures below the board, in 36 columns. */
  marks: { S: 'shield', M: 'mana drain', A: 'speedy', z: 'asleep', '=': 'attacked' },
  legend: {
    '5/4': 'damage 5, life 4',
    S: 'shield: attack it first',
    M: 'mana drain: hits take all mana',
    A: 'speedy: awake right away',
    z: 'asleep: can’t attack or be hit',
    '=': 'has attacked this turn',
    '+': 'free slot you can choose',
    '>': 'whose turn it is',
  },
};
