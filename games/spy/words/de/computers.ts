import type { en } from '../en/index.ts';

export const computers: Pick<typeof en, 'computers' | 'hint'> = {
  computers: {
    wandersAround: 'streift ziellos umher',
    sometimesKnowsWhatToDo: 'weiß manchmal, was zu tun ist',
    knowsWhatToDoHalfTheTime: 'weiß jedes zweite Mal, was zu tun ist',
    mostlyKnowsWhatToDo: 'weiß meistens, was zu tun ist',
    knowsTheGame: 'kennt das Spiel',
    sometimesPutsTwoAndTwoTogether: 'zählt manchmal eins und eins zusammen',
    oftenPutsTwoAndTwoTogether: 'zählt oft eins und eins zusammen',
    putsTwoAndTwoTogether: 'zählt eins und eins zusammen',
    plansWholeTurnsAndBetsBoldly: 'plant ganze Züge voraus und setzt mutig',
  },
  hint: {
    wait: 'Nichts in Reichweite ist besser als Warten.',
    allYourGadgetsAreAssigned: 'Alle Gadgets sind verteilt.',
    canUseItAndHasAFreeHand: ({ name }) => `${name} kann es brauchen und hat noch eine Hand frei.`,
    likelyAGuestASecretIsWorthIpAnd: ({ guest, points }) =>
      `Mit ${guest} Wahrscheinlichkeit ein Gast: Ein Geheimnis bringt ${points} IP und vielleicht eine Kombination.`,
    likelyAnEnemyWorthMakingSure: ({ enemy }) =>
      `Mit ${enemy} Wahrscheinlichkeit ein Gegner: Das lohnt eine Überprüfung.`,
    itsWorthIpAndHoldsTheCatsCollar: ({ points }) => `Das bringt ${points} IP und das Halsband der Katze.`,
    itsWorthIpAndRevealsThe: ({ points, number }) =>
      `Das bringt ${points} IP und die Kombination von Tresor ${number + 1}.`,
    youHaveAChanceToWinAndEachChipIs: ({ percent, points }) =>
      `Du gewinnst mit ${percent} Wahrscheinlichkeit, und jeder Chip ist am Ende ${points} IP wert.`,
    youCanPourItOverAnEnemy: 'Du kannst ihn über einen Gegner schütten.',
    itFreesYourHand: 'Danach ist die Hand wieder frei.',
    wetClothesMakeFailMoreOften: ({ name }) => `In nassen Kleidern misslingt ${name} öfter etwas.`,
    nobodyCanWinChipsThereAnyMore: 'Dort kann niemand mehr Chips gewinnen.',
    aDrinkTakesYouFromToHp: ({ hp, health }) => `Trinken bringt dich von ${hp} auf ${health} HP.`,
    thatsABetterPosition: 'Dort stehst du besser.',
    way: ({ countText, steps }) => countText(steps, 'Schritt', 'Schritte'),
    fromThereYouCanReach: ({ what }) => `Von dort ist ${what} in Reichweite.`,
    onTheWayToLeft: ({ what, way }) => `Auf dem Weg dorthin (${what}): noch ${way}.`,
  },
};
