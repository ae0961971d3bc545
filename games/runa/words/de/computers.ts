import type { en } from '../en/index.ts';

export const computers: Pick<typeof en, 'computers' | 'hint'> = {
  computers: {
    onlyThinksAboutTheCurrentRound: 'denkt nur an die aktuelle Runde',
    thinksAheadNowAndThen: 'denkt ab und zu voraus',
    mostlyThinksAhead: 'denkt meistens voraus',
    winsAboutHalfItsRuns: 'gewinnt etwa die Hälfte der Durchläufe',
  },
  hint: {
    anyTwoSeedsWillDoTheyOnlyDecide: 'Zwei beliebige Seeds genügen. Sie bestimmen nur, wie gemischt wird.',
    theRunIsOver: 'Der Durchlauf ist vorbei.',
    noOtherCardDoesMoreThisRound: 'Keine andere Karte bringt in dieser Runde mehr.',
    hasHealth: ({ who, hp }) => `${who} hat ${hp} Leben.`,
    spellsGetStrongerWithFocusAnd: ({ fp }) => `Zauber werden mit Fokus stärker, und Runa hat ${fp}.`,
    runaHasHealth: ({ hp }) => `Runa hat ${hp} Leben.`,
    asked: 'Wähle die Zahl, die dein eigener Würfel zeigt.',
    aMakesEveryAttackStrongerAnd: ({ die, die2, cards }) =>
      `Ein ${die} macht jeden Angriff stärker und bietet Platz für ${die2} Fokus; ${cards} Karten genügen.`,
    hand: ({ count }) => (count === 1 ? 'einer Karte' : `${count} Karten`),
    withInHandANewOneHelpsMoreThanA: ({ hand }) =>
      `Mit ${hand} auf der Hand hilft eine neue mehr als ein größerer Würfel.`,
    withInHandTwoNewOnesHelpMoreThan: ({ hand }) =>
      `Mit ${hand} auf der Hand helfen zwei neue mehr als ein größerer Würfel.`,
    best: 'In simulierten Durchläufen kommt Runa damit am weitesten.',
    atOfHealthEachOfHerCardsIsWorth: ({ hp, maxHealth, count, cardHealth }) =>
      `Bei ${hp} von ${maxHealth} Leben ist jede ihrer ${count} Karten mehr wert als ${cardHealth} Leben.`,
    thatBringsHerFromToHealthAnd: ({ hp, healed, left }) =>
      `Damit steigt ihr Leben von ${hp} auf ${healed}, und sie behält ${left === 1 ? '1 Karte' : `${left} Karten`}.`,
  },
};
