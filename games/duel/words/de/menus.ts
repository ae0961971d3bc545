import type { en } from '../en/index.ts';

export const menus: Pick<typeof en, 'labels' | 'choices'> = {
  labels: {
    moreAttacks: 'Weitere Angriffe …',
    sacrifice: 'Opfern …',
    endTurn: 'Zug beenden',
    playACardYouCanAfford: ({ count }) => `Karte spielen · ${count} bezahlbar`,
    life: ({ life }) => `${life} Leben`,
    killsIt: 'tödlich',
    youWin: 'Sieg',
    mana0: ({ fall, mana }) => `${fall}, Mana ${mana} → 0`,
    attackWithEverythingDamage: ({ wins, damage }) => `Mit allen angreifen: ${wins ? 'Sieg' : `${damage} Schaden`}`,
    set: ({ creature }) => `${creature} legen`,
    cast: ({ name }) => `${name} wirken`,
    mana: ({ cost }) => `${cost} Mana`,
    text1LifeFor: ({ count }) => `+1 Leben für ${count} ${count === 1 ? 'Kreatur' : 'Kreaturen'}`,
    drawCards: ({ drawn }) => `ziehe ${drawn} Karten`,
    drawLife: ({ drawn, fall }) => `ziehe ${drawn}, Leben ${fall}`,
    returns: ({ creature }) => `${creature} kehrt zurück`,
    wins: () => 'Sieg',
    you: 'du',
  },
  choices: {
    whatWillYouDo: 'Was machst du?',
    whichCreatureAttacks: ({ victim }) => `Welche Kreatur greift ${victim} an?`,
    whichCardWillYouSacrificeYour: ({ life }) => `Welche Karte opferst du? Dein Leben: ${life} → ${life + 1}.`,
    act: 'Angreifen oder Karte spielen …',
  },
};
