import { capital, german } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = german;

const chips = (amount: number) => count(amount, 'Chip', 'Chips');

/** Told before the first pick. */
const GOAL =
  'Die meisten Punkte (IP) gewinnen. Deine Agenten spionieren Gäste aus, öffnen Tresore und spielen Roulette, Gadgets helfen ihnen.';

export const menus: Pick<
  SpyWords,
  | 'actionLabels'
  | 'places'
  | 'preparation'
  | 'stake'
  | 'destinations'
  | 'walking'
  | 'turn'
  | 'ask'
  | 'hint'
  | 'computers'
> = {
  actionLabels: {
    spyOn: ({ name }) => `${name} ausspionieren`,
    observe: ({ name }) => `${name} observieren`,
    pourOver: ({ name }) => `${name} begießen`,
    dry: ({ name }) => `${name} trocken föhnen`,
    openSafe: ({ number }) => `Tresor ${number} öffnen`,
    gamble: ({ field, stake }) => `Roulette auf ${field}: ${stake} setzen`,
    take: ({ field }) => `Cocktail auf ${field} nehmen`,
    burn: ({ field }) => `Roulette auf ${field} zerstören`,
    drink: 'Trinken',
    differentBet: ({ field }) => `Anderer Einsatz auf ${field} …`,
    anyField: ({ title }) => `${title}: Feld wählen …`,
    newSecret: ({ ip }) => `Geheimnis: +${ip} IP`,
    knownSecret: 'Geheimnis bekannt, vielleicht eine Kombination',
    halved: 'nass: halbiert',
    maybeEnemy: 'vielleicht gegnerisch',
    almostSurelyEnemy: 'fast sicher ein Gegner',
    breaksTies: 'zählt bei Gleichstand',
    poisonedByYou: 'von dir vergiftet',
    heals: ({ hp }) => `+${hp} Leben`,
    damage: ({ hp }) => `${hp} Schaden`,
    blast: ({ people, hp }) => `${count(people, 'Person', 'Personen')}, ${people > 1 ? 'je ' : ''}${hp} Schaden`,
    noTalents: 'Keine besonderen Talente',
  },
  places: {
    cat: 'die Katze',
    safe: ({ number }) => `Tresor ${number}`,
    roulette: ({ field }) => `der Roulettetisch auf ${field}`,
    cocktail: ({ field }) => `der Cocktail auf ${field}`,
    item: ({ gadget }) => the(gadget),
  },
  preparation: {
    pickRest: 'Rest für mich wählen',
    assignAll: 'Von Hand verteilen',
    numbersPerAgent: 'Gadget-Nummern für jeden Agenten',
    assign: 'Verteilen …',
    reassign: 'Jemand anderem geben …',
    ready: 'Fertig',
    autoAssign: 'Automatisch verteilen',
    secretDraft: 'Die Teams werden geheim gewählt',
    secretEquipment: 'Gadgets werden geheim verteilt',
    bothChoosing: 'Beide wählen noch.',
    onlyYouChoosing: 'Nur du wählst noch.',
    stillChoosing: ({ name }) => `${name} wählt noch.`,
    chosen: 'Gewählt:',
    picksSoFar: ({ picks, chosen }) =>
      `Du hast ${chosen.length} von ${picks} gewählt: ${list(chosen) || 'noch nichts'}.`,
    agentsOnOffer: 'Agenten:',
    gadgetsOnOffer: 'Gadgets:',
    unassigned: 'Noch zu verteilen:',
    unassignedGadgets: ({ gadgets }) => `Noch zu verteilen: ${list(gadgets)}.`,
    carries: ({ name, gadgets }) => `${name} trägt ${list(gadgets) || 'nichts'}.`,
    draft: 'Auswahl',
    draftCount: ({ count, picks }) => `Auswahl ${count}/${picks}`,
    equipment: 'Ausrüstung',
    choose: 'Wähle eins',
    wait: 'Warten',
    unassignedTitle: 'Noch zu verteilen',
    choosing: 'wählt',
    done: 'fertig',
  },
  stake: {
    bet: ({ amount, odds }) => `${chips(amount)} setzen (${odds})`,
    differentBet: 'Anderer Einsatz …',
    amount: ({ highest }) => `Chips (1 bis ${highest})`,
  },
  destinations: {
    cat: 'Zur Katze',
    safe: ({ number }) => `Zu Tresor ${number}`,
    roulette: ({ field }) => `Zum Roulette auf ${field}`,
    cocktail: ({ field }) => `Zum Cocktail auf ${field}`,
    barSeat: ({ field }) => `Zum Sitzplatz auf ${field}`,
    fireplace: ({ field }) => `Zum Kamin auf ${field}`,
    person: ({ name }) => `Zu ${name}`,
    item: ({ gadget, field }) => `${capital(the(gadget, 'accusative'))} auf ${field} holen`,
    outOfFog: 'Aus dem Nebel',
    withSteps: ({ label, steps, isContinued }) =>
      `${isContinued ? `Weiter: ${label.replace(/^(?:Zu[mr]?|Aus|Den|Die|Das)\b/, (word) => word.toLowerCase())}` : label} (${count(steps, 'Schritt', 'Schritte')})`,
  },
  walking: {
    step: 'Ein Schritt …',
    anotherField: 'Anderes Feld …',
    walkAndAct: ({ steps, act, endsTurn }) =>
      `${count(steps, 'Schritt', 'Schritte')}, dann ${act}${endsTurn ? ', Zug beenden' : ''}`,
    andEnd: ({ act }) => `${act}, Zug beenden`,
    andWalk: ({ act }) => `${act}, dann gehen`,
    stopped: 'Angehalten, weil unterwegs etwas passiert ist.',
    assignAndEnter: 'Automatisch verteilen und los',
  },
  turn: {
    people: 'Personen …',
    gamble: 'Roulette …',
    bar: 'Bar und Tresor …',
    gadgets: 'Gadgets …',
    walk: 'Gehen …',
    endTurn: 'Zug beenden',
  },
  ask: {
    pick: 'Agent oder Gadget wählen …',
    carrier: 'Geben an …',
    targets: 'Ziel wählen …',
    act: 'Aktionen …',
    pickOf: ({ pick, picks, most, only }) => {
      const left = only ? `nur noch ${only === 'agents' ? 'Agenten' : 'Gadgets'}` : `2 bis ${most} Agenten`;
      return `${pick > 1 ? '' : `${GOAL} `}Wahl ${pick} von ${picks} (${left}).`;
    },
    whoCarries: ({ gadget }) => `Wer trägt ${the(gadget, 'accusative')}?`,
    allAssigned: 'Alles ist verteilt. Mit „Fertig“ geht es ins Casino, oder du verteilst noch etwas um.',
    whichGadget: 'Verteile deine Gadgets.',
    pointsLeft: ({ name, steps, actions, isWet }) => {
      const left = [
        ...(steps > 0 ? [count(steps, 'Schritt', 'Schritte')] : []),
        ...(actions > 0 ? [count(actions, 'Aktion', 'Aktionen')] : []),
      ];
      return `${name}: ${left.join(', ')}.${isWet ? ' Nasse Kleider halbieren die Chancen.' : ''}`;
    },
    inFog: ({ name, steps }) =>
      `${name}: ${steps > 0 ? `${count(steps, 'Schritt', 'Schritte')}, ` : ''}im Nebel keine Aktionen.`,
    choose: 'Wähle eine Aktion.',
    walk: 'Gehen',
    direction: 'Schritt: Wähle eine Richtung.',
    destination: ({ title }) => `${title}: Wähle ein Ziel.`,
    target: ({ title }) => `${title}: Wähle ein Ziel.`,
    column: ({ title }) => `${title}: Wähle eine Spalte.`,
    field: ({ title }) => `${title}: Wähle ein Feld in dieser Spalte.`,
    stake: ({ title }) => `${title}: Wie viele Chips?`,
  },
  hint: {
    moves: {
      pickAgent: ({ name }) => `Nimm ${name}.`,
      pickGadget: ({ gadget }) => `Nimm ${the(gadget, 'accusative')}.`,
      assign: ({ gadget, name }) => `Gib ${name} ${the(gadget, 'accusative')}.`,
      enter: 'Betritt das Casino.',
      spy: ({ place }) => `Spioniere ${place} aus.`,
      observe: ({ place }) => `Observiere ${place}.`,
      pour: ({ place }) => `Schütte deinen Cocktail über ${place}.`,
      open: ({ place }) => `Öffne ${place}.`,
      gamble: ({ field, stake }) => `Setze ${chips(stake)} beim Roulette auf ${field}.`,
      take: ({ field }) => `Nimm den Cocktail auf ${field}.`,
      drink: 'Trink deinen Cocktail.',
      burn: ({ field }) => `Zerstöre den Roulettetisch auf ${field}.`,
      use: ({ gadget, place }) => `Benutze ${the(gadget, 'accusative')} (Ziel: ${place}).`,
      step: ({ field }) => `Geh nach ${field}.`,
      retire: 'Beende den Zug.',
    },
    wait: 'Nichts in Reichweite ist besser als Warten.',
    assigned: 'Alle Gadgets sind verteilt.',
    carrier: ({ name }) => `${name} kann es einsetzen und hat noch eine Hand frei.`,
    spy: ({ guest, ip }) =>
      `Mit ${guest} Wahrscheinlichkeit ein Gast: Ein Geheimnis bringt ${ip} IP und vielleicht eine Kombination.`,
    observe: ({ enemy }) => `Mit ${enemy} Wahrscheinlichkeit ein Gegner. Das zu überprüfen lohnt sich.`,
    gadgetOnEnemy: ({ enemy, about }) => `Mit ${enemy} Wahrscheinlichkeit ein Gegner. ${about}`,
    lastSafe: ({ ip }) => `Das bringt ${ip} IP und das Halsband der Katze.`,
    safe: ({ ip, next }) => `Das bringt ${ip} IP und die Kombination von Tresor ${next}.`,
    gamble: ({ odds, ip }) => `Du gewinnst mit ${odds} Wahrscheinlichkeit, und jeder Chip ist am Ende ${ip} IP wert.`,
    take: 'Du kannst ihn über einen Gegner schütten.',
    drink: 'Danach ist die Hand wieder frei.',
    pour: ({ name }) => `In nassen Kleidern misslingt ${name} öfter etwas.`,
    burn: 'Dort kann niemand mehr Chips gewinnen.',
    healing: ({ hp, health }) => `Trinken bringt dich von ${hp} auf ${health} Leben.`,
    betterPosition: 'Dort stehst du besser.',
    reach: ({ place }) => `Von dort ist ${place} in Reichweite.`,
    onTheWay: ({ place, steps }) => `Nächstes Ziel: ${place}, noch ${count(steps, 'Schritt', 'Schritte')}.`,
  },
  computers: {
    beginner: 'streift ziellos umher',
    novice: 'weiß manchmal, was zu tun ist',
    learner: 'weiß jedes zweite Mal, was zu tun ist',
    amateur: 'weiß meistens, was zu tun ist',
    casual: 'kennt das Spiel',
    skilled: 'zählt manchmal eins und eins zusammen',
    seasoned: 'zählt oft eins und eins zusammen',
    advanced: 'zählt eins und eins zusammen',
    master: 'plant ganze Züge voraus und setzt mutig',
  },
};
