import { french } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = french;

const steps = (amount: number) => count(amount, 'pas', 'pas');
const lowerFirst = (words: string) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Told before the first pick. */
const GOAL =
  'Le plus de points (PR) gagne. Tes agents espionnent les invités, ouvrent les coffres et jouent à la roulette ; les gadgets les aident.';

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
    spyOn: ({ name }) => `Espionner ${name}`,
    observe: ({ name }) => `Observer ${name}`,
    pourOver: ({ name }) => `Arroser ${name}`,
    dry: ({ name }) => `Sécher ${name}`,
    openSafe: ({ number }) => `Ouvrir le coffre ${number}`,
    gamble: ({ field, stake }) => `Roulette en ${field} : miser ${stake}`,
    take: ({ field }) => `Prendre le cocktail en ${field}`,
    burn: ({ field }) => `Détruire la roulette en ${field}`,
    drink: 'Boire',
    differentBet: ({ field }) => `Autre mise en ${field}…`,
    anyField: ({ title }) => `${title} : choisir une case…`,
    newSecret: ({ ip }) => `nouveau secret : +${ip} PR`,
    knownSecret: 'secret connu, peut-être une combinaison',
    halved: 'mouillé : moitié moins',
    maybeEnemy: 'peut-être camp adverse',
    almostSurelyEnemy: 'presque sûrement un ennemi',
    breaksTies: 'départage en cas d’égalité',
    poisonedByYou: 'que tu as empoisonné',
    heals: ({ hp }) => `+${hp} PV`,
    damage: ({ hp }) => count(hp, 'dégât', 'dégâts'),
    blast: ({ people, hp }) =>
      `${count(people, 'personne', 'personnes')}, ${count(hp, 'dégât', 'dégâts')}${people > 1 ? ' chacune' : ''}`,
    noTalents: 'Aucun talent particulier',
  },
  places: {
    cat: 'le chat',
    safe: ({ number }) => `le coffre ${number}`,
    roulette: ({ field }) => `la table de roulette en ${field}`,
    cocktail: ({ field }) => `le cocktail en ${field}`,
    item: ({ gadget }) => the(gadget),
  },
  preparation: {
    pickRest: 'Choisir le reste pour moi',
    assignAll: 'Répartir à la main',
    numbersPerAgent: 'Numéros des gadgets par agent',
    assign: 'Attribuer…',
    reassign: 'Donner à quelqu’un d’autre…',
    ready: 'Prêt',
    autoAssign: 'Répartir automatiquement',
    secretDraft: 'Les équipes se forment en secret',
    secretEquipment: 'Gadgets répartis en secret',
    bothChoosing: 'Les deux camps choisissent encore.',
    onlyYouChoosing: 'Il ne manque plus que tes choix.',
    stillChoosing: ({ name }) => `${name} choisit encore.`,
    chosen: 'Choix :',
    picksSoFar: ({ picks, chosen }) =>
      `Tes choix (${chosen.length} sur ${picks}) : ${list(chosen) || 'rien pour l’instant'}.`,
    agentsOnOffer: 'Agents :',
    gadgetsOnOffer: 'Gadgets :',
    unassigned: 'À répartir :',
    unassignedGadgets: ({ gadgets }) => `À répartir : ${list(gadgets)}.`,
    carries: ({ name, gadgets }) =>
      gadgets.length > 0 ? `${name} porte ceci : ${list(gadgets)}.` : `${name} ne porte rien.`,
    draft: 'Sélection',
    draftCount: ({ count, picks }) => `Sélection ${count}/${picks}`,
    equipment: 'Équipement',
    choose: 'Fais un choix',
    wait: 'En attente',
    unassignedTitle: 'À répartir',
    choosing: 'choisit',
    done: 'terminé',
  },
  stake: {
    bet: ({ amount, odds }) => `Miser ${count(amount, 'jeton', 'jetons')} (${odds})`,
    differentBet: 'Autre mise…',
    amount: ({ highest }) => `Jetons (de 1 à ${highest})`,
  },
  destinations: {
    cat: 'Vers le chat',
    safe: ({ number }) => `Vers le coffre ${number}`,
    roulette: ({ field }) => `Vers la roulette en ${field}`,
    cocktail: ({ field }) => `Vers le cocktail en ${field}`,
    barSeat: ({ field }) => `Vers le tabouret en ${field}`,
    fireplace: ({ field }) => `Vers la cheminée en ${field}`,
    person: ({ name }) => `Vers ${name}`,
    item: ({ gadget, field }) => `Ramasser ${the(gadget)} en ${field}`,
    outOfFog: 'Hors du brouillard',
    withSteps: ({ label, steps: left, isContinued }) =>
      `${isContinued ? 'Continuer : ' : ''}${isContinued ? lowerFirst(label) : label} (${steps(left)})`,
  },
  walking: {
    step: 'Faire un pas…',
    anotherField: 'Autre case…',
    walkAndAct: ({ steps: left, act, endsTurn }) =>
      `${steps(left)}, puis ${lowerFirst(act)}${endsTurn ? ', fin du tour' : ''}`,
    andEnd: ({ act }) => `${act}, fin du tour`,
    andWalk: ({ act }) => `${act}, puis marcher`,
    stopped: 'Arrêt : il s’est passé quelque chose en chemin.',
    assignAndEnter: 'Tout répartir et entrer',
  },
  turn: {
    people: 'Personnes…',
    gamble: 'Roulette…',
    bar: 'Bar et coffre…',
    gadgets: 'Gadgets…',
    walk: 'Marcher…',
    endTurn: 'Finir le tour',
  },
  ask: {
    pick: 'Choisir un agent ou un gadget…',
    carrier: 'Donner à…',
    targets: 'Choisir une cible…',
    act: 'Actions…',
    pickOf: ({ pick, picks, most, only }) => {
      const left = only ? `plus que des ${only === 'agents' ? 'agents' : 'gadgets'}` : `2 à ${most} agents`;
      return `${pick > 1 ? '' : `${GOAL} `}Choix ${pick} sur ${picks} (${left}).`;
    },
    whoCarries: ({ gadget }) => `Qui porte ${the(gadget)} ?`,
    allAssigned: 'Tout est réparti. Entre au casino avec « Prêt », ou change encore quelque chose.',
    whichGadget: 'Répartis tes gadgets.',
    pointsLeft: ({ name, steps: left, actions, isWet }) => {
      const points = [
        ...(left > 0 ? [steps(left)] : []),
        ...(actions > 0 ? [count(actions, 'action', 'actions')] : []),
      ];
      return `${name} : encore ${points.join(', ')}.${isWet ? ' Vêtements mouillés : chances divisées par 2.' : ''}`;
    },
    inFog: ({ name, steps: left }) =>
      `${name} : ${left > 0 ? `encore ${steps(left)}, ` : ''}aucune action dans le brouillard.`,
    choose: 'Choisis une action.',
    walk: 'Déplacement',
    direction: 'Un pas : choisis une direction.',
    destination: ({ title }) => `${title} : choisis une destination.`,
    target: ({ title }) => `${title} : choisis une cible.`,
    column: ({ title }) => `${title} : choisis une colonne.`,
    field: ({ title }) => `${title} : choisis une case de cette colonne.`,
    stake: ({ title }) => `${title} : combien de jetons ?`,
  },
  hint: {
    moves: {
      pickAgent: ({ name }) => `Choisis ${name}.`,
      pickGadget: ({ gadget }) => `Choisis ${the(gadget)}.`,
      assign: ({ gadget, name }) => `Donne ${the(gadget)} à ${name}.`,
      enter: 'Entre au casino.',
      spy: ({ place }) => `Espionne ${place}.`,
      observe: ({ place }) => `Observe ${place}.`,
      pour: ({ place }) => `Renverse ton cocktail sur ${place}.`,
      open: ({ place }) => `Ouvre ${place}.`,
      gamble: ({ field, stake }) => `Mise ${count(stake, 'jeton', 'jetons')} à la roulette en ${field}.`,
      take: ({ place }) => `Prends ${place}.`,
      drink: 'Bois ton cocktail.',
      burn: ({ place }) => `Détruis ${place}.`,
      use: ({ gadget, place }) => `Utilise ${the(gadget)} (cible : ${place}).`,
      step: ({ field }) => `Va en ${field}.`,
      retire: 'Termine le tour.',
    },
    wait: 'Mieux vaut attendre que tenter ce qui est à portée.',
    assigned: 'Tous tes gadgets sont répartis.',
    carrier: ({ name }) => `${name} peut s’en servir et a une main libre.`,
    spy: ({ guest, ip }) =>
      `${guest} de chances que ce soit un simple invité : un secret rapporte ${ip} PR, et peut-être une combinaison.`,
    observe: ({ enemy }) => `${enemy} de chances que ce soit un ennemi : mieux vaut vérifier.`,
    gadgetOnEnemy: ({ enemy, about }) => `${enemy} de chances que ce soit un ennemi. ${about}`,
    lastSafe: ({ ip }) => `Il rapporte ${ip} PR et contient le collier du chat.`,
    safe: ({ ip, next }) => `Il rapporte ${ip} PR et révèle la combinaison du coffre ${next}.`,
    gamble: ({ odds, ip }) => `Tu as ${odds} de chances de gagner, et chaque jeton vaut ${ip} PR à la fin.`,
    take: 'Tu pourras le renverser sur un ennemi.',
    drink: 'Ta main sera de nouveau libre.',
    pour: ({ name }) => `Avec des vêtements mouillés, ${name} échouera plus souvent.`,
    burn: 'Plus personne ne pourra y gagner de jetons.',
    healing: ({ hp, health }) => `Boire te fait passer de ${hp} à ${health} PV.`,
    betterPosition: 'La position y est meilleure.',
    reach: ({ place }) => `De là, tu peux atteindre ${place}.`,
    onTheWay: ({ place, steps: left }) => `Prochain objectif : ${place}, encore ${steps(left)}.`,
  },
  computers: {
    beginner: 'se promène au hasard',
    novice: 'sait parfois quoi faire',
    learner: 'sait quoi faire une fois sur deux',
    amateur: 'sait le plus souvent quoi faire',
    casual: 'connaît le jeu',
    skilled: 'fait parfois les bonnes déductions',
    seasoned: 'fait souvent les bonnes déductions',
    advanced: 'fait les bonnes déductions',
    master: 'planifie des tours entiers et mise gros',
  },
};
